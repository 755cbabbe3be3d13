import type { Field } from "@fairway/core/resource/field.ts";
import type { RawBuilder } from "kysely";
import type { ExcelKind } from "../paper/excelColumn.ts";

/** How a field kind lies in the database and in a sheet. */
export interface StoredKind {
  /** The type of its column, as PostgreSQL names it. */
  column(spec: Field): string;
  /** Is it ordered as text without accents? */
  readonly isText?: true;
  /** The kind of its column in a sheet. */
  readonly sheet: ExcelKind;
  /** Brings a value of the driver into the form in which it is answered. */
  read?(value: string): string;
  /** The condition of a filter by some values, none of them empty. */
  condition(
    column: RawBuilder<unknown>,
    spec: Field,
    values: readonly string[],
  ): RawBuilder<unknown>;
}
