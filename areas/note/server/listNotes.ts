import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { pageNotes } from "../contract.ts";
import { readNotePage } from "./cdNoteTable.ts";
import { withMay } from "./shownNote.ts";

/** Pages the notes a person may see; with no filter the last three months up to the newest. */
export async function listNotes(tx: Tx, actor: Actor, ask: Ask<typeof pageNotes>) {
  const { companyId } = actor;
  const where = [within(actor, "accManagement.list", "n")];
  const numbers = listed(ask.referenceNos);
  if (numbers.length === 1) {
    where.push(sql<boolean>`n.search like ${anywhere(fold(numbers[0] as string))}`);
  } else if (numbers.length > 1) where.push(sql<boolean>`n.code = any(${numbers}::text[])`);
  if (ask.partnerId) where.push(sql<boolean>`n.partner_id = ${ask.partnerId}`);
  if (ask.fromDate) where.push(sql<boolean>`n.datetime_created >= ${ask.fromDate}::date`);
  if (ask.toDate) where.push(sql<boolean>`n.datetime_created < ${ask.toDate}::date + 1`);
  if (ask.creatorId) where.push(sql<boolean>`n.user_created = ${ask.creatorId}`);
  if (ask.status) where.push(sql<boolean>`n.status = ${ask.status}`);
  if (ask.type) where.push(sql<boolean>`n.type = ${ask.type}`);
  if (where.length === 1) {
    where.push(sql<boolean>`n.datetime_modified >= (
      select max(x.datetime_modified) - interval '3 months' from cd_note x
      where x.company_id = ${companyId})`);
  }
  const { data, ...count } = await readNotePage(tx, companyId, sql.join(where, sql` and `), ask);
  const shown = data.map((note) => withMay(actor, note));
  return { data: shown, page: ask.page, size: ask.size, ...count };
}

/** Splits a field of many numbers, one a line or between commas. */
export function listed(text: string | null | undefined): string[] {
  return (text ?? "")
    .split(/[\n,;]+/)
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, 200);
}
