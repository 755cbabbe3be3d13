import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { linesOfAdvance } from "../contract.ts";
import type { AdvanceLine } from "../model/advance.ts";
import { advanceTypeWords, paymentTags } from "../model/advanceWords.ts";
import { advanceWords as words } from "./words.ts";

/** The lines of an advance below its row in the list. */
export function AdvanceLines({ advanceNo }: { readonly advanceNo: string }) {
  const asked = useAsk(linesOfAdvance, { advanceNo });
  return asked.data ? <LineTable lines={asked.data} /> : <RowSkeletons rows={2} />;
}

/** Lines of an advance to be read. */
export function LineTable({ lines }: { readonly lines: readonly AdvanceLine[] }) {
  const say = useSay();
  return (
    <PlainTable
      rows={lines}
      rowKey={(line) => line.id}
      columns={[
        {
          key: "jobNo",
          title: say(words.job),
          read: (line) => (
            <ScreenLink to={jobHome({ id: line.jobId, transactionType: line.transactionType })}>
              {line.jobNo}
            </ScreenLink>
          ),
        },
        { key: "hwbno", title: say(words.hbl), read: (line) => line.hwbno ?? line.mawb },
        { key: "customNo", title: say(words.customNo), read: (line) => line.customNo },
        { key: "description", title: say(words.description), read: (line) => line.description },
        {
          key: "amount",
          title: say(words.amount),
          right: true,
          read: (line) => <MoneyText amount={line.amount} currency={line.requestCurrency} code />,
        },
        {
          key: "advanceType",
          title: say(words.type),
          read: (line) => say(advanceTypeWords[line.advanceType]),
        },
        {
          key: "statusPayment",
          title: say(words.settlement),
          read: (line) => <StatusTag {...paymentTags[line.statusPayment]} />,
        },
        { key: "requestNote", title: say(words.note), read: (line) => line.requestNote },
      ]}
    />
  );
}
