import { type Message, notifyEach } from "@fairway/areas/notification/server/notify.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { enqueue } from "@fairway/engine/jobs/jobs.ts";
import { sql } from "kysely";
import { approvalWords as words } from "../model/approvalWords.ts";

/** Who is told what of a request. */
export interface Told {
  readonly requestId: string;
  readonly kind: "asked" | "approved" | "denied" | "unlocked";
  /** The level whose turn it is; the mail may be written after the next decision. */
  readonly level: string | null;
  readonly to: readonly string[];
  readonly cc: readonly string[];
}

interface Standing {
  readonly id: string;
  readonly number: string;
  readonly requester: string;
  readonly requesterName: Words;
  readonly amount: string | null;
  readonly currencyId: string | null;
  readonly about: string | null;
  readonly address: string;
  readonly turn: string | null;
  readonly status: string;
  readonly isUnlocked: boolean;
  readonly deciderName: Words | null;
  readonly comment: string | null;
  readonly holders: readonly string[];
  readonly deputies: readonly string[];
}

/**
 * Tells whose turn it is on requests, or the requester how they ended: by a message now, and by a
 * mail after the commit.
 *
 * Shape: the number of statements does not depend on that of the requests.
 * Source: rule AP-12
 */
export async function tellOfApprovals(
  tx: Tx,
  actor: Actor,
  requestIds: readonly string[],
): Promise<void> {
  const found = await standings(tx, actor.companyId, requestIds);
  const told = found.map((request) => ({ request, told: toldOf(request) }));
  await notifyEach(
    tx,
    actor,
    told.map(({ request, told: { kind, to } }) => messageOf(request, kind, to)),
  );
  await enqueue(tx, "mailOfApprovals", {
    companyId: actor.companyId,
    userId: actor.userId,
    told: told.map((each) => each.told),
  });
}

function toldOf(request: Standing): Told {
  const { id, requester, turn, status, holders, deputies } = request;
  if (turn !== null) {
    return { requestId: id, kind: "asked", level: turn, to: holders, cc: [requester, ...deputies] };
  }
  const ended = request.isUnlocked ? "unlocked" : "denied";
  const kind = status === "Done" ? "approved" : ended;
  return { requestId: id, kind, level: null, to: [requester], cc: [] };
}

function messageOf(request: Standing, kind: Told["kind"], to: readonly string[]): Message {
  const { number, requesterName, deciderName, comment, about, address, deputies } = request;
  const { amount, currencyId } = request;
  const facts = { number, name: kind === "asked" ? requesterName : deciderName };
  const said = (text: Words, language: "en" | "vi") =>
    text[language]
      .replace("{number}", escapeMarkup(number))
      .replace("{name}", escapeMarkup(facts.name?.[language] ?? ""));
  const text = deciderName || kind === "asked" ? words[kind] : words.approvedAtOnce;
  const detail = (language: Language) =>
    (kind === "denied" || kind === "unlocked"
      ? [comment]
      : [amount && currencyId && `${sayAmount(amount, currencyId, language)} ${currencyId}`, about]
    )
      .filter(Boolean)
      .map((each) => escapeMarkup(String(each)))
      .join(" · ");
  return {
    userIds: kind === "asked" ? [...new Set([...to, ...deputies])] : to,
    title: { en: said(text, "en"), vi: said(text, "vi") },
    description: { en: detail("en"), vi: detail("vi") },
    actionLink: address,
    ...(kind === "asked" ? { subjectId: request.id } : {}),
  };
}

function standings(tx: Tx, companyId: string, ids: readonly string[]): Promise<Standing[]> {
  const name = (alias: string) =>
    sql`jsonb_build_object('en', ${sql.ref(`${alias}.employee_name_en`)}, 'vi',
      ${sql.ref(`${alias}.employee_name_vn`)})`;
  return rows<Standing>(
    tx,
    sql`select r.id, r.number, r.requester, ${name("q")} as requester_name, r.about, r.address,
        trim_scale(r.amount)::text as amount, r.currency_id,
        r.turn, r.status, coalesce(r.ending = 'unlocked', false) as is_unlocked, case when e.id is null then null else ${name("e")} end as decider_name,
        r.ended_comment as comment,
        array(select h.user_id from approval_holder h where h.company_id = ${companyId}
          and h.request_id = r.id and h.level = r.turn order by h.user_id)::text[] as holders,
        array(select distinct a.commissioner from approval_holder h
          join approval_type t on t.flow = r.flow and t.type = r.type
          join approval_deputy a on a.company_id = ${companyId} and a.authorizer = h.user_id
            and a.office_id = r.office_id and a.type = t.deputy_type
            and a.commissioner <> r.requester
          where h.company_id = ${companyId} and h.request_id = r.id and h.level = r.turn
          order by a.commissioner)::text[] as deputies
      from approval_request r
      join person q on q.company_id = ${companyId} and q.id = r.requester
      left join person e on e.company_id = ${companyId} and e.id = r.ended_by
      where r.company_id = ${companyId} and r.id = any(${[...ids]}::uuid[])
      order by r.id`,
  );
}
