import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { saveSettingFlow } from "../contract.ts";
import {
  getOfficeSettings,
  getProfitMargin,
  receivableSettings,
  saveOfficeSettings,
} from "./officeSettings.ts";

const database = await castDatabase();
const play = <T>(fn: (tx: Tx) => Promise<T>) => rolledBack(database, fn);

const admin = castActor("administrator");
const hcm = offices.hcm;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "went through",
    (fault: Refused) => fault.code,
  );
const save = (tx: Tx, change: object, actor = admin) =>
  saveOfficeSettings(
    tx,
    actor,
    saveSettingFlow.body.parse({ officeId: hcm, version: 0, ...change }),
  );

test("an office that has decided nothing works by the usual", async () => {
  await play(async (tx) => {
    const found = await getOfficeSettings(tx, admin, { officeId: hcm });
    expect(found).toMatchObject({
      version: 0,
      isSet: false,
      approvals: [
        {
          type: "Advance",
          leader: "None",
          manager: "Approval",
          accountant: "Approval",
          bod: "Auto",
        },
        { type: "Settlement" },
        { type: "Work order" },
      ],
      account: { applyType: "None", creditLimit: false },
      typedRate: { rateShare: "5" },
      finishing: { marginCap: "50" },
    });
    expect(found.unlocks.map((each) => each.type)).toEqual(["Shipment", "Advance", "Settlement"]);
    expect(found.lockingDateShipment).toHaveLength(10);
    expect(found.profitMargins.every((each) => each.minProfit === null)).toBe(true);
  });
});

test("what an office decides is kept, and read by those who work by it", async () => {
  await play(async (tx) => {
    const { data } = await save(tx, {
      unlockShipments: [
        {
          type: "Shipment",
          leader: "Approval",
          manager: "None",
          accountant: "Auto",
          bod: "Special",
          overLimit: "50000000",
        },
      ],
      accountReceivable: {
        applyType: "Check Point",
        applyPartner: "Customer",
        isApplyContract: true,
        creditLimit: true,
        overPaymentTerm: true,
        overPaymentTermObh: false,
        expiredAgreement: true,
        exemptFromCheckPoint: false,
      },
      lockShipmentDate: [
        { transactionType: "SFE", lockDate: 10, lockAfterUnlocking: 3, isApply: true },
      ],
      replicateOffice: {
        replicateOfficeId: offices.hph,
        replicatePrefix: null,
        replicateAutorateVat: "8.5",
      },
      profitMargins: [
        {
          transactionType: "SFE",
          minProfitMarginPercent: "12.50",
          minProfit: "1500000",
          currencyId: "VND",
        },
      ],
      opex: { alertAtd: true },
    });
    expect(data).toEqual({ officeId: hcm, version: 1 });
    const found = await getOfficeSettings(tx, admin, { officeId: hcm });
    expect(found).toMatchObject({
      version: 1,
      replicateOffice: {
        replicateOfficeId: offices.hph,
        replicatePrefix: "R",
        replicateAutorateVat: "8.5",
      },
      replicateOfficeCode: "HPH",
      opex: { alertAtd: true },
      userNameModified: "administrator",
    });
    expect(found.lockingDateShipment.find((each) => each.transactionType === "SFE")).toEqual({
      transactionType: "SFE",
      lockDate: 10,
      lockAfterUnlocking: 3,
      isApply: true,
    });
    expect(found.unlocks[0]).toEqual({
      type: "Shipment",
      typeName: { en: "Shipment", vi: "Lô hàng" },
      leader: "Approval",
      manager: "None",
      accountant: "Auto",
      bod: "Special",
      overLimit: "50000000",
    });
    expect(await receivableSettings(tx, admin, hcm)).toMatchObject({
      applyType: "Check Point",
      applyPartner: "Customer",
    });
    expect(await receivableSettings(tx, admin, offices.hph)).toMatchObject({ applyType: "None" });
    const sfe = { officeId: hcm, transactionType: "SFE" } as const;
    expect(await getProfitMargin(tx, castActor("sales"), sfe)).toEqual({
      transactionType: "SFE",
      minProfitMarginPercent: "12.5",
      minProfit: "1500000",
      currencyId: "VND",
    });
  });
});

test("a part that is not sent stays, and who saves over another is told", async () => {
  await play(async (tx) => {
    const locks = [{ transactionType: "AE", lockDate: 5, lockAfterUnlocking: 2, isApply: true }];
    await save(tx, {
      lockShipmentDate: locks,
      accountPayable: { approvalAdvance: true, approvalSettlement: false },
    });
    expect(await refusal(save(tx, { opex: { alertAtd: true } }))).toBe("record.conflict");
    await save(tx, {
      version: 1,
      opex: { alertAtd: true },
      lockShipmentDate: [{ ...locks[0], lockDate: 6 }],
    });
    expect(await refusal(save(tx, { version: 1 }))).toBe("record.conflict");
    const found = await getOfficeSettings(tx, admin, { officeId: hcm });
    expect(found).toMatchObject({
      version: 2,
      accountPayable: { approvalAdvance: true },
      opex: { alertAtd: true },
    });
    expect(found.lockingDateShipment.find((each) => each.transactionType === "AE")?.lockDate).toBe(
      6,
    );
    const told = await rows<{ tableName: string; action: string; after: Record<string, unknown> }>(
      tx,
      sql`select table_name, action, after from history where company_id = ${companyId}
        and table_name = 'office_lock' order by changed_at, id`,
    );
    expect(told).toMatchObject([
      { action: "insert", after: { lock_date: 5 } },
      { action: "update", after: { lock_date: 6 } },
    ]);
  });
});

