import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import type { KnownRates } from "@fairway/areas/charge/model/chargeRates.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { totalsToBe } from "../model/valuesToBe.ts";
import { deleteNote } from "./deleteNote.ts";
import { shownNote } from "./shownNote.ts";
import { updateNote } from "./updateNote.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const { customer, day } = chargedJob;
const noteDay = "2026-11-24";

const base = {
  unitId: chargedJob.container,
  quantity: "1",
  exchangeDate: day,
  chargeId: chargedJob.thc,
  paymentObjectId: customer,
};
const keyed = [
  { currencyId: "JPY", quantity: "12.345", unitPrice: "1250.5", vatrate: "10" },
  { currencyId: "JPY", unitPrice: "9800", exchangeRate: "168.5" },
  { currencyId: "USD", unitPrice: "45", vatrate: "0" },
  { currencyId: "USD", quantity: "3", unitPrice: "17.335", vatrate: "8" },
  { currencyId: "VND", quantity: "2.675", unitPrice: "612345", vatrate: "8" },
  { currencyId: "EUR", unitPrice: "-12.345", vatrate: "-2.5" },
].map((each, at) => ({ ...base, ...each, notes: `${at}` }));

const rates: Record<string, Record<string, string>> = {
  USD: { [day]: "25412.5", [noteDay]: "25437.35" },
  JPY: { [day]: "169.27", [noteDay]: "170.015" },
  EUR: { [day]: "27500", [noteDay]: "27500" },
};
const known: KnownRates = {
  commission: "20000",
  toVnd: (currency, on) => decimal(rates[currency]?.[on < noteDay ? day : noteDay] ?? "1"),
};

async function written(tx: Tx): Promise<string[]> {
  await writeChargedJob(tx);
  await insertRows(
    tx,
    "exchange_rate",
    [
      ["JPY", "169.27", day],
      ["JPY", "170.015", noteDay],
      ["USD", "25437.35", noteDay],
    ].map(([currencyFrom, rate, effectiveOn], at) => ({
      companyId,
      id: `0190c0de-0000-7000-8000-0000000007${10 + at}`,
      currencyFrom,
      currencyTo: "VND",
      rate,
      effectiveOn,
    })),
  );
  return key(tx, "SELL", keyed);
}

const read = (tx: Tx, chargeIds: string[]) => getCharges(tx, lan, { chargeIds });
const money = ({ version: _, ...line }: Surcharge) => line;
const rateOf = fc.constantFrom(undefined, null, "25500", "26000");
const on = fc.constantFrom(day, noteDay);

test("from note to note, lines are conserved, and those that leave are exactly as keyed", () =>
  rolledBack(database, async (tx) => {
    const ids = await written(tx);
    const before = (await read(tx, ids)).map(money);
    // Where each line is after a step: on no note, or on one of two.
    const places = fc.array(fc.constantFrom(0, 1, 2), {
      minLength: ids.length,
      maxLength: ids.length,
    });
    const steps = fc.array(fc.record({ places, rate: rateOf, on }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await run(tx, sql`savepoint before_the_steps`);
        const notes = new Map<number, string>();
        for (const step of all) {
          const listed = (place: number) => ids.filter((_, at) => step.places[at] === place);
          await move(tx, notes, listed, step);
          const stored = await Promise.all([...notes.values()].map((id) => shownNote(tx, lan, id)));
          const lines = await read(tx, ids);
          const noted = lines.filter(({ claims }) => claims.length > 0);
          for (const note of stored) {
            const own = noted.filter(({ claims }) => claims[0]?.documentId === note.id);
            const { totals, totalVnd, totalUsd } = note;
            expect({ totals, totalVnd, totalUsd }).toEqual(lineTotals(own));
          }
          const whole = lineTotals(noted);
          const summed = (amountOf: (note: (typeof stored)[number]) => string | null) =>
            sum(stored.map(amountOf)).toFixed();
          expect(summed((note) => note.totalVnd)).toBe(decimal(whole.totalVnd).toFixed());
          expect(summed((note) => note.totalUsd)).toBe(decimal(whole.totalUsd).toFixed());
          for (const { currencyId, total } of whole.totals) {
            const inCurrency = stored.flatMap((note) =>
              note.totals.filter((each) => each.currencyId === currencyId),
            );
            expect(sum(inCurrency.map((each) => each.total)).equals(decimal(total))).toBe(true);
          }
          const free = lines.filter(({ claims }) => claims.length === 0).map(money);
          expect(free).toEqual(before.filter(({ id }) => free.some((each) => each.id === id)));
        }
        for (const cdNoteId of notes.values()) await deleteNote(tx, lan, { cdNoteId });
        expect((await read(tx, ids)).map(money)).toEqual(before);
        await run(tx, sql`rollback to savepoint before_the_steps`);
      }),
      { numRuns: 12 },
    );
  }));

