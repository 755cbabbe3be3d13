import { DownOutlined } from "@ant-design/icons";
import { soon } from "@fairway/ui/parts/later.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Dropdown } from "antd";
import { Suspense, useState } from "react";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import type { SurchargeType } from "../model/surcharge.ts";
import { linesIn } from "./chargeEntry.ts";
import type { ChargedBillFacts } from "./chargeRow.ts";
import type { ChargeTableState } from "./useChargeTable.ts";
import { chargeWords as words } from "./words.ts";

const SplitDialog = soon(async () => (await import("./SplitDialog.tsx")).default);
const MergeDialog = soon(async () => (await import("./MergeDialog.tsx")).default);

/** Splits and merges stored lines, and links fees. What is unsaved is saved first. */
export function LineMenu(props: {
  readonly bill: ChargedBillFacts;
  readonly table: ChargeTableState;
  readonly shown: SurchargeType | null;
  readonly why: string | null;
}) {
  const { bill, table, shown } = props;
  const say = useSay();
  const [asked, setAsked] = useState<"split" | "merge" | null>(null);
  const why = props.why ?? (table.isDirty ? say(words.saveFirst) : null);
  const free: ShownSurcharge[] = [...table.pairs.rows, ...table.onBehalf.rows]
    .flatMap((entry) => linesIn(entry).flatMap(({ stored }) => stored ?? []))
    .filter((line) => !line.whyFrozen && (shown === null || line.type === shown));
  const noLink = say(words.linkLater);
  const items = [
    {
      key: "split",
      label: say(words.split),
      disabled: free.length === 0,
      onClick: () => setAsked("split"),
    },
    {
      key: "merge",
      label: say(words.merge),
      disabled: free.length < 2,
      onClick: () => setAsked("merge"),
    },
    { key: "link", label: <span title={noLink}>{say(words.linkFees)}</span>, disabled: true },
    { key: "unlink", label: <span title={noLink}>{say(words.unlinkFees)}</span>, disabled: true },
    { key: "why", label: <span className="fw-quiet">{noLink}</span>, disabled: true },
  ];
  const close = () => setAsked(null);
  return (
    <>
      <Why text={why}>
        <Dropdown trigger={["click"]} menu={{ items }} disabled={why !== null}>
          <Button size="small">
            {say(words.lineVerbs)} <DownOutlined />
          </Button>
        </Dropdown>
      </Why>
      <Suspense>
        {asked === "split" ? (
          <SplitDialog bill={bill} lines={free} onDone={table.reload} onClose={close} />
        ) : null}
        {asked === "merge" ? (
          <MergeDialog lines={free} onDone={table.reload} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
