/** How a carrier rounds a volume weight. */
export const roundUpMethods = {
  Standard: { en: "Standard", vi: "Chuẩn" },
  "0.5": { en: "0.5", vi: "0,5" },
  "1.0": { en: "1.0", vi: "1,0" },
} as const;

/** Whether a volume weight is rounded line by line, or as a total. */
export const applyDims = {
  Single: { en: "Single", vi: "Từng kiện" },
  Total: { en: "Total", vi: "Tổng cộng", former: ["Tổng"] },
} as const;
