import { authenticateWith } from "@fairway/areas/session/server/handlers.ts";
import { readShownCharges } from "@fairway/areas/charge/server/readShownCharges.ts";
import { accountInvoices } from "@fairway/areas/invoice/server/accountInvoices.ts";
import { getInvoiceById } from "@fairway/areas/invoice/server/getInvoiceById.ts";
import { sendNotes } from "@fairway/areas/note/server/sendNotes.ts";
import { readNote } from "@fairway/areas/note/server/shownNote.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { signatureOf } from "@fairway/engine/signed/signature.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import {
  key as keyLine,
  keyMainJobCharges,
  type MainJobCharges,
} from "../../../tests/cast/mainJobCharges.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { seat } from "../../../tests/cast/seated.ts";
import { useAccountingSettings } from "./accountingSettings.ts";
import { refuseCallBack } from "../model/callBackRefusals.ts";
import { callBacks } from "./callBacks.ts";
import { createInvoices } from "./ledgerInvoiceCalls.ts";
import { addKey, listSystems, removeKey, saveSystem } from "./callingSystems.ts";

const database = await testDatabase();
const boss = castActor("administrator");
const ha = castActor("accountant");
const within = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(database, work);
const server = await buildServer({
  database,
  handlers: callBacks,
  authenticate: authenticateWith(database, null),
  checkAnswers: true,
});
let charges: MainJobCharges;

beforeAll(async () => {
  useAccountingSettings("a key of forty letters outside the data ", "");
  await within(async (tx) => {
    await writeChargedJob(tx);
    charges = await keyMainJobCharges(tx);
    await seat(tx, ["accountant"]);
  });
});
afterAll(() => server.close());

/** A system with a key; of all offices unless some are given. */
const newSystem = async (name: string, officeIds: readonly string[] = []) => {
  const form = { id: null, version: 0, name, officeIds: [...officeIds], active: true };
  const { data } = await within((tx) =>
    saveSystem(tx, boss, { ...form, userId: people.accountant.id }),
  );
  const system = data.find((each) => each.name === name);
  const key = await within((tx) => addKey(tx, boss, { systemId: system?.id ?? "" }));
  return { id: system?.id ?? "", ...key.data };
};
interface Change {
  readonly nonce?: string;
  readonly early?: number;
  readonly sent?: string;
  readonly method?: "POST" | "PUT" | "DELETE";
}
const ask = async (
  { key, secret }: { readonly key: string; readonly secret: string },
  name: string,
  content: object,
  { nonce = newId(), early = 0, sent, method = "PUT" }: Change = {},
) => {
  const path = `/api/v1/en-US/${name}`;
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(Date.now() / 1000) + early);
  const signature = signatureOf(secret, { method, path, timestamp, nonce, body });
  const response = await server.inject({
    method,
    url: path,
    payload: sent ?? body,
    headers: {
      "content-type": "application/json",
      "x-key": key,
      "x-timestamp": timestamp,
      "x-nonce": nonce,
      "x-signature": signature,
    },
  });
  const said = response.json() as { readonly code?: string; readonly syncStatus?: string };
  return { ...said, status: response.statusCode };
};
const kept = () =>
  within((tx) =>
    rows<{ call: string; status: number; isRepeated: boolean }>(
      tx,
      sql`select call, status, is_repeated from system_call where company_id = ${companyId}
        order by started_at, id`,
    ),
  );
const sentNote = (chargeId: string) =>
  within(async (tx) => {
    const note = await billNote(tx, [chargeId]);
    await sendNotes(tx, ha, { noteIds: [note.id] });
    return note;
  });

