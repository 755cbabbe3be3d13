import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { insertNumbered } from "@fairway/areas/document/server/documentRows.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { whyNotRateDay } from "@fairway/areas/rate/model/whyNotRateDay.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseSoa } from "../model/refusals.ts";
import { type SoaType, sideOf, type StatedLine } from "../model/soa.ts";
import { type SoaCriteria, whyNotDays, whyNotStaff } from "../model/soaForm.ts";
import { soaKind, soaNumbers } from "../model/soaKind.ts";
import { whyNotStated } from "../model/whyNotStated.ts";
import { soaById } from "./getSoa.ts";
import { ratedSoa } from "./ratedSoa.ts";
import { readSoaContext, type SoaContext } from "./soaContext.ts";
import { replaceLines } from "./soaTable.ts";

/** The days until on-behalf lines are due. */
const obhDays = 30;

/**
 * Creates a statement over charge lines of one partner.
 *
 * Locks: the jobs, then the lines, then the number series.
 * Refuses: access.forbidden · record.notFound · soa.* · rate.missing, .outsideBound ·
 *   checkPoint.stopped · charge.taken
 * Source: rules SO-1 to SO-5, areas/soa/README.md
 */
export async function createSoa(tx: Tx, actor: Actor, ask: Ask<typeof contract.addSoa>) {
  actor.mustHave("acctSOA.add");
  refuseFields([...whyNotDays(ask), ...whyNotStaff(ask)]);
  const { type, customerId, currencyId } = ask;
  const saleManId = type === "Debit" ? ask.salemanId : null;
  if (type === "Debit" && saleManId === null) {
    throw refuseSoa("soa.noSalesman", {}, { field: "salemanId" });
  }
  const day = ask.exchangeDate ?? actor.today;
  const problem = whyNotRateDay(ask.exchangeDate, actor.today);
  if (problem) throw problem;
  const charges = await lockCharges(tx, actor, { chargeIds: ask.surchargeIds });
  const { officeId } = actor;
  const context = await readSoaContext(tx, actor, {
    customerId,
    saleManId,
    officeId,
    lines: charges,
  });
  const why = whyNotStated(charges, { type, customerId, saleManId, ...context });
  if (why) throw why;
  if (type === "Debit") await mustSell(tx, actor, charges, context);
  const id = newId();
  const rated = await ratedSoa(tx, actor, charges, {
    id,
    type,
    currencyId,
    day,
    officeId,
    context,
  });
  await insertSoa(tx, actor, { id, criteria: { ...ask, salemanId: saleManId }, rated, context });
  const valued = { on: day, leftAlone: rated.leftAlone };
  const document = { side: sideOf(type), slot: "statement", documentId: id, valued } as const;
  await claimCharges(
    tx,
    actor,
    document,
    charges.map((each) => each.id),
  );
  const passed =
    type === "Debit" ? await passPoint(tx, actor, { id, customerId, saleManId, context }) : {};
  return { status: true as const, data: await soaById(tx, actor, id), ...passed };
}

/** Writes a statement with its number and the lines of its first revision. */
export async function insertSoa(
  tx: Tx,
  actor: Actor,
  {
    id,
    criteria,
    rated,
    context,
  }: {
    readonly id: string;
    readonly criteria: SoaCriteria & { readonly note: string | null };
    readonly rated: Awaited<ReturnType<typeof ratedSoa>>;
    readonly context: SoaContext;
  },
): Promise<void> {
  const { type } = criteria;
  const prefix = context.officePrefix;
  const series = { rule: soaNumbers, prefix, day: actor.today };
  const soa = {
    ...stampNew(actor),
    id,
    type,
    customerId: criteria.customerId,
    saleManId: criteria.salemanId,
    currencyId: criteria.currencyId,
    soaformDate: criteria.soaformDate,
    soatoDate: criteria.soatoDate,
    dateType: criteria.dateType,
    serviceTypeId: criteria.serviceTypeId,
    obh: criteria.obh,
    staffType: criteria.staffType,
    creatorShipment: criteria.creatorShipment,
    shipmentCustomerId: criteria.shipmentCustomerId,
    commodityGroupId: criteria.commodityGroupId,
    airlineCode: criteria.airlineCode,
    note: criteria.note,
    ...rated.head,
    paymentDueDate: dueOf(type, rated.lines, actor.today),
    revision: 1,
    status: "New" as const,
  };
  await insertNumbered(tx, soaKind, soa, drawnNumber(actor, series));
  const { companyId } = actor;
  await replaceLines(tx, { companyId, id, revision: 1 }, rated.lines, rated.adjustments);
}

/** The day on which the on-behalf lines of a debit statement are due; null without them. Rule SO-5 */
export function dueOf(type: SoaType, lines: readonly StatedLine[], from: Day): Day | null {
  const isOwed = type === "Debit" && lines.some((line) => line.type === "OBH");
  return isOwed ? addDays(from, obhDays) : null;
}

/**
 * Refuses a debit statement without an agreement in force, and lines of a prepaid customer that are
 * on no confirmed debit note. Sales of a director and of an out-source office pass. Rule SO-4
 */
async function mustSell(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
  { officeType, isDirector, agreement, partnerName }: SoaContext,
): Promise<void> {
  if (officeType === "OutSource" || isDirector) return;
  if (!agreement) throw refuseSoa("soa.noAgreement", { partnerName });
  if (agreement.contractType !== "Prepaid") return;
  const { companyId } = actor;
  const noteOf = (line: Surcharge) => claimOn(line, "debit", "note")?.documentId ?? null;
  const notes = [...new Set(charges.flatMap((line) => noteOf(line) ?? []))];
  const confirmed = await rows<{ id: string }>(
    tx,
    sql`select document_id as id from prepaid_confirmation
      where company_id = ${companyId} and document_id = any(${notes}::uuid[])`,
  );
  const paid = new Set(confirmed.map((each) => each.id));
  const open = charges.find((line) => !paid.has(noteOf(line) ?? ""));
  if (!open) return;
  const { chargeCode, jobNo } = open;
  throw refuseSoa("soa.notPrepaid", { partnerName, chargeCode, jobNo });
}

/** The check point of a statement. Source: rule CK-5, areas/credit/README.md */
function passPoint(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly id: string;
    readonly customerId: string;
    readonly saleManId: string | null;
    readonly context: SoaContext;
  },
) {
  const [job] = ask.context.jobs.values();
  const point = {
    type: 2 as const,
    partnerId: ask.customerId,
    saleManId: ask.saleManId,
    officeId: actor.officeId,
    service: job?.transactionType ?? null,
    serviceDate: job?.serviceDate ?? null,
    jobId: job?.id ?? null,
    hblid: null,
    field: "customerId",
    // The debt of the lines is there before they are stated.
    grows: false,
  };
  return passCheckPoints(tx, actor, [point], ask.id);
}
