import { lineSteps } from "@fairway/areas/charge/server/lineSteps.ts";
import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { whyLine } from "@fairway/areas/charge/server/whyLine.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { noteRules } from "@fairway/areas/note/server/noteBooks.ts";
import { chargeRules } from "@fairway/areas/charge/server/chargeBooks.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { checkAllowDeleteNote, deleteNote } from "./deleteNote.ts";
import { rejectNote } from "./rejectNote.ts";
import { sendNotes } from "./sendNotes.ts";
import { shownNote } from "./shownNote.ts";
import { updateNote } from "./updateNote.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const { customer, carrier, port, day } = chargedJob;
const noteDay = "2026-11-24";

const base = { unitId: chargedJob.container, quantity: "1", exchangeDate: day };
const sold = (more: object) => ({
  ...base,
  chargeId: chargedJob.thc,
  paymentObjectId: customer,
  ...more,
});
const bought = (more: object) => ({
  ...base,
  chargeId: chargedJob.boughtThc,
  paymentObjectId: carrier,
  ...more,
});
const yen = sold({ currencyId: "JPY", quantity: "12.345", unitPrice: "1250.5", vatrate: "10" });
const typedYen = sold({
  currencyId: "JPY",
  unitPrice: "9800",
  exchangeRate: "168.5",
});
const dollars = sold({ currencyId: "USD", unitPrice: "45", vatrate: "0" });
const dong = sold({ currencyId: "VND", unitPrice: "1500000", vatrate: "10" });

/** A job with rates in yen and dollars on the day that is keyed and on that of the note. */
function story(work: (tx: Tx) => Promise<void>) {
  return () =>
    rolledBack(database, async (tx) => {
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
      await work(tx);
      await run(tx, sql`set constraints all immediate`);
      for (const rule of [...chargeRules, ...noteRules]) {
        expect(await rows(tx, await rule.breaches(companyId, tx))).toEqual([]);
      }
    });
}

const sell = (tx: Tx, lines: object[]) => key(tx, "SELL", lines);
const read = (tx: Tx, chargeIds: string[]) => getCharges(tx, lan, { chargeIds });
/** The lines without what counts their changes. */
const values = async (tx: Tx, chargeIds: string[]) =>
  (await read(tx, chargeIds)).map(({ version: _, claims: __, ...line }) => line);
const change = async (tx: Tx, id: string, chargeIds: string[], more: object = {}) => {
  const { version } = await shownNote(tx, lan, id);
  const asked = { exchangeDate: null, excRateUsdToLocal: null, note: null, flexId: null, ...more };
  return (await updateNote(tx, lan, { id, version, chargeIds, ...asked })).data;
};
const usd = (rate: string) => [{ currencyId: "USD", rate }];

