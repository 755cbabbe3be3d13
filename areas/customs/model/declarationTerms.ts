import type { Title } from "@fairway/core/words/title.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** Does the declaration take goods out of the country or into it? */
export const declarationTypes = {
  Export: { en: "Export", vi: "Xuất khẩu", former: ["Xuất"] },
  Import: { en: "Import", vi: "Nhập khẩu", former: ["Nhập"] },
} as const satisfies Record<string, Title>;

/** How the goods of a declaration travel. */
export const declarationServices = {
  Air: { en: "Air", vi: "Hàng không" },
  Sea: { en: "Sea", vi: "Đường biển" },
  Crossborder: { en: "Cross border", vi: "Xuyên biên giới" },
  Warehouse: { en: "Warehouse", vi: "Kho" },
  Trucking: { en: "Inland", vi: "Nội địa" },
  Railway: { en: "Railway", vi: "Đường sắt" },
  Express: { en: "Express", vi: "Chuyển phát nhanh" },
} as const satisfies Record<string, Words>;

/** Full containers or less. */
export const cargoTypes = {
  FCL: { en: "FCL", vi: "FCL" },
  LCL: { en: "LCL", vi: "LCL" },
} as const satisfies Record<string, Words>;

/** The channel to which customs assigns a declaration. */
export const channels = {
  Green: { en: "Green", vi: "Luồng xanh", former: ["Xanh"] },
  Yellow: { en: "Yellow", vi: "Luồng vàng", former: ["Vàng"] },
  Red: { en: "Red", vi: "Luồng đỏ", former: ["Đỏ"] },
} as const satisfies Record<string, Title>;

/** Where a declaration came from. */
export const declarationSources = {
  eFMS: { en: "Entered here", vi: "Nhập tại đây" },
  Ecus: { en: "ECUS", vi: "ECUS" },
  Replicate: { en: "Replicated", vi: "Nhân bản" },
} as const satisfies Record<string, Words>;
