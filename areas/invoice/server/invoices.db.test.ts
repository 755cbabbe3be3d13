import { clearDues } from "@fairway/areas/due/server/clearDues.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { raiseDues } from "@fairway/areas/due/server/raiseDues.ts";
import { fullRights, rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { claimOn } from "@fairway/areas/charge/model/surcharge.ts";
import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { deleteNote } from "@fairway/areas/note/server/deleteNote.ts";
import { readNote } from "@fairway/areas/note/server/shownNote.ts";
import { updateAgreement as updateAgreementCall } from "@fairway/areas/agreement/contract.ts";
import { listAgreements } from "@fairway/areas/agreement/server/readAgreement.ts";
import { switchAgreement } from "@fairway/areas/agreement/server/switchAgreement.ts";
import { updateAgreement } from "@fairway/areas/agreement/server/updateAgreement.ts";
import { updateRate } from "@fairway/areas/rate/server/updateRate.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  billInvoice,
  billNote,
  cancelBilled,
  receive,
  takeBack,
} from "../../../tests/cast/billing.ts";
import { dueRules } from "@fairway/areas/due/server/dueBooks.ts";
import { invoiceRules } from "./invoiceBooks.ts";
import { chargedJob, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { writeOlderJob } from "../../../tests/cast/olderJob.ts";
import { key, keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import * as calls from "../contract.ts";
import { chargesForInvoice } from "./chargesForInvoice.ts";
import { checkAllowDeleteInvoice } from "./cancelInvoice.ts";
import { redateInvoices } from "./confirmBillings.ts";
import { enterRealNumber } from "./enterRealNumber.ts";
import { getInvoiceById } from "./getInvoiceById.ts";
import { invoiceNotes } from "./invoiceNotes.ts";
import { invoiceHistory } from "./invoiceHistory.ts";
import { generateInvoiceNoTemp, generateVoucherId } from "./invoiceNumbers.ts";
import { listInvoices } from "./listInvoices.ts";
import { jobChain } from "./jobChain.ts";
import { notesToInvoice } from "./notesToInvoice.ts";
import "./constraints.ts";
import { previewInvoice, previewInvoices } from "./previewInvoice.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { updateInvoice } from "./updateInvoice.ts";

const database = await testDatabase();
const { customer, carrier, jobNo, day } = chargedJob;
const ha = castActor("accountant");
const boss = castActor("administrator");

function story(work: (tx: Tx, charges: MainJobCharges) => Promise<void>) {
  return () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      await work(tx, await keyMainJobCharges(tx));
    });
}

const nothing = { cdNotes: [], soaNos: [], jobNos: [], hbls: [], mbls: [], partnerId: null };
const head = {
  voucherId: null,
  invoiceNoTempt: null,
  invoiceNoReal: null,
  serie: null,
  paymentMethod: "Cash" as const,
  accountNo: "13111",
  description: null,
  attachDocumentInfo: null,
};
const page = {
  page: 1,
  size: 15,
  partnerId: null,
  creatorId: null,
  types: ["Invoice" as const, "InvoiceTemp" as const],
  referenceNos: null,
};

/** An agreement of the customer with the sales of Ho Chi Minh City. */
async function agree(
  tx: Tx,
  baseOn: string,
  paymentTerm: number,
  contractType = "Trial",
): Promise<void> {
  await run(
    tx,
    sql`
      with agreement as (
        insert into partner_agreement (company_id, id, partner_id, saleman_id, contract_type,
          shipment_type, base_on, effective_date, currency_id, credit_currency, payment_term, active)
        values (${companyId}, new_id(), ${customer}, ${people.sales.id}, ${contractType},
          'Freehand & Nominated', ${baseOn}, '2020-01-01', 'VND', 'VND', ${paymentTerm}, true)
        returning company_id, id
      ), office as (
        insert into partner_agreement_office (company_id, id, agreement_id, office_id)
        select company_id, new_id(), id, ${ha.officeId}::uuid from agreement
      )
      insert into partner_agreement_service (company_id, id, agreement_id, service)
      select company_id, new_id(), id, 'SFE' from agreement`,
  );
}

