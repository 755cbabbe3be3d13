import { billFiles } from "../model/fileFolders.ts";
import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { useClient } from "@fairway/ui/client/client.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { usePaperPlacing } from "@fairway/ui/paper/usePaperPlacing.ts";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { formOffset } from "@fairway/core/paperPlacing/contract.ts";
import { previewSeaHblOfLading } from "../contract.ts";
import {
  billLanguage,
  billLayouts,
  billLayoutWords,
  type BillPlacing,
  formLayouts,
} from "../model/billPlacing.ts";
import type { AskedKind } from "../model/houseBillPaper.ts";
import { placingOf } from "./placingOf.ts";
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
  const [kept, keep] = usePaperPlacing("houseBill");
  if (kept === undefined) return null;
  const placing = placingOf(kept);
  const change = (next: Partial<BillPlacing>) => keep({ ...placing, ...next });
  const { layout: reportType, ...offsets } = placing;
  const asked = { hblId: bill.id, kind, reportType, ...offsets };
  return (
    <PaperViewer
      title={`${say(words.title)} ${bill.hwbno}`}
      version={JSON.stringify(asked)}
      language={billLanguage}
      {...filing({ ...billFiles, id: bill.id }, "HBL")}
      load={(language) => client.download(previewSeaHblOfLading, { ...asked, language })}
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
      settings={
        <>
          <Segmented
            value={placing.layout}
            onChange={(layout) => change({ layout })}
            options={billLayouts.map((value) => ({ value, label: say(billLayoutWords[value]) }))}
          />
          {formLayouts.includes(placing.layout) ? (
            <>
              <OffsetInput
                label={say(words.offsetX)}
                value={placing.offsetX}
                onChange={(offsetX) => change({ offsetX })}
              />
              <OffsetInput
                label={say(words.offsetY)}
                value={placing.offsetY}
                onChange={(offsetY) => change({ offsetY })}
              />
            </>
          ) : null}
        </>
      }
      onClose={props.onClose}
    />
  );
}

/** Millimetres with their label; the bill is printed again when the user leaves the input. */
function OffsetInput(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(String(props.value));
  const read = formOffset.safeParse(typed ?? "0");
  return (
    <div className="fw-bill-offset">
      <span>{props.label}</span>
      <NumberInput
        label={props.label}
        unit="mm"
        most={1}
        value={typed}
        invalid={!read.success}
        onChange={setTyped}
        onBlur={() => {
          if (read.success && read.data !== props.value) props.onChange(read.data);
        }}
      />
    </div>
  );
}
