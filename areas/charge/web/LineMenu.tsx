import { DownOutlined } from "@ant-design/icons";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { soon } from "@fairway/ui/parts/later.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Dropdown } from "antd";
import { Suspense, useState } from "react";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import type { SurchargeType } from "../model/surcharge.ts";
import { linesIn } from "./chargeEntry.ts";
import type { ChargedBillFacts } from "./chargeRow.ts";
import { chargePlaces } from "./places.ts";
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
  const [asked, setAsked] = useState<"split" | "merge" | "link" | "undo" | null>(null);
  const why = props.why ?? (table.isDirty ? say(words.saveFirst) : null);
  const stored: ShownSurcharge[] = [...table.pairs.rows, ...table.onBehalf.rows]
    .flatMap((entry) => linesIn(entry).flatMap((line) => line.stored ?? []))
    .filter((line) => shown === null || line.type === shown);
  const free = stored.filter((line) => !line.whyFrozen);
  // Fees are linked from operations jobs, and undone from either side.
  const { bill: kind } = serviceOf(bill.job.transactionType);
  const fees = kind.isOfJob ? stored.filter((line) => line.type === "SELL" && !line.linkFee) : [];
  const linked = stored.filter((line) => line.linkFee || line.linkChargeId !== null);
  const { LinkFees, UndoLinks } = chargePlaces();
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
    ...(kind.isOfJob
      ? [
          {
            key: "link",
            label: say(words.linkFees),
            disabled: fees.length === 0,
            onClick: () => setAsked("link"),
          },
        ]
      : []),
    {
      key: "unlink",
      label: say(words.unlinkFees),
      disabled: linked.length === 0,
      onClick: () => setAsked("undo"),
    },
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
        {asked === "link" && LinkFees ? (
          <LinkFees lines={fees} onDone={table.reload} onClose={close} />
        ) : null}
        {asked === "undo" && UndoLinks ? (
          <UndoLinks lines={linked} onDone={table.reload} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
