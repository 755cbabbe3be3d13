import { textKey } from "@fairway/core/text/textKey.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { fileSearch } from "../contract.ts";
import type { fileFolder, ListedFile } from "../model/storedFile.ts";

type Search = z.output<typeof fileSearch>;
type Folder = z.output<typeof fileFolder>;
const MOST = 10_000;

const columns = sql`f.id, f.name, f.alias_name, f.document_type, f.tag, f.note, f.mime, f.size,
  f.child_id, u.username as user_name, f.datetime_created, f.version, f.module_name, f.folder,
  f.object_id, f.source, f.job_no, f.hwbno, f.mawb, f.billing_no, f.invoice_no, f.accounting_date`;

/** Lists the files within the user's reach of file management, newest first. */
export async function getEdocManagement(
  tx: Tx,
  actor: Actor,
  ask: Search & { pageNumber: number; pageSize: number },
) {
  const { pageNumber: page, pageSize: size } = ask;
  const where = conditions(actor, ask);
  const found = await rows<ListedFile & { total: number }>(
    tx,
    sql`with page as materialized (
        select f.id from attached_file f where ${where}
        order by f.datetime_created desc, f.id desc limit ${size} offset ${(page - 1) * size}
      ), counted as (
        select count(*)::int as total from (
          select from attached_file f where ${where} limit ${MOST + 1}) few
      )
      select counted.total, shown.* from counted left join (
        select ${columns} from page
        join attached_file f on f.company_id = ${actor.companyId} and f.id = page.id
        left join sys_user u on u.company_id = ${actor.companyId} and u.id = f.user_created
      ) shown on true order by shown.datetime_created desc, shown.id desc`,
  );
  return onePage(found, page, size);
}

/** Lists the records with files within the user's reach, last changed first. */
export async function getFileManagement(
  tx: Tx,
  actor: Actor,
  ask: Search & { page: number; size: number },
) {
  const { page, size } = ask;
  const found = await rows<Folder & { id: string | null; total: number }>(
    tx,
    sql`with folders as materialized (
        select f.module_name, f.folder as folder_name, f.object_id, f.object_id as id,
          max(coalesce(f.billing_no, f.job_no, f.invoice_no)) as ref_no, count(*)::int as files,
          sum(f.size)::text as size, max(f.datetime_modified) as datetime_modified
        from attached_file f where ${conditions(actor, ask)}
        group by f.module_name, f.folder, f.object_id
      ), page as (
        select * from folders order by datetime_modified desc, object_id
        limit ${size} offset ${(page - 1) * size}
      )
      select (select count(*)::int from folders) as total, page.* from (values (1)) one (n)
      left join page on true order by page.datetime_modified desc, page.object_id`,
  );
  return onePage(found, page, size);
}

/** Lists the files of one record within the user's reach of file management. */
export function getDetailFileManagement(
  tx: Tx,
  actor: Actor,
  ask: { folderName: string; objectId: string },
): Promise<ListedFile[]> {
  return rows<ListedFile>(
    tx,
    sql`select ${columns} from attached_file f
      left join sys_user u on u.company_id = ${actor.companyId} and u.id = f.user_created
      where ${within(actor, "settingFileManagement.list", "f")}
        and text_key(f.folder) = text_key(${ask.folderName}) and f.object_id = ${ask.objectId}
      order by f.datetime_created desc, f.id desc`,
  );
}

function conditions(actor: Actor, ask: Search): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [
    within(actor, "settingFileManagement.list", "f"),
    ask.isAcc
      ? sql`f.module_name = 'Accounting'`
      : sql`f.module_name not in ('Accounting', 'System')`,
  ];
  for (const word of fold(ask.keyword ?? "")
    .split(/\s+/)
    .filter(Boolean)) {
    parts.push(sql`f.search like ${anywhere(word)}`);
  }
  if (ask.folderName) parts.push(sql`f.folder = ${ask.folderName}`);
  if (ask.referenceType && ask.referenceNos?.length) {
    const column = {
      jobNo: "job_no",
      hwbno: "hwbno",
      mawb: "mawb",
      billingNo: "billing_no",
      invoiceNo: "invoice_no",
    }[ask.referenceType];
    const numbers = ask.referenceNos.map(textKey);
    parts.push(sql`text_key(${sql.ref(`f.${column}`)}) = any(${numbers})`);
  }
  const on =
    ask.dateMode === "AccountingDate"
      ? sql`f.accounting_date`
      : sql`(f.datetime_created at time zone ${actor.timeZone})::date`;
  if (ask.fromDate) parts.push(sql`${on} >= ${ask.fromDate}::date`);
  if (ask.toDate) parts.push(sql`${on} <= ${ask.toDate}::date`);
  return sql.join(parts, sql` and `);
}

function onePage<Row extends { id: string | null; total: number }>(
  found: readonly Row[],
  page: number,
  size: number,
) {
  const total = found[0]?.total ?? 0;
  return {
    data: found
      .filter((row) => row.id !== null)
      .map(({ total: _, ...row }) => row as Omit<Row, "total" | "id"> & { id: string }),
    page,
    size,
    totalItems: Math.min(total, MOST),
    capped: total > MOST,
  };
}
