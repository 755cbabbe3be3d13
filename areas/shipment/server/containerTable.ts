import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import { type ContainerForm, type ContainerLine, containerForm } from "../model/container.ts";

/** The owner of a list: the job, or one of its house bills. */
export interface ContainerList {
  readonly mblid: string;
  readonly hblid: string | null;
}

/**
 * Reads container lines of one company in their order; `where` uses the alias `k` for the line. A
 * paper reads the kinds of packages in its language, everything else in English.
 */
export function containerRows(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
  language: Language = "en",
): Promise<ContainerLine[]> {
  const kind = sql.ref(language === "vi" ? "pt.unit_name_vn" : "pt.unit_name_en");
  return rows<ContainerLine>(
    tx,
    sql`
      select k.id, k.mblid, k.hblid, k.line_no, k.container_type_id, ct.code as container_type_code,
        ct.iso_code as container_type_iso, k.quantity, k.container_no, k.seal_no, k.mark_no,
        k.unit_of_measure_id, um.code as unit_of_measure_code, k.commodity_id, k.commodity,
        k.package_type_id, pt.code as package_type_code, ${kind} as package_type_name,
        trim_scale(k.package_quantity) as package_quantity, k.description, k.gw, k.nw,
        k.charge_able_weight, k.cbm, k.partof, k.override_reason, k.tare, k.owner_id,
        ow.account_no as owner_code, ow.short_name as owner_name, k.off_hire_depot,
        k.off_hire_ref_no, k.hs_code, k.un_number, k.imo_class, k.subsidiary_risk, k.packing_group,
        k.proper_shipping_name, trim_scale(k.flash_point) as flash_point, k.ems, k.marine_pollutant,
        k.stowage, k.emergency_contact, trim_scale(k.set_point) as set_point,
        trim_scale(k.vent) as vent, trim_scale(k.humidity) as humidity, k.vgm, k.vgm_method,
        k.vgm_date, k.vgm_signer, k.vgm_cut_off, k.version
      from container k
      left join unit ct on ct.company_id = ${companyId} and ct.id = k.container_type_id
      left join unit um on um.company_id = ${companyId} and um.id = k.unit_of_measure_id
      left join unit pt on pt.company_id = ${companyId} and pt.id = k.package_type_id
      left join partner ow on ow.company_id = ${companyId} and ow.id = k.owner_id
      where k.company_id = ${companyId} and ${where}
      order by k.line_no, k.id`,
  );
}

/** The lines of one list. */
export function containerListRows(
  tx: Tx,
  companyId: string,
  list: ContainerList,
  language: Language = "en",
) {
  return containerRows(
    tx,
    companyId,
    list.hblid ? sql`k.hblid = ${list.hblid}` : sql`k.mblid = ${list.mblid} and k.hblid is null`,
    language,
  );
}

/** The lines of several house bills. */
export function containersOfBills(tx: Tx, companyId: string, hblids: readonly string[]) {
  return containerRows(tx, companyId, sql`k.hblid = any(${[...hblids]}::uuid[])`);
}

/** The lines of several jobs, without those of their house bills. */
export function containersOfJobs(tx: Tx, companyId: string, jobIds: readonly string[]) {
  return containerRows(
    tx,
    companyId,
    sql`k.mblid = any(${[...jobIds]}::uuid[]) and k.hblid is null`,
  );
}

/** The lines of a job and of all its house bills. */
export function containersOfWholeJob(
  tx: Tx,
  companyId: string,
  jobId: string,
  language: Language = "en",
) {
  return containerRows(tx, companyId, sql`k.mblid = ${jobId}`, language);
}

/**
 * Writes the lines of lists that have none yet with one statement and returns their ids by list.
 */
export async function insertContainerLists(
  tx: Tx,
  actor: Actor,
  lists: readonly (ContainerList & { readonly lines: readonly ContainerForm[] })[],
): Promise<string[][]> {
  const none = new Map<string, number>();
  const written = lists.map(({ lines, ...list }) =>
    lines.map((line, at) => rowOf(actor, list, line, at, none)),
  );
  await insertRows(tx, "container", written.flat());
  return written.map((list) => list.map((row) => row.id));
}

/** Replaces a list by these lines, with at most five statements. */
export function writeContainerList(
  tx: Tx,
  actor: Actor,
  list: ContainerList,
  lines: readonly ContainerForm[],
): Promise<void> {
  return writeContainerLists(tx, actor, [{ ...list, lines }]);
}

/** Replaces several lists with the same statements as one. */
export async function writeContainerLists(
  tx: Tx,
  actor: Actor,
  lists: readonly (ContainerList & { readonly lines: readonly ContainerForm[] })[],
): Promise<void> {
  if (lists.length === 0) return;
  const { companyId } = actor;
  const owner = ({ mblid, hblid }: ContainerList) => hblid ?? mblid;
  const found = await rows<{ id: string; version: number; listId: string }>(
    tx,
    sql`select id, version, list_id from container where company_id = ${companyId}
      and list_id = any(${lists.map(owner)}::uuid[]) for update`,
  );
  const written = lists.flatMap(({ lines, ...list }) => {
    const own = found.filter((row) => row.listId === owner(list));
    const known = new Map(own.map((row) => [row.id, row.version]));
    return lines.map((line, at) => rowOf(actor, list, line, at, known));
  });
  const known = new Set(found.map((row) => row.id));
  const kept = new Set(written.map((row) => row.id));
  const gone = [...known].filter((each) => !kept.has(each));
  if (gone.length > 0) await deleteRows(tx, "container", companyId, gone, actor.userId);
  await updateRows(
    tx,
    "container",
    companyId,
    written
      .filter((row) => known.has(row.id))
      .map(({ userCreated: _creator, ...row }) => ({ ...row, datetimeModified: "now" })),
  );
  await insertRows(
    tx,
    "container",
    written.filter((row) => !known.has(row.id)),
  );
}

const ofForm = Object.keys(containerForm.shape).filter(
  (field) => field !== "id",
) as (keyof ContainerForm)[];

function rowOf(
  actor: Actor,
  list: ContainerList,
  line: ContainerForm,
  at: number,
  known: ReadonlyMap<string, number>,
) {
  const was = line.id ? known.get(line.id) : undefined;
  return {
    ...Object.fromEntries(ofForm.map((field) => [field, line[field]])),
    companyId: actor.companyId,
    // An id of another list would overwrite a foreign line, so the line gets a new id.
    id: line.id && was !== undefined ? line.id : newId(),
    mblid: list.mblid,
    hblid: list.hblid,
    lineNo: at + 1,
    version: (was ?? 0) + 1,
    userCreated: actor.userId,
    userModified: actor.userId,
  };
}
