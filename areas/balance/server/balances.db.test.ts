import { addAgreement } from "@fairway/areas/agreement/server/addAgreement.ts";
import { getAgreement } from "@fairway/areas/agreement/server/readAgreement.ts";
import { removeAgreement } from "@fairway/areas/agreement/server/removeAgreement.ts";
import { switchAgreement } from "@fairway/areas/agreement/server/switchAgreement.ts";
import { updateAgreement } from "@fairway/areas/agreement/server/updateAgreement.ts";
import type { AgreementInput } from "@fairway/areas/agreement/model/agreementShapes.ts";
import type { NewDue } from "@fairway/areas/due/model/due.ts";
import { clearDues } from "@fairway/areas/due/server/clearDues.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { raiseDues } from "@fairway/areas/due/server/raiseDues.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { one, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { billInvoice, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { getCreditFigures } from "./getCreditFigures.ts";
import { getPayableTotals } from "./getPayableTotals.ts";
import { listMarks } from "./listMarks.ts";

const database = await testDatabase();
const administrator = castActor("administrator");
const { customer, carrier, port, jobId } = chargedJob;

const play = <T>(story: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await shipOn(tx, "2026-01-15");
    return story(tx);
  });
const shipOn = (tx: Tx, day: string) =>
  run(tx, sql`update shipment set service_date = ${day} where company_id = ${companyId}`);

async function agree(tx: Tx, more: Partial<AgreementInput> & { partnerId?: string } = {}) {
  const { partnerId = customer, ...terms } = more;
  const answer = await addAgreement(tx, administrator, {
    salemanId: people.sales.id,
    officeId: [offices.hcm],
    saleService: ["SFE"],
    contractType: "Official",
    contractNo: "HD-2026-01",
    effectiveDate: "2026-01-01",
    expiredDate: "2099-12-31",
    paymentMethod: "All",
    baseOn: "Invoice Date",
    creditLimit: "100000000",
    emailAddress: null,
    description: null,
    ...terms,
    partnerId,
  });
  return answer.data.id;
}
const activate = (tx: Tx, id: string) =>
  switchAgreement(tx, administrator, { id, flag: "true", replace: "true" });
async function agreed(tx: Tx, more: Parameters<typeof agree>[1] = {}) {
  const id = await agree(tx, more);
  await activate(tx, id);
  return id;
}
const figures = (tx: Tx, argeementId: string, actor = administrator) =>
  getCreditFigures(tx, actor, { argeementId });
const gross = (tx: Tx) =>
  one<{ vnd: string; usd: string }>(
    tx,
    sql`select sum(amount_vnd + vat_amount_vnd) as vnd, sum(amount_usd + vat_amount_usd) as usd
      from surcharge where company_id = ${companyId} and payment_object_id = ${customer}`,
  );

test("the list of customers warns of agreements that the user may open, with two statements", () =>
  play(async (tx) => {
    const id = await agreed(tx, { creditLimit: "1000" });
    const partnerIds = [customer, carrier];
    const warned = (actor = administrator) => listMarks(tx, actor, { partnerIds });
    expect(await warned()).toMatchObject([{ partnerId: customer, agreementId: id, marks: [] }]);
    await keyMainJobCharges(tx);
    const before = statementCount(tx);
    expect(await warned()).toMatchObject([{ agreementId: id, marks: ["isOverLimit"] }]);
    expect(statementCount(tx) - before).toBe(2);
    const closed = { commercialCustomer: { special: [] } };
    expect(await warned(castActor("accountant", { change: closed }))).toEqual([]);
    const elsewhere = { commercialCustomer: { detail: "Owner", list: "Owner" } } as const;
    expect(await warned(castActor("documentationHph", { change: elsewhere }))).toEqual([]);
  }));

describe("what a customer owes under an agreement", () => {
  test("is nothing before the first charge", () =>
    play(async (tx) => {
      expect(await figures(tx, await agreed(tx))).toMatchObject({
        currency: "VND",
        debitAmount: "0",
        billingAmount: "0",
        paidAmount: "0",
        unpaidAmount: "0",
        creditRate: "0.00",
        customerAdvanceAmountVnd: "0",
        customerAdvanceAmountUsd: "0.00",
        offices: [],
      });
    }));

  test("from charge to payment no dong is lost: owed and received are all that was charged", () =>
    play(async (tx) => {
      const id = await agreed(tx);
      const { selling, onBehalf } = await keyMainJobCharges(tx);
      const { vnd } = await gross(tx);
      let received = decimal("0");
      const check = async (billed: string, paid: string) => {
        const now = await figures(tx, id);
        expect(sum([now.debitAmount]).plus(received).toFixed()).toBe(vnd);
        expect(now.billingAmount).toBe(billed);
        expect(now.paidAmount).toBe(paid);
        expect(sum([now.paidAmount, now.unpaidAmount]).toFixed()).toBe(billed);
        const rate = sum([now.debitAmount]).dividedBy("1000000").toFixed(2);
        expect(now.creditRate).toBe(rate);
        expect(now.offices.map((each) => [each.officeCode, each.debitAmount])).toEqual([
          ["HCM", now.debitAmount],
        ]);
      };
      await check("0", "0");
      const local = await billInvoice(tx, selling.slice(1));
      const total = local.totalAmount;
      await check(total, "0");
      const onBehalfTotal = "4400000";
      const paper = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
      expect(paper.totalAmount).toBe(onBehalfTotal);
      await check(sum([total, onBehalfTotal]).toFixed(), "0");
      await receive(tx, "1000000", [local.id]);
      received = received.plus("1000000");
      await check(sum([total, onBehalfTotal]).toFixed(), "1000000");
      await receive(tx, "4400000", [paper.id]);
      received = received.plus("4400000");
      await check(total, "1000000");
    }));

  test("of an agreement that another salesman takes over goes with it, as far as it is billed", () =>
    play(async (tx) => {
      const id = await agreed(tx);
      const { selling } = await keyMainJobCharges(tx);
      const { totalAmount } = await billInvoice(tx, selling);
      const { version, ...terms } = await getAgreement(tx, administrator, { id });
      await updateAgreement(tx, administrator, {
        ...(terms as unknown as AgreementInput),
        id,
        version,
        salemanId: people.manager.id,
      });
      expect(await figures(tx, id)).toMatchObject({ billingAmount: totalAmount });
    }));

  test("what is paid ahead lowers the rate and not the debt", () =>
    play(async (tx) => {
      const id = await agreed(tx);
      await keyMainJobCharges(tx);
      const before = await figures(tx, id);
      await receive(tx, "20000000", [], { class: "Advance", agreementId: id });
      const after = await figures(tx, id);
      expect(after.customerAdvanceAmountVnd).toBe("20000000");
      expect(after.debitAmount).toBe(before.debitAmount);
      expect(
        sum([before.creditRate])
          .minus(sum([after.creditRate]))
          .toFixed(),
      ).toBe("20");
    }));

  test("in US dollars it is what the lines are worth in US dollars", () =>
    play(async (tx) => {
      const id = await agreed(tx, { creditCurrency: "USD", creditLimit: "10000" });
      await keyMainJobCharges(tx);
      const { usd } = await gross(tx);
      expect((await figures(tx, id)).debitAmount).toBe(decimal(usd).toFixed(2));
    }));

  test("another office, service or salesman, a later day and a canceled job do not count", () =>
    play(async (tx) => {
      await keyMainJobCharges(tx);
      const owed = async (more: Partial<AgreementInput>) =>
        (await figures(tx, await agree(tx, more))).debitAmount;
      expect(await owed({ officeId: [offices.hph] })).toBe("0");
      expect(await owed({ saleService: ["SFI"] })).toBe("0");
      expect(await owed({ salemanId: people.documentation.id })).toBe("0");
      const own = await agreed(tx);
      expect(await owed({})).toBe("0");
      await shipOn(tx, "2999-01-01");
      expect((await figures(tx, own)).debitAmount).toBe("4400000");
      await run(
        tx,
        sql`update shipment set current_status = 'Canceled', canceled_at = now()
          where company_id = ${companyId} and id = ${jobId}`,
      );
      expect((await figures(tx, own)).debitAmount).toBe("0");
    }));

  test("an agreement that is not active leaves to the active one what both cover", () =>
    play(async (tx) => {
      await keyMainJobCharges(tx);
      const first = await agreed(tx);
      const owed = (await figures(tx, first)).debitAmount;
      const second = await agreed(tx, { contractNo: "HD-2026-02" });
      expect((await figures(tx, first)).debitAmount).toBe("0");
      expect((await figures(tx, second)).debitAmount).toBe(owed);
      await switchAgreement(tx, administrator, { id: second, flag: "false", replace: undefined });
      expect((await figures(tx, second)).debitAmount).toBe(owed);
    }));

  test("a branch under a parent contract counts for its parent and has the parent's rate", () =>
    play(async (tx) => {
      await keyMainJobCharges(tx);
      await run(
        tx,
        sql`update partner set parent_id = ${carrier}
          where company_id = ${companyId} and id = ${customer}`,
      );
      const branch = await agreed(tx, { contractType: "Parent Contract", creditLimit: null });
      const parent = await agreed(tx, { partnerId: carrier, creditLimit: "200000000" });
      const [ofBranch, ofParent] = [await figures(tx, branch), await figures(tx, parent)];
      expect(ofParent.debitAmount).toBe(ofBranch.debitAmount);
      expect(ofBranch.debitAmount).not.toBe("0");
      expect(ofBranch.creditRate).toBe(ofParent.creditRate);
      expect(ofParent.creditRate).not.toBe("0.00");
    }));

  test("a partner within the house owes nothing", () =>
    play(async (tx) => {
      const id = await agreed(tx);
      await keyMainJobCharges(tx);
      await run(
        tx,
        sql`update partner set partner_mode = 'Internal', internal_code = 'FW'
          where company_id = ${companyId} and id = ${customer}`,
      );
      expect((await figures(tx, id)).debitAmount).toBe("0");
    }));

  test("is read by its salesman, and by nobody who may not open the agreement", () =>
    play(async (tx) => {
      const id = await agreed(tx);
      const limited = { commercialCustomer: { detail: "Owner", special: [] } } as const;
      const seller = castActor("sales", { change: limited });
      expect((await figures(tx, id, seller)).agreementId).toBe(id);
      const clerk = castActor("documentation", {
        change: { commercialCustomer: { detail: "All", special: [] } },
      });
      await expect(figures(tx, id, clerk)).rejects.toMatchObject({ code: "access.forbidden" });
      const stranger = castActor("documentation", { change: limited });
      await expect(figures(tx, id, stranger)).rejects.toMatchObject({ code: "access.forbidden" });
      const other = castActor("administrator", { companyId: people.sales.id });
      await expect(figures(tx, id, other)).rejects.toMatchObject({ code: "agreement.notFound" });
    }));
});

describe("an agreement that is owed on", () => {
  test("is deleted only once another covers what is owed", () =>
    play(async (tx) => {
      await keyMainJobCharges(tx);
      const id = await agree(tx);
      const remove = () => removeAgreement(tx, administrator, { id });
      await expect(remove()).rejects.toMatchObject({ code: "agreement.isOwedOn" });
      await agreed(tx, { contractNo: "HD-2026-02" });
      expect((await remove()).data.id).toBe(id);
    }));

  test("does not become prepaid", () =>
    play(async (tx) => {
      const id = await agree(tx);
      const terms = { ...(await getAgreement(tx, administrator, { id })), salemanId: null };
      const toPrepaid = () =>
        updateAgreement(tx, administrator, {
          ...(terms as unknown as AgreementInput),
          id,
          version: terms.version,
          contractType: "Prepaid",
        });
      await keyMainJobCharges(tx);
      await expect(toPrepaid()).rejects.toMatchObject({
        code: "agreement.prepaidWhileOwed",
        fields: [expect.objectContaining({ field: "contractType" })],
      });
      await shipOn(tx, "2999-01-01");
      await run(tx, sql`delete from surcharge where company_id = ${companyId} and type = 'OBH'`);
      expect((await toPrepaid()).status).toBe(true);
    }));
});

/** An item of the carrier in VND. */
const dueOf = (documentId: string): NewDue => ({
  documentId,
  officeId: offices.hcm,
  departmentId: null,
  groupId: null,
  userCreated: people.accountant.id,
  side: "debit",
  kind: "trade",
  partnerId: carrier,
  agreementId: null,
  service: "SFE",
  saleManId: null,
  currencyId: "VND",
  excRateUsdToLocal: null,
  raisedOn: "2026-11-20",
  dueBase: "Invoice Date",
  paymentTerm: 0,
  confirmedOn: null,
  total: "1000",
  totalVnd: "1000",
  totalUsd: null,
});

describe("what we owe a partner", () => {
  const totals = (tx: Tx, partnerId: string, currency = "VND", actor = administrator) =>
    getPayableTotals(tx, actor, { partnerId, currency });

  test("is what it charges us, and what we pay it on behalf of others", () =>
    play(async (tx) => {
      await keyMainJobCharges(tx);
      expect(await totals(tx, carrier)).toEqual({
        currency: "VND",
        creditAmount: "75328750",
        creditPaidAmount: "0",
        creditAdvanceAmount: "0",
        creditUnpaidAmount: "75328750",
      });
      expect((await totals(tx, carrier, "USD")).creditAmount).toBe("2964.24");
      expect((await totals(tx, port)).creditUnpaidAmount).toBe("4400000");
      expect((await totals(tx, customer)).creditAmount).toBe("0");
    }));

  test("a voucher's item takes the place of its lines and says what of it is paid", () =>
    play(async (tx) => {
      const { buying } = await keyMainJobCharges(tx);
      const accountant = castActor("accountant");
      const voucher = await bareDocument(tx, accountant, { kind: "voucher", number: "FPK1" });
      await run(
        tx,
        sql`insert into charge_claim (company_id, charge_id, side, slot, document_id)
          select ${companyId}, id, 'credit', 'ledger', ${voucher} from unnest(${buying}::uuid[]) as id`,
      );
      expect((await totals(tx, carrier)).creditAmount).toBe("0");
      const owed = {
        ...dueOf(voucher),
        side: "credit",
        kind: "trade",
        total: "75328750",
        totalVnd: "75328750",
      } as const;
      const prepaid = await bareDocument(tx, accountant, { kind: "voucher", number: "FPK2" });
      await raiseDues(tx, accountant, [
        owed,
        { ...dueOf(prepaid), side: "debit", kind: "advance" },
      ]);
      const { dues } = await lockDues(tx, accountant, { documentIds: [voucher], side: "credit" });
      const worth = { amount: "5000000", amountVnd: "5000000", amountUsd: null };
      const clearings = dues.map(({ id }) => ({ dueId: id, cause: "cleared" as const, ...worth }));
      await clearDues(tx, accountant, { documentId: prepaid, day: "2026-11-20" }, clearings);
      expect(await totals(tx, carrier)).toMatchObject({
        creditAmount: "75328750",
        creditPaidAmount: "5000000",
        creditUnpaidAmount: "70328750",
        creditAdvanceAmount: "1000",
      });
    }));

  test("a canceled job is owed to nobody", () =>
    play(async (tx) => {
      await keyMainJobCharges(tx);
      await run(
        tx,
        sql`update shipment set current_status = 'Canceled', canceled_at = now()
          where company_id = ${companyId} and id = ${jobId}`,
      );
      expect((await totals(tx, carrier)).creditAmount).toBe("0");
    }));

  test("in a currency whose rate nobody knows the amount is unknown", () =>
    play(async (tx) => {
      await keyMainJobCharges(tx);
      expect((await totals(tx, carrier, "SGD")).creditAmount).toBeNull();
      const euros = sum([(await totals(tx, carrier, "EUR")).creditAmount]);
      expect(euros.toFixed(0)).toBe("2739");
    }));

  test("is kept from those who may not open the partner", () =>
    play(async (tx) => {
      const none = { access: true, detail: "None" } as const;
      const clerk = castActor("documentation", {
        change: { commercialCustomer: none, commercialAgent: none, catPartnerdata: none },
      });
      await expect(totals(tx, carrier, "VND", clerk)).rejects.toMatchObject({
        code: "access.forbidden",
      });
    }));
});
