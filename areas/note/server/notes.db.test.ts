import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key, keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { rateOfDay } from "../../../tests/cast/rateOfDay.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { checkAllowDeleteNote, deleteNote } from "./deleteNote.ts";
import { getNoteDetails } from "./getNoteDetails.ts";
import { listJobNotes } from "./listJobNotes.ts";
import { listNotes } from "./listNotes.ts";
import { offeredCharges } from "./offeredCharges.ts";
import { notePaper, previewNotes } from "./previewNote.ts";
import { shownNote } from "./shownNote.ts";
import { updateNote } from "./updateNote.ts";

const database = await testDatabase();
const { jobId, customer, port, carrier, day } = chargedJob;
const lan = castActor("documentation");
const asRole = (name: "documentation" | "sales" | "documentationHph") =>
  castActor(name, { rights: rightsFor(people[name].role) });

function story(work: (tx: Tx, charges: MainJobCharges) => Promise<void>) {
  return () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      await work(tx, await keyMainJobCharges(tx));
    });
}

const change = (tx: Tx, what: ReturnType<typeof sql>) => run(tx, what);
const ask = { exchangeDate: null, excRateUsdToLocal: null, note: null, flexId: null };
const dollarLine = {
  chargeId: chargedJob.oceanFreight,
  unitId: chargedJob.container,
  quantity: "1",
  unitPrice: "100",
  currencyId: "USD",
  exchangeDate: day,
  paymentObjectId: customer,
};
const page = { page: 1, size: 15, referenceNos: null, partnerId: null, creatorId: null };

