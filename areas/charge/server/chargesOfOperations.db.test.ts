import { lockOperation } from "@fairway/areas/operation/server/lockOperation.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { importedFields } from "@fairway/core/resource/resource.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { today } from "@fairway/core/time/day.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { addAndUpdate } from "../contract.ts";
import { chargeSheetOf } from "../model/chargeSheet.ts";
import { importCharges } from "./importCharges.ts";
import { shipmentProfit } from "./profits.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const charge = newId();

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await insertRows(tx, "charge", [
      {
        companyId,
        id: charge,
        code: "CUSTOMS",
        type: "DEBIT",
        chargeNameEn: "Customs fee",
        chargeNameVn: "Phí hải quan",
        serviceTypeId: [],
        officeIds: [],
      },
    ]);
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

test.each(["CL", "TK"])("the lines of a job of %s stand on its one bill", (transactionType) =>
  story(async (tx) => {
    const { id, hblid } = await openOperation(tx, { transactionType });
    const line = {
      chargeId: charge,
      quantity: "1",
      unitId: ground.hc40,
      unitPrice: "1250000",
      currencyId: "VND",
      vatrate: "8",
      paymentObjectId: ground.customer,
      exchangeDate: today(),
    };
    const tab = addAndUpdate.body.parse({ hblid, type: "SELL", charges: [line] });
    await saveCharges(tx, lan, tab);
    const lines = await rows<{ total: string }>(
      tx,
      sql`select total from surcharge where company_id = ${companyId} and hblid = ${hblid}`,
    );
    expect(lines).toMatchObject([{ total: "1350000" }]);
    const { houseBills } = await shipmentProfit(tx, lan, { jobId: id });
    expect(houseBills).toMatchObject([{ hblid }]);
  })(),
);

describe.each(["CL", "TK"] as const)("OJ-34: the sheet of charges of %s", (transactionType) => {
  const cells = (more: Readonly<Record<string, string | null>> = {}) => ({
    hwbno: "OPSHBL0001",
    mblno: "OPSMBL0001",
    customNo: null,
    paymentObjectId: "0300588142",
    chargeId: "CUSTOMS",
    quantity: "1",
    unitId: "40HC",
    unitPrice: "1250000",
    currencyId: "VND",
    vatrate: "8",
    exchangeDate: sayDay(today()),
    type: "Selling",
    ...more,
  });
  const store = (tx: Tx, ...lines: readonly ReturnType<typeof cells>[]) =>
    importCharges(tx, lan, {
      transactionType,
      rows: lines.map((each, at) => ({ row: at + 2, cells: each })),
    });

  test(
    "has 19 columns, of which bill, VAT and line are required",
    story(async () => {
      const sheet = chargeSheetOf(serviceOf(transactionType));
      expect(importedFields(sheet)).toEqual([
        "hwbno",
        "mblno",
        "customNo",
        "paymentObjectId",
        "payerId",
        "chargeId",
        "quantity",
        "unitId",
        "unitPrice",
        "currencyId",
        "vatPartnerId",
        "vatrate",
        "exchangeDate",
        "exchangeRate",
        "invoiceNo",
        "invoiceDate",
        "seriesNo",
        "type",
        "notes",
      ]);
      const required = importedFields(sheet).filter((name) => !sheet.fields[name]?.optional);
      expect(required).toEqual([
        "hwbno",
        "mblno",
        "paymentObjectId",
        "chargeId",
        "quantity",
        "unitId",
        "unitPrice",
        "currencyId",
        "vatrate",
        "exchangeDate",
        "type",
      ]);
    }),
  );

  test(
    "is stored as a whole or not at all, and names a declaration of its job",
    story(async (tx) => {
      const { id } = await openOperation(tx, { transactionType });
      await insertRows(tx, "customs_declaration", [
        {
          companyId,
          id: newId(),
          clearanceNo: "104912345678",
          type: "Export",
          clearanceDate: today(),
          jobId: id,
          userCreated: lan.userId,
          userModified: lan.userId,
        },
      ]);
      const wrong = await refusal(
        store(
          tx,
          cells({ customNo: "104912345678" }),
          cells({ customNo: "104999999999", notes: "other" }),
          cells({ mblno: null, vatrate: null, notes: "third" }),
          cells({ mblno: "OTHER", notes: "fourth" }),
        ),
      );
      expect(wrong.fields.map(({ field, code }) => `${field} ${code}`)).toEqual([
        "rows.3.customNo chargeSheet.customNo",
        "rows.4.mblno field.required",
        "rows.4.vatrate field.required",
        "rows.5.hwbno chargeSheet.unknownBill",
      ]);
      expect(await linesOf(tx, id)).toEqual([]);
      const { data } = await store(tx, cells({ customNo: "104912345678" }));
      expect(data.added).toBe(1);
      expect(await linesOf(tx, id)).toEqual([{ total: "1350000" }]);
      const again = await refusal(store(tx, cells()));
      expect(again.fields.map(({ code }) => code)).toEqual(["chargeSheet.stored"]);
    }),
  );

  test(
    "leaves a locked job alone",
    story(async (tx) => {
      const { id } = await openOperation(tx, { transactionType });
      await lockOperation(tx, castActor("administrator"), { id });
      const refused = await refusal(store(tx, cells()));
      expect(refused.fields.map(({ code }) => code)).toEqual(["charge.jobLocked"]);
    }),
  );
});

const linesOf = (tx: Tx, jobId: string) =>
  rows<{ total: string }>(
    tx,
    sql`select total from surcharge where company_id = ${companyId} and job_id = ${jobId}`,
  );
