import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRow, newId, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import { department } from "../model/department.ts";
import type { emailSetting, emailSettingChange, emailSettingInput } from "../model/emailSetting.ts";

type Stored = Omit<z.input<typeof emailSetting>, "permission">;

/** Lists the mail recipients of a department, for users who may open the department. */
export async function emailSettingsOf(tx: Tx, actor: Actor, ask: { id: string }) {
  const permission = await onDepartment(tx, actor, ask.id, "detail");
  const found = await readSettings(tx, actor, sql`s.dept_id = ${ask.id}`);
  return found.map((each) => ({ ...each, permission }));
}

/** Returns one kind of mail of a department. Refuses: record.notFound */
export async function getEmailSetting(tx: Tx, actor: Actor, ask: { id: string }) {
  const found = await openSetting(tx, actor, ask.id);
  return { ...found, permission: await onDepartment(tx, actor, found.deptId, "detail") };
}

/** Sets the recipients of a kind of mail. Refuses: record.exists, by the unique key */
export async function addEmailSetting(
  tx: Tx,
  actor: Actor,
  ask: z.output<typeof emailSettingInput>,
) {
  await onDepartment(tx, actor, ask.deptId, "write");
  const id = newId();
  await insertRow(tx, "email_setting", {
    ...ask,
    id,
    companyId: actor.companyId,
    userCreated: actor.userId,
    userModified: actor.userId,
  });
  return { status: true as const, data: { id, version: 1 } };
}

/** Changes the recipients of a kind of mail. Locks: the setting. Refuses: record.conflict */
export async function updateEmailSetting(
  tx: Tx,
  actor: Actor,
  ask: z.output<typeof emailSettingChange>,
) {
  const { id, version, emailType, emailInfo } = ask;
  const found = await openSetting(tx, actor, id, true);
  await onDepartment(tx, actor, found.deptId, "write");
  const key = { companyId: actor.companyId, id, version };
  const next = await updateVersioned(tx, "email_setting", key, {
    emailType,
    emailInfo,
    ...stampChange(actor),
  });
  return { status: true as const, data: { id, version: next } };
}

/** Deletes the recipients of a kind of mail. Locks: the setting. */
export async function deleteEmailSetting(tx: Tx, actor: Actor, ask: { id: string }) {
  const found = await openSetting(tx, actor, ask.id, true);
  await onDepartment(tx, actor, found.deptId, "write");
  await deleteRows(tx, "email_setting", actor.companyId, [ask.id], actor.userId);
  return { status: true as const, data: { id: ask.id } };
}

async function onDepartment(tx: Tx, actor: Actor, id: string, action: "detail" | "write") {
  const row = await readRecord(tx, actor, department, id);
  actor.must(`sysDepartment.${action}`, row);
  return { allowUpdate: actor.may("sysDepartment.write", row) };
}

async function openSetting(tx: Tx, actor: Actor, id: string, lock = false): Promise<Stored> {
  if (lock) {
    await maybe(
      tx,
      sql`select id from email_setting
        where company_id = ${actor.companyId} and id = ${id} for update`,
    );
  }
  const [found] = await readSettings(tx, actor, sql`s.id = ${id}`);
  if (!found) throw refuse("record.notFound");
  return found;
}

function readSettings(tx: Tx, at: { companyId: string }, condition: RawBuilder<unknown>) {
  return rows<Stored>(
    tx,
    sql`select s.id, s.version, s.dept_id, s.email_type, s.email_info,
        u.username as user_name_modified, s.datetime_modified
      from email_setting s
      left join sys_user u on u.company_id = ${at.companyId} and u.id = s.user_modified
      where s.company_id = ${at.companyId} and ${condition}
      order by s.email_type, s.id`,
  );
}
