import { localCurrency } from "@fairway/core/money/currency.ts";

/** The agreement and partner facts that decide a document's currency. */
export interface NotePartner {
  readonly partnerLocation: string;
  readonly agreementCurrencyId: string | null;
}

/** The currency of a note: the agreement's; else US dollars overseas and VND at home (DN-6). */
export function noteCurrency(partner: NotePartner): string {
  if (partner.agreementCurrencyId) return partner.agreementCurrencyId;
  return partner.partnerLocation === "Oversea" ? "USD" : localCurrency;
}
