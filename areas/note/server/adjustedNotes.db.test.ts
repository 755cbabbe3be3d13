import { computedVnd } from "@fairway/areas/charge/model/adjustment.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { chargeRules } from "@fairway/areas/charge/server/chargeBooks.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { lineSteps } from "@fairway/areas/charge/server/lineSteps.ts";
import { jobProfit } from "@fairway/areas/charge/server/profits.ts";
import { whyLine } from "@fairway/areas/charge/server/whyLine.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { getAdjustDebitValue, updateAdjustDebitValue } from "./adjustNote.ts";
import { deleteNote } from "./deleteNote.ts";
import { noteRules } from "./noteBooks.ts";
import { sendNotes } from "./sendNotes.ts";
import { shownNote } from "./shownNote.ts";
import { updateNote } from "./updateNote.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const { customer, carrier, port, day } = chargedJob;

const base = { unitId: chargedJob.container, quantity: "1", exchangeDate: day };
const sold = { ...base, chargeId: chargedJob.thc, paymentObjectId: customer };
const dollars = { ...sold, currencyId: "USD", unitPrice: "35.55", vatrate: "10", notes: "a" };
const dong = { ...sold, currencyId: "VND", unitPrice: "1500000", vatrate: "8", notes: "b" };
const untaxed = { ...sold, currencyId: "USD", unitPrice: "12", vatrate: null, notes: "c" };
const onBehalf = {
  ...base,
  chargeId: chargedJob.portFee,
  paymentObjectId: customer,
  payerId: port,
  currencyId: "USD",
  unitPrice: "20",
  vatrate: "8",
};

function story(work: (tx: Tx) => Promise<void>) {
  return () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      await work(tx);
      await run(tx, sql`set constraints all immediate`);
      for (const rule of [...chargeRules, ...noteRules]) {
        expect(await rows(tx, await rule.breaches(companyId, tx))).toEqual([]);
      }
    });
}

const read = (tx: Tx, chargeIds: string[]) => getCharges(tx, lan, { chargeIds });
const money = ({ version: _, ...line }: Surcharge) => line;

/** Adjusts the first line of a note by net and VAT. */
async function adjust(tx: Tx, noteId: string, net: number, vat: number, at = 0) {
  const { version, lines } = await getAdjustDebitValue(tx, lan, { id: noteId });
  const line = lines[at] as (typeof lines)[number];
  const computed = computedVnd(line);
  return updateAdjustDebitValue(tx, lan, {
    id: noteId,
    version,
    lines: [
      {
        id: line.id,
        amountVnd: computed.net.plus(net).toFixed(),
        vatAmountVnd: computed.vat.plus(vat).toFixed(),
      },
    ],
  });
}