test("the replica goes to another active office of the company", async () => {
  await play(async (tx) => {
    const to = (replicateOfficeId: string) =>
      refusal(
        save(tx, {
          replicateOffice: { replicateOfficeId, replicatePrefix: "X", replicateAutorateVat: null },
        }),
      );
    expect(await to(hcm)).toBe("setting.replicateHere");
    expect(await to("0190c0de-0000-7000-8000-000000000999")).toBe("record.notFound");
    await run(
      tx,
      sql`update office set active = false where company_id = ${companyId} and id = ${offices.hph}`,
    );
    expect(await to(offices.hph)).toBe("setting.replicateUnknown");
  });
});

test.each([
  [
    "a step that does not exist",
    {
      approvePayments: [
        { type: "Advance", leader: "Special", manager: "None", accountant: "None", bod: "None" },
      ],
    },
  ],
  [
    "a kind named twice",
    {
      unlockShipments: [1, 2].map(() => ({
        type: "Shipment",
        leader: "None",
        manager: "None",
        accountant: "None",
        bod: "None",
      })),
    },
  ],
  [
    "a day that no month has",
    {
      lockShipmentDate: [
        { transactionType: "AE", lockDate: 31, lockAfterUnlocking: 1, isApply: true },
      ],
    },
  ],
  [
    "a margin above everything",
    {
      profitMargins: [
        {
          transactionType: "AE",
          minProfitMarginPercent: "101",
          minProfit: null,
          currencyId: "VND",
        },
      ],
    },
  ],
  [
    "a service that does not exist",
    {
      profitMargins: [
        { transactionType: "XX", minProfitMarginPercent: "1", minProfit: null, currencyId: "VND" },
      ],
    },
  ],
])("%s is not taken", (_, change) => {
  expect(saveSettingFlow.body.safeParse({ officeId: hcm, version: 0, ...change }).success).toBe(
    false,
  );
});

test("settings are seen and saved as far as the right on offices reaches", async () => {
  await play(async (tx) => {
    const local = castActor("manager", {
      change: { sysOffice: { list: "Office", detail: "Office", write: "Office" } },
    });
    expect((await getOfficeSettings(tx, local, { officeId: hcm })).permission.allowUpdate).toBe(
      true,
    );
    expect(await refusal(getOfficeSettings(tx, local, { officeId: offices.hph }))).toBe(
      "record.notFound",
    );
    const reader = castActor("manager", {
      change: { sysOffice: { detail: "Company", write: "Office" } },
    });
    const there = { officeId: offices.hph };
    expect((await getOfficeSettings(tx, reader, there)).permission.allowUpdate).toBe(false);
    expect(await refusal(save(tx, there, reader))).toBe("access.forbidden");
    await save(tx, {}, reader);
    const stranger = castActor("administrator", { companyId: companyId.replace(/1$/, "9") });
    expect(await refusal(getOfficeSettings(tx, stranger, { officeId: hcm }))).toBe(
      "record.notFound",
    );
    expect(await refusal(save(tx, {}, stranger))).toBe("record.notFound");
    const margin = { officeId: hcm, transactionType: "SFE" } as const;
    expect(await refusal(getProfitMargin(tx, stranger, margin))).toBe("record.notFound");
  });
});

test("an office sets the margin above which a finished job needs a reason", async () => {
  await play(async (tx) => {
    await save(tx, { finishing: { marginCap: "35.5" } });
    const found = await getOfficeSettings(tx, admin, { officeId: hcm });
    expect(found.finishing).toEqual({ marginCap: "35.5" });
    for (const marginCap of ["-1", "100.01"]) {
      const sent = { officeId: hcm, version: 1, finishing: { marginCap } };
      expect(saveSettingFlow.body.safeParse(sent).success).toBe(false);
    }
  });
});

test("an office sets the share by which a typed rate may differ, at most half", async () => {
  await play(async (tx) => {
    await save(tx, { typedRate: { rateShare: "2.5" } });
    const found = await getOfficeSettings(tx, admin, { officeId: hcm });
    expect(found.typedRate).toEqual({ rateShare: "2.5" });
    for (const rateShare of ["-1", "50.01"]) {
      const sent = { officeId: hcm, version: 1, typedRate: { rateShare } };
      expect(saveSettingFlow.body.safeParse(sent).success).toBe(false);
    }
  });
});

test("a type of approval that does not exist is refused", async () => {
  await play(async (tx) => {
    const unknown = {
      type: "Tea",
      leader: "None",
      manager: "None",
      accountant: "None",
      bod: "Auto",
    };
    const again = save(tx, { approvePayments: [unknown] });
    expect(await refusal(again)).toBe("setting.typeUnknown");
  });
});
