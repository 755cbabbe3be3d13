/** How far an item is cleared. */
export const paymentStatuses = ["Unpaid", "Paid A Part", "Paid"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
