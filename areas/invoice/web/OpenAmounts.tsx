import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import type { InvoiceType } from "../model/invoice.ts";
import type { OpenOnNote } from "../model/noteToInvoice.ts";

/** The open amounts of one type of invoice, a currency each. */
export function OpenAmounts(props: {
  readonly open: readonly OpenOnNote[];
  readonly type: InvoiceType;
}) {
  const { open, type } = props;
  return open
    .filter((each) => each.type === type)
    .map((each) => (
      <div key={each.currencyId}>
        <MoneyText amount={each.total} currency={each.currencyId} code />
      </div>
    ));
}
