/** A dialog whose code is fetched when it is first opened. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { note } from "./toasts";

export function lazyDialog<P extends { onClose(): void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const dialog = signal<ComponentType<P> | null>(null);
  return function Lazy(props) {
    useEffect(() => {
      if (dialog.value) return;
      load().then(
        (loaded) => {
          dialog.value = loaded;
        },
        () => {
          note(t("server-away"));
          props.onClose();
        },
      );
    }, []);
    const Loaded = dialog.value;
    return Loaded && <Loaded {...props} />;
  };
}
