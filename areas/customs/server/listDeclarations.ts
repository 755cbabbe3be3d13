import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type DayColumn, withinDays } from "@fairway/engine/db/withinDays.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import type { Criteria } from "@fairway/engine/resource/criteria.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { type RawBuilder, sql } from "kysely";
import { type declarationDays, declaredDeclaration, type importStates } from "../contract.ts";

type Sql = RawBuilder<unknown>;
type DeclarationCriteria = Criteria & {
  readonly clearanceNos?: string | null | undefined;
  readonly imported?: (typeof importStates)[number] | null | undefined;
  readonly dateType?: (typeof declarationDays)[number] | null | undefined;
  readonly fromDate?: string | null | undefined;
  readonly toDate?: string | null | undefined;
};
type Sized = { readonly size: number };

/** Returns one page of the declarations in the actor's reach. Refuses: access.forbidden */
export async function listDeclarations(
  tx: Tx,
  actor: Actor,
  sent: DeclarationCriteria &
    Readonly<Partial<Record<"page" | "size" | "pageNumber" | "pageSize", number | undefined>>>,
) {
  const page = sent.page ?? sent.pageNumber ?? 1;
  const size = sent.size ?? sent.pageSize ?? 15;
  return pageOf(tx, actor, { ...sent, page, size }, conditions(actor, sent));
}

/** Returns declarations without pages. Refuses: access.forbidden */
export async function queryDeclarations(tx: Tx, actor: Actor, sent: DeclarationCriteria & Sized) {
  return (await listDeclarations(tx, actor, { ...sent, page: 1 })).data;
}

/** Returns the newest declarations. Refuses: access.forbidden */
export function allDeclarations(tx: Tx, actor: Actor, { size }: Sized) {
  return queryDeclarations(tx, actor, { size });
}

/** Returns the declarations of a job, 100 at most. Refuses: access.forbidden */
export async function declarationsOfJob(
  tx: Tx,
  actor: Actor,
  { jobNo }: { readonly jobNo: string },
) {
  const ofJob = jobIs(actor, sql`number_key(s.job_no) = number_key(${jobNo})`);
  return (await pageOf(tx, actor, { page: 1, size: 100 }, [ofJob])).data;
}

/**
 * Returns the declarations of a customer by words, or by numbers of one line each; without a choice
 * those that are on no job.
 *
 * Refuses: access.forbidden
 */
export async function searchDeclarations(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly keySearch?: string | undefined;
    readonly customerNo?: string | undefined;
    readonly imporTed?: boolean | undefined;
    readonly page: number;
    readonly size: number;
  },
) {
  const { keySearch = "", customerNo, imporTed = false, page, size } = ask;
  const isList = keySearch.trim().includes("\n");
  const parts = conditions(actor, {
    clearanceNos: isList ? keySearch : null,
    imported: imporTed ? "Imported" : "NotImported",
  });
  if (customerNo) parts.push(sql`text_key(t.account_no) = ${textKey(customerNo)}`);
  return pageOf(tx, actor, { keyword: isList ? null : keySearch.slice(0, 200), page, size }, parts);
}

/** Returns the newest declarations of jobs that are not locked. Refuses: access.forbidden */
export async function unlockedDeclarations(tx: Tx, actor: Actor, { size }: Sized) {
  const open = jobIs(actor, sql`not s.is_locked`);
  return (await pageOf(tx, actor, { page: 1, size }, [hidesCopies, open])).data;
}

/** Returns the newest declarations of the jobs that the actor is in charge of. Refuses: access.forbidden */
export async function declarationsInCharge(tx: Tx, actor: Actor, { size }: Sized) {
  const mine = jobIs(actor, sql`s.person_incharge = ${actor.userId}`);
  return (await pageOf(tx, actor, { page: 1, size }, [hidesCopies, mine])).data;
}

/** Returns a declaration. Refuses: record.notFound · access.forbidden */
export async function getDeclaration(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  const [row] = await withJobs(tx, actor, [await getRecord(tx, actor, declaredDeclaration, id)]);
  return row as NonNullable<typeof row>;
}

/** Writes the list as a sheet. Refuses: access.forbidden */
export async function exportDeclarations(
  tx: Tx,
  actor: Actor,
  sent: DeclarationCriteria & {
    readonly format?: "xlsx" | "csv" | undefined;
    readonly columns?: readonly string[] | undefined;
  },
  desk?: Desk,
) {
  const only = sql<boolean>`(${sql.join(conditions(actor, sent), sql` and `)})`;
  return exportRecords(tx, actor, declaredDeclaration, sent, { only, database: desk?.database });
}

async function pageOf(
  tx: Tx,
  actor: Actor,
  ask: Criteria & { readonly page: number; readonly size: number },
  parts: readonly Sql[],
) {
  const only = sql<boolean>`(${sql.join(parts, sql` and `)})`;
  const found = await listRecords(tx, actor, declaredDeclaration, ask, undefined, only);
  return { ...found, data: await withJobs(tx, actor, found.data) };
}

/** Adds the job by the names of former contracts, and its service, which leads to its page. */
async function withJobs<Read extends object>(tx: Tx, { companyId }: Actor, found: readonly Read[]) {
  const told = found.map((row) => row as { jobId?: string | null } & OfJob);
  const ids = [...new Set(told.flatMap(({ jobId }) => jobId ?? []))];
  const jobs =
    ids.length === 0
      ? []
      : await rows<{ id: string; service: ServiceCode }>(
          tx,
          sql`select id, transaction_type as service from shipment
            where company_id = ${companyId} and id = any(${ids}::uuid[])`,
        );
  const services = new Map(jobs.map(({ id, service }) => [id, service]));
  return found.map((row, at) => {
    const { jobId, jobCode, source } = told[at] as (typeof told)[number];
    return {
      ...row,
      jobNo: jobCode ?? null,
      jobService: services.get(jobId ?? "") ?? null,
      isReplicate: source === "Replicate",
    };
  });
}

interface OfJob {
  readonly jobCode?: string | null;
  readonly source?: string;
}

// A copy for another office is shown on its job only.
const hidesCopies: Sql = sql`t.source <> 'Replicate'`;

/** Source: rule CU-5 */
function conditions(actor: Actor, ask: DeclarationCriteria): Sql[] {
  const { clearanceNos, imported, dateType, fromDate: from, toDate: to } = ask;
  const parts: Sql[] = [hidesCopies];
  const numbers = (clearanceNos ?? "").split(/[\n;,]/).flatMap((each) => textKey(each) || []);
  if (numbers.length > 0) parts.push(sql`text_key(t.clearance_no) = any(${numbers}::text[])`);
  if (imported === "Imported") parts.push(sql`t.job_id is not null`);
  if (imported === "NotImported") parts.push(sql`t.job_id is null`);
  const day: DayColumn =
    dateType === "ImportDate"
      ? { column: sql`t.datetime_created`, has: "instants" }
      : { column: sql`t.clearance_date`, has: "days" };
  return [...parts, ...withinDays([day], { from, to }, actor.timeZone)];
}

function jobIs({ companyId }: Actor, condition: Sql): Sql {
  return sql`exists (select from shipment s
    where s.company_id = ${companyId} and s.id = t.job_id and ${condition})`;
}
