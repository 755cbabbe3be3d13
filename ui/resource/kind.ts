import type { Field } from "@fairway/core/resource/field.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { ReactNode } from "react";

/** A record as a list or form has it. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** What the input of a field kind is given. */
export interface KindInputProps {
  readonly name: string;
  readonly spec: Field;
  /** The record being changed; null for a new one. */
  readonly row: AnyRow | null;
  readonly disabled: boolean;
}

/** What the cell of a field kind is given. */
export interface KindCellProps {
  readonly name: string;
  readonly spec: Field;
  readonly row: AnyRow;
}

/** How a field kind is entered and shown. */
export interface Kind {
  readonly Input: (props: KindInputProps) => ReactNode;
  readonly Cell: (props: KindCellProps) => ReactNode;
  readonly align?: "right" | "center";
  readonly width: number;
  /** Its filter, where that is neither a choice nor a picker. */
  readonly filter?: {
    readonly of: Readonly<Record<string, Words>>;
    readonly read: (value: string) => unknown;
  };
}

/** What every input of a declared field has in common. */
export function frameOf({ name, spec, disabled }: KindInputProps) {
  return {
    name,
    label: spec.label,
    required: !spec.optional,
    disabled,
    ...(spec.hint ? { hint: spec.hint } : {}),
  };
}
