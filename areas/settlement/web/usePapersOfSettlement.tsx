import { useClient } from "@fairway/ui/client/client.ts";
import type { PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useLanguage } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useState } from "react";
import {
  exportSettlementByDocument,
  exportSettlementForm,
  exportSettlementGeneral,
  previewSettlement,
} from "../contract.ts";
import type { Settlement } from "../model/settlement.ts";
import { settlementWords as words } from "./words.ts";

const sheets = [
  [words.sheetForm, exportSettlementForm],
  [words.sheetByDocument, exportSettlementByDocument],
  [words.sheetGeneral, exportSettlementGeneral],
] as const;

/** The actions that print a settlement and write its sheets, and what they show. */
export function usePapersOfSettlement({
  id: settlementId,
  settlementNo,
  version,
}: Pick<Settlement, "id" | "settlementNo" | "version">): {
  readonly actions: readonly PageAction[];
  readonly shown: ReactNode;
} {
  const client = useClient();
  const language = useLanguage();
  const { download, underWay } = useDownload();
  const [isOpen, setOpen] = useState(false);
  return {
    actions: [
      { words: words.print, keys: "mod+p", run: () => setOpen(true) },
      ...sheets.map(([title, call]) => ({
        words: title,
        run: () => void download(call, { settlementId, language }),
      })),
    ],
    shown: (
      <>
        {underWay}
        {isOpen ? (
          <PaperViewer
            title={settlementNo}
            version={String(version)}
            load={(wanted) =>
              client.download(previewSettlement, { settlementNo, language: wanted })
            }
            onClose={() => setOpen(false)}
          />
        ) : null}
      </>
    ),
  };
}
