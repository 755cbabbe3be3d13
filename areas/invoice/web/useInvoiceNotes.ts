import { notesOfJob, noteDetails, pageNotes } from "@fairway/areas/note/contract.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import {
  chargesForInvoice,
  generateInvoiceNoTemp,
  getInvoiceById,
  invoiceNotes,
  jobChain,
  notesToInvoice,
  pageInvoices,
} from "../contract.ts";
import type { ShownInvoice } from "../model/invoice.ts";
import { typeWords } from "../model/invoiceFields.ts";
import { numberOf } from "../model/invoiceKind.ts";
import { words } from "./words.ts";

/** The calls whose answers name invoices of notes. */
export const touchedByIssuing = [
  jobChain,
  pageInvoices,
  getInvoiceById,
  notesToInvoice,
  chargesForInvoice,
  generateInvoiceNoTemp,
  notesOfJob,
  noteDetails,
  pageNotes,
];

/** Issues the invoices of notes and says their numbers. */
export function useInvoiceNotes(onDone: (issued: readonly ShownInvoice[]) => void) {
  const say = useSay();
  return useVerb(invoiceNotes, {
    invalidates: touchedByIssuing,
    onDone: ({ data }) => {
      const named = data.map((each) => `${say(typeWords[each.type])} ${numberOf(each)}`);
      toast.success(say(words.issuedThese, { count: data.length, named: named.join(", ") }));
      onDone(data);
    },
  });
}
