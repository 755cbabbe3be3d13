import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import type { ShownInvoice } from "../model/invoice.ts";
import { typeWords } from "../model/invoiceFields.ts";
import { numberOf } from "../model/invoiceKind.ts";
import { words } from "./words.ts";

/** The invoices that were issued just now, as links, until the page is left. */
export function IssuedInvoices({ invoices }: { readonly invoices: readonly ShownInvoice[] }) {
  const say = useSay();
  return (
    <Alert
      type="success"
      showIcon
      title={
        <span className="fw-page-facts">
          {say(words.issuedNow)}
          {invoices.map((each) => (
            <span key={each.id}>
              <ScreenLink to={`/home/accounting/management/vat-invoice/${each.id}`}>
                {say(typeWords[each.type])} {numberOf(each)}
              </ScreenLink>{" "}
              · {each.partnerName}{" "}
              <MoneyText amount={each.totalAmount} currency={each.currencyId} code />
            </span>
          ))}
        </span>
      }
    />
  );
}
