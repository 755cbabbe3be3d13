import { drawNumber, peekNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { takeNumber } from "@fairway/areas/numbering/server/takeNumber.ts";
import { portModes } from "@fairway/areas/service/model/families.ts";
import { id as anId } from "@fairway/core/contract/shapes.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { readValues, startValues } from "@fairway/core/resource/values.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow } from "@fairway/engine/db/writeRows.ts";
import { newRow } from "@fairway/engine/resource/createRecord.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { mustHave, mustOn } from "@fairway/engine/resource/permit.ts";
import { changeRecord, type RecordChange } from "@fairway/engine/resource/updateRecord.ts";
import { findUses } from "@fairway/engine/uses/findUses.ts";
import { sql } from "kysely";
import { bookingSeries, seriesOfTyped } from "../model/bookingNumbers.ts";
import { declaredNote } from "../contract.ts";
import { notedService } from "../model/notedService.ts";
import { refuseBooking } from "../model/refusals.ts";

type Saved = {
  readonly status: true;
  readonly data: { readonly id: string; readonly version: number };
};

/**
 * Adds a booking note; an empty number is drawn, directly before the note is written.
 *
 * Locks: the counter of the month.
 * Refuses: access.forbidden · every wrong field at once · booking.numberTaken ·
 *   number.tooFarAhead
 * Source: rules BK-2 and BK-3
 */
export async function addBookingNote(
  tx: Tx,
  actor: Actor,
  ask: Readonly<Record<string, unknown>>,
): Promise<Saved> {
  mustHave(actor, declaredNote, "add");
  const given = Object.fromEntries(
    Object.entries(ask).filter(([, value]) => value !== null && value !== undefined),
  );
  const start = { ...startValues(declaredNote), bookingDate: actor.today };
  const { values, problems } = readValues(declaredNote, { ...start, ...given });
  refuseFields([...problems, ...(await wrongPorts(tx, actor, values))]);
  const row = newRow(actor, declaredNote, { ...values, userCreated: actor.userId });
  const bookingNo = await numberOf(tx, actor, values["bookingNo"], null);
  await insertRow(tx, declaredNote.table, { ...row, bookingNo });
  return { status: true, data: { id: row["id"] as string, version: 1 } };
}

/**
 * Changes a booking note; its number is fixed while a job uses it.
 *
 * Locks: the note; the counter of the month for another number.
 * Refuses: record.notFound · access.forbidden · record.conflict · every wrong field at once ·
 *   booking.numberInUse · booking.numberTaken · number.tooFarAhead
 * Source: rules BK-2 to BK-4
 */
export async function updateBookingNote(tx: Tx, actor: Actor, ask: RecordChange): Promise<Saved> {
  const before = await readRecord(tx, actor, declaredNote, ask.id, true);
  mustOn(actor, declaredNote, "write", before);
  const kept = String(before["bookingNo"]);
  const typed = ask["bookingNo"];
  const isOther = typed !== undefined && numberKey(String(typed ?? "")) !== numberKey(kept);
  if (isOther && (await findUses(tx, actor, declaredNote, ask.id)).length > 0) {
    throw refuseBooking("booking.numberInUse", { bookingNo: kept }, { field: "bookingNo" });
  }
  const ports = portFields.filter((name) => ask[name] !== undefined && ask[name] !== before[name]);
  refuseFields(await wrongPorts(tx, actor, ask, ports));
  const bookingNo = isOther ? await numberOf(tx, actor, typed, kept) : kept;
  return {
    status: true,
    data: await changeRecord(tx, actor, declaredNote, before, { ...ask, bookingNo }),
  };
}

const portFields = ["pol", "pod"] as const;

/** The fields that name a port at which no ship calls; one statement, where any are asked. */
async function wrongPorts(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  note: Readonly<Record<string, unknown>>,
  fields: readonly (typeof portFields)[number][] = portFields,
): Promise<FieldRefusal[]> {
  const modes = portModes[notedService.family];
  const ids = fields.map((name) => note[name]).filter(isId);
  if (!modes || ids.length === 0) return [];
  const others = await rows<{ id: string; name: string }>(
    tx,
    sql`select t.id, t.name_en as name from place t
      where t.company_id = ${companyId} and t.id = any(${ids}::uuid[])
        and t.mode_of_transport <> all(${[...modes]}::text[])`,
  );
  return fields.flatMap((name) => {
    const port = others.find(({ id }) => id === note[name]);
    return port ? [refuseBooking.field(name, "booking.portOfOtherMode", { port: port.name })] : [];
  });
}

const isId = (value: unknown) => anId.safeParse(value).success;

/** Returns the next number, for a form. */
export async function generateBookingNo(tx: Tx, actor: Actor): Promise<{ bookingNo: string }> {
  actor.mustHave(`${declaredNote.menu}.add`, `${declaredNote.menu}.write`);
  return { bookingNo: await peekNumber(tx, actor, bookingSeries(actor.today)) };
}

/** The number of a note: the next one of the month, a typed one of a series, or another party's. */
async function numberOf(
  tx: Tx,
  actor: Actor,
  typed: unknown,
  kept: string | null,
): Promise<string> {
  const text = String(typed ?? "").trim();
  if (text === "") return drawNumber(tx, actor, bookingSeries(actor.today));
  const series = seriesOfTyped(text);
  if (!series) return text;
  return takeNumber(tx, actor, series, {
    typed: text,
    field: "bookingNo",
    kept,
    taken: (bookingNo) =>
      refuseBooking("booking.numberTaken", { bookingNo }, { field: "bookingNo" }),
  });
}
