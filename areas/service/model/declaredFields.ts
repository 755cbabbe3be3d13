import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { isOther } from "@fairway/core/money/isOther.ts";
import { type BillField, billFields } from "./billFields.ts";
import type { JobField } from "./jobFields.ts";
import type { FormSection, Service } from "./serviceDeclaration.ts";

/** The fields that a job of the service has, on its form or on another screen of the job. */
export function fieldsOfJob({ form }: Pick<Service, "form">): ReadonlySet<JobField> {
  const { sections, required, defaults, keyedElsewhere = [] } = form;
  const kept = Object.keys(defaults) as JobField[];
  return new Set([...fieldsIn(sections), ...required, ...kept, ...keyedElsewhere]);
}

/** The fields that a bill of the service has; the text of a party stands at the party. */
export function fieldsOfBill({ bill }: Pick<Service, "bill">): ReadonlySet<BillField> {
  const kept = Object.keys(bill.defaults) as BillField[];
  const keyed = [...fieldsIn(bill.sections), ...bill.required, ...kept];
  const texts = keyed.map((field) => field.replace(/Id$/, "Description")).filter(isBillField);
  return new Set([...keyed, ...texts, ...(bill.tabs.includes("ATTACH") ? attached : [])]);
}

const attached = ["attachList"] as const satisfies readonly BillField[];

function fieldsIn<Field extends string>(sections: readonly FormSection<Field>[]): Field[] {
  return sections.flatMap(({ fields = [] }) => fields.flatMap((line) => line as Field));
}

const isBillField = (field: string): field is BillField => field in billFields;

/**
 * The fields of a form that the service does not have and that would be changed. A stored value may
 * be sent again or cleared.
 *
 * Source: rule SV-9
 */
export function whyNotDeclared(
  form: Readonly<Record<string, unknown>>,
  { all, has }: { readonly all: object; readonly has: ReadonlySet<string> },
  was: Readonly<Record<string, unknown>> | null,
): FieldRefusal[] {
  return Object.keys(all)
    .filter((field) => !has.has(field) && form[field])
    .filter((field) => isOther(form[field], was?.[field] ?? null))
    .map((field) => refuse.field(field, "field.unknown", { value: String(form[field]) }));
}
