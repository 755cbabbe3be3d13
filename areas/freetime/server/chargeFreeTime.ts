import type { ChargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { whyFrozen } from "@fairway/areas/charge/model/lineLocks.ts";
import { saveableLine } from "@fairway/areas/charge/model/saveableLine.ts";
import { keyedType } from "@fairway/areas/charge/model/keyedType.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { saveMadeCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { decimal, plainDecimal, sum } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { BoxKind } from "../model/box.ts";
import { chargeableDays, costOfDays } from "../model/freeTimeClock.ts";
import { refuseFreeTime } from "../model/refusals.ts";
import type { FreeTimeKind } from "../model/terms.ts";
import { groundOf, kindsOf, mustHaveBoxes } from "./getFreeTime.ts";
import { linesMadeOf, type MadeRow } from "./lineTable.ts";

type Charging = Ask<typeof contract.chargeFreeTime>;

/** What the trade calls the kinds on notes, in every language. */
const abbreviations: Readonly<Record<FreeTimeKind, string>> = {
  demurrage: "DEM",
  detention: "DET",
  storage: "STO",
  combined: "DEM/DET",
};

/**
 * Makes a buying, selling or on-behalf line of what a kind of a box costs, or brings the lines that were
 * made before to it: the last one changes while nothing holds it, else a further line has the difference.
 *
 * Shape: the charge area stores the line, with every check of a save.
 * Locks: the job, then as saveCharges.
 * Refuses: as saveCharges; freeTime.otherService · freeTime.strangeBill · freeTime.noBox · freeTime.noClock
 *   · freeTime.nothing · freeTime.made · freeTime.differs · freeTime.otherCurrency
 * Source: rule FT-12, areas/freetime/README.md
 */
export async function chargeFreeTime(tx: Tx, actor: Actor, ask: Charging) {
  const job = await lockJobToWrite(tx, actor, { id: ask.jobId, check: mustHaveBoxes });
  const { kind, boxTypeId, until, days, amount } = await chargedTime(tx, actor, job, ask);
  await mustBeOfJob(tx, actor, job, ask.hblid);
  const made = (await linesMadeOf(tx, actor.companyId, job.id)).filter(
    (row) => row.containerNo === ask.containerNo && row.kind === ask.kind && row.type === ask.type,
  );
  const { currencyId } = kind.terms;
  const difference = differenceOf(ask, made, { amount, currencyId, until });
  const note = noteOf(ask, kind, until, days);
  const last = made.at(-1);
  const [stored] = last ? await getCharges(tx, actor, { chargeIds: [last.surchargeId] }) : [];
  const changed = stored && whyFrozen(stored) === null ? stored : null;
  const row = { amount, days, untilOn: until, difference, currencyId, last };
  if (changed) return changeLine(tx, actor, ask, { ...row, line: changed, note });
  return addLine(tx, actor, ask, { ...row, note, unitId: boxTypeId, job });
}

interface Changing {
  readonly amount: string;
  readonly days: number;
  readonly untilOn: Day;
  readonly difference: string;
  readonly currencyId: string;
  readonly last: MadeRow | undefined;
  readonly note: string;
}

async function changeLine(
  tx: Tx,
  actor: Actor,
  ask: Charging,
  { line, note, days, untilOn, difference, last }: Changing & { readonly line: Surcharge },
) {
  const { hblid, id, version } = line;
  const type = keyedType(line);
  const own = plainDecimal(decimal(last?.amount).plus(difference).toString());
  // A line that comes to nothing goes; what was charged for it goes along.
  if (decimal(own).isZero()) {
    return saveMadeCharges(tx, actor, [{ hblid, type, charges: [], removed: [{ id, version }] }]);
  }
  const charge: ChargeLine = {
    ...saveableLine(line),
    id,
    version,
    quantity: "1",
    quantityType: null,
    unitPrice: own,
    priceSource: "freeTime",
    priceReference: ask.containerNo,
    notes: note,
  };
  const saved = await saveMadeCharges(tx, actor, [{ hblid, type, charges: [charge], removed: [] }]);
  await updateRows(tx, "free_time_line", actor.companyId, [
    {
      id: last?.id ?? "",
      amount: own,
      days,
      untilOn,
      userModified: actor.userId,
      datetimeModified: "now",
    },
  ]);
  return saved;
}

async function addLine(
  tx: Tx,
  actor: Actor,
  ask: Charging,
  made: Changing & { readonly unitId: string; readonly job: Shipment },
) {
  const { hblid, type, chargeId, paymentObjectId, payerId, vatrate } = ask;
  const before = await getCharges(tx, actor, { hblid, type });
  const line: ChargeLine = {
    id: null,
    version: null,
    chargeId,
    quantity: "1",
    quantityType: null,
    unitId: made.unitId,
    unitPrice: made.difference,
    currencyId: made.currencyId,
    priceSource: "freeTime",
    priceReference: ask.containerNo,
    vatrate,
    paymentObjectId,
    payerId,
    vatPartnerId: null,
    kickBack: false,
    isRefundFee: false,
    exchangeDate: actor.today,
    exchangeRate: null,
    rateReason: null,
    notes: made.note,
    invoiceNo: null,
    invoiceDate: null,
    seriesNo: null,
  };
  const saved = await saveMadeCharges(tx, actor, [{ hblid, type, charges: [line], removed: [] }]);
  const known = new Set(before.map(({ id }) => id));
  const added = saved.data.find(({ id }) => !known.has(id));
  if (!added) throw new Error(`No line was made of ${ask.containerNo}`);
  await insertRow(tx, "free_time_line", {
    companyId: actor.companyId,
    id: newId(),
    jobId: made.job.id,
    containerNo: ask.containerNo,
    kind: ask.kind,
    type,
    surchargeId: added.id,
    currencyId: made.currencyId,
    amount: made.difference,
    days: made.days,
    untilOn: made.untilOn,
    userCreated: actor.userId,
    userModified: actor.userId,
  });
  return saved;
}

/** What a kind of a box costs until the asked day. */
async function chargedTime(tx: Tx, actor: Actor, job: Shipment, ask: Charging) {
  const { containerNo } = ask;
  const { today } = actor;
  const ground = await groundOf(tx, actor, job);
  const row = ground.boxes.find((each) => each.containerNo === containerNo);
  if (!row) throw refuseFreeTime("freeTime.noBox", { containerNo }, { field: "containerNo" });
  const kinds = kindsOf(row, ground, { today, on: today, pickUpOn: null });
  const kind = kinds.find((each) => each.kind === ask.kind);
  if (!kind?.clock || !row.boxTypeId) throw refuseFreeTime("freeTime.noClock", { containerNo });
  const { clock, terms } = kind;
  const asked = ask.until ?? clock.end ?? today;
  const until = clock.end !== null && clock.end < asked ? clock.end : asked;
  const days = chargeableDays(clock, until);
  return { kind, boxTypeId: row.boxTypeId, until, days, amount: costOfDays(terms, days) };
}

/** The amount of the lines to be made; refuses what is there already. */
function differenceOf(
  { containerNo, update }: Charging,
  made: readonly MadeRow[],
  {
    amount,
    currencyId: currency,
    until,
  }: { readonly amount: string; readonly currencyId: string; readonly until: Day },
): string {
  const other = made.find((row) => row.currencyId !== currency);
  if (other) {
    const facts = { containerNo, made: other.currencyId, currency };
    throw refuseFreeTime("freeTime.otherCurrency", facts);
  }
  const before = sum(made.map((row) => row.amount)).toString();
  const difference = plainDecimal(decimal(amount).minus(before).toString());
  if (made.length === 0 && decimal(amount).isZero()) {
    throw refuseFreeTime("freeTime.nothing", { containerNo, day: sayDay(until) });
  }
  const facts = { containerNo, made: before, currency };
  if (decimal(difference).isZero()) throw refuseFreeTime("freeTime.made", facts);
  if (made.length > 0 && !update) throw refuseFreeTime("freeTime.differs", { ...facts, amount });
  return difference;
}

/** What the line says: the box, the kind and the charged days. Two lines of a box differ in it. */
function noteOf(
  { containerNo, kind: name }: Charging,
  { clock }: Pick<BoxKind, "clock">,
  until: Day,
  days: number,
): string {
  const from = clock ? sayDay(addDays(clock.lastFreeDay, 1)) : "";
  return `${containerNo} ${abbreviations[name]} ${from} – ${sayDay(until)} (${days})`;
}

async function mustBeOfJob(tx: Tx, actor: Actor, { id, jobNo }: Shipment, hblid: string) {
  const found = await maybe(
    tx,
    sql`select 1 as is from house_bill
      where company_id = ${actor.companyId} and id = ${hblid} and job_id = ${id}`,
  );
  if (!found) throw refuseFreeTime("freeTime.strangeBill", { jobNo }, { field: "hblid" });
}
