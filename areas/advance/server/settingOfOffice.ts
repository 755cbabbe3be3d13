import { office } from "@fairway/areas/organisation/model/office.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { type AdvanceSetting, usualAdvanceSetting } from "../model/advanceSetting.ts";

/**
 * Returns the terms and limits of the advances of an office, to those who see its advances or open the
 * office itself.
 *
 * Refuses: record.notFound
 * Source: rules AD-2 and AD-5
 */
export async function getAdvanceSetting(
  tx: Tx,
  actor: Actor,
  { officeId }: Ask<typeof contract.getAdvanceSetting>,
): Promise<Answer<typeof contract.getAdvanceSetting>> {
  const row = await readRecord(tx, actor, office, officeId);
  const isSeen =
    officeId === actor.officeId || ["Company", "All"].includes(actor.reach("acctAP.list"));
  if (!isSeen) actor.must("sysOffice.detail", row);
  const own = await maybe<AdvanceSetting & { version: number }>(
    tx,
    sql`select term_days, voucher_days, open_limit::text as open_limit, overdue_days, version
      from advance_setting where company_id = ${actor.companyId} and office_id = ${officeId}`,
  );
  return {
    officeId,
    officeCode: String(row["code"]),
    officeName: String(row[actor.language === "vi" ? "branchNameVn" : "branchNameEn"]),
    mayUpdate: actor.may("sysOffice.write", row),
    ...(own ?? { ...usualAdvanceSetting, version: 0 }),
  };
}

/**
 * Saves the terms and limits of an office; advances that are there keep their deadlines.
 *
 * Locks: the office.
 * Refuses: record.notFound · access.forbidden · record.conflict
 * Source: rules AD-2 and AD-5
 */
export async function saveAdvanceSetting(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.saveAdvanceSetting>,
): Promise<Answer<typeof contract.saveAdvanceSetting>> {
  const { officeId, version, termDays, voucherDays, openLimit, overdueDays } = ask;
  const row = await readRecord(tx, actor, office, officeId, true);
  actor.must("sysOffice.write", row);
  const before = await getAdvanceSetting(tx, actor, { officeId });
  if (before.version !== version) throw refuse("record.conflict");
  await run(
    tx,
    sql`insert into advance_setting
        (company_id, id, office_id, term_days, voucher_days, open_limit, overdue_days, user_modified)
      values (${actor.companyId}, ${newId()}, ${officeId}, ${termDays}, ${voucherDays},
        ${openLimit}::numeric, ${overdueDays}, ${actor.userId})
      on conflict (company_id, office_id) do update set term_days = excluded.term_days,
        voucher_days = excluded.voucher_days, open_limit = excluded.open_limit,
        overdue_days = excluded.overdue_days, user_modified = excluded.user_modified,
        version = advance_setting.version + 1`,
  );
  return { status: true, data: await getAdvanceSetting(tx, actor, { officeId }) };
}
