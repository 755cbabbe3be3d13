import { issueNote } from "./issueNote.ts";
import { previewCombined } from "./previewCombined.ts";
import { previewNote } from "./previewNote.ts";
import { saveOfficeSettings } from "@fairway/areas/organisation/server/officeSettings.ts";
import {
  type ReceivableSetting,
  usualReceivable,
} from "@fairway/areas/organisation/model/officeSetting.ts";
import type { AgreementInput } from "@fairway/areas/agreement/model/agreementShapes.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { deleteCharges } from "@fairway/areas/charge/server/deleteCharges.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { checkPoints } from "@fairway/areas/credit/server/checkPoints.ts";
import type { PointAsk } from "@fairway/areas/credit/server/readGround.ts";

const database = await testDatabase();
const clerk = castActor("documentation");
const administrator = castActor("administrator");
const { customer, jobId, bill } = chargedJob;

const strict: ReceivableSetting = {
  ...usualReceivable,
  applyType: "Check Point",
  applyPartner: "Both",
  isApplyContract: true,
  creditLimit: true,
  overPaymentTerm: true,
  overPaymentTermObh: true,
  expiredAgreement: true,
};

async function setOffice(tx: Tx, setting: Partial<ReceivableSetting> = {}) {
  await saveOfficeSettings(tx, administrator, {
    officeId: offices.hcm,
    version: 0,
    accountReceivable: { ...strict, ...setting },
  });
}
const play = <T>(story: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    return story(tx);
  });
async function agreed(tx: Tx, more: Partial<AgreementInput> = {}) {
  const id = await agree(tx, customer, { creditLimit: "2000000", ...more });
  await activate(tx, id);
  return id;
}
const sell = (tx: Tx, prices: readonly string[], change: object = {}) =>
  saveCharges(tx, clerk, {
    hblid: bill,
    type: "SELL",
    charges: prices.map((price) => chargeLine.parse({ ...plainLine("SELL", price), ...change })),
    removed: [],
  });
const refusal = async (work: Promise<unknown>) => {
  const fault = await work.then(
    () => null,
    (each: unknown) => each,
  );
  if (fault instanceof Refused) return fault;
  throw new Error("it went through");
};
const point = (type: PointAsk["type"], more: Partial<PointAsk> = {}): PointAsk => ({
  type,
  partnerId: customer,
  saleManId: people.sales.id,
  officeId: offices.hcm,
  service: "SFE",
  serviceDate: null,
  jobId,
  hblid: bill,
  field: "customerId",
  ...more,
});
const codes = async (tx: Tx, ask: PointAsk) => {
  const [verdict] = await checkPoints(tx, administrator, [ask]);
  return verdict?.reasons.map(({ code, level }) => `${code.replace("checkPoint.", "")} ${level}`);
};