/** Moves lines: what leaves a note is taken off before the other note takes it. */
async function move(
  tx: Tx,
  notes: Map<number, string>,
  listed: (place: number) => string[],
  step: { readonly rate: string | null | undefined; readonly on: string },
) {
  const typed = (lines: number) =>
    step.rate === undefined || lines === 0
      ? {}
      : { rates: [{ currencyId: "USD", rate: step.rate }], rateReason: step.rate && "As agreed" };
  for (const isLast of [false, true]) {
    for (const place of [1, 2]) {
      const noteId = notes.get(place);
      const wanted = listed(place);
      if (!noteId) {
        if (!isLast || wanted.length === 0) continue;
        const made = { exchangeDate: step.on, ...typed(wanted.length) };
        notes.set(place, (await billNote(tx, wanted, made)).id);
        continue;
      }
      const held = (await getCharges(tx, lan, { documentId: noteId })).map(({ id }) => id);
      const chargeIds = isLast ? wanted : held.filter((id) => wanted.includes(id));
      if (chargeIds.length === 0) {
        await deleteNote(tx, lan, { cdNoteId: noteId });
        notes.delete(place);
        continue;
      }
      const { version } = await shownNote(tx, lan, noteId);
      const text = { note: null, flexId: null };
      const change = { exchangeDate: step.on, ...typed(chargeIds.length) };
      await updateNote(tx, lan, { id: noteId, version, chargeIds, ...text, ...change });
    }
  }
}

test("the running sums of the form are those that saving stores", () =>
  rolledBack(database, async (tx) => {
    const ids = await written(tx);
    const job = { jobNo: "", isLocked: false, currentStatus: "Processing" };
    const some = fc.subarray(ids, { minLength: 1 });
    const own = fc.constantFrom<readonly { currencyId: string; rate: string }[]>(
      [],
      [{ currencyId: "USD", rate: "25600" }],
      [
        { currencyId: "USD", rate: "25500" },
        { currencyId: "JPY", rate: "171.25" },
      ],
    );
    await fc.assert(
      fc.asyncProperty(some, own, own, on, async (chosen, first, then, onDay) => {
        await run(tx, sql`savepoint before_the_note`);
        const ofLines = (typed: typeof first, lines: readonly Surcharge[]) =>
          typed.filter(
            ({ currencyId }) =>
              currencyId === "USD" || lines.some((line) => line.currencyId === currencyId),
          );
        const lines = await read(tx, chosen);
        const issued = ofLines(first, lines);
        const expected = totalsToBe(
          lines,
          { note: { id: "", job }, day: onDay, own: issued, stored: null },
          known,
        );
        const rateReason = "As agreed";
        const note = await billNote(tx, chosen, {
          exchangeDate: onDay,
          rates: [...issued],
          rateReason,
        });
        expect(sumsOf(note)).toEqual(sumsOf(expected));
        const valued = await read(tx, chosen);
        const typed = ofLines(then, valued);
        const kept = note.rates.filter(
          (each) => !typed.some(({ currencyId }) => currencyId === each.currencyId),
        );
        const again = totalsToBe(
          valued,
          {
            note: { id: note.id, job },
            day: noteDay,
            own: [...kept, ...typed],
            stored: { ...note, isCleared: () => false },
          },
          known,
        );
        const saved = await updateNote(tx, lan, {
          id: note.id,
          version: note.version,
          chargeIds: chosen,
          exchangeDate: noteDay,
          rates: [...typed],
          rateReason,
          note: null,
          flexId: null,
        });
        expect(sumsOf(saved.data)).toEqual(sumsOf(again));
        await run(tx, sql`rollback to savepoint before_the_note`);
      }),
      { numRuns: 25 },
    );
  }));

const sumsOf = ({
  totals,
  totalVnd,
  totalUsd,
}: Pick<ReturnType<typeof lineTotals>, "totals" | "totalVnd" | "totalUsd">) => ({
  totals,
  totalVnd,
  totalUsd,
});