describe("issuing a note", () => {
  test(
    "a charge stands on one debit note only",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling.slice(0, 1));
      await expect(billNote(tx, selling)).rejects.toThrow(note.code);
    }),
  );

  test(
    "an on-behalf line goes on a debit note to who owes it and a credit note to whom we pay",
    story(async (tx, { onBehalf, buying }) => {
      const debit = await billNote(tx, onBehalf);
      const credit = await billNote(tx, onBehalf, { type: "CREDIT", partnerId: port });
      expect([debit.totalVnd, credit.totalVnd]).toEqual(["4400000", "4400000"]);
      expect(credit.code).toMatch(/^SEFCN/);
      const bought = await billNote(tx, buying, { type: "CREDIT", partnerId: carrier });
      expect(bought.totals.map((each) => each.total)).toEqual(["2620.00", "8748000"]);
    }),
  );

  test(
    "buying does not belong on a debit note, selling not on a credit note",
    story(async (tx, { buying, selling }) => {
      await expect(billNote(tx, buying)).rejects.toThrow("cdNote.wrongSide");
      await expect(billNote(tx, selling, { type: "CREDIT" })).rejects.toThrow("cdNote.wrongSide");
    }),
  );

  test(
    "a note goes to the partner of its charges",
    story(async (tx, { selling }) => {
      await expect(billNote(tx, selling, { partnerId: carrier })).rejects.toThrow(
        "cdNote.otherPartner",
      );
      await expect(billNote(tx, selling, { partnerId: jobId })).rejects.toThrow("field.unknown");
    }),
  );

  test(
    "bills of two salesmen are billed apart",
    story(async (tx, { selling }) => {
      const line = { chargeId: chargedJob.thc, quantity: "1", unitPrice: "100000" };
      const other = { ...line, unitId: chargedJob.container, currencyId: "VND" };
      const sold = { ...other, exchangeDate: day, paymentObjectId: customer };
      const [second] = await key(tx, "SELL", [sold], chargedJob.otherBill);
      await change(
        tx,
        sql`update house_bill set sale_man_id = ${people.salesHph.id}
          where company_id = ${companyId} and id = ${chargedJob.otherBill}`,
      );
      await expect(billNote(tx, [...selling, second as string])).rejects.toThrow(
        "cdNote.severalSalesmen",
      );
    }),
  );

  test(
    "a locked or canceled job is not billed",
    story(async (tx, { selling }) => {
      await change(
        tx,
        sql`update shipment set is_locked = true, locked_date = now()
          where company_id = ${companyId} and id = ${jobId}`,
      );
      await expect(billNote(tx, selling)).rejects.toThrow("cdNote.jobLocked");
    }),
  );

  test(
    "the lines are valued on the note's day, and a missing rate is refused by name and day",
    story(async (tx, { selling }) => {
      await change(
        tx,
        sql`insert into exchange_rate
            (company_id, id, currency_from, currency_to, rate, effective_on)
          values (${companyId}, new_id(), 'USD', 'VND', 26000, '2026-11-21')`,
      );
      await expect(billNote(tx, selling, { exchangeDate: "2026-11-01" })).rejects.toThrow(
        "rate.missing",
      );
      const note = await billNote(tx, selling.slice(0, 1), { exchangeDate: "2026-11-21" });
      expect([note.totalVnd, note.excRateUsdToLocal]).toEqual(["75400000", "26000"]);
    }),
  );

  test(
    "a line that another document holds keeps its rate",
    story(async (tx, { onBehalf }) => {
      const [usdLine] = await key(tx, "OBH", [
        {
          chargeId: chargedJob.portFee,
          unitId: chargedJob.container,
          exchangeDate: day,
          currencyId: "USD",
          quantity: "1",
          unitPrice: "100",
          notes: "Second container",
          paymentObjectId: customer,
          payerId: port,
        },
      ]).then((ids) => ids.filter((id) => !onBehalf.includes(id)));
      const credit = await billNote(tx, [usdLine as string], { type: "CREDIT", partnerId: port });
      await change(
        tx,
        sql`insert into exchange_rate
            (company_id, id, currency_from, currency_to, rate, effective_on)
          values (${companyId}, new_id(), 'USD', 'VND', 26000, '2026-11-21')`,
      );
      const debit = await billNote(tx, [usdLine as string], { exchangeDate: "2026-11-21" });
      expect([credit.totalVnd, debit.totalVnd]).toEqual(["2541250", "2541250"]);
    }),
  );

  test(
    "twelve statements issue a note, of two lines as of two hundred",
    story(async (tx, { selling }) => {
      const line = {
        chargeId: chargedJob.thc,
        unitId: chargedJob.container,
        exchangeDate: day,
        currencyId: "USD",
        quantity: "1",
        unitPrice: "10",
        paymentObjectId: customer,
      };
      const all = await key(
        tx,
        "SELL",
        Array.from({ length: 200 }, () => line),
      );
      const many = all.filter((id) => !selling.includes(id));
      const count = async (ids: string[]) => {
        const before = statementCount(tx);
        await billNote(tx, ids);
        return statementCount(tx) - before;
      };
      const first = await count(selling.slice(0, 2));
      expect(first).toBeLessThanOrEqual(12);
      // The first note of a job also notes that the job is billed.
      expect(await count(many)).toBe(first - 1);
    }),
  );

  test(
    "who may not make notes is refused, who does not see the job does not find it",
    story(async (tx, { selling }) => {
      await expect(billNote(tx, selling, {}, asRole("sales"))).rejects.toThrow("access.forbidden");
      await expect(billNote(tx, selling, {}, asRole("documentationHph"))).rejects.toThrow(
        "record.notFound",
      );
    }),
  );
});

