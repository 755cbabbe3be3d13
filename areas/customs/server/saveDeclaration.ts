import { refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import { lockShipment } from "@fairway/areas/shipment/server/shipmentTable.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { readValues, startValues } from "@fairway/core/resource/values.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow } from "@fairway/engine/db/writeRows.ts";
import { newRow } from "@fairway/engine/resource/createRecord.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { mustHave, mustOn } from "@fairway/engine/resource/permit.ts";
import type { RecordRow } from "@fairway/engine/resource/recordRow.ts";
import { changeRecord, type RecordChange } from "@fairway/engine/resource/updateRecord.ts";
import { enteredDeclaration } from "../contract.ts";
import { refuseCustoms } from "../model/refusals.ts";
import { settledCargo } from "../model/settledCargo.ts";
import { noteDeclarations } from "./noteDeclarations.ts";
import { partnerById, unknownCodes } from "./knownCodes.ts";

type Values = Readonly<Record<string, unknown>>;

/** What the system alone sets. */
const ownFields = ["source", "idfromEcus", "jobId", "convertTime", "userCreated"];

/**
 * Adds a customs declaration.
 *
 * Refuses: access.forbidden · every wrong field at once · customs.numberTaken
 * Source: rules CU-1 to CU-3
 */
export async function addDeclaration(tx: Tx, actor: Actor, ask: Values) {
  mustHave(actor, enteredDeclaration, "add");
  const given = Object.fromEntries(
    Object.entries(ask).filter(([name, value]) => (value ?? null) !== null && !isOwn(name)),
  );
  const read = readValues(enteredDeclaration, { ...startValues(enteredDeclaration), ...given });
  const values: Values = { ...read.values, ...carriage(read.values) };
  const wrong = [
    ...read.problems,
    ...((await unknownCodes(tx, actor.companyId, [values])).get(0) ?? []),
  ];
  const party = await partyOf(tx, actor, values["customerId"]);
  refuseFields([...wrong, ...party.problems, ...whyNotReleased(values, actor.today)]);
  const row = newRow(actor, enteredDeclaration, { ...values, ...party.values });
  await insertRow(tx, enteredDeclaration.table, row);
  return { status: true as const, data: { id: row["id"] as string, version: 1 } };
}

/**
 * Changes a customs declaration; on a job its number, date and customer are fixed.
 *
 * Locks: its job, then the declaration.
 * Refuses: record.notFound · access.forbidden · record.conflict · every wrong field at once ·
 *   shipment.locked · shipment.canceled · customs.fixedOnJob · customs.numberTaken
 * Source: rules CU-1 to CU-4
 */
export async function updateDeclaration(tx: Tx, actor: Actor, ask: RecordChange) {
  const { jobId } = await readRecord(tx, actor, enteredDeclaration, ask.id);
  const job = jobId ? await lockShipment(tx, actor.companyId, String(jobId)) : null;
  const before = await readRecord(tx, actor, enteredDeclaration, ask.id, true);
  mustOn(actor, enteredDeclaration, "write", before);
  if (before["jobId"] !== jobId) throw refuse("record.conflict");
  if (job) refuseClosed(job);
  const given = Object.entries(ask).filter(([, value]) => value !== undefined);
  const read = readValues(enteredDeclaration, { ...before, ...Object.fromEntries(given) });
  const values: Values = { ...read.values, ...carriage(read.values) };
  const codes = await unknownCodes(tx, actor.companyId, [values], before as Values);
  const { customerId } = values;
  const party =
    customerId === before["customerId"]
      ? { values: partyKept(before), problems: [] }
      : await partyOf(tx, actor, customerId);
  const days = whyNotReleased(values, actor.today, before);
  refuseFields([...read.problems, ...(codes.get(0) ?? []), ...party.problems, ...days]);
  refuseFixed(before, values);
  const change = { ...values, ...party.values, id: ask.id, version: ask.version };
  const data = await changeRecord(tx, actor, enteredDeclaration, before, change);
  if (jobId) await noteDeclarations(tx, actor, [String(jobId)]);
  return { status: true as const, data };
}

const isOwn = (name: string) => ownFields.includes(name);

/** A release that is keyed lies between the registration and today. Rule CU-34 */
function whyNotReleased(
  { clearanceDate, releasedOn }: Values,
  today: Day,
  before: Values = {},
): FieldRefusal[] {
  const kept = before["releasedOn"] === releasedOn && before["clearanceDate"] === clearanceDate;
  if (!releasedOn || kept) return [];
  if (String(releasedOn) > today) {
    return [refuseCustoms.field("releasedOn", "customs.releasedAhead", { today })];
  }
  return clearanceDate && String(releasedOn) < String(clearanceDate)
    ? [refuseCustoms.field("releasedOn", "customs.releasedBefore", { day: String(clearanceDate) })]
    : [];
}

function carriage(values: Values) {
  return settledCargo({
    serviceType: (values["serviceType"] as string | null | undefined) ?? null,
    cargoType: (values["cargoType"] as string | null | undefined) ?? null,
  });
}

function partyKept({ accountNo, partnerName, partnerTaxCode }: RecordRow): Values {
  return { accountNo, partnerName, partnerTaxCode };
}

/** The customer as it is kept on the declaration. */
async function partyOf(
  tx: Tx,
  actor: Actor,
  customerId: unknown,
): Promise<{ values: Values; problems: FieldRefusal[] }> {
  if (!customerId) return { values: {}, problems: [] };
  const found = await partnerById(tx, actor.companyId, String(customerId));
  const value = String(customerId);
  return found
    ? { values: { ...found }, problems: [] }
    : { values: {}, problems: [refuse.field("customerId", "field.unknown", { value })] };
}

function refuseFixed(before: RecordRow, change: Values): void {
  const fixed = ["clearanceNo", "clearanceDate", "customerId"].find(
    (name) => change[name] !== undefined && change[name] !== before[name],
  );
  if (before["jobId"] === null || fixed === undefined) return;
  const jobNo = String(before["jobCode"]);
  throw refuseCustoms("customs.fixedOnJob", { jobNo }, { field: fixed });
}
