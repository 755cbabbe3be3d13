import type { ShownInvoice } from "@fairway/areas/invoice/model/invoice.ts";
import { numberOf } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button } from "antd";
import { words } from "./words.ts";

/** Offers the open invoices of the debit notes that the receipt clears in part. */
export function SameNote(props: {
  readonly invoices: readonly ShownInvoice[];
  readonly onTake: (payments: Readonly<Record<string, null>>) => void;
}) {
  const say = useSay();
  const { invoices } = props;
  if (invoices.length === 0) return null;
  const numbers = invoices.map(numberOf).join(", ");
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          {say(words.sameNote, { count: invoices.length, numbers })}{" "}
          {invoices.map((each) => (
            <MoneyText key={each.id} amount={each.unpaidAmount} currency={each.currencyId} code />
          ))}
        </>
      }
      action={
        <Button
          size="small"
          onClick={() => props.onTake(Object.fromEntries(invoices.map(({ id }) => [id, null])))}
        >
          {say(words.clearToo)}
        </Button>
      }
    />
  );
}
