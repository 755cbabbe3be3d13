import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { getRecord, readRecord } from "@fairway/engine/resource/getRecord.ts";
import type { RecordRow } from "@fairway/engine/resource/recordRow.ts";
import { type RecordChange, updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { sql } from "kysely";
import { declaredTariff } from "../contract.ts";
import { refuseTariff } from "../model/refusals.ts";
import { partnerFieldOf, partnerFields } from "../model/tariff.ts";
import type { TariffType } from "../model/tariffWords.ts";
import { deferOverlap, findOverlap, refuseOverlap, type Validity } from "./overlaps.ts";
import { linesOf, saveLines, type SentLine } from "./tariffLines.ts";

type Ask = Readonly<Record<string, unknown>> & {
  readonly lines?: readonly SentLine[] | null | undefined;
};

/**
 * Adds a tariff with its lines.
 *
 * Refuses: as any record, tariff.overlaps, tariff.noLines, tariff.otherOffice, and the errors of
 *   each line
 */
export async function addTariff(tx: Tx, actor: Actor, ask: Ask) {
  actor.mustHave("settingTariff.add");
  mustWriteFor(actor, ask["applyOfficeId"]);
  await deferOverlap(tx);
  const added = await createRecord(tx, actor, declaredTariff, withPartnerOfType(ask));
  await refuseOverlap(tx, actor, added.id);
  await linesSent(tx, actor, added.id, ask.lines ?? []);
  return { status: true as const, data: added };
}

/**
 * Changes a tariff; lines that are sent replace the stored ones.
 *
 * Locks: the tariff.
 * Refuses: record.notFound · access.forbidden · record.conflict · ask.invalid · record.exists ·
 *   tariff.overlaps · tariff.noLines · tariff.otherOffice
 */
export async function updateTariff(tx: Tx, actor: Actor, ask: RecordChange & Ask) {
  actor.mustHave("settingTariff.write");
  const before = await readRecord(tx, actor, declaredTariff, ask.id, true);
  if (isOther(before, ask, "applyOfficeId")) mustWriteFor(actor, ask["applyOfficeId"]);
  await deferOverlap(tx);
  const changed = await updateRecord(tx, actor, declaredTariff, withPartnerOfType(ask));
  await refuseOverlap(tx, actor, ask.id);
  if (ask.lines) await linesSent(tx, actor, ask.id, ask.lines);
  // The charges of the stored lines belong to the service.
  else if (isOther(before, ask, "productService")) {
    await linesSent(tx, actor, ask.id, await linesOf(tx, actor, ask.id));
  } else await mustHaveLines(tx, actor, ask.id);
  return { status: true as const, data: changed };
}

/** Returns a tariff with its lines. Refuses: record.notFound · access.forbidden */
export async function getTariff(
  tx: Tx,
  actor: Actor,
  ask: { readonly tariffId?: string | undefined; readonly id?: string | undefined },
) {
  actor.mustHave("settingTariff.detail");
  const id = ask.tariffId ?? ask.id ?? "";
  const row = await getRecord(tx, actor, declaredTariff, id);
  return { ...row, lines: await linesOf(tx, actor, id) };
}

/**
 * Is the name of a tariff taken, or are its days those of another one? Days are compared only for an
 * office for which the actor may write tariffs.
 */
export async function checkDuplicateTariff(
  tx: Tx,
  actor: Actor,
  ask: Ask & { readonly id: string | null },
): Promise<boolean> {
  actor.mustHave("settingTariff.add");
  const asked = withPartnerOfType(ask);
  const text = (name: string) => (asked[name] as string | null | undefined) ?? null;
  const sameName = await maybe(
    tx,
    sql`select 1 from tariff where company_id = ${actor.companyId}
      and lower(tariff_name) = lower(${text("tariffName")}) and id is distinct from ${ask.id}`,
  );
  if (sameName) return true;
  if (!mayWriteFor(actor, asked["applyOfficeId"])) return false;
  const field = partnerFieldOf[(text("tariffType") ?? "General") as TariffType];
  const mine = {
    id: ask.id,
    tariffType: text("tariffType") ?? "General",
    productService: text("productService"),
    applyOfficeId: text("applyOfficeId"),
    cargoType: text("cargoType"),
    serviceMode: text("serviceMode"),
    effectiveDate: text("effectiveDate"),
    expiredDate: text("expiredDate"),
    partnerId: field ? text(field) : null,
  };
  return (await findOverlap(tx, actor, mine as Validity)) !== null;
}

async function linesSent(tx: Tx, actor: Actor, id: string, lines: readonly SentLine[]) {
  const { productService, status } = await readRecord(tx, actor, declaredTariff, id);
  if (status && lines.length === 0) refuseNoLines();
  await saveLines(tx, actor, { id, service: String(productService) }, lines);
}

/** An active tariff has at least one line. Rule TF-1 */
async function mustHaveLines(tx: Tx, { companyId }: Actor, id: string) {
  const empty = await maybe(
    tx,
    sql`select 1 from tariff t where t.company_id = ${companyId} and t.id = ${id} and t.status
      and not exists (select from tariff_line l
        where l.company_id = ${companyId} and l.tariff_id = t.id)`,
  );
  if (empty) refuseNoLines();
}

const refuseNoLines = () => refuseFields([refuseTariff.field("lines", "tariff.noLines")]);

const isOther = (before: RecordRow, ask: Ask, field: string) =>
  ask[field] !== undefined && ask[field] !== before[field];

/** Refuses an office for which the actor may not write tariffs. Rule TF-18 */
function mustWriteFor(actor: Actor, officeId: unknown): void {
  if (mayWriteFor(actor, officeId)) return;
  throw refuseTariff("tariff.otherOffice", {}, { field: "applyOfficeId" });
}

/** The own office with any reach, others where the right covers them; no office is none. */
function mayWriteFor(actor: Actor, officeId: unknown): boolean {
  if (typeof officeId !== "string" || officeId === actor.officeId) return true;
  const { companyId } = actor;
  const owned = { companyId, officeId, departmentId: null, groupId: null, userCreated: null };
  return actor.may("settingTariff.write", owned);
}

/** A tariff has the partner of its type; what another type left behind is cleared. Rule TF-2 */
function withPartnerOfType<Given extends Ask>(ask: Given): Given {
  const type = ask["tariffType"] as TariffType | null | undefined;
  if (!type || !(type in partnerFieldOf)) return ask;
  const others = partnerFields.filter((each) => each !== partnerFieldOf[type]);
  return { ...ask, ...Object.fromEntries(others.map((each) => [each, null])) };
}
