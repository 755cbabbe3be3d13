import { readDocumentClaims } from "@fairway/areas/document/server/claimDocuments.ts";
import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { askOwner } from "@fairway/areas/file/server/fileOwners.ts";
import { confirmBillings } from "@fairway/areas/invoice/server/confirmBillings.ts";
import { getBilling } from "@fairway/areas/invoice/server/listBillings.ts";
import { deleteNote } from "@fairway/areas/note/server/deleteNote.ts";
import { updateNote } from "@fairway/areas/note/server/updateNote.ts";
import * as soaContract from "@fairway/areas/soa/contract.ts";
import { createSoa } from "@fairway/areas/soa/server/createSoa.ts";
import { deleteSoa, rejectSoa } from "@fairway/areas/soa/server/endSoa.ts";
import { getSoa } from "@fairway/areas/soa/server/getSoa.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { billInvoice, billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key, keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import type { CombineDetail } from "../model/combine.ts";
import { cancelCombine } from "./cancelCombine.ts";
import { confirmCombine } from "./confirmCombine.ts";
import { combineSheetOf } from "./exportCombine.ts";
import { checkDocumentNo, findCombinable } from "./findCombinable.ts";
import { combineHistory, getCombine, mayCancelCombine, mayOpenCombine } from "./getCombine.ts";
import "./handlers.ts";
import { exportCombines, listCombines } from "./listCombines.ts";
import { previewConfirm, previewDebit } from "./printCombine.ts";
import { addCombine, generateCombineNo, updateCombine } from "./saveCombine.ts";

const database = await testDatabase();
const ha = castActor("accountant");
const { customer, carrier, boughtThc, set, day, jobNo } = chargedJob;

/** The charges of the main job, and two lines that we buy from the customer. */
type Charges = MainJobCharges & { readonly owed: string[] };

const story = (work: (tx: Tx, charges: Charges) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await activate(tx, await agree(tx, customer, { creditUnlimited: true }));
    const charges = await keyMainJobCharges(tx);
    const owed = (
      await key(tx, "BUY", [
        {
          chargeId: boughtThc,
          unitId: set,
          quantity: "3",
          unitPrice: "415000",
          currencyId: "VND",
          vatrate: "8",
          paymentObjectId: customer,
          exchangeDate: day,
          notes: "From the customer",
        },
      ])
    ).slice(-1);
    await work(tx, { ...charges, owed });
  });

const criteria = { soaformDate: "2026-11-01", soatoDate: "2026-11-30", customerId: customer };
async function state(tx: Tx, chargeIds: readonly string[], change: object = {}) {
  const ask = { ...criteria, type: "Debit", salemanId: people.sales.id, ...change };
  const form = soaContract.addSoa.body.parse({
    ...ask,
    exchangeDate: day,
    surchargeIds: chargeIds,
  });
  return (await createSoa(tx, ha, form)).data;
}
const owedNote = (tx: Tx, chargeIds: string[]) => billNote(tx, chargeIds, { type: "CREDIT" });
const find = (tx: Tx, ask: object = {}, actor = ha) =>
  findCombinable(tx, actor, contract.shipmentInfo.body.parse({ partnerId: customer, ...ask }));
const add = async (tx: Tx, documentIds: readonly string[], change: object = {}) =>
  (
    await addCombine(
      tx,
      ha,
      contract.addCombine.body.parse({ partnerId: customer, documentIds, ...change }),
    )
  ).data;
const update = async (tx: Tx, { id, version }: CombineDetail, documentIds: readonly string[]) =>
  (
    await updateCombine(
      tx,
      ha,
      contract.updateCombine.body.parse({ id, version, documentIds, description: "Changed" }),
    )
  ).data;
const cancel = (tx: Tx, { id, version }: CombineDetail) =>
  cancelCombine(tx, ha, { id, version, reason: "Wrong month" });
const list = (tx: Tx, ask: object = {}, actor = ha) =>
  listCombines(tx, actor, {
    ...contract.pageCombines.query.parse({}),
    ...contract.pageCombines.body.parse(ask),
  });
const numbersOf = (found: { readonly shipments: readonly { readonly documentNo: string }[] }) =>
  found.shipments.map(({ documentNo }) => documentNo);