describe("changing a note", () => {
  test(
    "lines leave and join, totals follow, the freed line can be billed again",
    story(async (tx, { selling, onBehalf }) => {
      const note = await billNote(tx, selling);
      const kept = [...selling.slice(1), ...onBehalf];
      const asked = { ...ask, id: note.id, version: note.version, chargeIds: kept, note: "Thanks" };
      const { data } = await updateNote(tx, lan, asked);
      expect(data).toMatchObject({ totalVnd: "14911465", chargeCount: 4, note: "Thanks" });
      await billNote(tx, selling.slice(0, 1));
      await expect(updateNote(tx, lan, asked)).rejects.toThrow("record.conflict");
    }),
  );

  test(
    "a typed dollar rate re-rates the lines",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling.slice(0, 1));
      const asked = { ...ask, id: note.id, version: note.version, chargeIds: selling.slice(0, 1) };
      const { data } = await updateNote(tx, lan, { ...asked, excRateUsdToLocal: "26000" });
      expect([data.totalVnd, data.excRateUsdToLocal]).toEqual(["75400000", "26000"]);
      await expect(updateNote(tx, lan, { ...asked, excRateUsdToLocal: "0" })).rejects.toThrow(
        "rate.aboveZero",
      );
    }),
  );

  test(
    "a typed dollar rate outside the bound takes the right and a reason, and marks note and invoice",
    story(async (tx, { selling }) => {
      const chargeIds = selling.slice(0, 1);
      const note = await billNote(tx, chargeIds);
      const asked = { ...ask, id: note.id, version: note.version, chargeIds };
      const typed = { ...asked, excRateUsdToLocal: "0.00000001" };
      const byRole = actorInRole("documentation");
      expect((await refusal(updateNote(tx, byRole, typed))).code).toBe("rate.outsideBound");
      expect((await refusal(updateNote(tx, lan, typed))).code).toBe("rate.reasonNeeded");
      const finer = { ...asked, excRateUsdToLocal: "25000.123456789" };
      expect((await refusal(updateNote(tx, lan, finer))).code).toBe("rate.aboveZero");
      const reason = { rateReason: "Agreed with the customer" };
      const to = { ...asked, excRateUsdToLocal: "20000", ...reason };
      const { data } = await updateNote(tx, lan, to);
      expect(data).toMatchObject({ rateOutside: true, ...reason, totalVnd: "58000000" });
      const again = { ...to, version: data.version, rateReason: null };
      expect((await updateNote(tx, byRole, again)).data).toMatchObject(reason);
      const invoice = await billInvoice(tx, chargeIds);
      expect(invoice).toMatchObject({ rateOutside: true, ...reason });
      const list = await listNotes(tx, lan, { ...page, rateOutside: true });
      expect(list.data.map((each) => each.id)).toEqual([note.id]);
    }),
  );

  test(
    "a rate outside the bound marks every line and document with an amount at this rate",
    story(async (tx, { selling }) => {
      const dong = selling.slice(1, 3);
      const all = selling.slice(0, 3);
      const by = { rateOutside: true, rateReason: "Agreed with the customer" };
      const marks = async (chargeIds: string[]) =>
        (await getCharges(tx, lan, { chargeIds })).map(({ rateOutside, rateReason }) => ({
          rateOutside,
          rateReason,
        }));
      const note = await billNote(tx, dong);
      const asked = { ...ask, id: note.id, chargeIds: dong };
      const typed = { excRateUsdToLocal: "1000", rateReason: by.rateReason };
      await updateNote(tx, lan, { ...asked, ...typed, version: note.version });
      expect(await marks(dong)).toEqual([by, by]);
      const invoice = await billInvoice(tx, dong.slice(0, 1), { currencyId: "USD" });
      expect(invoice).toMatchObject({ totalAmountUsd: "8964.00", ...by });
      // Text leaves the rate; a further line at it takes the right again, and is marked.
      const { version } = await shownNote(tx, lan, note.id);
      const byRole = actorInRole("documentation");
      const text = { ...asked, version, note: "Thanks" };
      const further = { ...text, chargeIds: all };
      expect((await refusal(updateNote(tx, byRole, further))).code).toBe("rate.outsideBound");
      const said = await updateNote(tx, byRole, text);
      expect(said.data).toMatchObject({ excRateUsdToLocal: "1000", ...by });
      const { data } = await updateNote(tx, lan, { ...further, version: said.data.version });
      expect(data).toMatchObject({ excRateUsdToLocal: "1000", ...by });
      expect(await marks(all)).toEqual([by, by, by]);
      // The paper converts all lines at the rate that it prints.
      const printed = { jobId, creditDebitNo: note.code, currency: "USD" as const };
      const paper = await notePaper(tx, lan, printed);
      expect(paper.rates).toEqual([{ currency: "USD", rate: "1000", near: false }]);
      expect(paper.lines.flatMap((each) => each.rates)).toEqual([]);
      const [line] = await getCharges(tx, lan, { chargeIds: dong.slice(1) });
      const charges = [chargeLine.parse({ ...line, rateReason: null, notes: "as agreed" })];
      await saveCharges(tx, lan, { hblid: chargedJob.bill, type: "SELL", charges, removed: [] });
      expect(await marks(dong)).toEqual([by, by]);
      // The rate of an invoice without lines of its own mark is that of its note.
      await change(
        tx,
        sql`update surcharge set rate_outside = false, rate_reason = null
          where company_id = ${companyId} and id = ${dong[1]}`,
      );
      expect(await billInvoice(tx, dong.slice(1))).toMatchObject(by);
    }),
  );

  test(
    "a mark of one line leaves lines at another rate alone, and bought commission has none",
    story(async (tx, { selling }) => {
      const reason = "The carrier's own rate";
      const far = {
        ...dollarLine,
        exchangeRate: "20000",
        rateReason: reason,
      };
      const [own] = (await key(tx, "SELL", [far])).slice(-1);
      const chargeIds = [...selling.slice(1, 2), own as string];
      const note = await billNote(tx, chargeIds);
      expect(note).toMatchObject({ excRateUsdToLocal: "25412.5", rateOutside: true });
      // The paper says which line has which rate.
      const rateOfNote = { currency: "USD", rate: "25412.5", near: false };
      const rateOfLine = { ...rateOfNote, rate: "20000" };
      const paper = (currency: "ORIGIN" | "USD") =>
        notePaper(tx, lan, { jobId, creditDebitNo: note.code, currency });
      const dollars = await paper("USD");
      expect(dollars.rates).toEqual([rateOfNote]);
      expect(dollars.lines.map((each) => each.rates)).toEqual([[], [rateOfLine]]);
      expect(dollars.totals).toMatchObject([{ currency: "USD", total: note.totalUsd }]);
      expect(await paper("ORIGIN")).toMatchObject({ rates: [rateOfLine], rounded: false });
      const asked = { ...ask, id: note.id, version: note.version, chargeIds };
      const { data } = await updateNote(tx, lan, { ...asked, note: "Thanks" });
      expect(data).toMatchObject({ rateOutside: true, rateReason: reason });
      const dong = await getCharges(tx, lan, { chargeIds: selling.slice(1, 2) });
      expect(dong[0]).toMatchObject({ rateOutside: false, rateReason: null });

      const bought = { ...dollarLine, chargeId: chargedJob.boughtFreight, notes: "Commission" };
      const commission = (
        await key(tx, "BUY", [{ ...bought, kickBack: true, paymentObjectId: carrier }])
      ).slice(-1);
      const credit = await billNote(tx, commission, { type: "CREDIT", partnerId: carrier });
      const to = { ...ask, id: credit.id, version: credit.version, chargeIds: commission };
      await updateNote(tx, lan, { ...to, excRateUsdToLocal: "1000", rateReason: reason });
      const [line] = await getCharges(tx, lan, { chargeIds: commission });
      expect(line).toMatchObject({ finalExchangeRate: "20000", rateOutside: false });
    }),
  );

  test(
    "a rate that a note has already is not checked again when the rate of its day changes",
    story(async (tx, { selling }) => {
      const chargeIds = selling.slice(0, 1);
      const note = await billNote(tx, chargeIds);
      const asked = { ...ask, id: note.id, chargeIds, excRateUsdToLocal: "25000" };
      const clerk = actorInRole("documentation");
      const { data } = await updateNote(tx, clerk, { ...asked, version: note.version });
      await rateOfDay(tx, "28000");
      const again = { ...asked, version: data.version, note: "Thanks" };
      const saved = await updateNote(tx, clerk, again);
      expect(saved.data).toMatchObject({ excRateUsdToLocal: "25000", rateOutside: false });
      const other = { ...again, version: saved.data.version, excRateUsdToLocal: "25001" };
      expect((await refusal(updateNote(tx, clerk, other))).code).toBe("rate.outsideBound");
    }),
  );

  test(
    "a note whose lines keep their rate keeps its own, and refuses another",
    story(async (tx, { selling, onBehalf }) => {
      const note = await billNote(tx, selling);
      const asked = { ...ask, id: note.id, chargeIds: selling };
      const typed = { ...asked, version: note.version, excRateUsdToLocal: "26000" };
      const { data: rated } = await updateNote(tx, lan, typed);
      await billInvoice(tx, selling.slice(0, 1));
      const { version } = await shownNote(tx, lan, note.id);
      const now = { ...asked, version };
      const changes = [
        [{ excRateUsdToLocal: "10000" }, "cdNote.chargeKeepsRate"],
        [{ exchangeDate: "2026-11-21" }, "cdNote.chargeKeepsRate"],
        [{ excRateUsdToLocal: "-1" }, "rate.aboveZero"],
      ] as const;
      for (const [to, code] of changes) {
        await expect(updateNote(tx, lan, { ...now, ...to })).rejects.toThrow(code);
      }
      const same = { excRateUsdToLocal: "26000.0", exchangeDate: note.exchangeDate };
      const chargeIds = [...selling, ...onBehalf];
      const { data: wider } = await updateNote(tx, lan, { ...now, ...same, chargeIds });
      expect(wider).toMatchObject({ excRateUsdToLocal: "26000", chargeCount: 5 });
      const text = { ...now, version: wider.version, note: "Thanks" };
      const { data } = await updateNote(tx, lan, text);
      const { totalVnd, totalUsd, excRateUsdToLocal } = rated;
      expect(data).toMatchObject({ totalVnd, totalUsd, excRateUsdToLocal, note: "Thanks" });
    }),
  );

  test(
    "the lines of a finished job keep their amounts, when a note is issued and when it changes",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling.slice(0, 1));
      await change(
        tx,
        sql`update shipment set current_status = 'Finish'
          where company_id = ${companyId} and id = ${jobId}`,
      );
      await change(
        tx,
        sql`insert into exchange_rate
            (company_id, id, currency_from, currency_to, rate, effective_on)
          values (${companyId}, new_id(), 'USD', 'VND', 26000, '2026-11-21')`,
      );
      const asked = { ...ask, id: note.id, version: note.version, chargeIds: selling.slice(0, 1) };
      for (const to of [{ excRateUsdToLocal: "26000" }, { exchangeDate: "2026-11-21" }]) {
        const refused = updateNote(tx, lan, { ...asked, ...to });
        await expect(refused).rejects.toThrow("cdNote.jobFinished");
      }
      const { data } = await updateNote(tx, lan, { ...asked, note: "Thanks" });
      expect(data).toMatchObject({ totalVnd: note.totalVnd, note: "Thanks" });
      const before = await getCharges(tx, lan, { chargeIds: selling.slice(1) });
      await billNote(tx, selling.slice(1), { exchangeDate: "2026-11-21" });
      const after = await getCharges(tx, lan, { chargeIds: selling.slice(1) });
      const amounts = (lines: typeof after) =>
        lines.map((each) => [each.amountVnd, each.amountUsd]);
      expect(amounts(after)).toEqual(amounts(before));
    }),
  );

  test(
    "an invoiced line stays on its note, and a paid note stays as it is",
    story(async (tx, { selling, onBehalf }) => {
      const note = await billNote(tx, [...selling, ...onBehalf]);
      const invoice = await billInvoice(tx, selling);
      const asked = { ...ask, id: note.id, version: note.version + 1, chargeIds: onBehalf };
      await expect(updateNote(tx, lan, asked)).rejects.toThrow("cdNote.chargeInvoiced");
      await receive(tx, "1000", [invoice.id]);
      await expect(updateNote(tx, lan, asked)).rejects.toThrow("cdNote.paid");
    }),
  );
});