describe("printing an invoice", { timeout: 60_000 }, () => {
  const textOf = async (tx: Tx, id: string, language: "en" | "vi") =>
    paperText((await previewInvoice(tx, ha, { id, language })).bytes as Buffer);

  test(
    "a draft says so in both languages, with sums by VAT rate and currency; a real number ends it",
    story(async (tx, { selling, onBehalf }) => {
      await billNote(tx, [...selling, ...onBehalf]);
      const { id, version } = await billInvoice(tx, selling);
      const draft = await textOf(tx, id, "en");
      for (const said of [
        "VAT INVOICE",
        "DRAFT",
        "2,919.00",
        "84,207,715",
        "By VAT rate",
        "8 %",
        "Prepared by",
      ]) {
        expect(draft).toContain(said);
      }
      expect(draft.replace(/\s+/g, " ")).toMatch(/eighty-four million two hundred/i);
      const inVietnamese = await textOf(tx, id, "vi");
      for (const said of ["HÓA ĐƠN GTGT", "BẢN NHÁP", "84.207.715", "Theo thuế suất"]) {
        expect(inVietnamese).toContain(said);
      }
      await enterRealNumber(tx, ha, { id, version, invoiceNoReal: "00012345" });
      const issued = await textOf(tx, id, "en");
      expect(issued).toContain("00012345");
      expect(issued).not.toContain("DRAFT");

      const obh = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
      const apart = await textOf(tx, obh.id, "en");
      expect(apart).toContain("ON-BEHALF INVOICE");
      expect(apart).toContain("ON-BEHALF CHARGES");
      const ids = [obh.id, id];
      const together = await previewInvoices(tx, ha, { ids, language: "en" });
      const [first, second] = paperText(together.bytes as Buffer).split("\f");
      expect(first).toContain("ON-BEHALF INVOICE");
      expect(second).toContain("00012345");
    }),
  );

  test(
    "an invoice out of reach is not printed",
    story(async (tx, { selling }) => {
      const { id } = await billInvoice(tx, selling);
      const far = castActor("documentationHph", { rights: rightsFor("documentation") });
      await expect(previewInvoice(tx, far, { id })).rejects.toThrow("record.notFound");
      const together = previewInvoices(tx, far, { ids: [id] });
      await expect(together).rejects.toThrow("record.notFound");
    }),
  );
});