async function bytesOf({ bytes }: AnsweredFile): Promise<Buffer> {
  if (bytes instanceof Uint8Array) return Buffer.from(bytes);
  const parts: Uint8Array[] = [];
  for await (const part of bytes as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}

describe("what a combined billing may take", () => {
  test(
    "the free notes and statements of the partner; what we owe is negative",
    story(async (tx, { selling, onBehalf, owed }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const soa = await state(tx, [...selling.slice(2), ...onBehalf]);
      const credit = await owedNote(tx, owed);
      const found = await find(tx);
      expect(numbersOf(found)).toEqual([note.code, soa.soano, credit.code]);
      expect(found.shipments.map(({ type, jobNos }) => [type, jobNos])).toEqual([
        ["DEBIT", jobNo],
        ["DEBIT", jobNo],
        ["CREDIT", jobNo],
      ]);
      expect(found.shipments.at(-1)).toMatchObject({
        originalAmount: "-1344600",
        amountVnd: "-1344600",
      });
      expect(numbersOf(await find(tx, { type: "Credit" }))).toEqual([credit.code]);
      expect(numbersOf(await find(tx, { documentType: "Soa" }))).toEqual([soa.soano]);
      const byNote = { documentType: "CD Note", documentNo: note.code.toLowerCase() };
      expect(numbersOf(await find(tx, byNote))).toEqual([note.code]);
      expect(numbersOf(await find(tx, { documentType: "Job No", documentNo: "XX" }))).toEqual([]);
      expect(await find(tx, { documentType: "Job No", documentNo: jobNo })).toEqual(found);
      expect(numbersOf(await find(tx, { services: ["AE"] }))).toEqual([]);
      const days = { dateType: "Service Date", fromDate: "2020-01-01", toDate: "2020-01-02" };
      expect(numbersOf(await find(tx, days))).toEqual([]);
      const reversed = { fromDate: "2026-02-02", toDate: "2026-02-01" };
      expect(wrongFields(await refusal(find(tx, reversed)))).toEqual([
        "toDate combine.daysInOrder",
      ]);
    }),
  );

  test(
    "a note whose charges a statement lists is offered by its number alone, and both cannot join",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling);
      const soa = await state(tx, selling);
      expect(numbersOf(await find(tx))).toEqual([soa.soano]);
      expect(numbersOf(await find(tx, { documentType: "CD Note" }))).toEqual([note.code]);
      const both = await refusal(add(tx, [note.id, soa.id]));
      expect(both.code).toBe("combine.chargeTwice");
      expect(both.say("en")).toContain(note.code);
    }),
  );

  test(
    "documents of others, canceled ones and those that nobody has are refused",
    story(async (tx, { selling, buying }) => {
      const other = await billNote(tx, buying, { type: "CREDIT", partnerId: carrier });
      expect((await refusal(add(tx, [other.id]))).code).toBe("combine.otherPartner");
      const soa = await state(tx, selling);
      await deleteSoa(tx, ha, { soaNo: soa.soano });
      expect((await refusal(add(tx, [soa.id]))).code).toBe("combine.documentCanceled");
      expect((await refusal(add(tx, [newId()]))).code).toBe("combine.unknownDocument");
      const nobody = await refusal(add(tx, [soa.id], { partnerId: newId() }));
      expect(nobody.code).toBe("field.unknown");
    }),
  );
});

