import { paymentMeanings, paymentWords } from "@fairway/areas/note/web/words.ts";
import { today } from "@fairway/core/time/day.ts";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import type { ShownInvoice } from "../contract.ts";

/** How far an invoice is paid; red when it is overdue. */
export function InvoiceStatus({ invoice }: { readonly invoice: ShownInvoice }) {
  const { timeZone } = useSession();
  const { paymentStatus, paymentDueDate } = invoice;
  const isLate =
    paymentStatus !== "Paid" && paymentDueDate !== null && paymentDueDate < today(timeZone);
  return (
    <StatusTag
      words={paymentWords[paymentStatus]}
      meaning={isLate ? "bad" : paymentMeanings[paymentStatus]}
    />
  );
}