describe("issuing an invoice", () => {
  test(
    "a charge stands on one invoice only",
    story(async (tx, { selling }) => {
      await billInvoice(tx, selling.slice(0, 2));
      await expect(billInvoice(tx, selling)).rejects.toThrow("charge.taken");
    }),
  );

  test(
    "a real number stands once in its serie, compared as it looks",
    story(async (tx, { selling }) => {
      const [one, ...others] = selling;
      await billInvoice(tx, [one ?? ""], { serie: "INV/26", invoiceNoReal: "C26TFW-77" });
      const taken = { serie: "inv/26", invoiceNoReal: "c26tfw-77" };
      const [two, ...rest] = others;
      await billInvoice(tx, [two ?? ""], { ...taken, serie: "INV/27" });
      await expect(billInvoice(tx, rest, taken)).rejects.toThrow("invoice.numberTaken");
    }),
  );

  test(
    "on-behalf lines and selling lines are invoiced apart, to their own partner",
    story(async (tx, { selling, onBehalf, buying }) => {
      await expect(billInvoice(tx, onBehalf)).rejects.toThrow("invoice.wrongType");
      const obh = { type: "InvoiceTemp" as const };
      await expect(billInvoice(tx, selling, obh)).rejects.toThrow("invoice.wrongType");
      await expect(billInvoice(tx, buying)).rejects.toThrow("invoice.wrongType");
      await expect(billInvoice(tx, selling, { partnerId: carrier })).rejects.toThrow(
        "invoice.otherPartner",
      );
    }),
  );

  test(
    "an invoice in dollars totals its lines in dollars",
    story(async (tx, { selling }) => {
      const invoice = await billInvoice(tx, selling, { currencyId: "USD" });
      expect(invoice).toMatchObject({ totalAmount: "3313.63", unpaidAmount: "3313.63" });
    }),
  );

  test(
    "an invoice of nothing but a discount is refused",
    story(async (tx, { selling }) => {
      const discount = {
        chargeId: chargedJob.billFee,
        unitId: chargedJob.set,
        exchangeDate: day,
        currencyId: "VND",
        quantity: "1",
        unitPrice: "-950000",
        paymentObjectId: customer,
      };
      const all = await key(tx, "SELL", [discount]);
      const ids = all.filter((id) => !selling.includes(id));
      await expect(billInvoice(tx, ids)).rejects.toThrow("invoice.notPositive");
    }),
  );

  test(
    "numbers run on, past a number somebody typed, and are never given twice",
    story(async (tx, { selling }) => {
      const [a, b, c] = selling.map((id) => [id]) as [string[], string[], string[]];
      const typed = await billInvoice(tx, a, { invoiceNoTempt: "0000041" });
      expect(typed.voucherId).toBe("FHD2611/00001");
      expect((await generateInvoiceNoTemp(tx, ha, { type: "Invoice" })).serie).toBe("INV/26");
      const next = await billInvoice(tx, b);
      expect(next.invoiceNoTempt).toBe("0000042");
      expect((await generateVoucherId(tx, ha, { acctMngtType: "Invoice" })).voucherId).toMatch(
        /00003$/,
      );
      await expect(billInvoice(tx, c, { invoiceNoTempt: "0000041" })).rejects.toThrow(
        "invoice.numberTaken",
      );
    }),
  );

  test(
    "a voucher number is used once",
    story(async (tx, { selling }) => {
      const typed = await billInvoice(tx, selling.slice(0, 1), { voucherId: "7" });
      expect(typed.voucherId).toBe("FHD2611/00007");
      await expect(billInvoice(tx, selling.slice(1), { voucherId: "fhd2611/7" })).rejects.toThrow(
        "invoice.voucherIdTaken: Voucher ID FHD2611/00007 is already used.",
      );
    }),
  );

  test(
    "the agreement gives the term; the due date runs from the invoice",
    story(async (tx, { selling }) => {
      await agree(tx, "Invoice Date", 30);
      const invoice = await billInvoice(tx, selling);
      expect(invoice).toMatchObject({ paymentTerm: 30, paymentDueDate: "2026-12-20" });
    }),
  );

  test(
    "with terms from confirmed billing nothing is due before the confirmation",
    story(async (tx, { selling }) => {
      await agree(tx, "Confirmed Billing", 15);
      expect((await billInvoice(tx, selling)).paymentDueDate).toBeNull();
    }),
  );

  test(
    "unpaid invoices are due by new terms; on-behalf ones until the first payment",
    story(async (tx, { selling, onBehalf }) => {
      await agree(tx, "Invoice Date", 30);
      const [open, paid] = [
        await billInvoice(tx, selling.slice(1, 2)),
        await billInvoice(tx, selling.slice(2, 3)),
      ];
      const obh = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
      await receive(tx, paid.totalAmount, [paid.id]);
      const [agreement] = await listAgreements(tx, boss, { partnerId: customer });
      if (!agreement) throw new Error("the customer has an agreement");
      const change = { ...agreement, expiredDate: "2020-01-31", confirmed: true };
      const terms = async (more: object) => {
        const [{ version } = agreement] = await listAgreements(tx, boss, { partnerId: customer });
        const ask = updateAgreementCall.body.parse({ ...change, version, ...more });
        await updateAgreement(tx, boss, ask);
      };
      const dues = () =>
        Promise.all(
          [open, paid, obh].map(async ({ id }) => {
            const { paymentTerm, paymentDueDate } = await getInvoiceById(tx, ha, { id });
            return [paymentTerm, paymentDueDate];
          }),
        );
      await terms({ paymentTerm: 45, paymentTermObh: 7 });
      expect(await dues()).toEqual([
        [45, "2027-01-04"],
        [30, "2026-12-20"],
        [7, "2026-11-27"],
      ]);
      await terms({ paymentTerm: 45, paymentTermObh: null, baseOn: "Confirmed Billing" });
      expect(await dues()).toEqual([
        [45, null],
        [30, "2026-12-20"],
        [45, null],
      ]);
      await switchAgreement(tx, boss, { id: agreement.id, flag: "false" });
      await terms({ paymentTerm: 10, baseOn: "Invoice Date" });
      expect((await dues())[0]).toEqual([45, null]);
      await switchAgreement(tx, boss, { id: agreement.id, flag: "true" });
      expect((await dues())[0]).toEqual([10, "2026-11-30"]);
    }),
  );

  test(
    "twelve statements at most, for two lines as for two hundred",
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
      await billNote(tx, all);
      const count = async (ids: string[]) => {
        const before = statementCount(tx);
        await billInvoice(tx, ids);
        return statementCount(tx) - before;
      };
      const few = await count(selling.slice(0, 2));
      expect(few).toBeLessThanOrEqual(12);
      expect(await count(many)).toBe(few);
    }),
  );

  test(
    "the right to invoice is asked, and the other office finds nothing to invoice",
    story(async (tx, { selling }) => {
      const lan = castActor("documentation", { rights: rightsFor("documentation") });
      await expect(billInvoice(tx, selling, {}, lan)).rejects.toThrow("access.forbidden");
      const hph = castActor("documentationHph", { rights: rightsFor("accountant") });
      await expect(billInvoice(tx, selling, {}, hph)).rejects.toThrow("record.notFound");
    }),
  );

  test("a total that is not the sum of its lines does not reach the books", async () => {
    await expect(
      inTransaction(database, async (tx) => {
        await writeChargedJob(tx);
        const { selling } = await keyMainJobCharges(tx);
        const { id } = await billInvoice(tx, selling);
        await run(
          tx,
          sql`update acct_management set total_amount = total_amount + 1,
              total_amount_vnd = total_amount_vnd + 1
            where company_id = ${companyId} and id = ${id}`,
        );
      }),
    ).rejects.toThrow(/acct_management_total_is_its_lines/);
  });
});