describe("the rates of a note's own", () => {
  test(
    "a dollar rate leaves the rate that was typed on a yen line, and marks no commission as typed",
    story(async (tx) => {
      const ids = await sell(tx, [typedYen, dollars]);
      const before = await values(tx, ids.slice(0, 1));
      const note = await billNote(tx, ids, { exchangeDate: noteDay });
      await change(tx, note.id, ids, { rates: usd("25500") });
      expect(await values(tx, ids.slice(0, 1))).toEqual(before);
      expect(before[0]).toMatchObject({ finalExchangeRate: "168.5", exchangeRate: "168.5" });
      const commission = bought({ currencyId: "USD", unitPrice: "85.75", kickBack: true });
      const [own] = await key(tx, "BUY", [commission]);
      const credit = await billNote(tx, [own as string], {
        type: "CREDIT",
        partnerId: carrier,
        exchangeDate: noteDay,
        rates: usd("25500"),
      });
      const [line] = await read(tx, [own as string]);
      expect(line).toMatchObject({ exchangeRate: null, finalExchangeRate: "20000" });
      expect(credit).toMatchObject({ totalVnd: "1715000", excRateUsdToLocal: "25500" });
    }),
  );

  test(
    "a typed rate is kept when the text changes, until it is replaced or cleared",
    story(async (tx) => {
      const ids = await sell(tx, [dollars, yen]);
      const rates = [...usd("25500"), { currencyId: "JPY", rate: "171.25" }];
      const note = await billNote(tx, ids, { exchangeDate: noteDay, rates });
      const own = { excRateUsdToLocal: "25500", totalVnd: note.totalVnd, rates: note.rates };
      expect(await change(tx, note.id, ids, { note: "Thanks" })).toMatchObject(own);
      const replaced = await change(tx, note.id, ids, { rates: usd("25600") });
      expect(replaced.rates.map((each) => each.rate)).toEqual(["171.25", "25600"]);
      const cleared = await change(tx, note.id, ids, {
        rates: [{ currencyId: "USD", rate: null }],
      });
      expect(cleared).toMatchObject({ excRateUsdToLocal: "25437.35" });
      expect(cleared.rates.map((each) => each.currencyId)).toEqual(["JPY"]);
      const lines = await read(tx, ids);
      expect(lines.map((each) => each.finalExchangeRate)).toEqual(["25437.35", "171.25"]);
    }),
  );

  test(
    "its dollar rate makes the dollars of all its lines",
    story(async (tx) => {
      const ids = await sell(tx, [yen, dollars, dong]);
      const note = await billNote(tx, ids, { exchangeDate: noteDay, rates: usd("26000") });
      const lines = await read(tx, ids);
      expect(lines.map((each) => [each.amountUsd, each.excRateUsdToLocal])).toEqual([
        ["100.95", "26000"],
        ["45.00", "26000"],
        ["57.69", "26000"],
      ]);
      expect(note.totalUsd).toBe("219.51");
    }),
  );

  test(
    "a rate that it types for the currency of a typed line counts, and clearing it brings the line's back",
    story(async (tx) => {
      const ids = await sell(tx, [typedYen]);
      const keyed = await values(tx, ids);
      const rates = [{ currencyId: "JPY", rate: "171.25" }];
      const note = await billNote(tx, ids, { exchangeDate: noteDay, rates });
      expect(await read(tx, ids)).toMatchObject([
        { finalExchangeRate: "171.25", exchangeRate: "168.5", ownRate: "168.5" },
      ]);
      await change(tx, note.id, ids, { rates: [{ currencyId: "JPY", rate: null }] });
      expect(await values(tx, ids)).toEqual(keyed);
    }),
  );

  test(
    "a rate of a currency that it has not, of two values or of zero is refused by its field",
    story(async (tx) => {
      const ids = await sell(tx, [dollars]);
      for (const [rates, code, field] of [
        [[{ currencyId: "JPY", rate: "170" }], "cdNote.rateNotUsed", "rates.0.rate"],
        [[{ currencyId: "VND", rate: "1" }], "cdNote.rateNotUsed", "rates.0.rate"],
        [[...usd("25500"), ...usd("25501")], "cdNote.rateTwice", "rates.1.rate"],
        [usd("0"), "rate.aboveZero", "rates.0.rate"],
        [usd("20000"), "rate.reasonNeeded", "rates.0.rate"],
      ] as const) {
        const refused = await refusal(
          billNote(tx, ids, { exchangeDate: noteDay, rates: [...rates] }),
        );
        expect([refused.code, refused.fields[0]?.field]).toEqual([code, field]);
      }
      const note = await billNote(tx, ids, {
        exchangeDate: noteDay,
        rates: usd("20000"),
        rateReason: "Agreed",
      });
      const mark = { rateOutside: true, rateReason: "Agreed" };
      expect(note).toMatchObject({ ...mark, rates: [{ rate: "20000", ...mark }] });
      await deleteNote(tx, lan, { cdNoteId: note.id });
      expect(await read(tx, ids)).toMatchObject([{ rateOutside: false, rateReason: null }]);
    }),
  );

  test(
    "the total in a third currency is the sum of its lines in it",
    story(async (tx) => {
      const ids = await sell(tx, [yen, dollars, dong]);
      const rates = [{ currencyId: "JPY", rate: "171.25" }];
      const note = await billNote(tx, ids, { exchangeDate: noteDay, currencyId: "JPY", rates });
      const [, ...others] = await read(tx, ids);
      const inYen = others.map((each) =>
        sum([each.amountVnd, each.vatAmountVnd]).dividedBy("171.25").toDecimalPlaces(0),
      );
      expect(note).toMatchObject({ currencyId: "JPY", exchangeRate: "171.25" });
      expect(note.total).toBe(sum(["16981", ...inYen]).toFixed());
    }),
  );
});

