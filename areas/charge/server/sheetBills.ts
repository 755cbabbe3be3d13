import { families } from "@fairway/areas/service/model/families.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { whyJobClosed } from "../model/refusals.ts";
import { refuseSheet } from "../model/sheetRefusals.ts";
import { type ChargedBill, chargedBills, onMenuOf } from "./chargedBill.ts";

/** The numbers by which a row of a sheet names its bill. */
export interface BillNumbers {
  readonly hwbno: string | null;
  readonly mblno: string | null;
  readonly jobNo: string | null;
  readonly customNo: string | null;
}

/** The bill of a row, or why it has none. */
export type FoundBill = { readonly bill: ChargedBill } | { readonly wrong: FieldRefusal };

/**
 * Finds the bills of the rows of a sheet by their numbers, each row in the order of the sheet. A job
 * with one bill, or with its virtual bill only, is named by the number of the job or of its MBL alone.
 *
 * Shape: at most four statements, however many rows.
 * Locks: with "locked" the jobs in the order of their ids, then the bills.
 * Source: rule CH-33, areas/charge/README.md
 */
export async function sheetBills(
  tx: Tx,
  actor: Actor,
  named: readonly BillNumbers[],
  { service, locked }: { readonly service: ServiceCode | null; readonly locked?: "locked" },
): Promise<FoundBill[]> {
  const found = await candidates(tx, actor, named);
  if (locked) await lockJobs(tx, actor, found);
  const bills = await chargedBills(tx, actor, idsOf(found), locked);
  const byId = new Map(
    bills
      .filter((bill) => actor.may(onMenuOf(bill, "detail"), bill))
      .map((bill) => [bill.hblid, bill]),
  );
  const answers = named.map((numbers, at) => {
    const mine = found.flatMap((each) => (each.at === at ? (byId.get(each.hblid) ?? []) : []));
    return foundBill(actor, numbers, { mine, service });
  });
  return withDeclarations(tx, actor, named, answers);
}

/** Refuses the rows that name a declaration which is not on their job. */
async function withDeclarations(
  tx: Tx,
  { companyId }: Actor,
  named: readonly BillNumbers[],
  found: readonly FoundBill[],
): Promise<FoundBill[]> {
  const told = found.flatMap((each, at) => {
    const customNo = named[at]?.customNo ?? null;
    return "bill" in each && customNo !== null
      ? [{ at, job_id: each.bill.jobId, custom_no: customNo }]
      : [];
  });
  if (told.length === 0) return [...found];
  const declared = await rows<{ at: number }>(
    tx,
    sql`select k.at from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as k (at int, job_id uuid, custom_no text)
      where exists (select from customs_declaration d
        where d.company_id = ${companyId} and d.job_id = k.job_id
          and text_key(d.clearance_no) = text_key(k.custom_no))`,
  );
  const known = new Set(declared.map(({ at }) => at));
  const missing = new Set(told.flatMap(({ at }) => (known.has(at) ? [] : [at])));
  return found.map((each, at) => {
    if (!missing.has(at) || !("bill" in each)) return each;
    const facts = { jobNo: each.bill.jobNo, value: named[at]?.customNo ?? "" };
    return { wrong: refuseSheet.field("customNo", "chargeSheet.customNo", facts) };
  });
}

function foundBill(
  actor: Actor,
  numbers: BillNumbers,
  {
    mine,
    service,
  }: { readonly mine: readonly ChargedBill[]; readonly service: ServiceCode | null },
): FoundBill {
  const [key] = (["hwbno", "jobNo", "mblno"] as const).filter((each) => numbers[each] !== null);
  if (!key) return { wrong: refuseSheet.field("hwbno", "chargeSheet.noNumber") };
  const value = [numbers.hwbno, numbers.mblno, numbers.jobNo].filter((each) => each).join(" · ");
  const [bill] = mine;
  if (!bill) return { wrong: refuseSheet.field(key, "chargeSheet.unknownBill", { value }) };
  if (mine.length > 1) {
    const facts = { value, count: mine.length };
    return { wrong: refuseSheet.field(key, "chargeSheet.severalBills", facts) };
  }
  const { jobNo, transactionType } = bill;
  if (service !== null && transactionType !== service) {
    const facts = { jobNo, service: serviceOf(transactionType).name };
    return { wrong: refuseSheet.field(key, "chargeSheet.otherService", facts) };
  }
  const mayImport =
    actor.reach(onMenuOf(bill, "import")) !== "None" &&
    ["write", "UpdateCharge"].every((action) => actor.may(onMenuOf(bill, action), bill));
  if (!mayImport) return { wrong: refuseSheet.field(key, "chargeSheet.notYours", { jobNo }) };
  const closed = whyJobClosed(bill);
  if (closed) {
    const { code, entry: words, facts } = closed;
    return { wrong: { field: key, code, words, facts } };
  }
  return { bill };
}

interface Candidate {
  readonly at: number;
  readonly hblid: string;
  readonly jobId: string;
}

const familyLetters = Object.values(families).map((each) => each.letter);

const idsOf = (found: readonly Candidate[]) => [...new Set(found.map((each) => each.hblid))];

/** The bills with the numbers of each row: by the HBL no, else by the job no, else by the MBL no. */
function candidates(tx: Tx, actor: Actor, named: readonly BillNumbers[]): Promise<Candidate[]> {
  const { companyId } = actor;
  const told = named.map(({ hwbno, mblno, jobNo }, at) => ({
    at,
    hwbno,
    mblno,
    job_no: jobNo,
  }));
  const bills = sql`house_bill b join shipment j on j.company_id = ${companyId} and j.id = b.job_id`;
  const also = sql`b.company_id = ${companyId}
    and (k.job_no is null or number_key(j.job_no) = number_key(k.job_no))
    and (k.mblno is null or text_key(coalesce(j.mawb, b.mawb)) = text_key(k.mblno))`;
  return rows<Candidate>(
    tx,
    sql`
      select k.at, f.hblid, f.job_id
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as k (at int, hwbno text, mblno text, job_no text)
      cross join lateral (
        select b.id as hblid, b.job_id from ${bills}
        where ${also} and k.hwbno is not null and not b.is_canceled
          and number_key(b.hwbno) = number_key(k.hwbno)
        union all
        select b.id, b.job_id from ${bills}
        where ${also} and k.hwbno is null and k.job_no is not null
        union all
        select b.id, b.job_id from ${bills}
        where ${also} and k.hwbno is null and k.job_no is null and j.mawb is not null
          and j.current_status <> 'Canceled'
          and j.office_id = any(array(select id from office where company_id = ${companyId}))
          and j.family = any(${familyLetters}::text[])) f
      order by k.at, f.hblid`,
  );
}

function lockJobs(tx: Tx, actor: Actor, found: readonly Candidate[]): Promise<void> {
  const ids = [...new Set(found.map((each) => each.jobId))];
  return lockRows(tx, "shipment", { companyId: actor.companyId, ids });
}