describe("finding charges to invoice", () => {
  test(
    "by note, job, house bill or master bill, by partner, without what is invoiced",
    story(async (tx, { selling, onBehalf }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const ids = async (asked: object, type: "Invoice" | "InvoiceTemp" = "Invoice") => {
        const found = await chargesForInvoice(tx, ha, { ...nothing, type, ...asked });
        return found.flatMap((each) => each.charges.map((charge) => charge.id)).sort();
      };
      expect(await ids({ cdNotes: [note.code] })).toEqual(selling.slice(0, 2).sort());
      expect(await ids({ jobNos: [jobNo] })).toEqual([...selling].sort());
      expect(await ids({ hbls: ["FWLAX2611061"] })).toEqual([...selling].sort());
      expect(await ids({ mbls: ["EGLV0000061"] }, "InvoiceTemp")).toEqual(onBehalf);
      await billInvoice(tx, selling.slice(0, 1));
      expect(await ids({ jobNos: [jobNo] })).toHaveLength(3);
      expect(await ids({})).toEqual([]);
      const hph = castActor("documentationHph", { rights: rightsFor("accountant") });
      expect(
        await chargesForInvoice(tx, hph, { ...nothing, type: "Invoice", jobNos: [jobNo] }),
      ).toEqual([]);
    }),
  );
});