describe("rates that a note no longer has or cannot take", () => {
  test(
    "a rate of a currency that no line has any more is dropped, and holds back no other day",
    story(async (tx) => {
      const ids = await sell(tx, [dollars, yen]);
      const rates = [{ currencyId: "JPY", rate: "120" }];
      const more = { exchangeDate: noteDay, rates, rateReason: "Agreed" };
      const note = await billNote(tx, ids, more);
      expect(note.rates.map((each) => each.currencyId)).toEqual(["JPY"]);
      const narrower = await change(tx, note.id, ids.slice(0, 1), { exchangeDate: day });
      expect(narrower).toMatchObject({ rates: [], exchangeDate: day, rateOutside: false });
    }),
  );

  test(
    "a total beyond the bound is refused after its rates are known, with the field of the rate",
    story(async (tx) => {
      const large = (unitPrice: string) => sold({ currencyId: "VND", unitPrice, vatrate: "0" });
      const [usdLine, ...further] = await sell(tx, [
        sold({ currencyId: "USD", unitPrice: "4500" }),
        large("60000000000000"),
        large("60000000000001"),
      ]);
      const typed = [usdLine as string];
      const bill = (ids: string[], rate: string) =>
        refusal(billNote(tx, ids, { rates: usd(rate), rateReason: "Agreed" }));
      for (const rate of ["30000000000", "900000000000"]) {
        const { code, fields } = await bill(typed, rate);
        expect([code, fields.map((each) => each.field)]).toEqual([
          "cdNote.tooLarge",
          ["rates.0.rate"],
        ]);
      }
      const { code, fields } = await bill([...typed, ...further], "25500");
      expect([code, fields]).toEqual(["cdNote.tooLarge", []]);
    }),
  );
});

describe("a finished job", () => {
  const stand = (tx: Tx, status: string) =>
    run(
      tx,
      sql`update shipment set current_status = ${status}
        where company_id = ${companyId} and id = ${chargedJob.jobId}`,
    );
  const worth = async (tx: Tx) => {
    const lines = await getCharges(tx, lan, { jobId: chargedJob.jobId });
    return sum(lines.map((each) => each.amountVnd)).toFixed();
  };

  test(
    "its lines leave no note until it is reopened, and its profit stays",
    story(async (tx) => {
      const ids = await sell(tx, [dollars, dong]);
      const note = await billNote(tx, ids, { exchangeDate: day, rates: usd("24500") });
      const before = await worth(tx);
      expect(before).toBe("2602500");
      await stand(tx, "Finish");
      for (const verb of [
        () => deleteNote(tx, lan, { cdNoteId: note.id }),
        () => change(tx, note.id, ids.slice(1)),
      ]) {
        const refused = await refusal(verb());
        expect([refused.code, refused.say("en")]).toEqual([
          "cdNote.jobFinished",
          expect.stringContaining("Reopen it first"),
        ]);
      }
      const shown = await change(tx, note.id, ids, { note: "Thanks" });
      expect([shown.may.includes("delete"), shown.may.includes("rerate")]).toEqual([false, false]);
      expect(await checkAllowDeleteNote(tx, lan, { cdNoteId: note.id })).toBe(false);
      expect(await worth(tx)).toBe(before);
      await stand(tx, "Processing");
      await change(tx, note.id, ids.slice(1));
      await deleteNote(tx, lan, { cdNoteId: note.id });
      expect(await worth(tx)).toBe("2643563");
    }),
  );

  test(
    "a note over its lines takes no rates of its own, and its total stays when the text changes",
    story(async (tx) => {
      const ids = await sell(tx, [dollars]);
      await stand(tx, "Finish");
      const issue = (more: object) =>
        billNote(tx, ids, { exchangeDate: noteDay, currencyId: "JPY", ...more });
      for (const rates of [usd("25500"), [{ currencyId: "JPY", rate: "171.25" }]]) {
        expect((await refusal(issue({ rates }))).code).toBe("cdNote.jobFinished");
      }
      const note = await issue({ rates: [{ currencyId: "USD", rate: null }] });
      const { total, totalVnd, rates } = await change(tx, note.id, ids, { note: "Thanks" });
      expect({ total, totalVnd, rates }).toEqual({
        total: note.total,
        totalVnd: "1143563",
        rates: [],
      });
    }),
  );
});

