import type { Permission, Reach } from "@fairway/core/permission/permission.ts";

/**
 * What a call promises about whose records it touches.
 *
 * `record`: it acts on one record, whose owner decides.
 * `list`: it answers the rows in reach and no others.
 * `answers`: it says yes or no to the same question; `atMost` says no for other reasons, too.
 * `menu`: users with the right have it on all records of the menu in the company.
 * `menuList`: the same, and it answers rows.
 * `colleagues`: everybody of the company may. `self`: it concerns the asking person alone.
 * `apart`: only a Super Admin may, whatever the rights; `open`: nobody has to be signed in.
 */
export interface Expectation {
  readonly kind:
    | "record"
    | "list"
    | "answers"
    | "atMost"
    | "menu"
    | "menuList"
    | "colleagues"
    | "self"
    | "apart"
    | "open";
  /** The rights that decide, when they are not the ones that the call names. */
  readonly rights?: readonly Permission[];
  /** The ids in the ask, in addition to those recognised by their names. */
  readonly known?: Readonly<Record<string, unknown>>;
  /** What stands in the answer of a list when the record is in it. */
  readonly shows?: string | undefined;
  /**
   * Does who made a record count: `always`, also without the right, `only` that user, with the right,
   * `never`, as with units, or is it for `others` with the right, not for that user?
   */
  readonly owner?: "always" | "only" | "never" | "others";
  /** The smallest reach that does at all, where a record stands higher than a group. */
  readonly atLeast?: Reach;
  /** No record of this kind has such a position. */
  readonly nowhere?: boolean;
}

export type Expectations = Readonly<Record<string, Expectation>>;

export const colleagues: Expectation = { kind: "colleagues" };
export const menu: Expectation = { kind: "menu" };
export const self: Expectation = { kind: "self" };
export const record = (...rights: Permission[]): Expectation => ({ kind: "record", rights });
export const answers = (...rights: Permission[]): Expectation => ({ kind: "answers", rights });
export const atMost = (...rights: Permission[]): Expectation => ({ kind: "atMost", rights });
/** The same action on the three screens of partners. */
export const onPartners = (action: string): Permission[] => [
  `commercialCustomer.${action}`,
  `commercialAgent.${action}`,
  `catPartnerdata.${action}`,
];
