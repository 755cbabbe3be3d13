import { type ReactNode, useState } from "react";
import type { PageAction } from "../parts/PageHeader.tsx";
import { HistoryDrawer } from "./HistoryButton.tsx";
import type { HistoryProps } from "./HistoryDrawer.tsx";
import { historyWords } from "./historyWords.ts";

/** The action of a page that opens the history of its record, and the drawer while it is open. */
export function useHistory(props: HistoryProps): {
  readonly action: PageAction;
  readonly drawer: ReactNode;
} {
  const [open, setOpen] = useState(false);
  return {
    action: { words: historyWords.history, run: () => setOpen(true) },
    drawer: open ? <HistoryDrawer {...props} onClose={() => setOpen(false)} /> : null,
  };
}