describe("a combined billing", () => {
  test(
    "has a number of its month, the order of its documents and their net position",
    story(async (tx, { selling, onBehalf, owed }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const soa = await state(tx, [...selling.slice(2), ...onBehalf], { currencyId: "USD" });
      const credit = await owedNote(tx, owed);
      const { combineBillingNo: next } = await generateCombineNo(tx, ha);
      const made = await add(tx, [soa.id, credit.id, note.id, soa.id], { description: "November" });
      expect(made.combineBillingNo).toBe(next);
      expect(next).toMatch(/^CB\d{8}$/);
      expect(next.slice(2, 6)).toBe(ha.today.slice(2, 4) + ha.today.slice(5, 7));
      expect(numbersOf(made)).toEqual([soa.soano, credit.code, note.code]);
      const vnd = Number(note.totalVnd) + Number(soa.totalVnd) - 1_344_600;
      expect(made.totalAmountVnd).toBe(String(vnd));
      const cents = (text: string | null) => Math.round(Number(text) * 100);
      expect(cents(made.totalAmountUsd)).toBe(
        cents(note.totalUsd) + cents(soa.totalUsd) - cents(credit.totalUsd),
      );
      expect(made.shipments[0]).toMatchObject({
        currencyId: "USD",
        originalAmount: soa.totalAmount,
      });
      expect(made.may).toEqual(["print", "update", "confirm", "cancel"]);
      expect((await getSoa(tx, ha, { soaNo: soa.soano })).combineBillingNo).toBe(next);
    }),
  );

  test(
    "holds its documents: they keep their charges and are not deleted; one billing a document",
    story(async (tx, { selling, onBehalf }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const soa = await state(tx, [...selling.slice(2), ...onBehalf]);
      const made = await add(tx, [note.id, soa.id]);
      expect(numbersOf(await find(tx))).toEqual([]);
      const again = await refusal(add(tx, [note.id]));
      expect([again.code, again.facts["documentNo"]]).toEqual([
        "document.taken",
        made.combineBillingNo,
      ]);
      const checked = await checkDocumentNo(
        tx,
        ha,
        contract.checkDocumentNo.body.parse({
          partnerId: customer,
          documentType: "CD Note",
          documentNo: note.code,
        }),
      );
      expect(checked).toEqual({
        status: true,
        data: [{ documentNo: note.code, combineBillingNo: made.combineBillingNo }],
      });
      expect((await refusal(deleteNote(tx, ha, { cdNoteId: note.id }))).say("en")).toContain(
        made.combineBillingNo,
      );
      const { id, version, exchangeDate } = note;
      const fewer = updateNote(tx, castActor("documentation"), {
        id,
        version,
        exchangeDate,
        note: null,
        flexId: null,
        chargeIds: selling.slice(0, 1),
      });
      expect((await refusal(fewer)).code).toBe("cdNote.combined");
      const rejected = rejectSoa(tx, ha, { id: soa.id, version: soa.version, reason: "No" });
      expect((await refusal(rejected)).code).toBe("soa.held");
    }),
  );

  test(
    "is changed: documents that leave are free, the version counts",
    story(async (tx, { selling, onBehalf }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const soa = await state(tx, [...selling.slice(2), ...onBehalf]);
      const made = await add(tx, [note.id]);
      const changed = await update(tx, made, [soa.id]);
      expect(numbersOf(changed)).toEqual([soa.soano]);
      expect(changed).toMatchObject({ description: "Changed", totalAmountVnd: soa.totalVnd });
      expect(numbersOf(await find(tx))).toEqual([note.code]);
      expect((await refusal(update(tx, made, [note.id]))).code).toBe("record.conflict");
      const history = await combineHistory(tx, ha, {
        ...contract.combineHistory.query.parse({}),
        id: made.id,
      });
      expect(JSON.stringify(history)).toContain("Changed");
    }),
  );

  test(
    "is deleted by canceling: number, documents and amounts stay, the documents are free",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const made = await add(tx, [note.id]);
      expect(await mayCancelCombine(tx, ha, made)).toBe(true);
      await cancel(tx, made);
      const canceled = await getCombine(tx, ha, made);
      expect(canceled).toMatchObject({
        combineBillingNo: made.combineBillingNo,
        status: "Canceled",
        reasonCancel: "Wrong month",
        totalAmountVnd: made.totalAmountVnd,
        totalAmountUsd: made.totalAmountUsd,
        may: [],
      });
      expect(await readDocumentClaims(tx, ha.companyId, [made.id])).toEqual([]);
      await deleteNote(tx, ha, { cdNoteId: note.id });
      expect((await getCombine(tx, ha, made)).shipments).toEqual([
        { ...made.shipments[0], jobNos: "", hwbnos: "", mblnos: "", customNos: "" },
      ]);
      expect((await refusal(cancel(tx, made))).code).toBe("combine.state");
      expect((await refusal(previewDebit(tx, ha, { id: made.id }))).code).toBe("combine.state");
      const sheet = contract.exportCombineOps.body.parse({ id: made.id });
      for (const name of ["ops", "shipment"] as const) {
        const refused = await refusal(combineSheetOf(name)(tx, ha, sheet));
        expect(refused.code).toBe("combine.state");
      }
      expect((await list(tx)).totalItems).toBe(0);
      expect((await list(tx, { status: "Canceled" })).totalItems).toBe(1);
      const free = await billNote(tx, selling.slice(2));
      expect((await add(tx, [free.id])).combineBillingNo).not.toBe(made.combineBillingNo);
    }),
  );

  test(
    "is found by its number and by those of its documents, in one statement",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const made = await add(tx, [note.id]);
      const other = await billNote(tx, selling.slice(2));
      await add(tx, [other.id]);
      for (const referenceNos of [made.combineBillingNo, note.code, `${note.code}\nX`]) {
        const before = statementCount(tx);
        const { data } = await list(tx, { referenceNos });
        expect(statementCount(tx) - before).toBe(1);
        expect(data.map(({ id }) => id)).toEqual([made.id]);
        expect(data[0]).toMatchObject({ documentCount: 1, totalAmountVnd: note.totalVnd });
      }
      const file = await exportCombines(
        tx,
        ha,
        contract.exportCombines.body.parse({ format: "csv" }),
      );
      expect((await bytesOf(file)).toString()).toContain(made.combineBillingNo);
    }),
  );

  test(
    "users without the right combine nothing, and others' billings stay closed",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const made = await add(tx, [note.id]);
      const clerk = castActor("documentation", {
        change: { acctSOA: { detail: "Owner", special: [] } },
      });
      for (const tried of [
        () => generateCombineNo(tx, clerk),
        () =>
          addCombine(tx, clerk, { partnerId: customer, description: null, documentIds: [note.id] }),
        () => getCombine(tx, clerk, made),
        () => mayOpenCombine(tx, clerk, made),
        () => cancelCombine(tx, clerk, { id: made.id, version: undefined, reason: null }),
      ]) {
        expect((await refusal(tried())).code).toBe("access.forbidden");
      }
      await askOwner(
        tx,
        ha,
        { moduleName: "Accounting", folder: "Combine", objectId: made.id },
        "see",
      );
    }),
  );
});

