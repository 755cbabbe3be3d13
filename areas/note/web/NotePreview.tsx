import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { useClient } from "@fairway/ui/client/client.ts";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { previewNote } from "../contract.ts";
import { type PrintCurrency, printCurrencies } from "../model/notePaperLines.ts";
import { AsFiles } from "./AsFiles.tsx";
import { words } from "./words.ts";

/** A printed note, in the currencies of its lines or in one currency. */
export function NotePreview(props: {
  readonly jobId: string;
  readonly code: string;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const client = useClient();
  const [currency, setCurrency] = useState<PrintCurrency>("ORIGIN");
  const { download } = useDownload();
  const { jobId, code } = props;
  return (
    <PaperViewer
      title={code}
      {...filing({ ...jobFiles, id: jobId }, "DebitNote")}
      version={currency}
      load={(language) =>
        client.download(previewNote, { jobId, creditDebitNo: code, currency, language })
      }
      onClose={props.onClose}
      actions={
        <>
          <Segmented
            value={currency}
            options={printCurrencies.map((value) => ({ value, label: say(words[value]) }))}
            onChange={setCurrency}
          />
          <AsFiles
            save={(format) =>
              void download(previewNote, { jobId, creditDebitNo: code, currency, format })
            }
          />
        </>
      }
    />
  );
}
