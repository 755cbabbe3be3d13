import { decimal } from "@fairway/core/money/decimal.ts";

type Values = Readonly<Record<string, unknown>>;

/** A field of a known declaration that customs software has differently. */
export interface Difference {
  readonly field: string;
  readonly stored: string;
  readonly read: string;
}

const decimals = ["grossWeight", "netWeight", "cbm", "qtyCont", "pcs"];
const texts = [
  "clearanceDate",
  "type",
  "mblid",
  "hblid",
  "gateway",
  "customsOffice",
  "portCodeNn",
  "unitCode",
  "partnerTaxCode",
  "importCountryCode",
  "exportCountryCode",
  "eta",
];
/** The fields of a known declaration that differences are looked for in. */
export const comparedFields = [...texts, ...decimals];

/** The fields that customs software has and has differently. Source: rule CU-15 */
export function differencesOf(stored: Values, read: Values): Difference[] {
  return comparedFields.flatMap((field) => {
    const [had, has] = [stored[field] ?? null, read[field] ?? null];
    if (has === null || isSame(field, had, has)) return [];
    return [{ field, stored: String(had ?? ""), read: String(has) }];
  });
}

function isSame(field: string, had: unknown, has: unknown): boolean {
  if (had === null) return false;
  if (decimals.includes(field)) return decimal(String(had)).eq(decimal(String(has)));
  const plain = (value: unknown) => String(value).trim().toUpperCase();
  return plain(had) === plain(has);
}
