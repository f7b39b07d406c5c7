/** Addresses of files of the API, also of those that only this device has. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { getFile } from "../net/api";
import { isOnDevice } from "../net/backend";

/** The address of a file about the table or record with this id. A file on this device is fetched,
 * and its address holds its content; until then there is none. */
export function useFileUrl(url: string, id: string): string | undefined {
  const isHere = isOnDevice(id);
  const content = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (!isHere) return;
    getFile(url)
      .then(asDataUrl)
      .then(
        (found) => {
          content.value = found;
        },
        () => undefined, // the link stays without an address
      );
  }, [url]);
  return isHere ? content.value : url;
}

function asDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
