import { notify } from "@fairway/areas/notification/server/notify.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type Facts, say, type Words } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { partnerPath } from "../model/partner.ts";
import { type PartnerType } from "../model/partnerTypes.ts";

/** The partner that a message is about. */
export interface ToldPartner {
  readonly id: string;
  readonly partnerType: PartnerType;
}

/** Tells people about a partner, each once and never the one who acts, each in the reader's language. */
export async function tellPeople(
  tx: Tx,
  actor: Actor,
  message: {
    readonly partner: ToldPartner;
    readonly words: Words;
    readonly facts: Facts;
    readonly comment?: string | null;
    readonly to: readonly (string | null)[];
  },
): Promise<void> {
  const userIds = [...new Set(message.to)].filter(
    (each): each is string => each !== null && each !== actor.userId,
  );
  if (userIds.length === 0) return;
  await notify(tx, actor, {
    title: {
      en: say(message.words, "en", message.facts),
      vi: say(message.words, "vi", message.facts),
    },
    description: message.comment ?? null,
    actionLink: partnerPath(message.partner.partnerType, message.partner.id),
    userIds,
  });
}

/**
 * Who works in the accounting or receivables departments of some offices.
 *
 * Shape: an office without a receivables department is served by its accountants; when none of the
 *   offices has such a department, the head office's serves.
 */
export async function approvers(
  tx: Tx,
  actor: Actor,
  responsible: { readonly department: "ACCOUNTANT" | "AR"; readonly officeIds: readonly string[] },
): Promise<string[]> {
  const types = responsible.department === "AR" ? ["AR", "ACCOUNTANT"] : ["ACCOUNTANT"];
  const found = await rows<{ userId: string; deptType: string; officeType: string; near: boolean }>(
    tx,
    sql`select distinct l.user_id, d.dept_type, o.office_type,
        d.branch_id = any(${[...responsible.officeIds]}::uuid[]) as near
      from department d
      join office o on o.company_id = ${actor.companyId} and o.id = d.branch_id
      join user_level l on l.company_id = ${actor.companyId} and l.department_id = d.id
      join sys_user u on u.company_id = ${actor.companyId} and u.id = l.user_id
      where d.company_id = ${actor.companyId} and d.active and l.active and u.active
        and d.dept_type = any(${types}::text[])
        and (d.branch_id = any(${[...responsible.officeIds]}::uuid[]) or o.office_type = 'Head')`,
  );
  for (const near of [true, false]) {
    for (const type of types) {
      const some = found.filter((each) => each.deptType === type && each.near === near);
      if (some.length > 0) return some.map((each) => each.userId);
    }
  }
  return [];
}