describe("lines that leave a note", () => {
  test(
    "a line that no document holds any more is exactly as keyed, whatever the rates are now",
    story(async (tx) => {
      const ids = await sell(tx, [yen, typedYen, dollars, dong]);
      const keyed = await values(tx, ids);
      const note = await billNote(tx, ids, { exchangeDate: noteDay, rates: usd("26000") });
      expect(await values(tx, ids)).not.toEqual(keyed);
      await run(
        tx,
        sql`update exchange_rate set rate = rate * 1.01 where company_id = ${companyId}`,
      );
      await change(tx, note.id, ids.slice(1));
      expect(await values(tx, ids.slice(0, 1))).toEqual(keyed.slice(0, 1));
      await deleteNote(tx, lan, { cdNoteId: note.id });
      expect(await values(tx, ids)).toEqual(keyed);
    }),
  );

  test(
    "a line of two notes keeps the value of the first until neither holds it",
    story(async (tx) => {
      const onBehalf = { ...sold({ currencyId: "USD", unitPrice: "120.55", vatrate: "8" }) };
      const ids = await key(tx, "OBH", [
        { ...onBehalf, chargeId: chargedJob.portFee, payerId: port },
      ]);
      const keyed = await values(tx, ids);
      const debit = await billNote(tx, ids, { exchangeDate: noteDay });
      const valued = await values(tx, ids);
      const credit = await billNote(tx, ids, {
        type: "CREDIT",
        partnerId: port,
        exchangeDate: noteDay,
        rates: usd("25600"),
      });
      expect(await values(tx, ids)).toEqual(valued);
      await deleteNote(tx, lan, { cdNoteId: debit.id });
      expect(await values(tx, ids)).toEqual([{ ...valued[0], valuedBy: credit.id }]);
      // Now it is the other note's alone, and its rate counts from the next time that the note is valued.
      await change(tx, credit.id, ids, { note: "Thanks" });
      expect(await read(tx, ids)).toMatchObject([{ finalExchangeRate: "25437.35" }]);
      await change(tx, credit.id, ids, { rates: [{ currencyId: "USD", rate: "25600" }] });
      expect(await read(tx, ids)).toMatchObject([{ finalExchangeRate: "25600" }]);
      await deleteNote(tx, lan, { cdNoteId: credit.id });
      expect(await values(tx, ids)).toEqual(keyed);
    }),
  );

  test(
    "a line whose value stays is not written: the claim keeps the day, and the line is as keyed again",
    story(async (tx) => {
      const ids = await sell(tx, [dollars, dong, typedYen]);
      const keyed = await read(tx, ids);
      const note = await billNote(tx, ids, { exchangeDate: day });
      const taken = await read(tx, ids);
      expect(taken.map((each) => each.version)).toEqual(keyed.map((each) => each.version));
      const own = { finalExchangeRate: "25412.5", ownRate: "25412.5", ownUsdRate: "25412.5" };
      expect(taken[0]).toMatchObject({ ...own, valuedBy: note.id, valuedOn: day });
      expect(taken[1]).toMatchObject({ valuedBy: note.id, valuedOn: day, ownRate: "1" });
      expect(taken[2]).toMatchObject({ valuedBy: null, valuedOn: null, ownRate: null });
      expect(taken.flatMap(({ claims }) => claims.map((each) => "valuedOn" in each))).toEqual(
        ids.map(() => false),
      );
      await change(tx, note.id, ids, { exchangeDate: noteDay });
      const [valued] = await read(tx, ids);
      expect(valued).toMatchObject({ ...own, finalExchangeRate: "25437.35", valuedOn: noteDay });
      await change(tx, note.id, ids, { exchangeDate: day });
      await change(tx, note.id, ids.slice(1));
      await change(tx, note.id, ids);
      await deleteNote(tx, lan, { cdNoteId: note.id });
      const bare = keyed.map(({ version: _, claims: __, ...line }) => line);
      expect(await values(tx, ids)).toEqual(bare);
    }),
  );

  test(
    "a line that two notes left alone goes from the first to the second with its day",
    story(async (tx) => {
      const behalf = sold({ currencyId: "USD", unitPrice: "120.55", vatrate: "8" });
      const ids = await key(tx, "OBH", [
        { ...behalf, chargeId: chargedJob.portFee, payerId: port },
      ]);
      const keyed = await values(tx, ids);
      const debit = await billNote(tx, ids, { exchangeDate: day });
      const credit = await billNote(tx, ids, { type: "CREDIT", partnerId: port });
      const valued = await values(tx, ids);
      expect(valued).toMatchObject([{ valuedBy: debit.id, valuedOn: day }]);
      await deleteNote(tx, lan, { cdNoteId: debit.id });
      expect(await values(tx, ids)).toEqual([{ ...valued[0], valuedBy: credit.id }]);
      await deleteNote(tx, lan, { cdNoteId: credit.id });
      expect(await values(tx, ids)).toEqual(keyed);
    }),
  );

  test(
    "amounts of before the rule go to the other note as they are",
    story(async (tx) => {
      const behalf = { ...yen, chargeId: chargedJob.portFee, payerId: port };
      const ids = await key(tx, "OBH", [behalf]);
      const keyed = await values(tx, ids);
      const debit = await billNote(tx, ids, { exchangeDate: noteDay });
      const credit = await billNote(tx, ids, { type: "CREDIT", partnerId: port });
      await run(
        tx,
        sql`update surcharge set is_unproven = true, exc_rate_usd_to_local = null,
            amount_usd = amount_usd + 0.02
          where company_id = ${companyId} and id = any(${ids}::uuid[])`,
      );
      await run(
        tx,
        sql`update cd_note set total_usd = total_usd + 0.02 where company_id = ${companyId}`,
      );
      const valued = await values(tx, ids);
      await deleteNote(tx, lan, { cdNoteId: debit.id });
      expect(await values(tx, ids)).toEqual([{ ...valued[0], valuedBy: credit.id }]);
      await deleteNote(tx, lan, { cdNoteId: credit.id });
      expect(await values(tx, ids)).toEqual(keyed);
    }),
  );

  test(
    "a line on a note of the other side is left alone when rates are typed, an invoiced one refuses them",
    story(async (tx) => {
      const [behalf] = await key(tx, "OBH", [
        {
          ...sold({ currencyId: "USD", unitPrice: "100", chargeId: chargedJob.portFee }),
          payerId: port,
        },
      ]);
      const own = await sell(tx, [dollars]);
      const ids = [behalf as string, ...own];
      await billNote(tx, [behalf as string], { type: "CREDIT", partnerId: port });
      const debit = await billNote(tx, ids, { exchangeDate: noteDay });
      await change(tx, debit.id, ids, { rates: usd("25600") });
      const lines = await read(tx, ids);
      expect(lines.map((each) => each.finalExchangeRate).sort()).toEqual(["25412.5", "25600"]);
      await billInvoice(tx, own);
      await expect(change(tx, debit.id, ids, { rates: usd("25700") })).rejects.toThrow(
        "cdNote.chargeKeepsRate",
      );
    }),
  );

  test(
    "each value is a step in the history of the line, with the note that is its cause",
    story(async (tx) => {
      const ids = await sell(tx, [dollars]);
      const note = await billNote(tx, ids, { exchangeDate: noteDay });
      await change(tx, note.id, ids, { rates: usd("25500") });
      await deleteNote(tx, lan, { cdNoteId: note.id });
      const steps = await rows<{ was: string | null; now: string | null; vnd: string }>(
        tx,
        sql`select before ->> 'valued_by' as was, after ->> 'valued_by' as now,
            after ->> 'amount_vnd' as vnd
          from history where company_id = ${companyId} and table_name = 'surcharge'
            and record_id = ${ids[0] ?? ""} and action = 'update' order by changed_at, id`,
      );
      expect(steps).toEqual([
        { was: null, now: note.id, vnd: "1144681" },
        { was: note.id, now: note.id, vnd: "1147500" },
        { was: note.id, now: null, vnd: "1143563" },
      ]);
      const { code } = note;
      const told = await lineSteps(tx, lan, { id: ids[0] ?? "" });
      expect(
        told.map((step) => [step.cause, step.document?.number, step.values.amountVnd]),
      ).toEqual([
        ["entered", undefined, "1143563"],
        ["valued", code, "1144681"],
        ["valued", code, "1147500"],
        ["released", code, "1143563"],
      ]);
      // The tree of an amount names the deleted note, too.
      const why = await whyLine(tx, lan, { id: ids[0] ?? "" });
      const causes = why.changes.flatMap(({ changes }) =>
        changes.filter(({ field }) => field === "valuedBy"),
      );
      expect(causes.map(({ was, now }) => [was, now])).toEqual([
        [code, ""],
        [code, code],
        ["", code],
      ]);
      expect(told[2]).toMatchObject({
        values: { valuedOn: noteDay, finalExchangeRate: "25500", exchangeDate: day },
      });
    }),
  );
});

