import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { confirmPrepaid } from "@fairway/areas/credit/server/confirmPrepaid.ts";
import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { type BilledJob, billedJob } from "../../../tests/cast/advanceGround.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import {
  costs,
  directFormOf,
  directLineOf,
  writeSettlementGround,
} from "../../../tests/cast/settlementGround.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { checkSend } from "./checkSettlement.ts";
import { checkPapers } from "./missingPapers.ts";
import { addSettlement } from "./saveSettlement.ts";
import { sendSettlement } from "./settlementApproval.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const accountant = castActor("accountant");

beforeAll(() => inTransaction(database, writeSettlementGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const add = async (tx: Tx, ask: object) =>
  (await addSettlement(tx, lan, contract.addSettlement.body.parse(ask))).data;
const costOf = ({ bill }: BilledJob, type: "BUY" | "OBH", change: object = {}) =>
  directLineOf(bill.id, type, {
    chargeId: type === "BUY" ? costs.lift : costs.portFee,
    unitPrice: "500000",
    ...change,
  });
const whyNotSent = async (tx: Tx, id: string) => (await checkSend(tx, lan, { id })).reason?.code;

test(
  "a settlement is sent only with the papers that its jobs require; what is missing is named",
  story(async (tx) => {
    await insertRows(
      tx,
      "document_type",
      [
        ["VendorInvoice", "Vendor's invoice", "Hóa đơn nhà cung cấp", []],
        ["PaymentSlip", "Payment slip", "Ủy nhiệm chi", ["SFE"]],
        ["MAWB", "Master air waybill", "Vận đơn chủ hàng không", ["AE", "AI"]],
      ].map(([code, nameEn, nameVn, services], at) => ({
        companyId,
        id: newId(),
        code,
        nameEn,
        nameVn,
        services,
        orderNo: at + 1,
        requiredForSettlement: true,
      })),
    );
    const [one, two] = [await billedJob(tx), await billedJob(tx)];
    const { id } = await add(tx, directFormOf("VND", [costOf(one, "BUY"), costOf(two, "BUY")]));
    const missing = async () => {
      const { status, missing: types } = await checkPapers(tx, lan, { billingId: id });
      expect(status).toBe(types.length === 0);
      return types.map(({ code }) => code);
    };
    // A master air waybill is no paper of a sea job.
    expect(await missing()).toEqual(["VendorInvoice", "PaymentSlip"]);
    const attach = (documentType: string, owner: Parameters<typeof attachFiles>[2]["owner"]) =>
      attachFiles(tx, lan, {
        owner,
        files: [{ name: "a.pdf", mime: "application/pdf", bytes: Buffer.from("%PDF-1.7\n") }],
        particulars: { documentType },
      });
    const ofBill = ({ bill }: BilledJob) => ({ ...billFiles, objectId: bill.id });
    await attach("VendorInvoice", ofBill(one));
    expect(await missing()).toEqual(["VendorInvoice", "PaymentSlip"]);
    await attach("VendorInvoice", ofBill(two));
    expect(await missing()).toEqual(["PaymentSlip"]);
    const refused = await refusal(sendSettlement(tx, lan, { id }));
    expect(refused.code).toBe("settlement.noPapers");
    expect(refused.say("vi")).toContain("Ủy nhiệm chi");
    expect(await whyNotSent(tx, id)).toBe("settlement.noPapers");
    await attach("PaymentSlip", { moduleName: "Accounting", folder: "Settlement", objectId: id });
    expect(await missing()).toEqual([]);
    expect(await whyNotSent(tx, id)).toBeUndefined();
    expect((await sendSettlement(tx, lan, { id })).data.statusApproval).toBe("Request Approval");
  }),
);

test(
  "a house of a customer who pays in advance is settled once its debit notes are paid",
  story(async (tx) => {
    const one = await billedJob(tx);
    const line = directLineOf(one.bill.id, "SELL", {
      chargeId: costs.freight,
      unitPrice: "900000",
    });
    const sold = await saveCharges(tx, lan, {
      hblid: one.bill.id,
      type: "SELL",
      charges: [chargeLine.parse(line)],
      removed: [],
    });
    await activate(
      tx,
      await agree(tx, ground.customer, { contractType: "Prepaid", contractNo: null }),
    );
    const form = directFormOf("VND", [costOf(one, "BUY"), costOf(one, "OBH")]);
    const unbilled = await refusal(add(tx, form));
    expect(unbilled.code).toBe("settlement.unpaid");
    expect(unbilled.say("en")).toContain(one.bill.hwbno ?? one.job.jobNo);
    const ids = sold.data.map(({ id }) => id);
    const note = await billNote(tx, ids, { partnerId: ground.customer, jobId: one.job.id });
    expect((await refusal(add(tx, form))).code).toBe("settlement.unpaid");
    const paid = (status: "Paid" | "Unpaid") =>
      confirmPrepaid(tx, accountant, { notes: [{ id: note.id, status }], comment: null });
    await paid("Paid");
    // Its own on-behalf line is billed from the manager's approval on.
    const { id } = await add(tx, form);
    expect(await whyNotSent(tx, id)).toBeUndefined();
    await paid("Unpaid");
    expect(await whyNotSent(tx, id)).toBe("settlement.unpaid");
    expect((await refusal(sendSettlement(tx, lan, { id }))).code).toBe("settlement.unpaid");
    await run(
      tx,
      sql`update office set office_type = 'OutSource'
        where company_id = ${companyId} and id = ${one.job.officeId}`,
    );
    expect(await whyNotSent(tx, id)).toBeUndefined();
  }),
);
