import type { Words } from "@fairway/core/words/words.ts";

/** What a rate is for: booking charges, making out invoices, or as a carrier states it. */
export const rateKinds = {
  booking: { en: "Booking", vi: "Ghi nhận" },
  invoice: { en: "Invoice", vi: "Hóa đơn" },
  carrier: { en: "Carrier-stated", vi: "Hãng vận chuyển công bố" },
} as const satisfies Record<string, Words>;
export type RateKind = keyof typeof rateKinds;

/** Whose rates are meant; a carrier-stated rate names its carrier. */
export interface RateOf {
  readonly kind: RateKind;
  readonly carrierId?: string | null | undefined;
}

/** The rates that charges are booked with. */
export const bookingRates: RateOf = { kind: "booking" };
