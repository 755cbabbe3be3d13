import type { Field } from "@fairway/core/resource/field.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { ReactNode } from "react";

/** A record in a list or form. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** The properties of the input of a field kind. */
export interface KindInputProps {
  readonly name: string;
  readonly spec: Field;
  /** The record being changed; null for a new one. */
  readonly row: AnyRow | null;
  readonly disabled: boolean;
}

/** The properties of the cell of a field kind. */
export interface KindCellProps {
  readonly name: string;
  readonly spec: Field;
  readonly row: AnyRow;
}

/** The input, cell and filter of a field kind. */
export interface Kind {
  readonly Input: (props: KindInputProps) => ReactNode;
  readonly Cell: (props: KindCellProps) => ReactNode;
  readonly align?: "right" | "center";
  readonly width: number;
  /** The filter, where it is neither a choice nor a picker. */
  readonly filter?: {
    readonly of: Readonly<Record<string, Words>>;
    readonly read: (value: string) => unknown;
  };
}

/** Returns the properties that every input of a declared field has. */
export function frameOf({ name, spec, disabled }: KindInputProps) {
  return {
    name,
    label: spec.label,
    required: !spec.optional,
    disabled,
    ...(spec.hint ? { hint: spec.hint } : {}),
  };
}
