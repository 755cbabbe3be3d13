import { decimal } from "@fairway/core/money/decimal.ts";
import { claimOn } from "@fairway/areas/charge/model/surcharge.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { dueRules } from "@fairway/areas/due/server/dueBooks.ts";
import { readNote } from "@fairway/areas/note/server/shownNote.ts";
import { addSoa } from "@fairway/areas/soa/contract.ts";
import { createSoa } from "@fairway/areas/soa/server/createSoa.ts";
import { getSoa } from "@fairway/areas/soa/server/getSoa.ts";
import { deleteSoa } from "@fairway/areas/soa/server/endSoa.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { billInvoice, billNote, cancelBilled, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import {
  chargesForVoucher as chargesForVoucherCall,
  updateInvoice as updateCall,
} from "../contract.ts";
import { calculateLines, contractForInvoice } from "./calculateLines.ts";
import { chargesForVoucher } from "./chargesForInvoice.ts";
import { checkInvoiceNo, checkPermission, checkVoucherId } from "./checkNumbers.ts";
import { getInvoiceById } from "./getInvoiceById.ts";
import { invoiceRules } from "./invoiceBooks.ts";
import { generateVoucherId } from "./invoiceNumbers.ts";
import { listInvoices } from "./listInvoices.ts";
import { updateInvoice } from "./updateInvoice.ts";

const database = await testDatabase();
const { carrier, port, customer, day, jobNo } = chargedJob;
const ha = castActor("accountant");

const story = (work: (tx: Tx, charges: MainJobCharges) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await work(tx, await keyMainJobCharges(tx));
    for (const rule of [...invoiceRules, ...dueRules]) {
      expect(await rows(tx, await rule.breaches(companyId, tx))).toEqual([]);
    }
  });

const vouch = (tx: Tx, chargeIds: string[], change: object = {}) =>
  billInvoice(tx, chargeIds, {
    type: "Voucher",
    partnerId: carrier,
    paymentMethod: null,
    accountNo: null,
    ...change,
  } as never);
const offered = (tx: Tx, ask: object) =>
  chargesForVoucher(tx, ha, chargesForVoucherCall.body.parse(ask));
const page = { page: 1, size: 15, partnerId: null, creatorId: null, referenceNos: null };

