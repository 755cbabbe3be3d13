import type { Words } from "@fairway/core/words/words.ts";

type Choices = Readonly<Record<string, Words>>;

/** Whom the prices of a tariff are for. */
export const tariffTypes = {
  General: { en: "General", vi: "Chung" },
  Customer: { en: "Customer", vi: "Khách hàng" },
  Supplier: { en: "Supplier", vi: "Nhà cung cấp" },
  Agent: { en: "Agent", vi: "Đại lý" },
} as const satisfies Choices;
export type TariffType = keyof typeof tariffTypes;

/** How goods are loaded. */
export const cargoTypes = {
  FCL: { en: "Full container", vi: "Nguyên container" },
  LCL: { en: "Less than container", vi: "Hàng lẻ" },
} as const satisfies Choices;
export type CargoType = keyof typeof cargoTypes;

/** The direction of a job. */
export const serviceModes = {
  Export: { en: "Export goods", vi: "Hàng xuất" },
  Import: { en: "Import goods", vi: "Hàng nhập" },
} as const satisfies Choices;
export type ServiceMode = keyof typeof serviceModes;

/** How a line of a tariff becomes a price. */
export const lineTypes = {
  Single: { en: "Single price", vi: "Giá đơn" },
  Range: { en: "Range", vi: "Theo khoảng" },
  "Min-Max": { en: "Min-max", vi: "Tối thiểu - tối đa" },
  "Next Level": { en: "Next level", vi: "Bậc kế tiếp" },
} as const satisfies Choices;
export type LineType = keyof typeof lineTypes;

/** The figure of the goods that a line takes as its quantity. */
export const rangeTypes = {
  CBM: { en: "Volume", vi: "Thể tích" },
  CustomClearance: { en: "Customs sheets", vi: "Số tờ khai" },
  GW: { en: "Gross weight", vi: "Trọng lượng cả bì" },
  NW: { en: "Net weight", vi: "Trọng lượng tịnh" },
  Container: { en: "Container", vi: "Container" },
  Package: { en: "Package", vi: "Kiện" },
} as const satisfies Choices;
export type RangeType = keyof typeof rangeTypes;

/** The work that a line is for. */
export const usedFor = {
  Document: { en: "Document", vi: "Chứng từ" },
  OPS: { en: "Operations", vi: "Hiện trường" },
} as const satisfies Choices;
export type UseFor = keyof typeof usedFor;

/** How customs checks a declaration. */
export const customsRoutes = {
  Green: { en: "Green", vi: "Luồng xanh" },
  Yellow: { en: "Yellow", vi: "Luồng vàng" },
  Red: { en: "Red", vi: "Luồng đỏ" },
} as const satisfies Choices;
