import { unprofitableJobs } from "@fairway/areas/charge/server/unprofitableJobs.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { lockRow } from "@fairway/engine/db/lockRow.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AdvanceForm } from "../model/advance.ts";
import { refuseAdvance } from "../model/refusals.ts";
import { type AdvanceSettings, advanceSettings } from "./advanceSettings.ts";

/** An advance whose limits are checked. */
interface Checked {
  readonly requester: string;
  /** Null for a new one. */
  readonly id: string | null;
  readonly form: AdvanceForm;
  readonly amountVnd: string;
  readonly settings: AdvanceSettings;
}

/**
 * Returns the limit that an advance exceeds, or null: cash, unprofitable jobs, the requester's open
 * amount and overdue advances.
 *
 * Locks: the requester, where a limit on open amounts is set, so that two advances do not pass it
 *   together.
 * Source: rule AD-5
 */
export async function whyNotLimits(
  tx: Tx,
  actor: Actor,
  checked: Checked,
): Promise<Refused | null> {
  const { form, amountVnd, settings } = checked;
  const { cashLimit, approvalAdvance } = settings;
  if (form.paymentMethod === "Cash" && cashLimit && decimal(amountVnd).gt(cashLimit)) {
    return refuseAdvance("advance.cash", { limit: cashLimit, amount: amountVnd });
  }
  if (approvalAdvance) {
    const jobs = await withoutProfit(tx, actor, form);
    if (jobs.length > 0) {
      return refuseAdvance("advance.unprofitable", { jobs: jobs.join(", ") });
    }
  }
  return whyNotOpen(tx, actor, checked);
}

/** Returns the jobs of an advance that bring no profit yet, where the office checks advances. */
export async function checkFees(tx: Tx, actor: Actor, form: AdvanceForm) {
  actor.mustHave("acctAP.access");
  const { approvalAdvance } = await advanceSettings(tx, actor, actor.officeId);
  const jobs = approvalAdvance ? await withoutProfit(tx, actor, form) : [];
  return { status: jobs.length === 0, jobs };
}

/** The jobs without selling charges, or whose buying is not below their selling, in VND. */
const withoutProfit = (tx: Tx, actor: Actor, { payeeId, advanceRequests }: AdvanceForm) =>
  unprofitableJobs(tx, actor, {
    jobIds: advanceRequests.map(({ jobId }) => jobId),
    payeeId,
    isEvenRefused: true,
  });

async function whyNotOpen(
  tx: Tx,
  actor: Actor,
  { id, requester, amountVnd, settings }: Checked,
): Promise<Refused | null> {
  const { openLimit, overdueDays } = settings;
  if (openLimit === null && overdueDays === null) return null;
  const { companyId } = actor;
  if (openLimit !== null) await lockRow(tx, "sys_user", { companyId, id: requester });
  const found = await one<{ open: string; late: string | null }>(
    tx,
    sql`select (coalesce(sum(case d.state when 'Done' then
            case when o.open > 0 then greatest(o.open_vnd, 0) else 0 end
          else a.amount_vnd end), 0) + ${amountVnd}::numeric)::text as open,
        string_agg(d.number, ', ' order by d.number) filter (where d.state = 'Done' and o.open > 0
          and a.deadline_payment + ${overdueDays}::integer < ${actor.today}::date) as late
      from document d
      join advance a on a.company_id = ${companyId} and a.id = d.id
      left join advance_open o on o.company_id = ${companyId} and o.advance_id = d.id
      where d.company_id = ${companyId} and d.kind = 'advance'
        and d.user_created = ${requester} and d.state not in ('New', 'Denied', 'Canceled')
        and d.id is distinct from ${id}::uuid`,
  );
  if (overdueDays !== null && found.late) {
    return refuseAdvance("advance.overdue", { numbers: found.late, days: overdueDays });
  }
  return openLimit !== null && decimal(found.open).gt(openLimit)
    ? refuseAdvance("advance.openLimit", { amount: found.open, limit: openLimit })
    : null;
}