describe("every verb that values a line again", () => {
  const verbs: Readonly<
    Record<string, readonly [(tx: Tx, own: Own) => Promise<unknown>, cause: string]>
  > = {
    "a note is issued": [(tx, { id, stays }) => issued(tx, [id, stays]), "valued"],
    "a note gets a rate": [(tx, own) => onNote(tx, own, { rates: usd("25500") }), "valued"],
    "a note gets another day": [(tx, own) => onNote(tx, own, { exchangeDate: nextDay }), "valued"],
    "the rate of a note is cleared": [
      async (tx, own) => {
        const note = await issued(tx, [own.id, own.stays], { rates: usd("25500") });
        await change(tx, note.id, [own.id, own.stays], {
          rates: [{ currencyId: "USD", rate: null }],
        });
      },
      "valued",
    ],
    "the line leaves its note": [
      async (tx, { id, stays }) => {
        const note = await issued(tx, [id, stays]);
        await change(tx, note.id, [stays]);
      },
      "released",
    ],
    "its note is deleted": [
      async (tx, { id, stays }) => {
        const note = await issued(tx, [id, stays]);
        await deleteNote(tx, lan, { cdNoteId: note.id });
      },
      "released",
    ],
    "a rejected note is changed": [
      async (tx, { id, stays }) => {
        const note = await issued(tx, [id, stays], { type: "CREDIT", partnerId: carrier });
        await sendNotes(tx, accountant, { noteIds: [note.id] });
        const { version } = await shownNote(tx, lan, note.id);
        const rejected = { id: note.id, version, reasonReject: "Another rate" };
        await rejectNote(tx, accountant, rejected);
        await change(tx, note.id, [id, stays], { rates: usd("25450") });
      },
      "valued",
    ],
    "a rate is typed on the line": [
      (tx, own) => saved(tx, own, { exchangeRate: "25400" }),
      "changed",
    ],
    "the rate of its day is another one": [
      async (tx, own) => {
        await run(
          tx,
          sql`update exchange_rate set rate = 25430 where company_id = ${companyId}
            and currency_from = 'USD' and effective_on = ${day}::date`,
        );
        await saved(tx, own, { notes: "the new rate" });
      },
      "changed",
    ],
    "a price is changed": [(tx, own) => saved(tx, own, { unitPrice: "46" }), "changed"],
  };
  interface Own {
    readonly id: string;
    /** Another line, which stays on the note. */
    readonly stays: string;
  }
  const nextDay = "2026-11-25";
  const accountant = castActor("accountant");
  const issued = (tx: Tx, ids: string[], more: object = {}) =>
    billNote(tx, ids, { exchangeDate: noteDay, ...more });
  const onNote = async (tx: Tx, { id, stays }: Own, more: object) => {
    const note = await issued(tx, [id, stays]);
    await change(tx, note.id, [id, stays], more);
  };
  const saved = async (tx: Tx, { id }: Own, more: object) => {
    const [line] = await read(tx, [id]);
    const charges = [{ ...dollars, id, version: line?.version, ...more }];
    const asked = { hblid: chargedJob.bill, type: "SELL", charges, removed: [] };
    await saveCharges(tx, lan, addAndUpdate.body.parse(asked));
  };

  test.each(Object.entries(verbs))(
    "%s: a step with its cause and the values since",
    (name, [verb, cause]) =>
      story(async (tx) => {
        const isBought = name.includes("rejected");
        const lines = isBought
          ? await key(tx, "BUY", [
              bought({ currencyId: "USD", unitPrice: "45" }),
              bought({
                chargeId: chargedJob.boughtFreight,
                currencyId: "VND",
                unitPrice: "1500000",
              }),
            ])
          : await sell(tx, [dollars, dong]);
        const [id = "", stays = ""] = lines;
        const before = await lineSteps(tx, lan, { id });
        await verb(tx, { id, stays });
        const steps = await lineSteps(tx, lan, { id });
        const last = steps.at(-1);
        const [line] = await read(tx, [id]);
        expect(steps.length).toBeGreaterThan(before.length);
        expect(last).toMatchObject({ cause, by: expect.any(String) });
        expect(last?.document === null).toBe(cause === "changed");
        expect(last?.values).toMatchObject({
          amountVnd: line?.amountVnd,
          amountUsd: line?.amountUsd,
          finalExchangeRate: line?.finalExchangeRate,
          valuedOn: line?.valuedOn ?? null,
        });
      })(),
  );
});

