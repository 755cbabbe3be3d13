import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { type Counted, countRows, readPage } from "@fairway/engine/db/readPage.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { DocumentKind } from "../model/documentKind.ts";

/**
 * The SQL that reads documents of a kind. In columns, joins and conditions `d` is the head, `o` the
 * kind's own row, `p` the partner.
 */
export interface DocumentSource<Doc extends DocumentHead> {
  readonly kind: DocumentKind<Doc>;
  /** The columns from its own row and joined rows. */
  readonly columns: (companyId: string) => RawBuilder<unknown>;
  readonly joins?: (companyId: string) => RawBuilder<unknown>;
  /** Head and own row are all that verbs decide on, so one statement locks and reads them. */
  readonly standsAlone?: true;
  /** Refuses users who may not open a document; by default by the kind's right to open. */
  readonly mustSee?: (tx: Tx, actor: Actor, doc: Doc) => Promise<void>;
}

/** Reads documents of one company. */
export function readDocuments<Doc extends DocumentHead>(
  tx: Tx,
  companyId: string,
  source: DocumentSource<Doc>,
  where: RawBuilder<unknown>,
  { order = sql`d.id`, before = sql`` } = {},
): Promise<Doc[]> {
  return rows<Doc>(
    tx,
    sql`${before} select ${columnsOf(source, companyId)} from document d ${joinsOf(source, companyId)}
      where d.company_id = ${companyId} and ${ofKind(source.kind)} and ${where} order by ${order}`,
  );
}

/** Reads all documents of a list, newest change first, for a list longer than a page. */
export function wholeList<Doc extends DocumentHead>(
  companyId: string,
  source: DocumentSource<Doc>,
  where: RawBuilder<unknown>,
): { rows: (limit: number) => RawBuilder<unknown>; count: (limit: number) => RawBuilder<unknown> } {
  const own = ownRow(source.kind, companyId);
  return {
    rows: (limit) => sql`select ${columnsOf(source, companyId)}
      from document d ${joinsOf(source, companyId)}
      where d.company_id = ${companyId} and ${where}
      order by d.datetime_modified desc, d.id desc limit ${sql.lit(limit)}`,
    count: (limit) => sql`select from document d ${own}
      where d.company_id = ${companyId} and ${where} limit ${sql.lit(limit)}`,
  };
}

/** The documents of a list. */
export interface DocumentsFound {
  readonly ofHead: readonly RawBuilder<unknown>[];
  readonly ofOwn: readonly RawBuilder<unknown>[];
  /** The amount of a document, to be added up over the list. */
  readonly amount?: RawBuilder<unknown> | undefined;
}

/**
 * Reads one page of documents in one statement: a narrow pass for the ids, then the page's rows.
 *
 * Shape: the narrow pass reads the head alone unless a condition reads the kind's own row.
 */
export function readDocumentPage<Doc extends DocumentHead>(
  tx: Tx,
  companyId: string,
  source: DocumentSource<Doc>,
  asked: DocumentsFound & { readonly page: { readonly page: number; readonly size: number } },
): Promise<Counted & { data: Doc[] }> {
  const shown = { columns: columnsOf(source, companyId), joins: joinsOf(source, companyId) };
  return readPage<Doc>(tx, { ...narrowSource(companyId, source, asked), ...shown }, asked.page);
}

/** Counts and adds up the documents of a list without reading a page. */
export function countDocumentRows<Doc extends DocumentHead>(
  tx: Tx,
  companyId: string,
  source: DocumentSource<Doc>,
  asked: DocumentsFound,
): Promise<Counted> {
  return countRows(tx, narrowSource(companyId, source, asked));
}

function narrowSource<Doc extends DocumentHead>(
  companyId: string,
  source: DocumentSource<Doc>,
  { ofHead, ofOwn, amount }: DocumentsFound,
) {
  return {
    table: "document",
    alias: "d",
    companyId,
    where: sql.join([...ofHead, ...ofOwn], sql` and `),
    amount,
    ...(ofOwn.length > 0 ? { narrowJoins: ownRow(source.kind, companyId) } : {}),
  };
}

