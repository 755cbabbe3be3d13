/** The words of the documents of a job. */
export const words = {
  belongsTo: { en: "Belongs to", vi: "Thuộc về" },
  wholeJob: { en: "The whole job", vi: "Cả lô hàng" },
} as const;
