import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { readPage } from "@fairway/engine/db/readPage.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import * as contract from "../contract.ts";
import type { ApprovalRow } from "../model/approvalShapes.ts";
import { approvalTypes } from "./approvalTypes.ts";

/**
 * Lists the latest requests of documents: those that wait for the user (`actor.userId`) as holder or
 * deputy, the user's own, or all that the user may see.
 *
 * Source: rule AP-13
 */
export async function listApprovals(tx: Tx, actor: Actor, ask: Ask<typeof contract.listApprovals>) {
  const { tab, type, status, keyword, page, size } = ask;
  const { companyId } = actor;
  const ofTab = { toApprove: waitsFor(actor), mine: isMine(actor), all: maySee(actor) };
  const where = [
    sql`r.is_latest`,
    ofTab[tab],
    ...(type ? [sql`r.flow || ' ' || r.type = ${type}`] : []),
    ...(status ? [sql`r.status = ${status}`] : []),
    ...(keyword ? [sql`r.search like ${anywhere(fold(keyword))}`] : []),
  ];
  const name = sql.ref(actor.language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  const found = await readPage<Omit<ApprovalRow, "may"> & { waits: boolean }>(
    tx,
    {
      table: "approval_request",
      alias: "r",
      companyId,
      where: sql.join(where, sql` and `),
      columns: sql`r.id, r.document_id, r.flow, r.type, r.number, trim_scale(r.amount)::text as amount,
        r.currency_id, r.about, r.address, r.status, r.turn, r.sent_at, r.version,
        r.datetime_modified, ${name} as requester_name, ${waitsFor(actor)} as waits,
        jsonb_build_object('en', t.name_en, 'vi', t.name_vi) as type_name`,
      joins: sql`
        join approval_type t on t.flow = r.flow and t.type = r.type
        join person p on p.company_id = ${companyId} and p.id = r.requester`,
    },
    { page, size },
  );
  const { amount: _, ...counted } = found;
  return {
    ...counted,
    page,
    size,
    data: found.data.map(({ waits, ...row }) => ({
      ...row,
      may: waits ? ["approve", "deny"] : [],
    })),
  };
}

/** Counts the requests that wait for the user, as the list does. */
export async function countToApprove(tx: Tx, actor: Actor) {
  const counted = await listApprovals(tx, actor, {
    ...contract.listApprovals.query.parse({ size: 1 }),
    ...contract.listApprovals.body.parse({ tab: "toApprove" }),
  });
  const { totalItems, capped } = counted;
  return { totalItems, capped, amount: null };
}

/** Is the user a holder of a level of a request so far, or the deputy of one today? */
export async function isApprover(tx: Tx, { companyId, userId }: Actor): Promise<boolean> {
  const { found } = await one<{ found: boolean }>(
    tx,
    sql`select exists (select from approval_holder
          where company_id = ${companyId} and user_id = ${userId})
        or exists (select from approval_deputy
          where company_id = ${companyId} and commissioner = ${userId}) as found`,
  );
  return found;
}

/** Requests on which the user may decide now. */
function waitsFor(actor: Actor): RawBuilder<unknown> {
  const { companyId, userId } = actor;
  // One list of ids, so that few of many requests are looked up by it.
  return sql`(r.is_open and r.requester <> ${userId} and r.id in (
    select h.request_id from approval_holder h
    where h.company_id = ${companyId} and h.user_id = ${userId} and h.is_waiting
    union all
    select h.request_id from approval_deputy a
    join approval_holder h on h.company_id = ${companyId} and h.user_id = a.authorizer
      and h.is_waiting
    join approval_request x on x.company_id = ${companyId} and x.id = h.request_id
      and x.office_id = a.office_id
    join approval_type t on t.flow = x.flow and t.type = x.type and t.deputy_type = a.type
    where a.company_id = ${companyId} and a.commissioner = ${userId}))`;
}

function isMine({ userId }: Actor): RawBuilder<unknown> {
  return sql`r.requester = ${userId}`;
}

function maySee(actor: Actor): RawBuilder<unknown> {
  const { companyId, userId } = actor;
  const byRight = approvalTypes().map(
    ({ flow, type, right }) =>
      sql`(r.flow = ${flow} and r.type = ${type} and ${within(actor, right, "r")})`,
  );
  const takesPart = sql`r.id in (select h.request_id from approval_holder h
    where h.company_id = ${companyId} and h.user_id = ${userId})`;
  return sql`(${sql.join([isMine(actor), takesPart, ...byRight], sql` or `)})`;
}
