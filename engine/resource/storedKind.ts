import type { Field } from "@fairway/core/resource/field.ts";
import type { RawBuilder } from "kysely";
import type { ExcelKind } from "../paper/excelColumn.ts";

/** How a field kind is stored in the database and written into a sheet. */
export interface StoredKind {
  /** The type of its column, as PostgreSQL names it. */
  column(spec: Field): string;
  /** Is it sorted as text without accents? */
  readonly isText?: true;
  /** The kind of its column in a sheet. */
  readonly sheet: ExcelKind;
  /** A value as a template shows it; by default that of its column's kind. */
  readonly example?: string;
  /** Converts a value of the driver for the answer. */
  read?(value: string): string;
  /** The condition of a filter by some non-empty values. */
  condition(
    column: RawBuilder<unknown>,
    spec: Field,
    values: readonly string[],
  ): RawBuilder<unknown>;
}