// Rule CB-11.
describe("a billing over documents of another office", () => {
  /** A billing of the office in Haiphong over a note of a job that it may not open. */
  async function elsewhere(tx: Tx, { selling }: Charges) {
    const note = await billNote(tx, selling);
    const invoice = await billInvoice(tx, selling);
    const made = await add(tx, [note.id]);
    const where = sql`company_id = ${companyId} and id = ${made.id}`;
    await run(tx, sql`update document set office_id = ${offices.hph} where ${where}`);
    return { made, invoice };
  }
  const near = castActor("documentationHph", { rights: rightsFor("accountant") });

  test(
    "opens with its net position alone; nothing of these documents is shown, printed or written",
    story(async (tx, charges) => {
      const { made } = await elsewhere(tx, charges);
      const { id, version, totalAmountVnd } = made;
      const seen = await getCombine(tx, near, { id });
      expect(seen).toMatchObject({ shipments: [], hiddenCount: 1, totalAmountVnd, may: [] });
      expect(await mayCancelCombine(tx, near, { id })).toBe(false);
      const reason = "Wrong month";
      const currency = "VND" as const;
      const asked = { id, currency, partnerId: null };
      const refused = [
        previewDebit(tx, near, { id, language: "en" }),
        previewConfirm(tx, near, { combineBillingNo: made.combineBillingNo, language: "en" }),
        combineSheetOf("ops")(tx, near, asked as never),
        confirmCombine(tx, near, { id, version, billingDate: day }),
        updateCombine(tx, near, { id, version, documentIds: [newId()], description: null }),
        cancelCombine(tx, near, { id, version, reason }),
      ];
      const codes = await Promise.all(refused.map(async (each) => (await refusal(each)).code));
      expect(codes).toEqual(refused.map(() => "combine.beyondReach"));
      const ofPartner = { id: null, partnerId: customer, currency };
      const sheet = await combineSheetOf("shipment")(tx, near, ofPartner as never);
      const { rows: lines } = await readExcel(await bytesOf(sheet), { headerRow: 1, isForm: true });
      expect(JSON.stringify(lines)).not.toContain(jobNo);
    }),
  );

  test(
    "is not confirmed over invoices of an office whose statements the user may not change",
    story(async (tx, charges) => {
      const { made, invoice } = await elsewhere(tx, charges);
      const { id, version } = made;
      await run(
        tx,
        sql`update document set office_id = ${offices.hph}
          where company_id = ${companyId} and id = ${invoice.id}`,
      );
      const ask = { id, version, billingDate: day };
      const narrow = castActor("accountant", { change: { acctSOA: { write: "Owner" } } });
      const own = sql`update document set user_created = ${narrow.userId}, office_id =
        ${narrow.officeId} where company_id = ${companyId} and id = ${id}`;
      await run(tx, own);
      await run(
        tx,
        sql`update document set user_created = ${near.userId}
          where company_id = ${companyId} and id = ${invoice.id}`,
      );
      const refused = await refusal(confirmCombine(tx, narrow, ask));
      expect(refused.code).toBe("combine.invoiceBeyondReach");
    }),
  );
});

