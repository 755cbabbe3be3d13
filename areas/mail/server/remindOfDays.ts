import { type Message, notifyEach } from "@fairway/areas/notification/server/notify.ts";
import { codesOf } from "@fairway/areas/service/model/serviceOf.ts";
import { daysMissing } from "@fairway/areas/shipment/server/daysMissing.ts";
import { addressesOf, notAddresses } from "@fairway/core/text/mailAddresses.ts";
import type { Day, Instant } from "@fairway/core/time/day.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { mailKind } from "../model/mailKinds.ts";
import { type LateJob, reminderMail, screenOfLate } from "../model/reminder.ts";
import { enqueueMails } from "./deliverMail.ts";
import { linkTo } from "./publicAddress.ts";

/** The hour of the morning, in the office of a job, from which its person in charge is reminded. */
const firstHour = 7;

interface Reminded {
  readonly userId: string;
  readonly day: Day;
  readonly language: Language;
  readonly email: string | null;
  /** Who reads along unseen: the setting of the departments of the jobs. */
  readonly copies: string | null;
  /** Never empty; that which passed longest ago first. */
  readonly jobs: readonly [LateJob, ...LateJob[]];
}

/**
 * Reminds each person in charge, once a day, of jobs whose ETD or ETA has passed without ATD or ATA:
 * by a message in the product and by a mail.
 *
 * Source: rule MA-13, decision 0178
 */
export async function remindOfDays(tx: Tx, companyId: string, now: Instant): Promise<void> {
  const due = await peopleToRemind(tx, companyId, now);
  if (due.length === 0) return;
  const marks = due.map(({ userId, day, jobs }) => ({
    companyId,
    id: newId(),
    userId,
    day,
    jobs: jobs.length,
  }));
  await insertRows(tx, "day_reminder", marks);
  const mails = due.flatMap(({ userId, language, email, copies, jobs }) => {
    const mailTo = !email || notAddresses(email).length > 0 ? "" : addressesOf(email).join("; ");
    if (mailTo === "") return [];
    const written = reminderMail(jobs, language, (screen) => linkTo(screen, language));
    const stamps = { userCreated: userId, userModified: userId };
    const mailBcc = addressesOf(copies ?? "").join("; ");
    return [
      { companyId, id: newId(), kind: "missingDays", mailTo, mailBcc, ...written, ...stamps },
    ];
  });
  await insertRows(tx, "mail", mails);
  await enqueueMails(
    tx,
    companyId,
    mails.map(({ id }) => id),
  );
  await notifyEach(tx, { companyId, userId: null }, due.map(messageOf));
}

function peopleToRemind(tx: Tx, companyId: string, now: Instant): Promise<Reminded[]> {
  const today = sql`(${now}::timestamptz at time zone o.time_zone)::date`;
  const { atd, ata } = daysMissing(sql`o.today`);
  return rows<Reminded>(
    tx,
    sql`
      with late as (
        select s.person_incharge as user_id, s.department_id, o.today, least(
            case when ${atd} then s.etd end, case when ${ata} then s.eta end) as since,
          jsonb_build_object('id', s.id, 'transactionType', s.transaction_type, 'jobNo', s.job_no,
            'mawb', s.mawb, 'polName', pl.name_en, 'podName', pd.name_en, 'etd', s.etd,
            'eta', s.eta, 'missesAtd', coalesce(${atd}, false),
            'missesAta', coalesce(${ata}, false)) as job
        from (select o.id, ${today} as today from office o
          where o.company_id = ${companyId}
            and extract(hour from ${now}::timestamptz at time zone o.time_zone)
              >= ${sql.lit(firstHour)}) o
        join shipment s on s.company_id = ${companyId} and s.office_id = o.id
        left join place pl on pl.company_id = ${companyId} and pl.id = s.pol
        left join place pd on pd.company_id = ${companyId} and pd.id = s.pod
        where s.current_status not in ('Finish', 'Canceled') and not s.is_locked
          and s.transaction_type = any(${codesOf("sea", "air")}) and (${atd} or ${ata})
          and exists (select from user_level l where l.company_id = ${companyId}
            and l.user_id = s.person_incharge and l.office_id = o.id and l.active)
      )
      select t.user_id, max(t.today) as day, p.email,
        language_of_person(${companyId}, t.user_id) as language,
        (select string_agg(e.email_info, '; ') from email_setting e where e.company_id = ${companyId}
          and e.dept_id = any(array_agg(t.department_id)) and e.email_type = 'Missing Days') as copies,
        jsonb_agg(t.job order by t.since, t.job ->> 'jobNo') as jobs
      from late t
      join person p on p.company_id = ${companyId} and p.id = t.user_id and p.active
      where not exists (select from day_reminder r where r.company_id = ${companyId}
        and r.user_id = t.user_id and r.day >= t.today)
      group by t.user_id, p.email
      order by t.user_id`,
  );
}

/** The most jobs that a message names. */
const mostNamed = 5;

function messageOf({ userId, jobs }: Reminded): Message {
  const { subject } = mailKind("missingDays");
  const named = jobs.slice(0, mostNamed).map(({ jobNo }) => jobNo);
  const numbers = [...named, ...(jobs.length > mostNamed ? ["…"] : [])].join(", ");
  const count = { count: jobs.length };
  return {
    userIds: [userId],
    title: { en: say(subject, "en", count), vi: say(subject, "vi", count) },
    description: numbers,
    actionLink: screenOfLate(jobs),
  };
}