describe("a call of the accounting system", () => {
  test("is refused with a changed byte, an old clock, a used nonce and an unknown key", async () => {
    const system = await newSystem("Bravo");
    const note = await sentNote(charges.selling[0] ?? "");
    const reject = { ReferenceID: note.id, Type: "CDNOTE", Reason: "Wrong tax code" };
    const call = (change: Change, by = system) => ask(by, "Accounting/RejectData", reject, change);
    const changed = JSON.stringify({ ...reject, Reason: "Wrong tax codE" });
    expect(await call({ sent: changed })).toMatchObject({
      status: 401,
      code: "callBack.signature",
    });
    expect(await call({ early: -900 })).toMatchObject({ status: 401, code: "callBack.clock" });
    expect(await call({ early: 900 })).toMatchObject({ status: 401, code: "callBack.clock" });
    expect(await call({ nonce: "short" })).toMatchObject({ code: "callBack.nonceMissing" });
    const stranger = { ...system, key: `${companyId}.${newId()}` };
    expect(await call({}, stranger)).toMatchObject({ status: 401, code: "callBack.unknownKey" });
    expect((await within((tx) => readNote(tx, companyId, note.id))).syncStatus).toBe("Synced");
    const nonce = newId();
    expect(await call({ nonce })).toMatchObject({ status: 200, syncStatus: "Rejected" });
    expect(await call({ nonce })).toMatchObject({ status: 409, code: "callBack.nonce" });
    const back = await within((tx) => readNote(tx, companyId, note.id));
    expect([back.syncStatus, back.reasonReject]).toEqual(["Rejected", "Wrong tax code"]);
  });

  test("that is repeated answers as before and does nothing; after other work it is another call", async () => {
    const system = await newSystem("Misa");
    const note = await sentNote(charges.selling[1] ?? "");
    const reject = { ReferenceID: note.id, Type: "CDNOTE", Reason: "Wrong day" };
    const call = () => ask(system, "Accounting/RejectData", reject);
    const again = () => within((tx) => sendNotes(tx, ha, { noteIds: [note.id] }));
    expect(await call()).toMatchObject({ status: 200 });
    const { version } = await within((tx) => readNote(tx, companyId, note.id));
    expect(await call()).toMatchObject({ status: 200, syncStatus: "Rejected" });
    expect((await within((tx) => readNote(tx, companyId, note.id))).version).toBe(version);
    await again();
    expect(await call()).toMatchObject({ status: 200, syncStatus: "Rejected" });
    expect((await within((tx) => readNote(tx, companyId, note.id))).syncStatus).toBe("Rejected");
    await again();
    const other = { ...reject, Reason: "Wrong again" };
    expect(await ask(system, "Accounting/RejectData", other)).toMatchObject({ status: 200 });
    expect((await within((tx) => readNote(tx, companyId, note.id))).reasonReject).toBe(
      "Wrong again",
    );
    const third = await ask(system, "Accounting/RejectData", { ...reject, Reason: "Another time" });
    expect(third).toMatchObject({ status: 409, code: "callBack.notSent" });
    const ofSystem = (await kept()).slice(-5);
    expect(ofSystem.map(({ status, isRepeated }) => [status, isRepeated])).toEqual([
      [200, false],
      [200, true],
      [200, false],
      [200, false],
      [409, false],
    ]);
  });

  test("reaches the offices of its system alone", async () => {
    const system = await newSystem("Elsewhere", [offices.hph]);
    const note = await sentNote(charges.selling[2] ?? "");
    const reject = { ReferenceID: note.id, Type: "CDNOTE", Reason: "Wrong tax code" };
    const { status } = await ask(system, "Accounting/RejectData", reject);
    expect([403, 404]).toContain(status);
    expect((await within((tx) => readNote(tx, companyId, note.id))).syncStatus).toBe("Synced");
  });

  test("sends no note back whose line is on an invoice, and cancels a removed voucher", async () => {
    const system = await newSystem("Fast");
    const line = charges.selling[3] ?? "";
    const note = await sentNote(line);
    await within((tx) => billInvoice(tx, [line]));
    const reject = { ReferenceID: note.id, Type: "CDNOTE", Reason: "Wrong tax code" };
    expect(await ask(system, "Accounting/RejectData", reject)).toMatchObject({
      status: 409,
      code: "callBack.hasDocument",
    });
    const voucher = await within(async (tx) => {
      const made = await billInvoice(tx, charges.buying, {
        type: "Voucher",
        partnerId: chargedJob.carrier,
        paymentMethod: null,
        accountNo: null,
      } as never);
      await accountInvoices(tx, ha, { ids: [made.id] });
      return made;
    });
    const remove = { ReferenceID: voucher.id, Type: "VOUCHER", Reason: "Booked twice" };
    expect(await ask(system, "Accounting/RemoveVoucher", remove)).toMatchObject({ status: 200 });
    const gone = await within((tx) => getInvoiceById(tx, ha, { id: voucher.id }));
    expect([gone.status, gone.syncStatus]).toEqual(["Canceled", "Rejected"]);
  });
});