describe("confirming it as a whole", () => {
  const confirm = (tx: Tx, { id, version }: CombineDetail, billingDate: string | null) =>
    confirmCombine(tx, ha, contract.confirmCombine.body.parse({ id, version, billingDate }));

  const dateOf = async (tx: Tx, { id }: { readonly id: string }) =>
    (await getBilling(tx, ha, { id })).confirmBillingDate;
  const before = addDays(day, -1);

  test(
    "its invoices get the date, others do not; taking it back opens it again",
    story(async (tx, { selling, onBehalf }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const soa = await state(tx, [...selling.slice(2, 3), ...onBehalf]);
      const invoice = await billInvoice(tx, selling.slice(0, 3));
      const obh = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
      const other = await billInvoice(tx, selling.slice(3));
      const made = await add(tx, [note.id, soa.id]);
      const tomorrow = addDays(ha.today, 1);
      expect((await refusal(confirm(tx, made, tomorrow))).code).toBe("invoice.futureBilling");
      const { data } = await confirm(tx, made, day);
      expect(data).toMatchObject({ status: "Confirmed", billingDate: day });
      expect(data.may).toEqual(["print", "confirm", "takeBack"]);
      const dates = await Promise.all([invoice, obh, other].map((each) => dateOf(tx, each)));
      expect(dates).toEqual([day, day, null]);
      expect((await refusal(cancel(tx, data))).code).toBe("combine.state");
      expect((await refusal(update(tx, data, [note.id]))).code).toBe("combine.state");
      expect((await refusal(confirm(tx, made, day))).code).toBe("record.conflict");
      const { data: open } = await confirm(tx, data, null);
      expect(open).toMatchObject({ status: "New", billingDate: null });
      expect(await dateOf(tx, invoice)).toBeNull();
      await cancel(tx, open);
    }),
  );

  test(
    "an invoice over two billings has the date of the first, then of the one that stays confirmed",
    story(async (tx, { selling }) => {
      const [one, two] = [
        await billNote(tx, selling.slice(0, 1)),
        await billNote(tx, selling.slice(1, 2)),
      ];
      const invoice = await billInvoice(tx, selling.slice(0, 2));
      const first = (await confirm(tx, await add(tx, [one.id]), day)).data;
      const second = (await confirm(tx, await add(tx, [two.id]), before)).data;
      expect(await dateOf(tx, invoice)).toBe(day);
      const { data: open } = await confirm(tx, first, null);
      expect(await dateOf(tx, invoice)).toBe(before);
      const { data: again } = await confirm(tx, open, day);
      expect(await dateOf(tx, invoice)).toBe(before);
      await confirm(tx, again, null);
      expect(await dateOf(tx, invoice)).toBe(before);
      await confirm(tx, second, null);
      expect(await dateOf(tx, invoice)).toBeNull();
    }),
  );

  test(
    "an invoice that it confirmed is not dated alone; one that it did not is",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const own = await billInvoice(tx, selling.slice(0, 1));
      const other = await billInvoice(tx, selling.slice(1, 2));
      const alone = (id: string, billingDate: string | null) =>
        confirmBillings(tx, ha, { ids: [id], versions: {}, billingDate });
      await alone(own.id, before);
      const { data } = await confirm(tx, await add(tx, [note.id]), day);
      for (const date of [before, null]) {
        const refused = await refusal(alone(other.id, date));
        expect(refused.code).toBe("invoice.confirmedWhole");
        expect(refused.facts).toMatchObject({ documentNo: data.combineBillingNo });
      }
      await alone(own.id, addDays(day, -2));
      await confirm(tx, data, null);
      await alone(other.id, before);
      expect(await dateOf(tx, other)).toBe(before);
    }),
  );

  test(
    "an invoice that was confirmed by itself keeps its date; the others follow another date",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const own = await billInvoice(tx, selling.slice(0, 1));
      const other = await billInvoice(tx, selling.slice(1, 2));
      await confirmBillings(tx, ha, { ids: [own.id], versions: {}, billingDate: before });
      const { data } = await confirm(tx, await add(tx, [note.id]), day);
      expect([await dateOf(tx, own), await dateOf(tx, other)]).toEqual([before, day]);
      const earlier = addDays(day, -2);
      const { data: changed } = await confirm(tx, data, earlier);
      expect([await dateOf(tx, own), await dateOf(tx, other)]).toEqual([before, earlier]);
      await confirm(tx, changed, null);
      expect([await dateOf(tx, own), await dateOf(tx, other)]).toEqual([before, null]);
    }),
  );

  test(
    "an invoice that follows has the date where all of its charges are on confirmed billings",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling.slice(0, 2));
      const { data } = await confirm(tx, await add(tx, [note.id]), before);
      const within = await billInvoice(tx, selling.slice(0, 1));
      const beyond = await billInvoice(tx, selling.slice(1, 3));
      expect([await dateOf(tx, within), await dateOf(tx, beyond)]).toEqual([before, null]);
      await confirm(tx, data, null);
      expect(await dateOf(tx, within)).toBeNull();
    }),
  );
});