describe("a job without profit", () => {
  const atCost = async (tx: Tx) => {
    await run(tx, sql`update shipment set no_profit = true where company_id = ${companyId}`);
    const [cost] = await key(tx, "BUY", [bought({ currencyId: "VND", unitPrice: "1144000" })]);
    const [line] = await sell(tx, [dollars]);
    return { cost: cost as string, line: line as string };
  };

  test(
    "a note that is issued to a profit is refused",
    story(async (tx) => {
      const { line } = await atCost(tx);
      await run(tx, sql`savepoint before_the_note`);
      await expect(billNote(tx, [line], { exchangeDate: noteDay })).rejects.toThrow(
        "charge.noProfit",
      );
      await run(tx, sql`rollback to savepoint before_the_note`);
    }),
  );

  test(
    "a note that is changed to a profit is refused",
    story(async (tx) => {
      const { line } = await atCost(tx);
      const note = await billNote(tx, [line], { exchangeDate: day });
      await run(tx, sql`savepoint before_the_change`);
      await expect(change(tx, note.id, [line], { rates: usd("25500") })).rejects.toThrow(
        "charge.noProfit",
      );
      await run(tx, sql`rollback to savepoint before_the_change`);
    }),
  );

  test(
    "a note is not deleted where its lines as keyed make a profit",
    story(async (tx) => {
      const { cost, line } = await atCost(tx);
      const note = await billNote(tx, [line], { exchangeDate: day, rates: usd("25000") });
      await run(
        tx,
        sql`update surcharge set unit_price = 1125000, net_amount = 1125000, total = 1125000,
            amount_vnd = 1125000, amount_usd = 44.27
          where company_id = ${companyId} and id = ${cost}`,
      );
      await run(tx, sql`savepoint before_the_end`);
      await expect(deleteNote(tx, lan, { cdNoteId: note.id })).rejects.toThrow("charge.noProfit");
      await run(tx, sql`rollback to savepoint before_the_end`);
    }),
  );
});
