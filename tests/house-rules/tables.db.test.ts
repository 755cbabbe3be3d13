import { registeredConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { checkRefusal, codeOfCheck } from "@fairway/engine/db/checkRefusals.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { readOnly, rows } from "../../engine/db/tx.ts";
import { testDatabase } from "../../engine/db/testDatabase.ts";

/** Lists without a company: the same for everybody, reference tables on a distributed database. */
const shared = [
  "approval_deputy_type",
  "approval_type",
  "country",
  "currency",
  "document_kind",
  "menu",
  "service",
  "shared_history",
  "signing_key",
  "special_action",
  "ward_mapping",
];
/** Tables that are not of the business: the migrator's own, and the socket adapter's. */
const machinery = /^(kysely_|socket_io_)/;

// A column that holds the id of a record has a foreign key: deletion, the list of uses and the merge
// of partners find references by the keys. The columns below have none, each for a reason.

const stamp = "its user has a session, and a session prevents that the user is deleted";
const unit =
  "the unit of the writer at that time, compared with the units of readers; a unit that is gone has none";
const kept = "a kept sum, counted again from rows that have the key";
const log = "an entry of a log outlives its record";
const copied = "copied from a row that has the key and that cannot leave it";

/** The reasons of columns that many tables have. */
const byColumn: Readonly<Record<string, string>> = {
  user_created: stamp,
  user_modified: stamp,
  office_id: unit,
  department_id: unit,
  group_id: unit,
};

/** The reasons of single columns. */
const byPlace: Readonly<Record<string, string>> = {
  "calling_system.office_ids": "a list; an office that is gone limits the system to nobody",
  "sync_item.partner_id": "what was sent outlives the partner, also after a merge",
  "sync_item.record_id": "a record of the kind that its type names; what was sent outlives it",
  "acct_management_line.charge_id": "the line of a canceled invoice outlives its charge",
  "acct_management_line.cd_note_id": "the line of a canceled invoice outlives its note",
  "acct_management_line.soa_id": "a claim on the charge has the key; a canceled document keeps it",
  "acct_management_line.settlement_id":
    "a claim on the charge has the key; a canceled document keeps it",
  "acct_management_line.hblid": copied,
  "acct_management_line.job_id": copied,
  "approval_request.document_id":
    "a record of the type that flow and type name; its area registers what happens to it",
  "attached_file.child_id":
    "a record of the kind that module and folder name; deleted by its owner",
  "attached_file.object_id":
    "a record of the kind that module and folder name; deleted by its owner",
  "audit_entry.acted_by": log,
  "audit_entry.record_id": log,
  "audit_entry.session_id": log,
  "check_point_passage.lines": "a list; a line that is deleted keeps by which release it passed",
  "charge.office_ids": "a list; an office that is gone limits the charge to nobody",
  "charge_claim.charge_id": "thousands in one statement; triggers check and keep the lines by set",
  "cutoff.done_by": stamp,
  "radar_mark.snoozed_by": stamp,
  "container.list_id": "computed from the ids of job and house bill, which have keys",
  "deleted_surcharge.adjusted_by": "null: a line that a document adjusts is not deleted",
  "deleted_surcharge.deleted_by": stamp,
  "deleted_surcharge.link_charge_id": "copied from a line that is gone; its origin may go, too",
  "deleted_surcharge.work_order_id": "copied from a line that is gone",
  "deleted_surcharge.valued_by": "null: a line that a document values is not deleted",
  "hand_over.subject_id":
    "a record of the kind that the hand-over names; gone when the work is done",
  "hand_over.told_by": stamp,
  "history.record_id": log,
  "idempotency_key.user_id": stamp,
  "job_customer.customer_id": kept,
  "job_customer.job_id": kept,
  "job_unbilled.job_id": kept,
  "mail.hblids": "what was sent outlives bills that are deleted",
  "mail.hblid": "what was sent outlives a bill that is deleted",
  "mail_attachment.file_id": "what was attached is named also after the file was deleted",
  "trip.container_id": "the line that the trip was made from, also after that line was deleted",
  "job_comment.mentioned": "a list; a colleague who is gone is no longer named",
  "milestone.actual_by": stamp,
  "milestone.planned_by": stamp,
  "kept_noted.job_id": "a note that a sum is to be counted again, also of a job that is gone",
  "mail.canceled_by": stamp,
  "notification.subject_id": "work of any kind that waits; the message goes when it is done",
  "open_line.job_id": kept,
  "open_line.partner_id": kept,
  "open_line.sale_man_id": kept,
  "open_sum.partner_id": kept,
  "open_sum.sale_man_id": kept,
  "open_sum_move.partner_id": kept,
  "open_sum_move.sale_man_id": kept,
  "partner_merge_row.row_id": "a row of the table that table_name names, as the merge left it",
  "partner_sync.record_id": "partner_id and partner_bank_id are computed from it and have keys",
  "combine_line.document_id": "a canceled billing outlives its documents",
  "soa.creator_shipment": "a list; people who are gone narrow the statement to nobody",
  "advance_line.charge_line_id": "a line outlives the charge that a deleted advance leaves behind",
  "settlement_line.charge_id": "a line outlives the charge that a deleted settlement leaves behind",
  "soa_line.charge_id": "what was stated outlives the charge line",
  "surcharge.adjusted_by": "a document that holds the line: a claim has the key, the books compare",
  "surcharge.valued_by": "a document that holds the line: a claim has the key, the books compare",
  "sys_user.work_place_id": "nothing writes it",
  "tariff.partner_id": "computed from three columns that have keys",
  "waybill_offer.offered_to": stamp,
};

const database = await testDatabase();

const tables = () =>
  readOnly(database, (tx) =>
    rows<{ name: string }>(
      tx,
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    ),
  ).then((found) => found.map((each) => each.name).filter((name) => !machinery.test(name)));

const constraints = () =>
  readOnly(database, (tx) =>
    rows<{
      table: string;
      name: string;
      kind: string;
      columns: string;
      deletes: string;
      target: string | null;
    }>(
      tx,
      sql`
        select c.conrelid::regclass::text as table, c.conname as name, c.contype::text as kind,
          (select string_agg(a.attname, ',' order by k.at)
             from unnest(c.conkey) with ordinality k (num, at)
             join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as columns,
          c.confdeltype::text as deletes, c.confrelid::regclass::text as target
        from pg_constraint c
        where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f', 'x')
        order by 1, 2`,
    ),
  ).then((found) => found.filter((each) => !machinery.test(each.table)));

/** Rules between columns that only the program writes: breaking one is a fault of the program. */
const ownRules =
  /_(is_its_\w+|is_dated|has_a_time|is_one|is_one_kind|is_its_own|code_is_id|by_somebody|to_somebody|is_whole|replicate_whole|is_inactive|sides|is_active|fits_unit|line_is_vnd|rate_is_one|is_id|outlives_signing|ended_with_reason)$/;

describe("tables", () => {
  test("every business table is keyed by its company", async () => {
    const keys = await constraints();
    const wrong = (await tables())
      .filter((name) => !shared.includes(name) && name !== "company")
      .filter(
        (name) =>
          !keys.some(
            (key) => key.table === name && key.kind === "p" && key.columns.startsWith("company_id"),
          ),
      );
    expect(wrong).toEqual([]);
  });

  test("every unique key and every exclusion starts with the company", async () => {
    const wrong = (await constraints())
      .filter(
        (each) =>
          ["u", "x"].includes(each.kind) &&
          !shared.includes(each.table) &&
          each.table !== "company",
      )
      .filter((each) => !each.columns.startsWith("company_id"));
    expect(wrong).toEqual([]);
  });

  test("every unique index starts with the company", async () => {
    const found = await readOnly(database, (tx) =>
      rows<{ table: string; name: string; first: string }>(
        tx,
        sql`
          select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
            coalesce(a.attname, '(expression)') as first
          from pg_index i
          join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
          left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
          where i.indisunique order by 1, 2`,
      ),
    );
    const wrong = found
      .filter(
        (each) =>
          !machinery.test(each.table) && !shared.includes(each.table) && each.table !== "company",
      )
      .filter((each) => each.first !== "company_id");
    expect(wrong).toEqual([]);
  });

  test("every reference to a business table carries the company", async () => {
    const wrong = (await constraints())
      .filter((each) => each.kind === "f" && each.target !== null)
      .filter((each) => !shared.includes(each.target as string) && each.target !== "company")
      .filter((each) => !each.columns.split(",").includes("company_id"));
    expect(wrong).toEqual([]);
  });

  test("a reference restricts or cascades when its target goes, and nothing else", async () => {
    const wrong = (await constraints()).filter(
      (each) => each.kind === "f" && !["r", "c", "a"].includes(each.deletes),
    );
    expect(wrong).toEqual([]);
  });

  test("every constraint has a name of at most fifty characters", async () => {
    const wrong = (await constraints()).filter((each) => each.name.length > 50);
    expect(wrong).toEqual([]);
  });

  test("every rule of a table that input can break is refused in words", async () => {
    const found = await database.pool.query<{ name: string }>(
      `select distinct conname as name from pg_constraint c
        where contype = 'c' and connamespace = 'public'::regnamespace order by 1`,
    );
    const names = found.rows.map(({ name }) => name).filter((name) => !machinery.test(name));
    const silent = names.filter((name) => !registeredConstraints()[name] && !codeOfCheck(name));
    expect(silent.filter((name) => !ownRules.test(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(120);
    const texts = names.map((name) => checkRefusal(name).say("en"));
    expect(texts.filter((text) => /_[a-z]+_/.test(text))).toEqual([]);
  });

  test("every table with a version keeps its history", async () => {
    const found = await readOnly(database, (tx) =>
      rows<{ name: string }>(
        tx,
        sql`
          select c.relname as name from pg_class c
          join pg_attribute v on v.attrelid = c.oid and v.attname = 'version' and not v.attisdropped
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
            and not exists (
              select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
              where t.tgrelid = c.oid
                and p.proname in ('record_history', 'record_shared_history', 'record_document_history'))
          order by 1`,
      ),
    );
    expect(found.map((each) => each.name)).toEqual([]);
  });

  test("history by column compares every column", async () => {
    const found = await readOnly(database, (tx) =>
      rows<{ place: string }>(
        tx,
        sql`
          select t.tgrelid::regclass || '.' || a.attname as place
          from pg_trigger t
          join pg_proc p on p.oid = t.tgfoid and p.proname ~ '_history_of_change$'
          join pg_attribute a on a.attrelid = t.tgrelid and a.attnum > 0 and not a.attisdropped
          where a.attname <> all (array['company_id', 'id', 'version', 'search',
              'datetime_modified', 'user_modified'])
            and p.prosrc !~ ('r\\.' || a.attname || ' is distinct from')`,
      ),
    );
    // A migration that adds the column ends with call keep_changes_by_column('table').
    expect(found).toEqual([]);
  });

  test("every column that names a record has a foreign key, or is named with the reason", async () => {
    const found = await readOnly(database, (tx) =>
      rows<{ place: string; column: string }>(
        tx,
        sql`
          select c.relname || '.' || a.attname as place, a.attname as column
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
            and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype) and not a.attisdropped
            and a.attname not in ('id', 'company_id') and not exists (
              select from pg_constraint f
              where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey))
          order by 1`,
      ),
    );
    const named = (each: (typeof found)[number]) => byPlace[each.place] ?? byColumn[each.column];
    expect(found.filter((each) => !named(each)).map((each) => each.place)).toEqual([]);
    const places = found.map((each) => each.place);
    expect(Object.keys(byPlace).filter((place) => !places.includes(place))).toEqual([]);
  });

  test("every table that references partners refuses merged ones", async () => {
    const found = await readOnly(database, (tx) =>
      rows<{ place: string }>(
        tx,
        sql`
          select c.conrelid::regclass || '.' || a.attname as place
          from pg_constraint c
          cross join lateral unnest(c.conkey, c.confkey) k (own, target)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
          join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.target
          where c.contype = 'f' and c.confrelid = 'partner'::regclass and f.attname = 'id'
            and c.conrelid <> 'partner_merge'::regclass and (
              select count(*) from pg_trigger t join pg_proc p on p.oid = t.tgfoid
              where t.tgrelid = c.conrelid and p.proname ~ '_partners_(usable|stay)$'
                and p.prosrc ~ ('(a|new)\\.' || a.attname || '\\M')) <> 2`,
      ),
    );
    // A migration that adds the column ends with call guard_partners('table', makes_work).
    expect(found).toEqual([]);
  });

  test("every trigger function reads columns that a table of its triggers has", async () => {
    const found = await readOnly(database, (tx) =>
      rows<{ place: string }>(
        tx,
        sql`
          select p.proname || ': ' || f.name[1] as place
          from pg_trigger t
          join pg_proc p on p.oid = t.tgfoid and p.pronamespace = 'public'::regnamespace
          cross join lateral regexp_matches(
            p.prosrc, '\\m(?:new|old)\\.([a-z_][a-z0-9_]*)', 'g') f (name)
          left join pg_attribute a
            on a.attrelid = t.tgrelid and a.attname = f.name[1] and not a.attisdropped
          where not t.tgisinternal
          -- A function of several tables may read a column of one of them alone.
          group by 1 having count(a.attname) = 0 order by 1`,
      ),
    );
    expect(found).toEqual([]);
  });
});
