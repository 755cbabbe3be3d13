import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { previewCombineBilling } from "../contract.ts";
import type { ShownNote } from "../model/note.ts";
import { type PrintCurrency, printCurrencies } from "../model/notePaperLines.ts";
import { AsFiles } from "./AsFiles.tsx";
import { words } from "./words.ts";

/** Several notes of one partner as one bill, which can be filed on each of their jobs. */
export function CombinedPreview(props: {
  readonly notes: readonly Pick<ShownNote, "id" | "jobId">[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  const client = useClient();
  const { download } = useDownload();
  const [currency, setCurrency] = useState<PrintCurrency>("ORIGIN");
  const ids = props.notes.map((note) => note.id);
  const jobs = [...new Set(props.notes.map((note) => note.jobId))];
  return (
    <PaperViewer
      title={say(words.combined, { count: ids.length })}
      {...filing(
        jobs.map((id) => ({ ...jobFiles, id })),
        "DebitNote",
      )}
      version={`${currency} ${ids.join()}`}
      load={(language) => client.download(previewCombineBilling, { ids, currency, language })}
      onClose={props.onClose}
      actions={
        <>
          <Segmented
            value={currency}
            options={printCurrencies.map((value) => ({ value, label: say(words[value]) }))}
            onChange={setCurrency}
          />
          <AsFiles
            save={(format) => void download(previewCombineBilling, { ids, currency, format })}
          />
        </>
      }
    />
  );
}
