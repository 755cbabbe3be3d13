import { useAsk } from "@fairway/ui/client/useAsk.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { soon } from "@fairway/ui/parts/later.ts";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSettled } from "@fairway/ui/parts/useSettled.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { Suspense, useState } from "react";
import { repeatedLines } from "../contract.ts";
import { CostGrid } from "./CostGrid.tsx";
import type { CostLines } from "./costList.tsx";
import { isBlankCost, type SentCost } from "./costRow.ts";
import type { CostFacts } from "./settledCosts.ts";
import { settlementWords as words } from "./words.ts";

const CopyLines = soon(async () => (await import("./CopyLines.tsx")).CopyLines);

/** The new costs of a settlement, lines to copy from another one, and what stands elsewhere already. */
export function CostSection(props: {
  readonly costs: CostLines;
  readonly facts: CostFacts;
  readonly payee: Pick | null;
  readonly holders: ReadonlyMap<string, string>;
  readonly settlementId: string | null;
}) {
  const say = useSay();
  const { costs } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Repeated lines={costs.lines} settlementId={props.settlementId} />
      <CostGrid
        costs={costs}
        facts={props.facts}
        payee={props.payee}
        holders={props.holders}
        tools={<PlainButton onClick={() => setOpen(true)}>{say(words.copyLines)}</PlainButton>}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <CopyLines
            onClose={() => setOpen(false)}
            onCopied={(rows) => {
              costs.replace([...costs.hold.rows.filter((row) => !isBlankCost(row)), ...rows]);
              toast.success(say(words.copied, { count: rows.length }));
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Warns of lines that another settlement has already. Rule ST-3 */
function Repeated(props: {
  readonly lines: readonly SentCost[];
  readonly settlementId: string | null;
}) {
  const say = useSay();
  const whole = props.lines.filter((line) => line.hblid && line.chargeId && line.paymentObjectId);
  const text = useSettled(JSON.stringify(whole), 600);
  const direct = JSON.parse(text || "[]") as typeof whole;
  const asked = useAsk(
    repeatedLines,
    { settlementId: props.settlementId, direct },
    { when: direct.length > 0, quiet: true },
  );
  if (!asked.data || asked.data.length === 0 || direct.length === 0) return null;
  const lines = asked.data.map((line) => say(words.repeatedLine, line)).join("; ");
  return <Alert type="warning" showIcon title={say(words.repeated, { lines })} />;
}
