/** By what kind of agreement a partner is sold to; a list of partners can be narrowed to one. */
export const contractTypes = {
  Trial: { en: "Trial", vi: "Thử nghiệm" },
  Official: { en: "Official", vi: "Chính thức" },
  "Parent Contract": { en: "Parent Contract", vi: "Theo hợp đồng mẹ" },
  Cash: { en: "Cash", vi: "Tiền mặt" },
  Guarantee: { en: "Guarantee", vi: "Bảo lãnh" },
  Prepaid: { en: "Prepaid", vi: "Trả trước" },
} as const;
export type ContractType = keyof typeof contractTypes;