describe("deleting a note", () => {
  test(
    "its lines are free again",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling);
      expect(await checkAllowDeleteNote(tx, lan, { cdNoteId: note.id })).toBe(true);
      await deleteNote(tx, lan, { cdNoteId: note.id });
      const open = await offeredCharges(tx, lan, {
        jobId,
        type: "DEBIT",
        partnerId: customer,
        cdNoteId: null,
      });
      expect(open.map((each) => each.id)).toEqual(expect.arrayContaining(selling));
      await expect(deleteNote(tx, lan, { cdNoteId: note.id })).rejects.toThrow("record.notFound");
    }),
  );

  test(
    "an invoiced note is not deleted, nor somebody else's",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling);
      const truc = castActor("documentation2", { rights: rightsFor("documentation") });
      await expect(deleteNote(tx, truc, { cdNoteId: note.id })).rejects.toThrow("access.forbidden");
      await billInvoice(tx, selling);
      await expect(deleteNote(tx, lan, { cdNoteId: note.id })).rejects.toThrow("cdNote.invoiced");
      expect(await checkAllowDeleteNote(tx, lan, { cdNoteId: note.id })).toBe(false);
    }),
  );
});

describe("the job says whether a note may be issued", () => {
  const mayIssue = async (tx: Tx, actor = lan) =>
    (await getShipment(tx, actor, { id: jobId })).may.includes("issueNote");

  test(
    "to those with the right, until it is locked",
    story(async (tx) => {
      expect(await mayIssue(tx)).toBe(true);
      const reader = castActor("documentation", { change: { accManagement: { write: "None" } } });
      expect(await mayIssue(tx, reader)).toBe(false);
      await change(
        tx,
        sql`update shipment set is_locked = true, locked_date = now()
          where company_id = ${companyId} and id = ${jobId}`,
      );
      expect(await mayIssue(tx)).toBe(false);
    }),
  );
});