describe("a voucher", () => {
  // Rules VO-1 to VO-3.
  test(
    "over what is bought is owed by us, with a number of its type and the usual terms",
    story(async (tx, { buying }) => {
      const found = await offered(tx, { jobNos: [jobNo] });
      const ofCarrier = found.find(({ partnerId }) => partnerId === carrier);
      expect(ofCarrier?.charges.map(({ id }) => id).sort()).toEqual([...buying].sort());
      const next = await generateVoucherId(tx, ha, {
        acctMngtType: "Voucher",
        voucherType: "Purchasing note",
      });
      const voucher = await vouch(tx, buying, { voucherType: "Purchasing note" });
      expect(voucher).toMatchObject({
        voucherId: next.voucherId,
        transactionType: "CREDIT",
        invoiceNoTempt: null,
        paymentMethod: "Other",
        accountNo: "3311",
        paymentTerm: 30,
        paymentStatus: "Unpaid",
        unpaidAmount: voucher.totalAmount,
      });
      expect(voucher.voucherId).toMatch(/^FNM2611\/\d{5}$/);
      const ids = async (types: ("Voucher" | "Invoice")[]) =>
        (await listInvoices(tx, ha, { ...page, types })).data.map((each) => each.id);
      expect([await ids(["Voucher"]), await ids(["Invoice"])]).toEqual([[voucher.id], []]);
      expect((await offered(tx, { jobNos: [jobNo] })).map((each) => each.partnerId)).not.toContain(
        carrier,
      );
    }),
  );

  test(
    "over what is paid on behalf has the side of the payer, and keeps its rate and amounts",
    story(async (tx, { onBehalf, buying }) => {
      const voucher = await vouch(tx, onBehalf, { partnerId: port, excRateUsdToLocal: "25500" });
      expect(voucher.transactionType).toBe("OBH");
      const [line] = (await getInvoiceById(tx, ha, { id: voucher.id })).charges;
      const [charge] = await getCharges(tx, ha, { chargeIds: onBehalf });
      expect(line).toMatchObject({ amountVnd: charge?.amountVnd, isKeyed: false });
      const lines = [{ chargeId: onBehalf[0] as string, amountVnd: "1" }];
      const ask = updateCall.body.parse({ id: voucher.id, version: voucher.version, lines });
      const refused = await refusal(updateInvoice(tx, ha, ask));
      expect(refused.fields.map(({ field, code }) => [field, code])).toEqual([
        ["lines.0.amountVnd", "invoice.keepsRate"],
      ]);
      const mixed = await refusal(vouch(tx, [...buying, ...onBehalf]));
      expect(mixed.code).toBe("invoice.otherPartner");
    }),
  );

  test(
    "has lines of one side: what is sold does not go with what is bought",
    story(async (tx, { selling, buying }) => {
      const mixed = await refusal(vouch(tx, [...buying, ...selling]));
      expect(mixed.code).toBe("invoice.mixedSides");
      const sold = await vouch(tx, selling, { partnerId: customer });
      expect(sold.transactionType).toBe("DEBIT");
      const paid = await receive(tx, "1000", [sold.id]);
      expect(paid.payments.map(({ type, totalPaid }) => [type, totalPaid])).toEqual([
        ["DEBIT", "1000"],
      ]);
      const bought = await vouch(tx, buying);
      expect((await refusal(receive(tx, "1000", [bought.id]))).code).toBe("record.notFound");
    }),
  );

  // Rule DN-11.
  test(
    "makes its note and its statement Issued Voucher; canceled, both are as before and the lines free",
    story(async (tx, { buying }) => {
      const note = await billNote(tx, buying, { type: "CREDIT", partnerId: carrier });
      const criteria = { customerId: carrier, type: "Credit", exchangeDate: day };
      const days = { soaformDate: "2026-11-01", soatoDate: "2026-11-30" };
      const asked = addSoa.body.parse({ ...criteria, ...days, surchargeIds: buying });
      const soa = (await createSoa(tx, ha, asked)).data;
      const before = await getCharges(tx, ha, { chargeIds: buying });
      const [found] = await offered(tx, { soaNos: [soa.soano] });
      expect(found?.charges).toHaveLength(buying.length);
      const voucher = await vouch(tx, buying);
      const states = async () => [
        (await readNote(tx, companyId, note.id)).status,
        (await getSoa(tx, ha, { soaNo: soa.soano })).status,
      ];
      expect(await states()).toEqual(["Issued Voucher", "Issued Voucher"]);
      const refused = await refusal(deleteSoa(tx, ha, { soaNo: soa.soano }));
      expect(refused.code).toBe("soa.state");
      await cancelBilled(tx, ha, voucher.id);
      expect(await states()).toEqual(["New", "New"]);
      expect(await getCharges(tx, ha, { chargeIds: buying })).toEqual(before);
      const again = await vouch(tx, buying);
      expect(again.voucherId).not.toBe(voucher.voucherId);
    }),
  );

  test(
    "a statement takes one voucher after another, and is free again with the last of them",
    story(async (tx, { buying }) => {
      const criteria = { customerId: carrier, type: "Credit", exchangeDate: day };
      const days = { soaformDate: "2026-11-01", soatoDate: "2026-11-30" };
      const asked = addSoa.body.parse({ ...criteria, ...days, surchargeIds: buying });
      const { soano: soaNo } = (await createSoa(tx, ha, asked)).data;
      const state = async () => (await getSoa(tx, ha, { soaNo })).status;
      const first = await vouch(tx, buying.slice(0, 1));
      const second = await vouch(tx, buying.slice(1));
      await cancelBilled(tx, ha, first.id);
      expect(await state()).toBe("Issued Voucher");
      await cancelBilled(tx, ha, second.id);
      expect(await state()).toBe("New");
    }),
  );

  // Rule IN-3.
  test(
    "the mark of its note stays when its lines are saved",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling);
      await run(
        tx,
        sql`update document set rate_outside = true, rate_reason = 'Agreed'
          where company_id = ${companyId} and id = ${note.id}`,
      );
      const issued = await billInvoice(tx, selling);
      const save = (version: number, change: object = {}) =>
        updateInvoice(
          tx,
          ha,
          updateCall.body.parse({ id: issued.id, version, lines: [], ...change }),
        );
      const marked = { rateOutside: true, rateReason: "Agreed" };
      const { data: saved } = await save(issued.version);
      expect(saved).toMatchObject({ ...marked, excRateUsdToLocal: issued.excRateUsdToLocal });
      const { data: typed } = await save(saved.version, { excRateUsdToLocal: "25500" });
      expect(typed).toMatchObject({ rateOutside: false, isRateTyped: true });
      const { data: untyped } = await save(typed.version);
      expect(untyped).toMatchObject({ ...marked, excRateUsdToLocal: issued.excRateUsdToLocal });
    }),
  );

  // Rules VO-1 and ST-15.
  test(
    "does not take lines of a settlement that is not Done",
    story(async (tx, { buying }) => {
      const settlement = await bareDocument(tx, ha, { kind: "settlement", number: "SM2611/0001" });
      const held = { side: "credit", slot: "settlement", documentId: settlement } as const;
      await claimCharges(tx, ha, held, buying);
      const refused = await refusal(vouch(tx, buying));
      expect(refused.code).toBe("invoice.notSettled");
      expect(await offered(tx, { settlementNos: ["SM2611/0001"] })).toEqual([]);
    }),
  );

  // Rule IN-16.
  test(
    "is valued at what is typed while it is unpaid; its charges and the item follow their own rules",
    story(async (tx, { buying }) => {
      const voucher = await vouch(tx, buying, { currencyId: "USD" });
      const [chargeId = ""] = buying;
      const [charge] = await getCharges(tx, ha, { chargeIds: [chargeId] });
      const atRate = await calculateLines(tx, ha, {
        type: "Voucher",
        currencyId: "USD",
        chargeIds: buying,
        excRateUsdToLocal: "25500",
        lines: [],
      } as never);
      const [computed] = atRate.charges.filter((line) => line.id === chargeId);
      const amountVnd = decimal(computed?.amountVnd ?? "")
        .plus(100)
        .toFixed();
      const lines = [{ chargeId, amountVnd, vatAmountVnd: computed?.vatAmountVnd ?? "" }];
      const typed = { excRateUsdToLocal: "25500", lines };
      const calculated = await calculateLines(tx, ha, {
        ...typed,
        type: "Voucher",
        currencyId: "USD",
        chargeIds: buying,
        lines: updateCall.body.parse({ id: voucher.id, version: 1, lines }).lines ?? [],
      });
      const ask = updateCall.body.parse({ id: voucher.id, version: voucher.version, ...typed });
      const { data } = await updateInvoice(tx, ha, ask);
      expect(data).toMatchObject({
        excRateUsdToLocal: "25500",
        isRateTyped: true,
        totalAmountVnd: calculated.totalAmountVnd,
        unpaidAmountVnd: calculated.totalAmountVnd,
        unpaidAmount: data.totalAmount,
      });
      const detail = await getInvoiceById(tx, ha, { id: voucher.id });
      expect(detail.charges.find((line) => line.chargeId === chargeId)).toMatchObject({
        amountVnd,
        isKeyed: true,
      });
      const [same] = await getCharges(tx, ha, { chargeIds: [chargeId] });
      expect(same?.amountVnd).toBe(charge?.amountVnd);
      expect(same && claimOn(same, "credit", "ledger")?.documentNo).toBe(voucher.voucherId);
      const wrong = updateCall.body.parse({
        id: voucher.id,
        version: data.version,
        excRateUsdToLocal: "0",
        lines: [{ chargeId, amountVnd: "1.5" }],
      });
      expect(wrongFields(await refusal(updateInvoice(tx, ha, wrong)))).toEqual([
        "excRateUsdToLocal rate.aboveZero",
        "lines.0.amountVnd invoice.lineAmount",
      ]);
      const tooMuch = updateCall.body.parse({
        id: voucher.id,
        version: data.version,
        ...typed,
        lines: [{ chargeId, amountVnd: decimal(amountVnd).plus(1).toFixed() }],
      });
      expect(wrongFields(await refusal(updateInvoice(tx, ha, tooMuch)))).toEqual([
        "lines.0.amountVnd charge.adjustTooFar",
      ]);
      const far = updateCall.body.parse({
        id: voucher.id,
        version: data.version,
        excRateUsdToLocal: "50000",
        lines: [],
      });
      expect((await refusal(updateInvoice(tx, ha, far))).code).toBe("rate.reasonNeeded");
      const strange = updateCall.body.parse({
        id: voucher.id,
        version: data.version,
        lines: [{ chargeId: voucher.id }],
      });
      expect((await refusal(updateInvoice(tx, ha, strange))).code).toBe("invoice.notItsLine");
    }),
  );

  test(
    "needs the right to vouchers; its number is asked for before it is typed",
    story(async (tx, { buying }) => {
      const asked = chargesForVoucherCall.body.parse({});
      const none = actorInRole("sales");
      await expect(chargesForVoucher(tx, none, asked)).rejects.toThrow("access.forbidden");
      const { id, voucherId } = await vouch(tx, buying);
      const held = (acctId: string | null) => checkVoucherId(tx, ha, { voucherId, acctId });
      expect([await held(null), await held(id)]).toEqual([true, false]);
      const no = { invoiceNoTempt: "0000001", serie: "INV/26" };
      expect(await checkInvoiceNo(tx, ha, no)).toBe(false);
      expect(await checkPermission(tx, ha, { id })).toBe(true);
      const agreed = { type: "Voucher" as const, partnerId: carrier, chargeIds: buying };
      expect(await contractForInvoice(tx, ha, agreed)).toBeNull();
    }),
  );
});
