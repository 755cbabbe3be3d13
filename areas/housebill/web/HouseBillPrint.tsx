import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { useClient } from "@fairway/ui/client/client.ts";
import { FormPaperViewer } from "@fairway/ui/paper/FormPaperViewer.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { previewSeaHblOfLading } from "../contract.ts";
import {
  billLanguage,
  type BillLayout,
  billLayoutWords,
  formLayouts,
} from "../model/billPlacing.ts";
import { billFiles } from "../model/fileFolders.ts";
import type { AskedKind } from "../model/houseBillPaper.ts";
import { houseBillWords as words } from "./words.ts";

/** The print of a house bill: its type, and plain paper or a pre-printed form with its offset. */
export function HouseBillPrint(props: {
  readonly bill: { readonly id: string; readonly hwbno: string };
  readonly onClose: () => void;
}) {
  const { bill } = props;
  const say = useSay();
  const client = useClient();
  const [kind, setKind] = useState<AskedKind>("TYPE");
  return (
    <FormPaperViewer<BillLayout>
      title={`${say(words.title)} ${bill.hwbno}`}
      paper="houseBill"
      layouts={billLayoutWords}
      isForm={(layout) => formLayouts.includes(layout)}
      version={kind}
      language={billLanguage}
      {...filing({ ...billFiles, id: bill.id }, "HBL")}
      load={({ layout: reportType, ...offsets }, language) =>
        client.download(previewSeaHblOfLading, {
          hblId: bill.id,
          kind,
          reportType,
          ...offsets,
          language,
        })
      }
      actions={
        <Segmented
          value={kind}
          onChange={setKind}
          options={[
            { value: "TYPE", label: say(words.asType) },
            { value: "DRAFT", label: say(words.draft) },
            { value: "COPY", label: say(words.copy) },
          ]}
        />
      }
      onClose={props.onClose}
    />
  );
}