describe("its papers and sheets", () => {
  test(
    "the debit note has the charges of its documents, the confirmation its documents",
    story(async (tx, { selling, onBehalf, owed }) => {
      const soa = await state(tx, [...selling, ...onBehalf]);
      const credit = await owedNote(tx, owed);
      const made = await add(tx, [soa.id, credit.id], { description: "Of November" });
      const debit = paperText(
        await bytesOf(await previewDebit(tx, ha, { id: made.id, language: "en" })),
      );
      for (const said of ["COMBINED DEBIT NOTE", made.combineBillingNo, jobNo, "(1,344,600)"]) {
        expect(debit).toContain(said);
      }
      const { combineBillingNo } = made;
      const confirm = paperText(
        await bytesOf(await previewConfirm(tx, ha, { combineBillingNo, language: "vi" })),
      );
      for (const said of ["XÁC NHẬN CÔNG NỢ", soa.soano, credit.code, "Of November"]) {
        expect(confirm).toContain(said);
      }
    }),
  );

  test(
    "the sheets come to the net position, by bill with its charges and by shipment",
    story(async (tx, { selling, onBehalf, owed }) => {
      const soa = await state(tx, [...selling, ...onBehalf]);
      const credit = await owedNote(tx, owed);
      const made = await add(tx, [soa.id, credit.id]);
      const invoice = await billInvoice(tx, selling.slice(0, 1));
      const ask = contract.exportCombineOps.body.parse({ id: made.id });
      const read = async (name: "ops" | "shipment", asked: typeof ask) => {
        const file = await combineSheetOf(name)(tx, castActor("accountant"), asked);
        const { rows } = await readExcel(await bytesOf(file), { headerRow: 1, isForm: true });
        return rows.map(({ cells }) => cells.map((cell) => String(cell ?? "")));
      };
      const ops = await read("ops", ask);
      const shipment = await read(
        "shipment",
        contract.exportCombineOps.body.parse({ partnerId: customer }),
      );
      for (const sheet of [ops, shipment]) {
        const head = sheet.find((row) => row.includes("HBL no.") || row.includes("Số vận đơn nhà"));
        const at = head?.findIndex((title) => title === "Total" || title === "Tổng cộng") ?? -1;
        expect(sheet.at(-1)?.[at]).toBe(made.totalAmountVnd);
        expect(
          sheet.some((row) =>
            row.some(
              (cell) => cell.includes(String(invoice.voucherId)) || cell === invoice.invoiceNoTempt,
            ),
          ),
        ).toBe(true);
      }
      // A bill row and its charges for each document, and the totals.
      expect(ops.length - shipment.length).toBe(selling.length + onBehalf.length + owed.length);
      const nothing = contract.exportCombineOps.body.safeParse({});
      expect(nothing.success).toBe(false);
    }),
  );
});

test(
  "the charges of the search are read in a fixed number of statements",
  story(async (tx, { selling }) => {
    await billNote(tx, selling.slice(0, 1));
    const before = statementCount(tx);
    await find(tx);
    const ofOneNote = statementCount(tx) - before;
    await billNote(tx, selling.slice(1, 2));
    await billNote(tx, selling.slice(2));
    const again = statementCount(tx);
    expect((await find(tx)).shipments).toHaveLength(3);
    expect(statementCount(tx) - again).toBe(ofOneNote);
  }),
);
