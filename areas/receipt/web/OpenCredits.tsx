import type { CreditUse } from "@fairway/areas/due/model/payWith.ts";
import type { ShownInvoice } from "@fairway/areas/invoice/model/invoice.ts";
import { numberOf } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { type BookCurrency, decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { loneSignOf } from "@fairway/ui/form/readNumber.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import type { ReceiptDraft } from "./receiptDraft.ts";
import { words } from "./words.ts";

/** Open vouchers that we owe: a tick uses as much as clears, a typed amount is the most. */
export function OpenCredits(props: {
  readonly credits: readonly ShownInvoice[];
  readonly chosen: ReceiptDraft["credits"];
  readonly currencyId: BookCurrency;
  readonly used: readonly CreditUse[];
  readonly onChange: (chosen: ReceiptDraft["credits"]) => void;
}) {
  const say = useSay();
  const { chosen, currencyId } = props;
  const useOf = ({ id }: ShownInvoice) => props.used.find((each) => each.id === id) ?? null;
  const toggle = ({ id }: ShownInvoice) => {
    const { [id]: before, ...others } = chosen;
    props.onChange(before === undefined ? { ...others, [id]: null } : others);
  };
  return (
    <PlainTable
      rows={props.credits}
      rowKey={(credit) => credit.id}
      columns={[
        {
          key: "tick",
          title: say(words.netOff),
          read: (credit) => (
            <Checkbox
              aria-label={`${say(words.netOff)} ${numberOf(credit)}`}
              checked={credit.id in chosen}
              onChange={() => toggle(credit)}
            />
          ),
        },
        { key: "no", title: say(words.voucherNo), read: numberOf },
        {
          key: "reference",
          title: say(words.reference),
          read: (credit) => credit.cdNoteNos || credit.jobNos,
        },
        { key: "date", title: say(words.date), read: (credit) => <DayText day={credit.date} /> },
        {
          key: "open",
          title: say(words.weOwe),
          right: true,
          read: (credit) => (
            <MoneyText amount={credit.unpaidAmount} currency={credit.currencyId} code />
          ),
        },
        {
          key: "pays",
          title: `${say(words.pays)} (${currencyId})`,
          right: true,
          read: (credit) => (
            <NumberInput
              label={`${say(words.pays)} ${numberOf(credit)}`}
              least={decimalsOf(currencyId)}
              lone={loneSignOf(currencyId)}
              value={chosen[credit.id] ?? useOf(credit)?.creditAmount ?? null}
              onChange={(amount) => props.onChange({ ...chosen, [credit.id]: amount })}
            />
          ),
        },
        {
          key: "remains",
          title: say(words.remains),
          right: true,
          read: (credit) => {
            const used = useOf(credit);
            const inVnd = credit.currencyId === localCurrency;
            return used ? (
              <MoneyText
                amount={inVnd ? used.balanceVnd : used.balanceUsd}
                currency={credit.currencyId}
                code
              />
            ) : null;
          },
        },
      ]}
    />
  );
}
