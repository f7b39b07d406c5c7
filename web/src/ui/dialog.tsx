/** A dialog over the page. The browser's own keeps the focus inside and gives it back. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "./icons";

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's, a click beside it ours
    <dialog
      ref={ref}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="icon-button" onClick={onClose}>
            <Icon name="close" />
            <span class="unseen">{t("close")}</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

interface QuestionProps {
  title: string;
  text: string;
  yes: string;
  onYes(): void;
  onClose(): void;
}

/** Asks before something that cannot be taken back. */
export function Question({ title, text, yes, onYes, onClose }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <footer class="actions">
        <button type="button" onClick={onClose}>
          {t("cancel")}
        </button>
        <button
          type="button"
          class="primary"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
      </footer>
    </Dialog>
  );
}
