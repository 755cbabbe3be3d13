import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal } from "antd";
import type { getShipmentTotalProfit } from "../contract.ts";
import { Sum } from "./MarginStrip.tsx";
import { chargeWords as words } from "./words.ts";

/** The profit of each bill of a job in VND and USD, and of all of them. */
export function BillProfits(props: {
  readonly profit: Answer<typeof getShipmentTotalProfit>;
  readonly jobNo: string;
  readonly onClose: () => void;
}) {
  const { houseBills, total } = props.profit;
  const say = useSay();
  const both = [
    ["vnd", localCurrency],
    ["usd", secondCurrency],
  ] as const;
  return (
    <Modal
      open
      title={say(words.profitOfBills, { jobNo: props.jobNo })}
      footer={null}
      onCancel={props.onClose}
    >
      <p className="fw-quiet">{say(words.beforeVat)}</p>
      <PlainTable
        rows={houseBills}
        rowKey={(bill) => bill.hblid}
        columns={[
          { key: "hwbno", title: say(words.ofBill), read: (bill) => bill.hwbno },
          ...both.map(([sum, currency]) => ({
            key: sum,
            title: currency,
            right: true,
            read: (bill: (typeof houseBills)[number]) => (
              <Sum amount={bill.profit[sum]} currency={currency} />
            ),
          })),
        ]}
        foot={{
          hwbno: say(words.ofJob),
          ...Object.fromEntries(
            both.map(([sum, currency]) => [
              sum,
              <Sum key={sum} amount={total.profit[sum]} currency={currency} />,
            ]),
          ),
        }}
      />
    </Modal>
  );
}