test("the accounting system issues an invoice once, and its removal brings the note back", async () => {
  const system = await newSystem("Invoices");
  const line = charges.onBehalf[0] ?? "";
  const note = await sentNote(line);
  const content = {
    PartnerCode: await within(async (tx) => {
      const [found] = await rows<{ accountNo: string }>(
        tx,
        sql`select account_no from partner where company_id = ${companyId}
          and id = ${chargedJob.customer}`,
      );
      return found?.accountNo ?? "";
    }),
    InvoiceNo: "0000777",
    SerieNo: "C26TFW",
    InvoiceDate: chargedJob.day,
    Currency: "VND",
    Description: null,
    Charges: [{ ChargeId: line, ChargeType: "OBH", ReferenceNo: "HD777", PaymentTerm: 15 }],
  };
  const create = () => ask(system, "Accounting/CreateInvoiceData", content, { method: "POST" });
  const made = (await create()) as unknown as { status: number; invoiceIds: string[] };
  expect(made.status).toBe(200);
  const [invoiceId = ""] = made.invoiceIds;
  const invoice = await within((tx) => getInvoiceById(tx, ha, { id: invoiceId }));
  expect(invoice).toMatchObject({
    type: "InvoiceTemp",
    referenceNo: "HD777",
    status: "Updated Invoice",
    totalAmountVnd: "4400000",
    paymentTerm: 15,
  });
  expect(invoice.may).not.toContain("cancel");
  expect(await create()).toMatchObject({ status: 200, invoiceIds: [invoiceId] });
  const other = { ...content, InvoiceNo: "0000778" };
  expect(
    await ask(system, "Accounting/CreateInvoiceData", other, { method: "POST" }),
  ).toMatchObject({ status: 409, code: "invoice.referenceTaken" });
  const cancel = { ReferenceNo: "HD777" };
  expect(await ask(system, "Accounting/CancellingInvoice", cancel)).toMatchObject({ status: 200 });
  const gone = await within((tx) => getInvoiceById(tx, ha, { id: invoiceId }));
  expect(gone.status).toBe("Canceled");
  const back = await within((tx) => readNote(tx, companyId, note.id));
  expect([back.syncStatus, back.reasonReject]).toEqual(["Rejected", "Removed Inv"]);
  await within((tx) => sendNotes(tx, ha, { noteIds: [note.id] }));
  expect(await create()).toMatchObject({
    status: 409,
    code: "invoice.numberTaken",
  });
});

