import type { BookCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** A column of a report. */
export interface ReportColumn {
  /** The name of the value in a line. */
  readonly key: string;
  readonly title: Words;
  /**
   * Money is in the currency of the report and unknown when empty; every other value may be absent. A
   * coded value has its words in `of`.
   */
  readonly kind: "text" | "day" | "number" | "money";
  readonly of?: Readonly<Record<string, Words>>;
  /** The currency of money that is not in that of the report. */
  readonly currency?: BookCurrency;
  /** The columns under one heading have the same. */
  readonly band?: Words;
  /**
   * Its sum stands below the lines, or the difference of the sums of two others. A value that all lines
   * of a house bill share is added up once for each bill.
   */
  readonly total?: boolean | "perBill" | { readonly plus: string; readonly minus: string };
  /** Unit: pixels on the screen. */
  readonly width?: number;
  /** Only in the sheet. */
  readonly sheetOnly?: boolean;
  /** Shown nowhere: names what a line is made of. */
  readonly isKey?: boolean;
}

/** Makes columns of a kind by key and title; `usual` is their width on the screen. */
export const columnsOf =
  (kind: ReportColumn["kind"], usual?: number) =>
  (key: string, en: string, vi = en, width = usual): ReportColumn => ({
    key,
    title: { en, vi },
    kind,
    ...(width ? { width } : {}),
  });

/** The columns that are added up. */
export const addedUp = (columns: readonly ReportColumn[]): readonly ReportColumn[] =>
  columns.filter(({ total }) => total);

/** Makes columns of money that are added up; `usual` is their width on the screen. */
export const moneyOf =
  (usual?: number) =>
  (key: string, title: Words, band?: Words): ReportColumn => ({
    key,
    title,
    kind: "money",
    total: true,
    ...(usual ? { width: usual } : {}),
    ...(band ? { band } : {}),
  });
