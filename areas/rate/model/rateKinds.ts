import type { Words } from "@fairway/core/words/words.ts";

/** The use of a rate: booking charges, issuing invoices, or as stated by a carrier. */
export const rateKinds = {
  booking: { en: "Booking", vi: "Ghi nhận" },
  invoice: { en: "Invoice", vi: "Hóa đơn" },
  carrier: { en: "Carrier-stated", vi: "Hãng vận chuyển công bố" },
} as const satisfies Record<string, Words>;
export type RateKind = keyof typeof rateKinds;

/** The kind of rates; a carrier-stated rate has its carrier. */
export interface RateOf {
  readonly kind: RateKind;
  readonly carrierId?: string | null | undefined;
}

/** The booking rates of charges. */
export const bookingRates: RateOf = { kind: "booking" };