describe("vouchers of the accounting system", () => {
  /** Two lines that we buy of the carrier, on a credit note that accounting has. */
  const sentCredit = () =>
    within(async (tx) => {
      const line = {
        chargeId: chargedJob.boughtThc,
        unitId: chargedJob.set,
        quantity: "1",
        unitPrice: "500.00",
        currencyId: "USD",
        paymentObjectId: chargedJob.carrier,
        exchangeDate: chargedJob.day,
      };
      const keyed = await keyLine(tx, "BUY", [
        { ...line, notes: newId() },
        { ...line, notes: newId(), unitPrice: "250.00" },
      ]);
      const chargeIds = keyed.slice(-2);
      const credit = { type: "CREDIT", partnerId: chargedJob.carrier } as const;
      const note = await billNote(tx, chargeIds, credit);
      await sendNotes(tx, ha, { noteIds: [note.id] });
      const [found] = await rows<{ code: string; office: string }>(
        tx,
        sql`select p.account_no as code, o.code as office from partner p, office o
          where p.company_id = ${companyId} and p.id = ${chargedJob.carrier}
            and o.company_id = ${companyId} and o.id = ${offices.hcm}`,
      );
      return { note, chargeIds, code: found?.code ?? "", office: found?.office ?? "" };
    });
  const voucherOf = (
    { note, chargeIds, code }: Awaited<ReturnType<typeof sentCredit>>,
    acctId: string,
    change: object = {},
  ) => ({
    DocID: note.id,
    DocCode: note.code,
    DocType: "CDNOTE",
    CustomerCode: code,
    PaymentMethod: "Other",
    Details: chargeIds.map((ChargeId) => ({
      AcctID: acctId,
      VoucherNo: `UNC-${acctId}`,
      VoucherDate: chargedJob.day,
      ChargeId,
      Currency: "USD",
      PaymentTerm: 45,
      ...change,
    })),
  });
  const post = { method: "POST" } as const;
  const voucherIn = (id: string | undefined) =>
    within((tx) => getInvoiceById(tx, ha, { id: id ?? "" }));
  type Made = { readonly status: number; readonly voucherIds?: readonly string[] };

  test("are made once for each AcctID, changed, and deleted: the document comes back", async () => {
    const system = await newSystem("Vouchers");
    const sent = await sentCredit();
    const content = voucherOf(sent, "A1");
    const create = (body: object = content) => ask(system, "Accounting/CreateVoucher", body, post);
    const made = (await create()) as Made;
    expect(made.status).toBe(200);
    const voucher = await voucherIn(made.voucherIds?.[0]);
    expect(voucher).toMatchObject({
      voucherId: "UNC-A1",
      referenceNo: "A1",
      transactionType: "CREDIT",
      totalAmount: "750.00",
      paymentTerm: 45,
      paymentStatus: "Unpaid",
    });
    expect(voucher.may).not.toContain("update");
    expect(await create()).toMatchObject({ status: 200, voucherIds: made.voucherIds });
    expect(await create({ ...content, PaymentMethod: "Cash" })).toMatchObject({ status: 409 });
    const named = { DocCode: sent.note.code, DocType: "CDNOTE" };
    const edited = { ...named, VoucherNo: "UNC-A1", NewVoucherNo: "UNC-A2", PaymentTerm: 10 };
    expect(await ask(system, "Accounting/UpdateVoucher", edited)).toMatchObject({ status: 200 });
    const changed = await voucherIn(voucher.id);
    expect(changed).toMatchObject({ voucherId: "UNC-A2", paymentTerm: 10, referenceNo: "A1" });
    const reject = { ReferenceID: sent.note.id, Type: "CDNOTE", Reason: "Wrong tax code" };
    const held = await ask(system, "Accounting/RejectData", reject);
    expect(held).toMatchObject({ code: "callBack.hasDocument" });
    const drop = (change: object) =>
      ask(system, "Accounting/DeleteVoucher", { ...named, ...change }, { method: "DELETE" });
    expect(await drop({ VoucherNo: "UNC-A1" })).toMatchObject({ code: "callBack.noVoucher" });
    expect(await drop({ VoucherNo: "UNC-A2", DocCode: "X" })).toMatchObject({
      code: "callBack.otherDocument",
    });
    expect((await voucherIn(voucher.id)).status).toBe("Updated Invoice");
    expect(await drop({ VoucherNo: "UNC-A2" })).toMatchObject({ status: 200 });
    expect((await voucherIn(voucher.id)).status).toBe("Canceled");
    const back = await within((tx) => readNote(tx, companyId, sent.note.id));
    expect([back.syncStatus, back.reasonReject]).toEqual(["Rejected", "Removed voucher"]);
    expect(await create()).toMatchObject({ status: 409, code: "callBack.notSent" });
  });

  test("take the lines of their document alone, and one head for each AcctID", async () => {
    const system = await newSystem("Lines");
    const sent = await sentCredit();
    const create = (body: object) => ask(system, "Accounting/CreateVoucher", body, post);
    const other = voucherOf({ ...sent, chargeIds: [charges.selling[0] ?? ""] }, "B1");
    expect(await create(other)).toMatchObject({ status: 422, code: "callBack.otherLine" });
    const content = voucherOf(sent, "B2");
    const [first, second] = content.Details;
    const two = { ...content, Details: [first, { ...second, PaymentTerm: 7 }] };
    expect(await create(two)).toMatchObject({ status: 422, code: "callBack.oneVoucher" });
    const none = voucherOf(sent, "B3", { TransactionType: "BALANCE" });
    expect(await create(none)).toMatchObject({ code: "callBack.nothingToBook" });
    const cash = (await create({ ...voucherOf(sent, "B4"), PaymentMethod: "Cash" })) as Made;
    const paid = await voucherIn(cash.voucherIds?.[0]);
    expect(paid).toMatchObject({ paymentStatus: "Paid", unpaidAmountVnd: "0" });
    const drop = { VoucherNo: "UNC-B4", DocCode: sent.note.code, DocType: "CDNOTE" };
    const gone = await ask(system, "Accounting/DeleteVoucher", drop, { method: "DELETE" });
    expect(gone).toMatchObject({ status: 200 });
    expect((await voucherIn(paid.id)).status).toBe("Canceled");
  });

  test("are paid in part by the accounting system, and a payment is taken back", async () => {
    const system = await newSystem("Payments");
    const sent = await sentCredit();
    const made = (await ask(
      system,
      "Accounting/CreateVoucher",
      voucherOf(sent, "P1"),
      post,
    )) as Made;
    const before = await voucherIn(made.voucherIds?.[0]);
    const detail = { AcctId: "P1", TransactionType: "CREDIT", Currency: "USD" };
    const content = (PaymentNo: string, change: object) => ({
      PaymentNo,
      PaymentDate: chargedJob.day,
      CustomerCode: sent.code,
      OfficeCode: sent.office,
      Details: [{ ...detail, ...change }],
    });
    const pay = (no: string, change: object) =>
      ask(system, "Accounting/InsertPayablePayment", content(no, change), post);
    const part = await pay("UNC1", { PayOriginAmount: "300.00" });
    expect(part).toMatchObject({
      status: 200,
      payments: [{ AcctId: "P1", paid: "300.00", remain: "450.00", paymentStatus: "Paid A Part" }],
    });
    expect(await pay("UNC1", { PayOriginAmount: "300.00" })).toEqual(part);
    expect(await pay("UNC1", { PayOriginAmount: "300.01" })).toMatchObject({
      status: 409,
      code: "payable.referenceTaken",
    });
    expect(await pay("UNC2", { PayOriginAmount: "450.01" })).toMatchObject({
      status: 409,
      code: "payable.overpaid",
    });
    const asObh = { PayOriginAmount: "1.00", TransactionType: "OBH" };
    expect(await pay("UNC3", asObh)).toMatchObject({ status: 422, code: "callBack.payableType" });
    const delivered = { VoucherNo: "UNC-P1", DocCode: sent.note.code, DocType: "CDNOTE" };
    expect(
      await ask(system, "Accounting/DeleteVoucher", delivered, { method: "DELETE" }),
    ).toMatchObject({ status: 409, code: "invoice.paid" });
    const { Currency: _, ...named } = detail;
    const cancel = { ...named, PaymentNo: "UNC1", OfficeCode: sent.office };
    const undo = () => ask(system, "Accounting/CancelPayablePayment", cancel);
    const undone = await undo();
    expect(undone).toMatchObject({
      payables: [{ remain: "750.00", remainVnd: before.totalAmountVnd, paymentStatus: "Unpaid" }],
    });
    expect(await undo()).toEqual(undone);
    expect(
      await ask(system, "Accounting/CancelPayablePayment", { ...cancel, Reason: "Twice" }),
    ).toMatchObject({ status: 404, code: "callBack.noPayment" });
  });

  test("are written on the lines that a document sent, until it comes back", async () => {
    const system = await newSystem("Expenses");
    const sent = await sentCredit();
    const stamp = (RowID: string) =>
      ask(system, "Accounting/UpdateVoucherExpense", {
        DocID: sent.note.id,
        DocNo: sent.note.code,
        DocType: "CDNOTE",
        Detail: [{ RowID, JobNo: null, VoucherNO: "PK77", VoucherDate: chargedJob.day }],
      });
    const [first = "", second = ""] = sent.chargeIds;
    expect(await stamp(charges.selling[0] ?? "")).toMatchObject({
      status: 422,
      code: "callBack.otherLine",
    });
    expect(await stamp(first)).toMatchObject({ status: 200 });
    const shown = () =>
      within(async (tx) => {
        const lines = await readShownCharges(
          tx,
          ha,
          sql`s.job_id = ${chargedJob.jobId} and s.type = 'BUY'`,
        );
        const voucherOn = (id: string) => lines.find((line) => line.id === id)?.voucherId;
        return [voucherOn(first), voucherOn(second)];
      });
    expect(await shown()).toEqual(["PK77", null]);
    const reject = { ReferenceID: sent.note.id, Type: "CDNOTE", Reason: "Wrong tax code" };
    expect(await ask(system, "Accounting/RejectData", reject)).toMatchObject({ status: 200 });
    expect(await shown()).toEqual([null, null]);
  });
});

