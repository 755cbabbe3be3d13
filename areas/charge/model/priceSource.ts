import { decimal, type DecimalText } from "@fairway/core/money/decimal.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** Where the price of a line came from. */
export const priceSources = {
  keyed: { en: "Keyed", vi: "Nhập tay" },
  catalogue: { en: "Price of the catalogue", vi: "Giá danh mục" },
  standard: { en: "Standard charge", vi: "Phí chuẩn" },
  incoterm: { en: "Incoterm", vi: "Điều kiện giao hàng" },
  carrier: { en: "Charges of the carrier", vi: "Phí của hãng" },
  tariff: { en: "Tariff", vi: "Biểu giá" },
  recent: { en: "Recent job", vi: "Lô gần nhất" },
  copied: { en: "Copied line", vi: "Dòng sao chép" },
  buying: { en: "Buying price", vi: "Giá mua" },
  selling: { en: "Selling price", vi: "Giá bán" },
  import: { en: "Excel sheet", vi: "Tệp Excel" },
  split: { en: "Split", vi: "Tách dòng" },
  merged: { en: "Merged", vi: "Gộp dòng" },
  workOrder: { en: "Work order", vi: "Lệnh công việc" },
  freeTime: { en: "Free time", vi: "Thời gian miễn phí" },
} as const satisfies Record<string, Words>;
export type PriceSource = keyof typeof priceSources;

export const priceSourceNames = Object.keys(priceSources) as [PriceSource, ...PriceSource[]];

/** The price of a line and where it came from. */
export interface SourcedPrice {
  readonly unitPrice: DecimalText | null;
  readonly currencyId: string | null;
  readonly priceSource: PriceSource | null;
  readonly priceReference: string | null;
}

/**
 * Where the price of a saved line came from: as it is sent; what was stored stays until the price
 * changes, and a price that changes under its old source was keyed.
 *
 * Source: rule CH-26, areas/charge/README.md
 */
export function sourceOfPrice(
  line: SourcedPrice,
  before: SourcedPrice | null,
): { readonly priceSource: PriceSource; readonly priceReference: string | null } {
  const { priceSource: sent, priceReference } = line;
  const isSameSource =
    sent === null ||
    (before !== null && sent === before.priceSource && priceReference === before.priceReference);
  if (!isSameSource)
    return { priceSource: sent, priceReference: sent === "keyed" ? null : priceReference };
  if (!before) return keyed;
  return isSamePrice(line, before)
    ? { priceSource: before.priceSource ?? "keyed", priceReference: before.priceReference }
    : keyed;
}

const keyed = { priceSource: "keyed", priceReference: null } as const;

function isSamePrice(one: SourcedPrice, other: SourcedPrice): boolean {
  if (one.currencyId !== other.currencyId) return false;
  if (one.unitPrice === null || other.unitPrice === null) return one.unitPrice === other.unitPrice;
  return decimal(one.unitPrice).eq(decimal(other.unitPrice));
}