/** The condition on documents changed in the three months up to the newest of their kind. */
export function ofLastMonths<Doc extends DocumentHead>(
  companyId: string,
  { kinds }: DocumentKind<Doc>,
): RawBuilder<unknown> {
  return sql`d.datetime_modified >= (
    select max(newest.at) - interval '3 months'
    from unnest(${[...kinds]}::text[]) as k (code)
    cross join lateral (
      select x.datetime_modified as at from document x
      where x.company_id = ${companyId} and x.kind = k.code
      order by x.datetime_modified desc limit 1) newest)`;
}

function ofKind<Doc extends DocumentHead>({ kinds }: DocumentKind<Doc>) {
  return isOneOf(kinds);
}

/**
 * The condition on these kinds; one kind is a plain comparison, so that the index gives the order.
 */
export function isOneOf(kinds: readonly string[]): RawBuilder<unknown> {
  return kinds.length === 1 ? sql`d.kind = ${kinds[0]}` : sql`d.kind = any(${[...kinds]}::text[])`;
}

function ownRow<Doc extends DocumentHead>({ table }: DocumentKind<Doc>, companyId: string) {
  return sql`join ${sql.table(table)} o on o.company_id = ${companyId} and o.id = d.id`;
}

function joinsOf<Doc extends DocumentHead>(source: DocumentSource<Doc>, companyId: string) {
  const { kind, joins } = source;
  return sql`
    ${ownRow(kind, companyId)}
    left join partner p on p.company_id = ${companyId} and p.id = d.partner_id
    left join person u on u.company_id = ${companyId} and u.id = d.user_created
    ${
      kind.names.saleMan === "named"
        ? sql`left join person m on m.company_id = ${companyId} and m.id = d.sale_man_id`
        : sql``
    }
    ${joins ? joins(companyId) : sql``}`;
}

/** The name of the last user who changed a document; not a join, so that the others keep their order. */
const modifier = (companyId: string, name: "employee_name_en" | "employee_name_vn") =>
  sql`(select ${sql.ref(`x.${name}`)} from person x
    where x.company_id = ${companyId} and x.id = d.user_modified)`;

function columnsOf<Doc extends DocumentHead>(source: DocumentSource<Doc>, companyId: string) {
  const { partner, number, state, saleMan } = source.kind.names;
  const as = (field: string) => sql.ref(columnName(field));
  const shown = [
    sql`d.id, d.company_id, d.office_id, d.department_id, d.group_id, d.user_created,
      u.employee_name_en as user_name_created, u.employee_name_vn as user_name_created_vn,
      ${modifier(companyId, "employee_name_en")} as user_name_modified,
      ${modifier(companyId, "employee_name_vn")} as user_name_modified_vn,
      d.datetime_created, d.datetime_modified, d.version,
      d.partner_id as ${as(`${partner}Id`)}, p.account_no as ${as(`${partner}Code`)},
      p.short_name as ${as(`${partner}Name`)}, d.currency_id, d.rate_outside, d.rate_reason,
      d.sync_status, d.last_sync_date,
      exists (select from sync_item si where si.company_id = ${companyId} and si.record_id = d.id
        and si.state in ('Waiting', 'Failed')) as is_sending`,
    ...(number ? [sql`d.number as ${as(number)}`] : []),
    ...(state ? [sql`d.state as ${as(state)}`] : []),
    ...(saleMan ? [sql`d.sale_man_id`] : []),
    ...(saleMan === "named"
      ? [sql`m.employee_name_en as sale_man_name, m.employee_name_vn as sale_man_name_vn`]
      : []),
    source.columns(companyId),
  ];
  return sql.join(shown, sql`, `);
}