describe("reading notes", () => {
  test(
    "a job lists its notes by partner, and only the free charges are offered",
    story(async (tx, { selling, onBehalf }) => {
      await billNote(tx, selling);
      await billNote(tx, onBehalf, { type: "CREDIT", partnerId: port });
      const groups = await listJobNotes(tx, lan, { Id: jobId });
      expect(groups.map((each) => [each.partnerName, each.listCDNote.length])).toEqual([
        ["Cat Lai Port", 1],
        ["Hoa Sen Export", 1],
      ]);
      const open = await offeredCharges(tx, lan, {
        jobId,
        type: "DEBIT",
        partnerId: null,
        cdNoteId: null,
      });
      expect(open.map((each) => each.id)).toEqual(onBehalf);
    }),
  );

  test(
    "the other office finds neither job nor note",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling);
      const ngoc = asRole("documentationHph");
      await expect(listJobNotes(tx, ngoc, { Id: jobId })).rejects.toThrow("record.notFound");
      const asked = { jobId, cdNo: note.code };
      await expect(getNoteDetails(tx, ngoc, asked)).rejects.toThrow("record.notFound");
      expect((await listNotes(tx, ngoc, page)).totalItems).toBe(0);
      expect((await listNotes(tx, asRole("documentation"), page)).totalItems).toBe(1);
    }),
  );

  test(
    "a page of notes takes one statement and finds numbers without regard to case",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling);
      const before = statementCount(tx);
      const found = await listNotes(tx, lan, { ...page, referenceNos: note.code.toLowerCase() });
      expect(statementCount(tx) - before).toBe(1);
      expect(found.data.map((each) => each.code)).toEqual([note.code]);
      const detail = await getNoteDetails(tx, lan, { jobId, cdNo: note.code });
      expect(detail.charges).toHaveLength(4);
    }),
  );

  test(
    "the paper carries the totals in its currencies, in dong or in dollars",
    story(async (tx, { selling, onBehalf }) => {
      const note = await billNote(tx, [...selling, ...onBehalf]);
      const asked = { jobId, creditDebitNo: note.code };
      const origin = await notePaper(tx, lan, { ...asked, currency: "ORIGIN" });
      expect(origin.totals.map((each) => each.total)).toEqual(["2920.52", "14390000"]);
      const dong = await notePaper(tx, lan, { ...asked, currency: "VND" });
      expect(dong.totals).toMatchObject([{ currency: "VND", total: "88607715" }]);
      expect(dong.inWords).toHaveLength(1);
      const dollars = await notePaper(tx, lan, { ...asked, currency: "USD" });
      expect(dollars.totals).toMatchObject([{ currency: "USD", total: "3486.77" }]);
      expect([origin.rounded, dollars.rounded]).toEqual([false, true]);
    }),
  );

  test(
    "the paper names the declarations of the job, and leaves out weights that nobody keyed",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling);
      const asked = { jobId, creditDebitNo: note.code, currency: "ORIGIN" as const };
      expect(await notePaper(tx, lan, asked)).toMatchObject({ declarations: "" });
      await insertRows(
        tx,
        "customs_declaration",
        ["2026-11-19", "2026-11-18"].map((clearanceDate, at) => ({
          companyId,
          id: newId(),
          clearanceNo: `10491234567${at}`,
          type: "Export",
          clearanceDate,
          jobId,
          userCreated: people.documentation.id,
          userModified: people.documentation.id,
        })),
      );
      await change(
        tx,
        sql`update house_bill set gross_weight = 0, cbm = 0, charge_weight = 0
          where company_id = ${companyId} and job_id = ${jobId}`,
      );
      expect(await notePaper(tx, lan, asked)).toMatchObject({
        declarations: "104912345671, 104912345670",
        grossWeight: "",
        chargeWeight: "",
        cbm: "",
      });
    }),
  );

  test(
    "of several none is printed when one is refused, and the refusal names it",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling);
      const inUsd = { ids: [note.id], currency: "USD" as const };
      await change(tx, sql`update cd_note set exc_rate_usd_to_local = null where id = ${note.id}`);
      // Each line has its own dollars and their rate.
      expect(await previewNotes(tx, castActor("director"), inUsd)).toMatchObject({
        mime: "application/pdf",
      });
      await change(
        tx,
        sql`update surcharge
          set amount_usd = null, vat_amount_usd = null, exc_rate_usd_to_local = null
          where company_id = ${companyId} and currency_id <> 'USD'`,
      );
      await expect(previewNotes(tx, castActor("director"), inUsd)).rejects.toMatchObject({
        code: "document.notPrinted",
        facts: { number: note.code },
      });
    }),
  );

  test(
    "the paper names its author, and the bank, in the language in which it is printed",
    story(async (tx, { selling }) => {
      const bank = sql`insert into bank (company_id, id, code, bank_name_en, bank_name_vn)
        values (${companyId}, new_id(), 'VCB', 'Vietcombank', 'Ngân hàng Ngoại thương Việt Nam')`;
      await run(tx, bank);
      await run(
        tx,
        sql`update office set bank_name = 'VIETCOMBANK', bank_account_vnd = '0071'
          where company_id = ${companyId}`,
      );
      const note = await billNote(tx, selling);
      const reader = castActor("director");
      const asked = { jobId, creditDebitNo: note.code, currency: "ORIGIN" as const };
      const { documentation, director } = people;
      expect(await notePaper(tx, reader, asked)).toMatchObject({
        preparedBy: documentation.nameEn,
        printedBy: director.nameEn,
        banks: [{ bankName: "Vietcombank" }],
      });
      expect(await notePaper(tx, reader, { ...asked, language: "vi" })).toMatchObject({
        preparedBy: documentation.nameVn,
        printedBy: director.nameVn,
        banks: [{ bankName: "Ngân hàng Ngoại thương Việt Nam" }],
      });
    }),
  );
});
