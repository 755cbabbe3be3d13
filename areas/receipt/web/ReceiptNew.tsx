import { getInvoiceById } from "@fairway/areas/invoice/contract.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { ReceiptForm } from "./ReceiptForm.tsx";
import { blankReceipt } from "./receiptDraft.ts";
import { words } from "./words.ts";

const base = "/home/accounting/account-receivable-payable/receipt";

/** A new receipt; `?invoice=` starts with the customer and the open amount of that invoice. */
export default function ReceiptNew() {
  const say = useSay();
  const { timeZone } = useSession();
  const { search, go } = useAddress();
  const id = search["invoice"] ?? "";
  const found = useAsk(getInvoiceById, { id }, { when: id !== "" });
  if (id && found.isPending) return <PageSkeleton />;
  const invoice = found.data;
  const blank = blankReceipt(today(timeZone));
  const start = invoice
    ? {
        ...blank,
        customerId: invoice.partnerId,
        currencyId: invoice.currencyId,
        paidAmount: invoice.unpaidAmount,
        payments: { [invoice.id]: null },
      }
    : blank;
  return (
    <ReceiptForm
      title={say(words.newReceipt)}
      start={start}
      customer={
        invoice
          ? { id: invoice.partnerId, code: invoice.partnerCode, name: invoice.partnerName }
          : null
      }
      onSaved={(receipt) => go(`${base}/${receipt.id}`, { replace: true })}
    />
  );
}
