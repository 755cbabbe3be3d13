import { LockOutlined } from "@ant-design/icons";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { jobsOfSettlement } from "../contract.ts";
import { groupKey } from "../model/groupsOf.ts";
import type { Settlement, SettlementGroup } from "../model/settlement.ts";
import { settlementWords as words } from "./words.ts";

/** The jobs and bills of a settlement below its row in the list. */
export function JobsOfSettlement({ settlement }: { readonly settlement: Settlement }) {
  const say = useSay();
  const { settlementNo, currencyId } = settlement;
  const asked = useAsk(jobsOfSettlement, { settlementNo });
  if (!asked.data) return <RowSkeletons rows={2} />;
  return (
    <PlainTable
      rows={asked.data}
      rowKey={groupKey}
      columns={[
        { key: "jobNo", title: say(words.job), read: (group) => <JobNo group={group} /> },
        { key: "mawb", title: say(words.mbl), read: (group) => group.mawb },
        { key: "hwbno", title: say(words.hbl), read: (group) => group.hwbno },
        { key: "customNo", title: say(words.customNo), read: (group) => group.customNo },
        { key: "advanceNo", title: say(words.advanceNo), read: (group) => group.advanceNo },
        {
          key: "advanceAmount",
          title: say(words.advance),
          right: true,
          read: (group) => <MoneyText amount={group.advanceAmount} currency={currencyId} />,
        },
        {
          key: "amount",
          title: say(words.amount),
          right: true,
          read: (group) => <MoneyText amount={group.amount} currency={currencyId} code />,
        },
        {
          key: "balance",
          title: say(words.balance),
          right: true,
          read: (group) => <MoneyText amount={group.balance} currency={currencyId} />,
        },
      ]}
    />
  );
}

/** The number of a job, with a lock where it is locked. */
export function JobNo({ group }: { readonly group: Pick<SettlementGroup, "jobNo" | "isLocked"> }) {
  const say = useSay();
  const { jobNo, isLocked } = group;
  return (
    <>
      {isLocked ? <LockOutlined title={say(words.locked)} aria-label={say(words.locked)} /> : null}
      {isLocked ? " " : ""}
      {jobNo}
    </>
  );
}