describe("a save of lines", () => {
  test("counts what it saves, and is stopped above the limit with reason, field and cure", () =>
    play(async (tx) => {
      await setOffice(tx);
      await agreed(tx);
      await sell(tx, ["1000000"]);
      const fault = await refusal(sell(tx, ["120000"]));
      expect(fault.code).toBe("checkPoint.stopped");
      expect(fault.entry.status).toBe(400);
      expect(fault.fields).toMatchObject([
        { field: "charges.0.paymentObjectId", code: "checkPoint.overLimit" },
      ]);
      expect(fault.say("vi")).toContain("đã dùng 120,96% hạn mức công nợ, cho phép 120%");
      expect(fault.say("en")).toContain("(2,419,200 of 2,000,000 VND)");
      expect(fault.cure).toMatchObject({ kind: "release", partnerId: customer, jobId, type: 5 });
    }));

  test("exactly at the rate passes, and so does an unlimited agreement", () =>
    play(async (tx) => {
      await setOffice(tx);
      const id = await agreed(tx, { creditLimit: "1800000" });
      expect(await sell(tx, ["1000000"])).not.toHaveProperty("alerts");
      await run(
        tx,
        sql`update partner_agreement set credit_unlimited = true where company_id = ${companyId}
          and id = ${id}`,
      );
      expect(await sell(tx, ["9000000"])).not.toHaveProperty("alerts");
    }));

  test("an alert is told in the answer, and a release makes no difference to it", () =>
    play(async (tx) => {
      await setOffice(tx, { applyType: "Alert" });
      await agreed(tx);
      const { alerts } = await sell(tx, ["5000000"]);
      expect(alerts).toMatchObject([
        { partnerId: customer, type: 5, code: "checkPoint.overLimit" },
      ]);
    }));

  test("an office that decided nothing learns of a missing agreement", () =>
    play(async (tx) => {
      const { alerts } = await sell(tx, ["1000"]);
      expect(alerts).toMatchObject([{ code: "checkPoint.noAgreement" }]);
      await agreed(tx);
      expect(await sell(tx, ["2000"])).not.toHaveProperty("alerts");
    }));

  test("a line that costs less is saved above the limit, one that costs more is not", () =>
    play(async (tx) => {
      await setOffice(tx);
      const id = await agreed(tx, { creditLimit: "9000000" });
      const [line] = (await sell(tx, ["1000000"])).data;
      await run(
        tx,
        sql`update partner_agreement set credit_limit = 1 where company_id = ${companyId}
          and id = ${id}`,
      );
      if (!line) throw new Error("no line");
      const save = (unitPrice: string, version: number) =>
        saveCharges(tx, clerk, {
          hblid: bill,
          type: "SELL",
          charges: [chargeLine.parse({ ...plainLine("SELL", unitPrice), id: line.id, version })],
          removed: [],
        });
      const { data } = await save("900000", line.version);
      const fault = await refusal(save("950000", data[0]?.version ?? 0));
      expect(fault.code).toBe("checkPoint.stopped");
    }));

  const discounted = async (tx: Tx) => {
    await setOffice(tx);
    const id = await agreed(tx, { creditLimit: "9000000" });
    const { data } = await sell(tx, ["1000000", "-400000"]);
    await run(
      tx,
      sql`update partner_agreement set credit_limit = 1 where company_id = ${companyId}
        and id = ${id}`,
    );
    const by = (sign: number) => {
      const found = data.find(({ unitPrice }) => Math.sign(Number(unitPrice)) === sign);
      if (!found) throw new Error("no line");
      return found;
    };
    return { plain: by(1), discount: by(-1) };
  };
  const removing = (tx: Tx, ...lines: readonly { id: string; version: number }[]) =>
    saveCharges(tx, clerk, {
      hblid: bill,
      type: "SELL",
      charges: [],
      removed: lines.map(({ id, version }) => ({ id, version })),
    });

  test("CK-6: a discount that is removed above the limit adds to the debt and is stopped", () =>
    play(async (tx) => {
      const { discount } = await discounted(tx);
      const saved = await refusal(removing(tx, discount));
      expect(saved.code).toBe("checkPoint.stopped");
      expect(saved.fields).toMatchObject([{ field: "removed.0.id", code: "checkPoint.overLimit" }]);
    }));
  test("CK-6: a discount that is deleted above the limit is stopped", () =>
    play(async (tx) => {
      const { discount } = await discounted(tx);
      const deleted = await refusal(deleteCharges(tx, clerk, { ids: [discount.id] }));
      expect(deleted.fields).toMatchObject([{ field: "ids.0", code: "checkPoint.overLimit" }]);
    }));
  test("CK-6: a line that is removed with its discount owes less and passes", () =>
    play(async (tx) => {
      const { plain, discount } = await discounted(tx);
      expect((await removing(tx, plain, discount)).status).toBe(true);
    }));

  test("CK-6: a line whose refund mark is taken away is new debt", () =>
    play(async (tx) => {
      await setOffice(tx);
      await agreed(tx);
      await run(
        tx,
        sql`update shipment set coloader_id = ${customer} where company_id = ${companyId}
          and id = ${jobId}`,
      );
      const { data } = await sell(tx, ["9000000"], { isRefundFee: true });
      const [line] = data;
      const plain = chargeLine.parse({
        ...plainLine("SELL", "9000000"),
        id: line?.id,
        version: line?.version,
      });
      const fault = await refusal(
        saveCharges(tx, clerk, {
          hblid: bill,
          type: "SELL",
          charges: [{ ...plain, isRefundFee: false }],
          removed: [],
        }),
      );
      expect(fault.code).toBe("checkPoint.stopped");
    }));

  test("the statements of 20 and of 200 lines are the same, with and without checks", () =>
    play(async (tx) => {
      const count = async (lines: number) => {
        const before = statementCount(tx);
        await sell(
          tx,
          Array.from({ length: lines }, (_, at) => String(at + 1000)),
          {
            vatrate: String(lines % 90),
          },
        );
        return statementCount(tx) - before;
      };
      await agreed(tx, { creditLimit: "900000000000" });
      const off = await count(20);
      expect(await count(200)).toBe(off);
      await setOffice(tx);
      expect(await count(21)).toBe(off + 1);
      expect(await count(201)).toBe(off + 1);
    }));
});

