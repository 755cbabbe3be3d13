import { notifyEach } from "@fairway/areas/notification/server/notify.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { advanceHome } from "../model/advanceHome.ts";
import { balanceWords as words } from "../model/balanceWords.ts";

/** An advance past its deadline of which money is open. */
interface LateAdvance {
  readonly id: string;
  readonly requester: string;
  readonly advanceNo: string;
  readonly open: string;
  readonly currencyId: string;
  readonly deadline: string;
  readonly days: number;
}

/** The nightly job of this area: requesters are reminded of advances past their deadline. */
export function advancesByTheClock(database: Database): {
  readonly remindOfAdvances: () => Promise<void>;
} {
  return {
    remindOfAdvances: async () => {
      for (const id of await companyIds(database)) {
        await inTransaction(database, (tx) => remindOfAdvances(tx, id));
      }
    },
  };
}

/**
 * Reminds the requester of each advance that is past its deadline and of which money is open: on the
 * first day, then every seven days. Returns the number of messages.
 *
 * Unit: days of the office of the advance.
 * Source: rule AD-11
 */
export async function remindOfAdvances(tx: Tx, companyId: string): Promise<number> {
  const late = await rows<LateAdvance>(
    tx,
    sql`with late as (
        select d.id, d.user_created as requester, d.number as advance_no,
          trim_scale(p.open)::text as open, d.currency_id, a.deadline_payment as deadline,
          t.today, t.today - a.deadline_payment as days
        from advance_open p
        join document d on d.company_id = ${companyId} and d.id = p.advance_id
        join advance a on a.company_id = ${companyId} and a.id = p.advance_id
        left join office o on o.company_id = ${companyId} and o.id = d.office_id
        cross join lateral (select (now() at time zone
          coalesce(o.time_zone, 'Asia/Ho_Chi_Minh'))::date as today) t
        where p.company_id = ${companyId} and p.open > 0 and a.deadline_payment < t.today),
      told as (
        insert into advance_reminder as r (company_id, advance_id, reminded_on)
        select ${companyId}, id, today from late
        on conflict (company_id, advance_id) do update set reminded_on = excluded.reminded_on
          where r.reminded_on <= excluded.reminded_on - 7
        returning r.advance_id)
      select l.id, l.requester, l.advance_no, l.open, l.currency_id, l.deadline, l.days
      from late l join told on told.advance_id = l.id
      order by l.advance_no`,
  );
  await notifyEach(
    tx,
    { companyId, userId: null },
    late.map((advance) => ({
      ...messageOf(advance),
      actionLink: `${advanceHome}/${advance.id}/approve`,
      userIds: [advance.requester],
    })),
  );
  return late.length;
}

function messageOf({ advanceNo, open, currencyId: currency, deadline, days }: LateAdvance) {
  const facts = { advanceNo, open, currency, days, day: sayDay(deadline) };
  const inEach = (text: Words): Words => ({
    en: say(text, "en", facts),
    vi: say(text, "vi", facts),
  });
  return { title: inEach(words.reminded), description: inEach(words.remindedDetail) };
}