test("a system has two keys at most, and a deleted one signs nothing", async () => {
  const system = await newSystem("Keys");
  const second = await within((tx) => addKey(tx, boss, { systemId: system.id }));
  const third = within((tx) => addKey(tx, boss, { systemId: system.id }));
  expect((await refusal(third)).code).toBe("callBack.mostKeys");
  const [first] =
    (await within((tx) => listSystems(tx, boss))).find(({ id }) => id === system.id)?.keys ?? [];
  await within((tx) => removeKey(tx, boss, { id: first?.id ?? "" }));
  const drop = { VoucherNo: "PC01" };
  const by = (key: { key: string; secret: string }) =>
    ask(key, "Accounting/RemoveVoucherAdvance", drop);
  expect(await by(system)).toMatchObject({ status: 401, code: "callBack.unknownKey" });
  expect(await by(second.data)).toMatchObject({ status: 404, code: "callBack.unknownVoucher" });
});

test("lines of one invoice have one set of terms", async () => {
  const system = await newSystem("Terms");
  const ids = charges.selling.slice(0, 2);
  const [partner] = await within((tx) =>
    rows<{ accountNo: string }>(
      tx,
      sql`select account_no from partner where company_id = ${companyId}
        and id = ${chargedJob.customer}`,
    ),
  );
  const content = {
    PartnerCode: partner?.accountNo,
    InvoiceNo: "0000888",
    SerieNo: "C26TFW",
    InvoiceDate: chargedJob.day,
    Currency: "VND",
    Description: null,
    Charges: ids.map((ChargeId, at) => ({
      ChargeId,
      ChargeType: "DEBIT",
      ReferenceNo: "R9",
      PaymentTerm: at === 0 ? 15 : 45,
    })),
  };
  const create = (charged: object) =>
    ask(system, "Accounting/CreateInvoiceData", { ...content, ...charged }, { method: "POST" });
  expect(await create({})).toMatchObject({ status: 422, code: "callBack.oneInvoice" });
});