describe("the agreement that is checked", () => {
  test("is that of the salesman, office and service", () =>
    play(async (tx) => {
      await setOffice(tx);
      await agreed(tx);
      expect(await codes(tx, point(6))).toEqual([]);
      expect(await codes(tx, point(6, { saleManId: null }))).toEqual([]);
      expect(await codes(tx, point(6, { saleManId: people.manager.id }))).toEqual([
        "noAgreement stop",
      ]);
      expect(await codes(tx, point(6, { service: "AE" }))).toEqual(["noAgreement stop"]);
      expect(await codes(tx, point(6, { officeId: offices.hph }))).toEqual(["noAgreement alert"]);
    }));

  test("a director sells without one", () =>
    play(async (tx) => {
      await setOffice(tx);
      await run(
        tx,
        sql`update sys_user set user_role = 'BOD' where company_id = ${companyId}
          and id = ${people.manager.id}`,
      );
      expect(await codes(tx, point(6, { saleManId: people.manager.id }))).toEqual([]);
    }));

  test("CK-8: a bill that a director gives away passes the gates of its new salesman", () =>
    play(async (tx) => {
      await setOffice(tx);
      await run(
        tx,
        sql`update sys_user set user_role = 'BOD' where company_id = ${companyId}
          and id = ${people.manager.id}`,
      );
      await agreed(tx, { creditLimit: "9000000" });
      await sell(tx, ["1000000"]);
      await run(
        tx,
        sql`update partner_agreement set credit_limit = 1 where company_id = ${companyId}`,
      );
      const before = { customerId: customer, saleManId: people.manager.id };
      expect(await codes(tx, point(8, { before }))).toEqual(["overLimit stop"]);
    }));
});

