import type { ChargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The fields in which a made line may differ from the line that it was made of. */
export const comparedFields = {
  quantity: { en: "Quantity", vi: "Số lượng" },
  unitPrice: { en: "Unit price", vi: "Đơn giá" },
  currencyId: { en: "Currency", vi: "Loại tiền" },
  vatrate: { en: "VAT", vi: "Thuế GTGT" },
  exchangeDate: { en: "Exchange date", vi: "Ngày tỷ giá" },
  exchangeRate: { en: "Typed rate", vi: "Tỷ giá nhập tay" },
  notes: { en: "Note", vi: "Ghi chú" },
} as const satisfies Partial<Record<keyof ChargeLine, Words>>;
export type ComparedField = keyof typeof comparedFields;

const numbers: readonly ComparedField[] = ["quantity", "unitPrice", "vatrate", "exchangeRate"];

/** Lists the fields in which two lines differ; numbers are compared as such. */
export function differingFields(
  one: Readonly<Record<ComparedField, string | null>>,
  other: Readonly<Record<ComparedField, string | null>>,
): ComparedField[] {
  return (Object.keys(comparedFields) as ComparedField[]).filter((field) => {
    const [a, b] = [one[field], other[field]];
    if (a === null || b === null || !numbers.includes(field)) return (a ?? "") !== (b ?? "");
    return !decimal(a).eq(decimal(b));
  });
}