describe("changing and deleting an invoice", () => {
  // Rule IN-16.
  test(
    "a typed rate is compared again when the invoice moves to another day; it changes without lines",
    story(async (tx, { selling }) => {
      const invoice = await billInvoice(tx, selling, { currencyId: "USD" });
      const change = async (more: object, actor = ha) => {
        const { version } = await getInvoiceById(tx, ha, { id: invoice.id });
        const ask = calls.updateInvoice.body.parse({ id: invoice.id, version, ...more });
        return (await updateInvoice(tx, actor, ask)).data;
      };
      const otherDay = addDays(day, -3);
      await updateRate(tx, boss, {
        effectiveOn: otherDay,
        currencyTo: "VND",
        rateReason: "Corrected",
        rates: [{ currencyFrom: "USD", rate: "20000" }],
      });
      const typed = await change({ excRateUsdToLocal: "25480" });
      expect(typed).toMatchObject({ excRateUsdToLocal: "25480", isRateTyped: true });
      expect(typed.totalAmountVnd).not.toBe(invoice.totalAmountVnd);
      expect(typed.unpaidAmountVnd).toBe(typed.totalAmountVnd);
      const moved = await refusal(change({ date: otherDay }));
      expect(moved.code).toMatch(/^rate.reason/);
      const redate = calls.redateInvoices.query.parse({ billingDate: otherDay });
      const ids = { ids: [invoice.id], versions: {} };
      expect((await refusal(redateInvoices(tx, ha, { ...redate, ...ids }))).code).toMatch(
        /^rate.reason/,
      );
      const marked = await change({ date: otherDay, rateReason: "Agreed" });
      expect(marked).toMatchObject({ date: otherDay, rateOutside: true });
      const free = await change({ excRateUsdToLocal: null });
      expect(free).toMatchObject({ isRateTyped: false, totalAmountVnd: invoice.totalAmountVnd });
    }),
  );

  test(
    "a line of a finished job keeps the value that the invoice took over from a note",
    story(async (tx) => {
      const { port, portFee, container } = chargedJob;
      const terms = {
        chargeId: portFee,
        unitId: container,
        quantity: "1",
        unitPrice: "100",
        notes: "2",
      };
      const parties = { paymentObjectId: customer, payerId: port };
      const behalf = { ...terms, ...parties, currencyId: "USD", exchangeDate: day };
      const chargeIds = (await key(tx, "OBH", [behalf])).slice(-1);
      const rates = [{ currencyId: "USD", rate: "25600" }];
      const note = await billNote(tx, chargeIds, { type: "CREDIT", partnerId: port, rates });
      const { id } = await billInvoice(tx, chargeIds, { type: "InvoiceTemp" });
      await deleteNote(tx, castActor("documentation"), { cdNoteId: note.id });
      const valued = [{ valuedBy: id, amountVnd: "2560000" }];
      expect(await getCharges(tx, ha, { chargeIds })).toMatchObject(valued);
      await run(tx, sql`update shipment set current_status = 'Finish' where job_no = ${jobNo}`);
      await run(tx, sql`savepoint before_the_end`);
      const refused = await refusal(cancelBilled(tx, ha, id));
      expect(refused.code).toBe("charge.jobFinished");
      await run(tx, sql`rollback to savepoint before_the_end`);
      expect(await getCharges(tx, ha, { chargeIds })).toMatchObject(valued);
    }),
  );

  test(
    "date and term move the due date; a second save on the old version is a conflict",
    story(async (tx, { selling }) => {
      const { id, version } = await billInvoice(tx, selling);
      const asked = { ...head, id, version, date: "2026-11-25", paymentTerm: 10 };
      const { data } = await updateInvoice(tx, ha, asked);
      expect(data).toMatchObject({ paymentDueDate: "2026-12-05", paymentMethod: "Cash" });
      await expect(updateInvoice(tx, ha, asked)).rejects.toThrow("record.conflict");
    }),
  );

  test(
    "a changed number is the one that its lines and notes name",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling);
      const { id, version } = await billInvoice(tx, selling);
      await updateInvoice(tx, ha, { ...head, id, version, invoiceNoReal: "REAL-0001" });
      const lines = await getCharges(tx, ha, { documentId: id });
      expect(lines.map((each) => claimOn(each, "debit", "ledger")?.documentNo)).toEqual(
        selling.map(() => "REAL-0001"),
      );
      expect(await readNote(tx, companyId, note.id)).toMatchObject({
        status: "Issued Invoice",
        issuedFor: "REAL-0001",
        paymentStatus: "Unpaid",
      });
    }),
  );

  // Rule IN-6.
  test(
    "canceling keeps number, lines and item, found by a filter; its charges go on another invoice",
    story(async (tx, { selling }) => {
      const before = await getCharges(tx, ha, { chargeIds: selling });
      const invoice = await billInvoice(tx, selling);
      await cancelBilled(tx, ha, invoice.id, "Wrong partner");
      const canceled = await getInvoiceById(tx, ha, { id: invoice.id });
      expect(canceled).toMatchObject({
        status: "Canceled",
        cancelReason: "Wrong partner",
        voucherId: invoice.voucherId,
        totalAmount: invoice.totalAmount,
        unpaidAmount: "0",
      });
      expect(canceled.charges).toHaveLength(selling.length);
      expect(canceled.may).not.toContain("cancel");
      expect(await getCharges(tx, ha, { chargeIds: selling })).toEqual(before);
      const listed = async (status: "Canceled" | null) =>
        (await listInvoices(tx, ha, { ...page, status })).data.map((each) => each.id);
      expect([await listed(null), await listed("Canceled")]).toEqual([[], [invoice.id]]);
      const again = await billInvoice(tx, selling);
      expect(again.voucherId).not.toBe(invoice.voucherId);
      expect(again.invoiceNoTempt).not.toBe(invoice.invoiceNoTempt);
      for (const rule of [...invoiceRules, ...dueRules]) {
        expect(await rows(tx, await rule.breaches(companyId, tx))).toEqual([]);
      }
      await expect(cancelBilled(tx, ha, invoice.id)).rejects.toThrow("invoice.canceled");
    }),
  );

  test(
    "an invoice whose receipt was canceled is canceled too; its payments stay in its history",
    story(async (tx, { selling }) => {
      const { id } = await billInvoice(tx, selling);
      const receipt = await receive(tx, "1000", [id]);
      await takeBack(tx, receipt.id);
      await cancelBilled(tx, ha, id);
      expect(await getInvoiceById(tx, ha, { id })).toMatchObject({ status: "Canceled" });
    }),
  );

  test(
    "canceling frees the charges and makes the note new again",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling);
      const invoice = await billInvoice(tx, selling);
      await cancelBilled(tx, ha, invoice.id);
      expect(await readNote(tx, companyId, note.id)).toMatchObject({
        status: "New",
        issuedFor: null,
        paymentStatus: null,
      });
      await billInvoice(tx, selling);
    }),
  );

  // Rule DN-12.
  test(
    "a prepaid note is unpaid until an invoice takes it; without the invoice it is like any other",
    story(async (tx, { selling }) => {
      await agree(tx, "Invoice Date", 0, "Prepaid");
      const { id } = await billNote(tx, selling);
      const read = () => readNote(tx, companyId, id);
      expect(await read()).toMatchObject({ status: "New", paymentStatus: "Unpaid" });
      const invoice = await billInvoice(tx, selling);
      expect(await read()).toMatchObject({ status: "Issued Invoice", paymentStatus: "Unpaid" });
      await cancelBilled(tx, ha, invoice.id);
      expect(await read()).toMatchObject({ status: "New", paymentStatus: null });
    }),
  );

  // Rule DN-12.
  test(
    "a note is paid when all its lines are on paid invoices, before that in part",
    story(async (tx, { selling }) => {
      const { id } = await billNote(tx, selling);
      const read = async () => {
        const { paymentStatus, openLines } = await readNote(tx, companyId, id);
        return [paymentStatus, openLines];
      };
      const rest = selling.length - 1;
      const first = await billInvoice(tx, selling.slice(0, 1));
      expect(await read()).toEqual(["Unpaid", rest]);
      await receive(tx, first.unpaidAmountVnd, [first.id]);
      expect(await read()).toEqual(["Paid A Part", rest]);
      const second = await billInvoice(tx, selling.slice(1));
      expect(await read()).toEqual(["Paid A Part", 0]);
      await receive(tx, second.unpaidAmountVnd, [second.id]);
      expect(await read()).toEqual(["Paid", 0]);
    }),
  );

  // Rule DU-1: a document may raise an item for each side and partner.
  test(
    "an invoice with further items is one row, with the item of its partner",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling);
      const { id, totalAmount } = await billInvoice(tx, selling);
      const { dues } = await lockDues(tx, ha, { documentIds: [id], side: "debit" });
      const others = dues.flatMap((due) => [
        { ...due, side: "credit" as const, total: "7", totalVnd: "7", totalUsd: null },
        { ...due, partnerId: carrier, total: "7", totalVnd: "7", totalUsd: null },
      ]);
      await raiseDues(tx, ha, others);
      expect(await readNote(tx, companyId, note.id)).toMatchObject({ paymentStatus: "Unpaid" });
      await receive(tx, "1000", [id]);
      expect(await getInvoiceById(tx, ha, { id })).toMatchObject({
        totalAmount,
        paidAmount: "1000",
        paymentStatus: "Paid A Part",
      });
      const listed = (paymentStatus: "Unpaid" | "Paid A Part") =>
        listInvoices(tx, ha, { ...page, paymentStatus });
      expect((await listed("Paid A Part")).data.map((each) => each.paidAmount)).toEqual(["1000"]);
      expect((await listed("Unpaid")).data).toEqual([]);
    }),
  );

  test(
    "a paid invoice is neither changed nor deleted; one on a draft receipt is not deleted",
    story(async (tx, { selling }) => {
      const a = await billInvoice(tx, selling.slice(0, 1));
      const b = await billInvoice(tx, selling.slice(1));
      await receive(tx, "1000", [a.id]);
      await receive(tx, "1000", [b.id], { saveAction: 0 });
      const asked = { ...head, id: a.id, version: a.version + 1 };
      await expect(updateInvoice(tx, ha, asked)).rejects.toThrow("invoice.paid");
      await expect(cancelBilled(tx, ha, a.id)).rejects.toThrow("invoice.paid");
      expect(await checkAllowDeleteInvoice(tx, ha, { id: a.id })).toBe(false);
      await expect(cancelBilled(tx, ha, b.id)).rejects.toThrow("invoice.onDraftReceipt");
    }),
  );

  // Rule IN-12.
  test(
    "the real number is entered after a payment, while all else stays closed",
    story(async (tx, { selling }) => {
      const { id } = await billInvoice(tx, selling);
      await receive(tx, "1000", [id]);
      const { version, may } = await getInvoiceById(tx, ha, { id });
      expect(may).toContain("realNumber");
      expect(may).not.toContain("update");
      const asked = { id, version, invoiceNoReal: "C26TFW-77" };
      const lan = castActor("documentation", { rights: rightsFor("documentation") });
      await expect(enterRealNumber(tx, lan, asked)).rejects.toThrow("access.forbidden");
      const { data } = await enterRealNumber(tx, ha, asked);
      expect(data).toMatchObject({ invoiceNoReal: "C26TFW-77", paymentStatus: "Paid A Part" });
      await expect(enterRealNumber(tx, ha, asked)).rejects.toThrow("record.conflict");
      const { data: hits } = await listInvoices(tx, ha, { ...page, referenceNos: "c26tfw-77" });
      expect(hits.map((each) => each.id)).toEqual([id]);
    }),
  );

  // Rule IN-13.
  test(
    "the chain of a job says what is open, and amounts only to users who see its accounting",
    story(async (tx, { selling, onBehalf }) => {
      const jobId = chargedJob.jobId;
      const chain = () => jobChain(tx, ha, { jobId });
      const lines = selling.length + onBehalf.length;
      expect(await chain()).toMatchObject({
        bills: 2,
        charges: { lines, open: lines },
        notes: 0,
        noteIds: [],
        paid: { invoices: 0, percent: null, openVnd: "0", next: null },
      });
      const note = await billNote(tx, [...selling, ...onBehalf]);
      expect(await chain()).toMatchObject({ charges: { open: 0 }, noteIds: [note.id] });
      const invoice = await billInvoice(tx, selling);
      await receive(tx, "21051929", [invoice.id]);
      expect(await chain()).toMatchObject({
        selling: { open: 0 },
        onBehalf: { open: onBehalf.length },
        paid: { invoices: 1, percent: "25", next: { invoiceId: invoice.id } },
      });
      const { docSeaFCLExport } = fullRights();
      if (!docSeaFCLExport) throw new Error("the screen has rights");
      const outside = castActor("documentation", { rights: { docSeaFCLExport } });
      expect(await jobChain(tx, outside, { jobId })).toMatchObject({
        notes: 1,
        noteIds: [],
        paid: null,
      });
      const nobody = castActor("documentation", { rights: {} });
      await expect(jobChain(tx, nobody, { jobId })).rejects.toThrow("record.notFound");
    }),
  );

  test(
    "the chain of a job says what this job owes, not what its invoices say of other jobs",
    story(async (tx, { selling }) => {
      const other = await writeOlderJob(tx);
      const charges = [plainLine("SELL", "4500000")];
      const ask = addAndUpdate.body.parse({ hblid: other.bill, type: "SELL", charges });
      await saveCharges(tx, castActor("documentation"), ask);
      const lines = await rows<{ id: string }>(
        tx,
        sql`select id from surcharge where company_id = ${companyId} and hblid = ${other.bill}`,
      );
      const before = await billInvoice(tx, selling.slice(0, 1));
      const { paid } = await jobChain(tx, ha, { jobId: chargedJob.jobId });
      const { totalAmountVnd } = await getInvoiceById(tx, ha, { id: before.id });
      expect(paid?.openVnd).toBe(totalAmountVnd);
      await billInvoice(tx, [...selling.slice(1, 2), ...lines.map((line) => line.id)]);
      const ofOther = await jobChain(tx, ha, { jobId: other.jobId });
      expect(ofOther.paid).toMatchObject({ invoices: 1, percent: "0", openVnd: "9720000" });
    }),
  );

  test.each([
    ["en", /^\d{1,3}(,\d{3})+$/],
    ["vi", /^\d{1,3}(\.\d{3})+$/],
  ] as const)("its history groups the digits of amounts (%s)", (language, grouped) =>
    story(async (tx, { selling }) => {
      const { id } = await billInvoice(tx, selling);
      const [made] = await invoiceHistory(tx, castActor("accountant", { language }), { id });
      const total = made?.changes.find(({ field }) => field === "totalAmountVnd");
      expect(total?.now).toMatch(grouped);
    })(),
  );

  test(
    "who may only read accounting cannot delete",
    story(async (tx, { selling }) => {
      const { id } = await billInvoice(tx, selling);
      const yen = castActor("receivable", { rights: rightsFor("receivable") });
      await expect(cancelBilled(tx, yen, id)).rejects.toThrow("access.forbidden");
      const hph = castActor("documentationHph", { rights: rightsFor("accountant") });
      await expect(getInvoiceById(tx, hph, { id })).rejects.toThrow("record.notFound");
      expect((await listInvoices(tx, hph, page)).totalItems).toBe(0);
      expect((await listInvoices(tx, ha, { ...page, referenceNos: "inv/26" })).totalItems).toBe(1);
    }),
  );

  test(
    "a payment beyond what is owed is refused by the books themselves",
    story(async (tx, { selling }) => {
      const { id } = await billInvoice(tx, selling);
      const { dues } = await lockDues(tx, ha, { documentIds: [id], side: "debit" });
      const clearings = dues.map((due) => ({
        dueId: due.id,
        cause: "cleared" as const,
        amount: "84207716",
        amountVnd: "84207716",
        amountUsd: "0",
      }));
      const cleared = clearDues(tx, ha, { documentId: id, day }, clearings);
      await expect(cleared).rejects.toThrow("invoice.overpaid");
    }),
  );
});

