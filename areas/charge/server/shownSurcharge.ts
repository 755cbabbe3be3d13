import { say } from "@fairway/core/words/words.ts";
import { answersOfClaims, type HeldFacts } from "../model/answersOfClaims.ts";
import { lockedFields, type Reason, whyFrozen } from "../model/lineLocks.ts";
import { refuseCharge } from "../model/refusals.ts";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import type { Surcharge } from "../model/surcharge.ts";

/** What is read of a line for an answer, apart from the line itself. */
export type ShownFacts = HeldFacts &
  Pick<
    ShownSurcharge,
    | "transactionType"
    | "objectBePaid"
    | "twin"
    | "duplicateCharge"
    | "duplicateInvoice"
    | "unusualVat"
    | "linked"
    | "workOrderNo"
    | "deletedAt"
    | "deletedBy"
  >;

/** Returns a line with what its documents give it and the fields that cannot be changed. */
export function shownSurcharge(
  line: Surcharge & ShownFacts & Pick<ShownSurcharge, "type">,
): ShownSurcharge {
  const { ledger, clearedAdvanceNo, chiefAccountantApproval, ...charge } = line;
  const facts = { ledger, clearedAdvanceNo, chiefAccountantApproval };
  const given = answersOfClaims(charge, facts);
  const why = whyFrozen(charge);
  return {
    ...charge,
    ...given,
    // A line has the vendor's invoice, else shows the one that holds it.
    invoiceNo: charge.invoiceNo ?? given.invoiceNo,
    invoiceDate: charge.invoiceDate ?? given.invoiceDate,
    seriesNo: charge.seriesNo ?? given.seriesNo,
    whyFrozen: why && sayReason(why),
    lockedFields: lockedFields(charge),
    isDeleted: charge.deletedAt !== null,
  };
}

function sayReason(reason: Reason): { en: string; vi: string } {
  const words = refuseCharge.catalogue[reason.code];
  return { en: say(words, "en", reason.facts), vi: say(words, "vi", reason.facts) };
}
