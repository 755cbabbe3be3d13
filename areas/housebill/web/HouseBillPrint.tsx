import { useClient } from "@fairway/ui/client/client.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { DocumentViewer } from "@fairway/ui/parts/DocumentViewer.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Segmented } from "antd";
import { useState } from "react";
import { previewSeaHblOfLading } from "../contract.ts";
import { type BillPlacing, billLayouts, formOffset } from "../model/billPlacing.ts";
import { keepPlacing, keptPlacing } from "./keptPlacing.ts";
import { houseBillWords as words } from "./words.ts";

/** The print of a house bill: its type, and plain paper or a pre-printed form with its offset. */
export function HouseBillPrint(props: {
  readonly bill: { readonly id: string; readonly hwbno: string };
  readonly onClose: () => void;
}) {
  const { bill } = props;
  const say = useSay();
  const client = useClient();
  const { userId } = useSession();
  const [reportType, setReportType] = useState("ORIGINAL");
  const [placing, setPlacing] = useState(() => keptPlacing(userId));
  const change = (next: Partial<BillPlacing>) => {
    setPlacing({ ...placing, ...next });
    keepPlacing(userId, { ...placing, ...next });
  };
  const asked = { hblId: bill.id, reportType, ...placing };
  return (
    <DocumentViewer
      title={`${say(words.title)} ${bill.hwbno}`}
      version={JSON.stringify(asked)}
      load={() => client.download(previewSeaHblOfLading, asked)}
      actions={
        <Segmented
          size="small"
          value={reportType}
          onChange={setReportType}
          options={[
            { value: "ORIGINAL", label: say(words.asType) },
            { value: "DRAFT", label: say(words.draft) },
            { value: "COPY", label: say(words.copy) },
          ]}
        />
      }
      settings={
        <>
          <Segmented
            size="small"
            value={placing.layout}
            onChange={(layout) => change({ layout })}
            options={billLayouts.map((value) => ({ value, label: say(words[value]) }))}
          />
          {placing.layout === "form" ? (
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
