import type { Words } from "@fairway/core/words/words.ts";

/** What an operation moves or does, by the word that is stored. */
export const productServices = {
  "Sea FCL": { en: "Sea FCL", vi: "Biển nguyên cont (FCL)" },
  "Sea LCL": { en: "Sea LCL", vi: "Biển hàng lẻ (LCL)" },
  Air: { en: "Air", vi: "Hàng không" },
  Sea: { en: "Sea", vi: "Đường biển" },
  "Sea Consol": { en: "Sea consol", vi: "Biển gom hàng" },
  Trucking: { en: "Trucking", vi: "Vận tải bộ" },
  "Cross border": { en: "Cross border", vi: "Xuyên biên giới" },
  Warehouse: { en: "Warehousing", vi: "Kho bãi" },
  Railway: { en: "Railway", vi: "Đường sắt" },
  Express: { en: "Express", vi: "Chuyển phát nhanh" },
  "Bonded Warehouse": { en: "Bonded warehouse", vi: "Kho ngoại quan" },
  Other: { en: "Other", vi: "Khác" },
  Customs: { en: "Customs", vi: "Hải quan" },
  "Trucking & Customs": { en: "Trucking and customs", vi: "Vận tải và hải quan" },
  "Inland Waterway": { en: "Inland waterway", vi: "Đường thủy nội địa" },
  "E-commerce": { en: "E-commerce", vi: "Thương mại điện tử" },
  "CFS Warehouse": { en: "CFS warehouse", vi: "Kho CFS" },
} as const satisfies Record<string, Words>;

/** The direction of an operation. */
export const serviceModes = {
  Export: { en: "Export", vi: "Xuất" },
  Import: { en: "Import", vi: "Nhập" },
  Domestic: { en: "Domestic", vi: "Trong nước" },
} as const satisfies Record<string, Words>;
export type ServiceMode = keyof typeof serviceModes;
