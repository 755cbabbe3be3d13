import { sayDay } from "@fairway/core/words/dates.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import type { ReactNode } from "react";
import type { Pick, PickerSource } from "../form/picker.ts";
import { editNumber, type LoneSign, loneSignOf } from "../form/readNumber.ts";

/** A line of a grid; its key is constant while the line is on screen. */
export interface GridLine {
  readonly key: string;
}

interface BaseColumn<Row> {
  readonly key: string;
  readonly title: Words;
  /** Shown in the header of a narrow column instead of the title. */
  readonly short?: Words;
  /** The column begins a group, which a stronger line shows. */
  readonly group?: boolean;
  readonly width: number;
  readonly align?: "right" | "center";
  readonly required?: boolean;
  /** The column stays at the left while the rest scrolls; frozen columns come first. */
  readonly frozen?: boolean;
  /** The column is not shown until the user chooses it. */
  readonly hidden?: boolean;
  /** The content of the cell, if it is more than a text. */
  readonly show?: (row: Row) => ReactNode;
  /** Further titles under which spreadsheets name the column. */
  readonly also?: readonly string[];
  /** True while the cell has a default that nobody typed; anything typed or pasted replaces it. */
  readonly given?: (row: Row) => boolean;
}

/** A column of text, of decimal numbers or of days (YYYY-MM-DD); without `write` it is read only. */
export interface TypedColumn<Row> extends BaseColumn<Row> {
  readonly kind: "text" | "number" | "day";
  readonly value: (row: Row) => string | null;
  readonly write?: (row: Row, value: string | null) => Row;
  /** Decimals of a number: the minimum that is shown and the maximum that is kept. */
  readonly least?: number;
  readonly most?: number;
  /** A sign `%` after the number is read and dropped. */
  readonly percent?: boolean;
  /**
   * What a lone separator before three digits means in this cell; `pasted` returns the text that is
   * pasted into another column of the same line. Without it the language decides.
   */
  readonly lone?: (row: Row, pasted: (columnKey: string) => string | null) => LoneSign;
  /** A number of the expected size, such as the day's rate. */
  readonly near?: (row: Row, pasted: (columnKey: string) => string | null) => string | null;
}

/** A column of ticks. */
export interface FlagColumn<Row> extends BaseColumn<Row> {
  readonly kind: "flag";
  readonly value: (row: Row) => boolean;
  readonly write?: (row: Row, value: boolean) => Row;
}

/** A column of records that are picked by code or name. */
export interface PickColumn<Row> extends BaseColumn<Row> {
  readonly kind: "pick";
  readonly source: PickerSource;
  readonly pick: (row: Row) => Pick | null;
  readonly write?: (row: Row, pick: Pick | null) => Row;
  /** What the cell shows of a pick; its code by default. */
  readonly part?: "code" | "name";
}

/** One column of a grid. */
export type GridColumn<Row> = TypedColumn<Row> | FlagColumn<Row> | PickColumn<Row>;

/** Makes a column of picks that carry more than code and name. */
export function pickColumn<Row, Found extends Pick>(
  column: Omit<PickColumn<Row>, "kind" | "source" | "write"> & {
    readonly source: PickerSource<Found>;
    readonly write?: (row: Row, pick: Found | null) => Row;
  },
): GridColumn<Row> {
  return { ...column, kind: "pick" } as unknown as PickColumn<Row>;
}

/** The meaning of a lone separator in an amount, by the currency of its line or of the pasted line. */
export function loneByCurrency<Row extends { readonly currency: Pick | null }>(
  row: Row,
  pasted: (columnKey: string) => string | null,
): LoneSign {
  const code = pasted("currencyId")?.trim().toUpperCase();
  return loneSignOf(code && /^[A-Z]{3}$/.test(code) ? code : row.currency?.code);
}

/** The text of a cell for editing and copying: numbers and days in the format of the language. */
export function cellText<Row>(column: GridColumn<Row>, row: Row, language: Language): string {
  switch (column.kind) {
    case "pick": {
      const pick = column.pick(row);
      return (column.part === "name" ? pick?.name : pick?.code) ?? "";
    }
    case "flag":
      return column.value(row) ? "x" : "";
    case "number":
      return editNumber(column.value(row) ?? "", language);
    case "day":
      return sayDay(column.value(row));
    default:
      return column.value(row) ?? "";
  }
}
