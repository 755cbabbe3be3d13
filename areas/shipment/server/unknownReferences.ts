import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";

/** What a field of a form refers to. */
const found = {
  partner: sql`partner t where true`,
  port: sql`place t where t.place_type = 'Port'`,
  user: sql`sys_user t where true`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** Lists the references of a form that name no record of the company, with one statement. */
export async function unknownReferences<Field extends string>(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  form: Readonly<Record<NoInfer<Field>, string | null>>,
  references: Readonly<Record<Field, keyof typeof found>>,
): Promise<FieldRefusal[]> {
  const fields = Object.keys(references) as Field[];
  const known = fields.map(
    (field) => sql`(${form[field]}::uuid is null or exists (select from ${found[references[field]]}
      and t.company_id = ${companyId} and t.id = ${form[field]}::uuid))
      as ${sql.ref(columnName(field))}`,
  );
  const isKnown = await one<Record<Field, boolean>>(tx, sql`select ${sql.join(known)}`);
  return fields
    .filter((field) => !isKnown[field])
    .map((field) => refuse.field(field, "field.unknown", { value: form[field] }));
}