describe("a prepaid customer", () => {
  const prepaid = { contractType: "Prepaid", creditLimit: null } as const;

  test("has every line on a paid note before its bill is printed or changed", () =>
    play(async (tx) => {
      await setOffice(tx);
      await agreed(tx, prepaid);
      expect(await codes(tx, point(7))).toEqual([]);
      const { data } = await sell(tx, ["1000"]);
      expect(await codes(tx, point(7))).toEqual(["prepaidNotNoted stop"]);
      const note = await billNote(
        tx,
        data.map((each) => each.id),
      );
      expect(await codes(tx, point(8))).toEqual(["prepaidNotPaid stop"]);
      await run(
        tx,
        sql`insert into prepaid_confirmation (company_id, id, document_id)
          values (${companyId}, new_id(), ${note.id})`,
      );
      expect(await codes(tx, point(7))).toEqual([]);
    }));

  test("is overdue when a note waits for more than three days", () =>
    play(async (tx) => {
      await setOffice(tx);
      await agreed(tx, prepaid);
      const { data } = await sell(tx, ["1000"]);
      const note = await billNote(
        tx,
        data.map((each) => each.id),
      );
      const age = (days: number) =>
        run(
          tx,
          sql`update document set datetime_created = now() - make_interval(days => ${days})
            where company_id = ${companyId} and id = ${note.id}`,
        );
      await age(3);
      expect(await codes(tx, point(5))).toEqual([]);
      await age(4);
      expect(await codes(tx, point(5))).toEqual(["overDuePrepaid stop"]);
    }));

  test("does not change once a note is issued", () =>
    play(async (tx) => {
      await setOffice(tx);
      await agreed(tx, prepaid);
      const { data } = await sell(tx, ["1000"]);
      const change = point(8, {
        saleManId: people.manager.id,
        before: { customerId: customer, saleManId: people.sales.id },
      });
      expect(await codes(tx, change)).toEqual(["noAgreement stop"]);
      await billNote(
        tx,
        data.map((each) => each.id),
      );
      expect(await codes(tx, change)).toEqual(["prepaidHasNotes stop"]);
    }));
});

describe("a note", () => {
  test("is not issued after the agreement ended, but for a sale within its days", () =>
    play(async (tx) => {
      await agreed(tx, { effectiveDate: "2025-01-01", expiredDate: "2025-12-31" });
      const { data } = await sell(tx, ["1000"]);
      await setOffice(tx);
      const ids = data.map((each) => each.id);
      await run(tx, sql`savepoint before`);
      expect((await refusal(billNote(tx, ids))).fields).toMatchObject([
        { field: "partnerId", code: "checkPoint.expired" },
      ]);
      await run(tx, sql`rollback to savepoint before`);
      await run(
        tx,
        sql`update shipment set service_date = '2025-06-01' where company_id = ${companyId}`,
      );
      expect((await billNote(tx, ids)).chargeCount).toBe(1);
    }));

  test("is not printed after the agreement ended, alone or on a bill; a credit note is", () =>
    play(async (tx) => {
      const agreement = await agreed(tx);
      const { data } = await sell(tx, ["1000"]);
      await setOffice(tx);
      const note = await billNote(
        tx,
        data.map((each) => each.id),
      );
      const print = () =>
        previewNote(tx, clerk, { jobId, creditDebitNo: note.code, currency: "ORIGIN" });
      expect((await print()).mime).toBe("application/pdf");
      await run(
        tx,
        sql`update partner_agreement set effective_date = '2025-01-01', expired_date = '2025-12-31'
          where company_id = ${companyId} and id = ${agreement}`,
      );
      const fault = await refusal(print());
      expect(fault.fields).toMatchObject([{ field: "partnerId", code: "checkPoint.expired" }]);
      expect(fault.cure).toMatchObject({ kind: "release", type: 3 });
      const together = refusal(previewCombined(tx, clerk, { ids: [note.id] }));
      expect((await together).code).toBe("checkPoint.stopped");
      await run(tx, sql`update cd_note set type = 'CREDIT' where id = ${note.id}`);
      expect((await print()).mime).toBe("application/pdf");
    }));

  test("of a credit only alerts", () =>
    play(async (tx) => {
      await sell(tx, ["1000"]);
      const { data } = await saveCharges(tx, clerk, {
        hblid: bill,
        type: "BUY",
        charges: [chargeLine.parse({ ...plainLine("BUY", "500"), paymentObjectId: customer })],
        removed: [],
      });
      await setOffice(tx);
      const answer = await issueNote(tx, clerk, {
        jobId,
        type: "CREDIT",
        partnerId: customer,
        chargeIds: data.map((each) => each.id),
        exchangeDate: chargedJob.day,
        note: null,
        flexId: null,
      });
      expect(answer.alerts).toMatchObject([{ type: 4, code: "checkPoint.noAgreement" }]);
    }));
});
