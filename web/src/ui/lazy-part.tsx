/** A page or a part of one whose code is fetched when it is first shown. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

/** Shows nothing until the part is there, or if that fails, unless told what to show instead. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType = Nothing,
  Failed: ComponentType = Nothing,
): ComponentType<P> {
  const part = signal<ComponentType<P> | null>(null);
  const failed = signal(false);
  return function Lazy(props) {
    useEffect(() => {
      if (part.value) return;
      load().then(
        (loaded) => {
          part.value = loaded;
        },
        () => {
          failed.value = true;
        },
      );
    }, []);
    const Loaded = part.value;
    if (Loaded) return <Loaded {...props} />;
    return failed.value ? <Failed /> : <Waiting />;
  };
}

function Nothing() {
  return null;
}