test("a key that is limited to one office invoices no line of another office", async () => {
  const elsewhere = castActor("accountant", { officeId: offices.hph });
  const mustReach = ({ officeId }: { readonly officeId: string | null }) => {
    if (officeId !== offices.hph) throw refuseCallBack("callBack.otherOffice");
  };
  const [partner] = await within((tx) =>
    rows<{ accountNo: string }>(
      tx,
      sql`select account_no from partner where company_id = ${companyId}
        and id = ${chargedJob.customer}`,
    ),
  );
  const made = within((tx) =>
    createInvoices(tx, { actor: elsewhere, mustReach }, {
      PartnerCode: partner?.accountNo ?? "",
      InvoiceNo: "0000999",
      SerieNo: "C26TFW",
      InvoiceDate: chargedJob.day,
      Currency: "VND",
      Description: null,
      Charges: [
        {
          ChargeId: charges.selling[0] ?? "",
          ChargeType: "DEBIT",
          ReferenceNo: "R10",
          PaymentTerm: 15,
          ExchangeRate: null,
          AccountNo: null,
        },
      ],
    } as never),
  );
  expect((await refusal(made)).code).toBe("callBack.otherOffice");
});

test("whose rights a system has, and in which offices, is in the audit", async () => {
  const { id } = await newSystem("Audited");
  const change = { id, version: 1, name: "Audited", officeIds: [offices.hph], active: true };
  await within((tx) => saveSystem(tx, boss, { ...change, userId: people.administrator.id }));
  const [last] = await within((tx) =>
    rows<{ before: object; after: object }>(
      tx,
      sql`select before, after from audit_entry where company_id = ${companyId}
        and object = 'Audited' order by id desc limit 1`,
    ),
  );
  expect(last).toMatchObject({
    before: { userId: people.accountant.id, officeIds: [] },
    after: { userId: people.administrator.id, officeIds: [offices.hph] },
  });
  const wrong = within((tx) =>
    saveSystem(tx, boss, {
      ...change,
      version: 2,
      officeIds: [newId()],
      userId: people.accountant.id,
    }),
  );
  expect((await refusal(wrong)).code).toBe("callBack.unknownOffice");
});
