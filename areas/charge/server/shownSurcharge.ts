import { say } from "@fairway/core/words/words.ts";
import type { ClaimKind, ClaimSide } from "../model/claimRules.ts";
import { refuseCharge } from "../model/refusals.ts";
import type { ShownSurcharge, Surcharge } from "../model/surcharge.ts";
import { openFields, type Reason, whyFrozen } from "../model/whyFrozen.ts";

/** Returns a line with the numbers of its documents and the reason why it cannot be changed. */
export function shownSurcharge(charge: Surcharge): Omit<ShownSurcharge, "twin"> {
  const no = (side: ClaimSide, kind: ClaimKind) =>
    charge.claims.find((each) => each.side === side && each.kind === kind)?.documentNo ?? null;
  const why = whyFrozen(charge);
  return {
    ...charge,
    // A selling line shows the invoice that holds it.
    invoiceNo: charge.invoiceNo ?? (charge.type === "BUY" ? null : no("debit", "invoice")),
    debitNo: no("debit", "note"),
    creditNo: no("credit", "note"),
    soano: no("debit", "soa"),
    paySoano: no("credit", "soa"),
    settlementCode: no("credit", "settlement") ?? no("debit", "settlement"),
    voucherId: no("credit", "voucher") ?? no("debit", "voucher"),
    whyFrozen: why && sayReason(why),
    openFields: why ? [...openFields(charge)] : [],
  };
}

/** Returns a reason in both languages. */
export function sayReason(reason: Reason): { en: string; vi: string } {
  const words = refuseCharge.catalogue[reason.code];
  return { en: say(words, "en", reason.facts), vi: say(words, "vi", reason.facts) };
}