describe("DN-20, CH-36: VND amounts are adjusted", () => {
  test(
    "the note, the profit and the tree count what is adjusted; the keyed line and its dollars stay",
    story(async (tx) => {
      const [id = ""] = await key(tx, "SELL", [dollars]);
      const [keyed] = await read(tx, [id]);
      const note = await billNote(tx, [id]);
      const [valued] = await read(tx, [id]);
      expect([valued?.amountVnd, valued?.vatAmountVnd]).toEqual(["903414", "90341"]);
      const { data } = await adjust(tx, note.id, -14, 100);
      expect(data.totalVnd).toBe("993841");
      const [line] = await read(tx, [id]);
      expect(line).toMatchObject({
        amountVnd: "903400",
        vatAmountVnd: "90441",
        netAdjustVnd: "-14",
        vatAdjustVnd: "100",
        adjustedBy: note.id,
      });
      for (const field of ["unitPrice", "netAmount", "vatAmount", "total", "amountUsd"] as const) {
        expect(line?.[field]).toBe(keyed?.[field]);
      }
      expect(await shownNote(tx, lan, note.id)).toMatchObject({
        totalVnd: "993841",
        total: "993841",
        totals: note.totals,
        totalUsd: note.totalUsd,
        version: note.version + 1,
      });
      const { total } = await jobProfit(tx, lan, chargedJob.jobId);
      expect(total.selling.vnd).toBe("903400");
      const why = await whyLine(tx, lan, { id });
      expect(why.amounts.find((each) => each.currencyId === "VND")).toMatchObject({
        exact: "903414.375",
        vatExact: "90341.4",
        adjusted: { net: "-14", vat: "100" },
      });
      const steps = await lineSteps(tx, lan, { id });
      expect(steps.map((each) => [each.cause, each.document?.number])).toEqual([
        ["entered", undefined],
        ["adjusted", note.code],
      ]);
    }),
  );

  test(
    "a line in VND has one amount in VND, on the note by currency, too",
    story(async (tx) => {
      const [id = ""] = await key(tx, "SELL", [dong]);
      const note = await billNote(tx, [id]);
      await adjust(tx, note.id, 1, -1);
      const [line] = await read(tx, [id]);
      expect([line?.netAmount, line?.vatAmount, line?.total]).toEqual([
        "1500001",
        "119999",
        "1620000",
      ]);
      const { totals, totalVnd } = await shownNote(tx, lan, note.id);
      expect(totals).toEqual([
        { currencyId: "VND", net: "1500001", vat: "119999", total: "1620000" },
      ]);
      expect(totalVnd).toBe("1620000");
    }),
  );

  test(
    "a change of the text and of the lines keeps it, another rate drops it, adjusting by nothing undoes it",
    story(async (tx) => {
      const [id = "", other = ""] = await key(tx, "SELL", [dollars, dong]);
      const note = await billNote(tx, [id]);
      const change = async (more: object) => {
        const { version } = await shownNote(tx, lan, note.id);
        const text = { note: null, flexId: null };
        await updateNote(tx, lan, { id: note.id, version, chargeIds: [id], ...text, ...more });
        return (await read(tx, [id]))[0];
      };
      await adjust(tx, note.id, 5, 0);
      expect((await change({ note: "as agreed" }))?.netAdjustVnd).toBe("5");
      expect((await change({ chargeIds: [id, other] }))?.netAdjustVnd).toBe("5");
      const rated = await change({ rates: [{ currencyId: "USD", rate: "25500" }] });
      expect(rated).toMatchObject({ netAdjustVnd: "0", adjustedBy: null, amountVnd: "906525" });
      await adjust(tx, note.id, 9, 0);
      await adjust(tx, note.id, 0, 0);
      expect((await read(tx, [id]))[0]).toMatchObject({ adjustedBy: null, amountVnd: "906525" });
    }),
  );

  test(
    "a line that leaves the note is as keyed, also one with a typed rate",
    story(async (tx) => {
      const typed = { ...dollars, exchangeRate: "25300", notes: "typed" };
      const ids = await key(tx, "SELL", [dollars, typed]);
      const before = (await read(tx, ids)).map(money);
      const note = await billNote(tx, ids);
      await adjust(tx, note.id, 100, 1, 0);
      await adjust(tx, note.id, -100, -1, 1);
      expect((await read(tx, ids)).map((each) => each.netAdjustVnd)).toEqual(["100", "-100"]);
      await deleteNote(tx, lan, { cdNoteId: note.id });
      expect((await read(tx, ids)).map(money)).toEqual(before);
    }),
  );

  test(
    "a credit note that takes an adjusted on-behalf line keeps its value until it lets go",
    story(async (tx) => {
      const ids = await key(tx, "OBH", [onBehalf]);
      const before = (await read(tx, ids)).map(money);
      const debit = await billNote(tx, ids);
      await adjust(tx, debit.id, 7, 0);
      const credit = await billNote(tx, ids, { type: "CREDIT", partnerId: port });
      expect(credit.totalVnd).toBe("548917");
      expect((await refusal(adjust(tx, debit.id, 8, 0))).code).toBe("charge.adjustHeld");
      await deleteNote(tx, lan, { cdNoteId: debit.id });
      expect((await read(tx, ids))[0]).toMatchObject({ netAdjustVnd: "7", adjustedBy: credit.id });
      await deleteNote(tx, lan, { cdNoteId: credit.id });
      expect((await read(tx, ids)).map(money)).toEqual(before);
    }),
  );

  test(
    "refused are more than 100, a tax on an untaxed line, other notes, and lines of others",
    story(async (tx) => {
      const [id = "", free = ""] = await key(tx, "SELL", [untaxed, dong]);
      const note = await billNote(tx, [id]);
      const { version } = note;
      const save = (line: object, more: object = {}) =>
        refusal(
          updateAdjustDebitValue(tx, lan, {
            id: note.id,
            version,
            lines: [{ id, amountVnd: "304950", vatAmountVnd: "0", ...line }],
            ...more,
          }),
        );
      const far = await save({ amountVnd: "305051" });
      expect([far.entry.status, far.fields.map(({ field, code }) => [field, code])]).toEqual([
        400,
        [["lines.0.amountVnd", "charge.adjustTooFar"]],
      ]);
      expect((await save({ vatAmountVnd: "1" })).fields[0]?.code).toBe("charge.adjustUntaxed");
      expect((await save({ id: free })).code).toBe("record.notFound");
      const [bought = ""] = await key(tx, "BUY", [
        { ...base, chargeId: chargedJob.boughtThc, paymentObjectId: carrier, ...amountOf("9") },
      ]);
      const credit = await billNote(tx, [bought], { type: "CREDIT", partnerId: carrier });
      const inDollars = await billNote(tx, [free], { currencyId: "USD" });
      for (const [other, code] of [
        [credit, "cdNote.adjustDebit"],
        [inDollars, "cdNote.adjustVnd"],
      ] as const) {
        expect(other.may).not.toContain("adjust");
        expect((await refusal(getAdjustDebitValue(tx, lan, { id: other.id }))).code).toBe(code);
      }
    }),
  );

  test("a stale version is a conflict", () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      const [id = ""] = await key(tx, "SELL", [dong]);
      const note = await billNote(tx, [id]);
      await adjust(tx, note.id, 1, 0);
      const lines = [{ id, amountVnd: "1500002", vatAmountVnd: "120000" }];
      const ask = { id: note.id, version: note.version, lines };
      expect((await refusal(updateAdjustDebitValue(tx, lan, ask))).code).toBe("record.conflict");
    }));

  test(
    "VAT is adjusted by 100 and not by 101",
    story(async (tx) => {
      const [id = ""] = await key(tx, "SELL", [dollars]);
      const note = await billNote(tx, [id]);
      const far = await refusal(adjust(tx, note.id, 0, 101));
      expect([far.entry.status, far.fields[0]?.field]).toEqual([400, "lines.0.vatAmountVnd"]);
      await adjust(tx, note.id, 0, 100);
      expect((await shownNote(tx, lan, note.id)).totalVnd).toBe("993855");
    }),
  );

  test(
    "an invoice takes the adjusted amounts, and its note is adjusted no more; nor is a sent one",
    story(async (tx) => {
      const [id = "", other = ""] = await key(tx, "SELL", [dollars, dong]);
      const note = await billNote(tx, [id]);
      await adjust(tx, note.id, -14, 9);
      const invoice = await billInvoice(tx, [id]);
      expect(invoice.totalAmountVnd).toBe("993750");
      expect((await shownNote(tx, lan, note.id)).may).not.toContain("adjust");
      expect((await refusal(adjust(tx, note.id, 1, 0))).code).toBe("cdNote.invoiced");
      const sent = await billNote(tx, [other]);
      expect(sent.may).toContain("adjust");
      await sendNotes(tx, lan, { noteIds: [sent.id] });
      expect((await refusal(adjust(tx, sent.id, 1, 0))).code).toBe("cdNote.synced");
    }),
  );
});

function amountOf(unitPrice: string) {
  return { currencyId: "USD", unitPrice, vatrate: "0" };
}
