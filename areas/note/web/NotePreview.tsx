import { useClient } from "@fairway/ui/client/client.ts";
import { DocumentViewer } from "@fairway/ui/parts/DocumentViewer.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Segmented } from "antd";
import { useState } from "react";
import { previewNote } from "../contract.ts";
import { type PrintCurrency, printCurrencies } from "../model/notePaperLines.ts";
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
  const { jobId, code } = props;
  return (
    <DocumentViewer
      title={code}
      version={currency}
      load={() => client.download(previewNote, { jobId, creditDebitNo: code, currency })}
      onClose={props.onClose}
      actions={
        <Segmented
          value={currency}
          options={printCurrencies.map((value) => ({ value, label: say(words[value]) }))}
          onChange={setCurrency}
        />
      }
    />
  );
}
