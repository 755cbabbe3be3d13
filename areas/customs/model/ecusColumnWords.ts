import type { Words } from "@fairway/core/words/words.ts";
import { customsDeclaration } from "./customsDeclaration.ts";

const { fields } = customsDeclaration;

/** The fields of a declaration by the columns of customs software that fill them. */
const fieldOf: Readonly<Record<string, keyof typeof fields>> = {
  NGAY_DK: "clearanceDate",
  NGAY_KB: "clearanceDate",
  MA_DV: "partnerTaxCode",
  VAN_DON: "hblid",
  SO_VAN_DON: "hblid",
  MA_CK: "gateway",
  TR_LUONG: "grossWeight",
  TRLUONG: "grossWeight",
  THE_TICH: "cbm",
  SO_KIEN: "pcs",
  LUONG: "pcs",
  SO_CONTAINER: "qtyCont",
  NGAYDEN: "eta",
  PLUONG: "route",
};

/** The name of a column with the column itself, such as "Gross weight (TR_LUONG)". */
export function columnWords(column: string): Words {
  const field = fieldOf[column];
  const label = field ? fields[field].label : null;
  return {
    en: label ? `${label.en} (${column})` : column,
    vi: label ? `${label.vi} (${column})` : column,
  };
}
