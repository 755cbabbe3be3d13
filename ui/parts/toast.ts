import type { ReactNode } from "react";

/** What a toast shows. */
export interface Toast {
  readonly kind: "success" | "info" | "warning" | "error";
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** A message from another user: top right, 15 seconds, with a progress bar. */
  readonly live?: boolean;
  readonly open?: () => void;
}

let shown: ((toast: Toast) => void) | null = null;
const waiting: Toast[] = [];

/** Connects the toasts to the component that shows them; returns the function that disconnects. */
export function showToastsWith(show: (toast: Toast) => void): () => void {
  shown = show;
  for (const each of waiting.splice(0)) show(each);
  return () => {
    if (shown === show) shown = null;
  };
}

// A message that a dialog shows; a toast would cover the dialog with the same text.
let inDialog: string | null = null;

/** Names the message that a dialog shows; null when the dialog is closed. */
export function shownInDialog(message: string | null): void {
  inDialog = message;
}

function tell(toast: Toast): void {
  if (inDialog !== null && toast.title === inDialog) return;
  if (shown) shown(toast);
  else waiting.push(toast);
}

/** Short messages: `toast.success(say(words.saved))`. */
export const toast = {
  success: (title: string, detail?: string) => tell(made("success", title, detail)),
  info: (title: string, detail?: string) => tell(made("info", title, detail)),
  warning: (title: string, detail?: string) => tell(made("warning", title, detail)),
  error: (title: string, detail?: string) => tell(made("error", title, detail)),
  /** A message that arrived by itself. */
  live: (title: ReactNode, detail?: ReactNode, open?: () => void) =>
    tell({ ...made("info", title, detail), live: true, ...(open ? { open } : {}) }),
};

function made(kind: Toast["kind"], title: ReactNode, detail?: ReactNode): Toast {
  return detail === undefined ? { kind, title } : { kind, title, detail };
}
