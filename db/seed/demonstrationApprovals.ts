import { usualSteps } from "@fairway/areas/organisation/model/officeSetting.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";

/** Sets how the offices approve every type of document, and a deputy of the accounting manager. */
export async function setApprovals(
  tx: Tx,
  companyId: string,
  {
    officeIds,
    userIds,
  }: {
    readonly officeIds: ReadonlyMap<string, string>;
    readonly userIds: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const { leader, manager, accountant, bod } = usualSteps;
  const ids = [...officeIds.values()];
  await run(
    tx,
    sql`insert into office_approval
        (company_id, id, office_id, flow, type, leader, manager, accountant, bod)
      select ${companyId}::uuid, new_id(), o.id, t.flow, t.type, ${leader}, ${manager},
        ${accountant}, ${bod}
      from unnest(${ids}::uuid[]) o (id) cross join approval_type t
      where t.setting_type is null`,
  );
  await insertRows(
    tx,
    "sys_authorized_approval",
    ["Advance", "Settlement"].map((type) => ({
      companyId,
      id: newId(),
      officeCommissioner: officeIds.get("HCM"),
      authorizer: userIds.get("lan"),
      commissioner: userIds.get("yen"),
      type,
      officeId: officeIds.get("HCM"),
      userCreated: userIds.get("lan"),
      userModified: userIds.get("lan"),
      active: true,
      datetimeCreated: "now",
      datetimeModified: "now",
      version: 1,
    })),
  );
}