// Rule IN-11.
describe("from notes to invoices", () => {
  const both = { types: ["Invoice" as const, "InvoiceTemp" as const], currencyId: "VND" as const };
  const open = { page: 1, size: 15, partnerId: null, referenceNos: null, noteIds: [] };
  const notes = async (tx: Tx, charges: MainJobCharges) => [
    await billNote(tx, charges.selling.slice(0, 2)),
    await billNote(tx, [...charges.selling.slice(2), ...charges.onBehalf]),
  ];

  test(
    "the VAT and the on-behalf invoice of several notes are issued together",
    story(async (tx, charges) => {
      const made = await notes(tx, charges);
      const noteIds = made.map((each) => each.id);
      const { data } = await invoiceNotes(tx, ha, { ...both, noteIds });
      expect(data.map((each) => [each.type, each.totalAmount])).toEqual([
        ["Invoice", "84207715"],
        ["InvoiceTemp", "4400000"],
      ]);
      expect(data[0]?.cdNoteNos).toBe(made.map((each) => each.code).join(", "));
      expect((await notesToInvoice(tx, ha, open)).totalItems).toBe(0);
    }),
  );

  test(
    "what is to invoice has its sums, and an invoice says what it left on its notes",
    story(async (tx, charges) => {
      const [first, second] = await notes(tx, charges);
      const listed = await notesToInvoice(tx, ha, open);
      expect(listed.data.map((each) => each.code).sort()).toEqual([first?.code, second?.code]);
      expect(listed.totals.map((each) => [each.type, each.currencyId, each.total])).toEqual([
        ["Invoice", "USD", "2920.52"],
        ["Invoice", "VND", "9990000"],
        ["InvoiceTemp", "VND", "4400000"],
      ]);
      const noteIds = [second?.id ?? ""];
      const { data } = await invoiceNotes(tx, ha, { ...both, types: ["Invoice"], noteIds });
      const { notesLeft } = await getInvoiceById(tx, ha, { id: data[0]?.id ?? "" });
      expect(notesLeft).toMatchObject([
        { id: noteIds[0], issuedFor: data[0]?.invoiceNoTempt, open: [{ total: "4400000" }] },
      ]);
      const lan = castActor("documentation", { rights: rightsFor("documentation") });
      expect((await getInvoiceById(tx, lan, { id: data[0]?.id ?? "" })).notesLeft).toEqual([]);
    }),
  );

  test(
    "a refusal names the note, and nothing is issued of the others",
    story(async (tx, charges) => {
      const [first, second] = await notes(tx, charges);
      const noteIds = [first?.id ?? "", second?.id ?? ""];
      await invoiceNotes(tx, ha, { ...both, noteIds: noteIds.slice(1) });
      await expect(invoiceNotes(tx, ha, { ...both, noteIds })).rejects.toThrow(
        `invoice.noteDone: Note ${second?.code} has no charges left to invoice`,
      );
      const credit = await billNote(tx, charges.buying.slice(0, 1), {
        type: "CREDIT",
        partnerId: carrier,
      });
      const later = { ...both, date: "2099-01-01", noteIds };
      await expect(invoiceNotes(tx, ha, later)).rejects.toThrow("invoice.futureDate");
      await expect(invoiceNotes(tx, ha, { ...both, noteIds: [credit.id] })).rejects.toThrow(
        `invoice.creditNote: Note ${credit.code}`,
      );
      await run(
        tx,
        sql`update surcharge set amount_usd = null, vat_amount_usd = null, is_unproven = true
        where company_id = ${companyId} and id = ${charges.selling[0] ?? ""}`,
      );
      const inUsd = { ...both, currencyId: "USD" as const, noteIds: noteIds.slice(0, 1) };
      await expect(invoiceNotes(tx, ha, inUsd)).rejects.toThrow(
        `invoice.usdUnknown: Note ${first?.code}: Charge`,
      );
    }),
  );

  test(
    "the right is asked, and another office finds no note",
    story(async (tx, charges) => {
      const noteIds = (await notes(tx, charges)).map((each) => each.id);
      const lan = castActor("documentation", { rights: rightsFor("documentation") });
      await expect(invoiceNotes(tx, lan, { ...both, noteIds })).rejects.toThrow("access.forbidden");
      const hph = castActor("documentationHph", { rights: rightsFor("accountant") });
      await expect(invoiceNotes(tx, hph, { ...both, noteIds })).rejects.toThrow("record.notFound");
      expect((await notesToInvoice(tx, hph, open)).data).toEqual([]);
    }),
  );

  // Rule DN-12.
  test(
    "a prepaid note waits for its money",
    story(async (tx, { selling }) => {
      await agree(tx, "Invoice Date", 0, "Prepaid");
      const { id } = await billNote(tx, selling);
      await expect(invoiceNotes(tx, ha, { ...both, noteIds: [id] })).rejects.toThrow(
        "invoice.notePrepaid",
      );
      expect((await notesToInvoice(tx, ha, open)).data).toEqual([]);
    }),
  );

  // Rule IN-10.
  test(
    "due within seven days are today and the six days after it",
    story(async (tx, { selling }) => {
      const { id } = await billInvoice(tx, selling);
      const found = async (days: number) => {
        await run(
          tx,
          sql`update due set due_on = ${ha.today}::date + ${days}::int
            where company_id = ${companyId} and document_id = ${id}`,
        );
        return (await listInvoices(tx, ha, { ...page, work: "dueWeek" })).totalItems;
      };
      expect([await found(-1), await found(0), await found(6), await found(7)]).toEqual([
        0, 1, 1, 0,
      ]);
    }),
  );

  test("of two users who invoice the same note at once one is refused, by its number", async () => {
    const [note] = await inTransaction(database, async (tx) => {
      await writeChargedJob(tx);
      return notes(tx, await keyMainJobCharges(tx));
    });
    const invoice = () =>
      inTransaction(database, (tx) => invoiceNotes(tx, ha, { ...both, noteIds: [note?.id ?? ""] }));
    const outcomes = await Promise.allSettled([invoice(), invoice()]);
    expect(outcomes.map((each) => each.status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = outcomes.find((each) => each.status === "rejected");
    expect(String(refused?.reason)).toContain(`invoice.noteDone: Note ${note?.code} has no`);
    expect((await inTransaction(database, (tx) => listInvoices(tx, ha, page))).totalItems).toBe(1);
  });
});
