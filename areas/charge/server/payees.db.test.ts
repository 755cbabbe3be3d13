import { usualReceivable } from "@fairway/areas/organisation/model/officeSetting.ts";
import { saveOfficeSettings } from "@fairway/areas/organisation/server/officeSettings.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { describe, expect, test } from "vitest";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { offices } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { saveBillCharges as saveCall } from "../contract.ts";
import {
  checkReceivable as receivableCall,
  validateCheckPoints as checkPointsCall,
} from "../contractChecks.ts";
import { getPayees, groupByBill } from "../contractPayees.ts";
import { chargesByBill, payees } from "./payees.ts";
import { saveBillCharges } from "./saveCharges.ts";
import {
  checkReceivable,
  validateCheckPoints,
  notifyCreditTerm,
  notifyExpiredAgreement,
  notifyPaymentTerm,
} from "./validateCheckPoints.ts";

const database = await testDatabase();
const truc = castActor("documentation");
const line = plainLine("SELL", "600000");
const onBehalf = {
  ...line,
  chargeId: job.portFee,
  payerId: job.port,
};

const story = (play: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await play(tx);
  });

const save = (tx: Tx, hblid: string, lists: object) =>
  saveBillCharges(tx, truc, saveCall.body.parse({ hblid, ...lists }));
const ofJob = (more: object = {}) => getPayees.query.parse({ Id: job.jobId, ...more });
const grouped = (more: object = {}) => groupByBill.query.parse({ Id: job.jobId, ...more });

describe("CH-34: the partners and charges of a job", () => {
  test(
    "are listed by who owes us and whom we pay, of the job or of one bill",
    story(async (tx) => {
      await save(tx, job.bill, {
        selling: { charges: [line] },
        buying: { charges: [plainLine("BUY", "500000")] },
        onBehalf: { charges: [onBehalf] },
      });
      await save(tx, job.otherBill, { selling: { charges: [line] } });
      const found = await payees(tx, truc, ofJob());
      expect(found.map((each) => [each.accountNo, each.types, each.lines])).toEqual([
        ["S00002", ["OBH"], 1],
        ["S00001", ["BUY"], 1],
        ["C00001", ["OBH", "SELL"], 3],
      ]);
      const one = await payees(tx, truc, ofJob({ Id: job.otherBill, IsHouseBillID: "true" }));
      expect(one.map((each) => each.accountNo)).toEqual(["C00001"]);

      const bills = await chargesByBill(tx, truc, grouped());
      expect(bills.map((each) => [each.hwbno, each.listCharges.length])).toEqual([
        ["FWLAX2611061", 3],
        ["FWLAX2611062", 1],
      ]);
      const ofPort = await chargesByBill(tx, truc, grouped({ partnerID: job.port }));
      expect(ofPort.map((each) => each.listCharges.map((charge) => charge.type))).toEqual([
        ["OBH"],
      ]);
      expect(await chargesByBill(tx, truc, grouped({ cdNoteCode: "DN26110001" }))).toEqual([]);
    }),
  );

  test(
    "are those of jobs within reach",
    story(async (tx) => {
      const blind = castActor("documentation", { change: { docSeaFCLExport: { detail: "None" } } });
      for (const asked of [
        payees(tx, blind, ofJob()),
        payees(tx, truc, ofJob({ Id: newId() })),
        chargesByBill(tx, blind, grouped()),
      ]) {
        expect((await refusal(asked)).code).toBe("record.notFound");
      }
    }),
  );
});

describe("CK-15: warnings before lines are saved", () => {
  const lines = (more: object = {}) =>
    receivableCall.body.parse({
      data: [
        { hblid: job.bill, type: "SELL", paymentObjectId: job.customer, ...more },
        { hblid: job.bill, type: "BUY", paymentObjectId: job.carrier },
      ],
    });
  const limited = (tx: Tx) =>
    saveOfficeSettings(tx, castActor("administrator"), {
      officeId: offices.hcm,
      version: 0,
      accountReceivable: {
        ...usualReceivable,
        applyType: "Check Point",
        applyPartner: "Customer",
        creditLimit: true,
        overPaymentTerm: true,
        expiredAgreement: true,
      },
    });

  test(
    "say what check points say, each call its own reasons, and stop nothing",
    story(async (tx) => {
      const terms = { creditLimit: "1000000", creditLimitRate: "100" };
      await activate(tx, await agree(tx, job.customer, terms));
      await save(tx, job.bill, { selling: { charges: [line] } });
      await limited(tx);
      const credit = await notifyCreditTerm(tx, truc, lines());
      expect(credit).toMatchObject({
        status: false,
        alerts: [{ partnerId: job.customer, code: "checkPoint.overLimit" }],
      });
      expect(credit.message).toContain("Hoa Sen Export");
      const nothing = { status: true, message: "", alerts: [] };
      expect(await notifyPaymentTerm(tx, truc, lines())).toEqual(nothing);
      expect(await notifyExpiredAgreement(tx, truc, lines())).toEqual(nothing);
      expect((await checkReceivable(tx, truc, lines())).alerts).toEqual(credit.alerts);
      expect(await checkReceivable(tx, truc, lines({ isRefundFee: true }))).toEqual(nothing);
    }),
  );

  test(
    "name a missing agreement, and no bill out of reach",
    story(async (tx) => {
      await limited(tx);
      const missing = await notifyExpiredAgreement(tx, truc, lines());
      expect(missing.alerts).toMatchObject([{ code: "checkPoint.noAgreement" }]);
      const blind = castActor("documentation", { change: { docSeaFCLExport: { detail: "None" } } });
      expect((await refusal(checkReceivable(tx, blind, lines()))).code).toBe("record.notFound");
      const [first] = lines().data;
      const many = { data: Array.from({ length: 200 }, () => ({ ...first })) };
      const before = statementCount(tx);
      await checkReceivable(tx, truc, receivableCall.body.parse(many));
      expect(statementCount(tx) - before).toBeLessThanOrEqual(3);
    }),
  );

  test(
    "CK-15: partners without a bill take as many statements for 200 as for 2; one out of reach is unknown",
    story(async (tx) => {
      const partners = [job.carrier, job.port];
      const asks = (count: number) =>
        checkPointsCall.body.parse({
          data: Array.from({ length: count }, (_, at) => ({ partnerId: partners[at % 2] })),
        });
      const cost = async (count: number) => {
        const before = statementCount(tx);
        await validateCheckPoints(tx, truc, asks(count));
        return statementCount(tx) - before;
      };
      expect(await cost(200)).toBe(await cost(2));
      const { data } = asks(2);
      const unknown = checkPointsCall.body.parse({ data: [...data, { partnerId: newId() }] });
      expect((await refusal(validateCheckPoints(tx, truc, unknown))).code).toBe("record.notFound");
    }),
  );
});
