/** The screen on which a partner is maintained. */
export const partnerTypes = {
  Customer: { en: "Customer", vi: "Khách hàng" },
  Agent: { en: "Agent", vi: "Đại lý" },
  Supplier: { en: "Supplier / carrier", vi: "Nhà cung cấp / hãng vận chuyển" },
} as const;
export type PartnerType = keyof typeof partnerTypes;
