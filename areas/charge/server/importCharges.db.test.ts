import { usualReceivable } from "@fairway/areas/organisation/model/officeSetting.ts";
import { saveOfficeSettings } from "@fairway/areas/organisation/server/officeSettings.ts";
import { correctedMime } from "@fairway/core/imports/importShapes.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { one, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { writeOlderJob } from "../../../tests/cast/olderJob.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { mostLines } from "../contract.ts";
import { chargeSheet } from "../model/chargeSheet.ts";
import { chargeTemplate, importCharges, uploadCharges } from "./importCharges.ts";

const database = await testDatabase();
const truc = castActor("documentation");
type Cells = Record<string, string | null>;

const story = (play: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await play(tx);
  });

const line = (more: Cells = {}): Cells => ({
  hwbno: "FWLAX2611061",
  mblno: "EGLV0000061",
  paymentObjectId: "C00001",
  chargeId: "SS_OCF",
  quantity: "2",
  unitId: "40HC",
  unitPrice: "1450",
  currencyId: "USD",
  vatrate: "8",
  exchangeDate: "20/11/2026",
  type: "Selling",
  ...more,
});
const bought = (more: Cells = {}) =>
  line({ type: "Buying", paymentObjectId: "S00001", chargeId: "BS_OCF", ...more });
const onBehalf = (more: Cells = {}) =>
  line({ type: "OBH", payerId: "S00002", chargeId: "OBH_PORT", currencyId: "VND", ...more });

async function file(lines: readonly Cells[], headers: Record<string, string> = {}) {
  const columns = chargeSheet.excel.map((key) => ({
    header: headers[key] ?? chargeSheet.fields[key]?.label.en ?? key,
    key,
    kind: "text" as const,
  }));
  const parts: Uint8Array[] = [];
  for await (const part of writeExcel({ sheet: "charges", columns, rows: lines })) parts.push(part);
  return { name: "charges.xlsx", mime: "", bytes: Buffer.concat(parts) };
}
const upload = async (tx: Tx, lines: readonly Cells[], actor = truc) =>
  uploadCharges(tx, actor, { file: await file(lines) });
const store = (tx: Tx, lines: readonly Cells[], actor = truc) =>
  importCharges(tx, actor, {
    transactionType: null,
    rows: lines.map((cells, at) => ({ row: at + 2, cells })),
  });
const stored = (tx: Tx) =>
  one<{ lines: number }>(
    tx,
    sql`select count(*)::int as lines from surcharge where company_id = ${companyId}`,
  ).then((found) => found.lines);
/** The errors of the cells of each row that has any, by its number. */
const errorsIn = async (tx: Tx, lines: readonly Cells[], actor = truc) => {
  const { data } = await upload(tx, lines, actor);
  expect(await stored(tx)).toBe(0);
  return Object.fromEntries(
    data.filter((row) => !row.isValid).map(({ row, errors }) => [row, errors]),
  );
};
const codesOf = async (tx: Tx, lines: readonly Cells[], actor = truc) => {
  const refused = await refusal(store(tx, lines, actor));
  expect(await stored(tx)).toBe(0);
  return refused.fields.map((each) => `${each.field} ${each.code}`);
};

const checked = { applyType: "Check Point", applyPartner: "Customer" } as const;
const limited = async (tx: Tx, creditLimit: string) => {
  await saveOfficeSettings(tx, castActor("administrator"), {
    officeId: offices.hcm,
    version: 0,
    accountReceivable: { ...usualReceivable, ...checked, creditLimit: true },
  });
  await activate(tx, await agree(tx, job.customer, { creditLimit, creditLimitRate: "100" }));
};

describe("CH-33: a sheet of charges", () => {
  test(
    "is shown, then stored with the amounts of a save",
    story(async (tx) => {
      const lines = [
        line(),
        bought({ invoiceNo: "HD-7", invoiceDate: "19/11/2026", vatPartnerId: "S00001" }),
        onBehalf({ vatrate: "KCT", unitPrice: "2200000", notes: "port" }),
        line({ chargeId: "SS_THC", vatrate: "", exchangeRate: "25500", currencyId: "USD" }),
      ];
      const read = await upload(tx, lines);
      expect(read).toMatchObject({ totalRows: 4, totalValidRows: 4 });
      expect(read.data.map((row) => row.state)).toEqual(["new", "new", "new", "new"]);
      expect(await stored(tx)).toBe(0);
      const answer = await store(tx, lines);
      expect(answer.data).toEqual({ count: 4, added: 4, changed: 0 });
      const { rows: kept } = await sql<Record<string, unknown>>`
        select type, net_amount::text, vat_amount::text, vatrate::text, amount_vnd::text,
          final_exchange_rate::text, price_source, invoice_no, vat_partner_id = payment_object_id as own
        from surcharge where company_id = ${companyId} order by type, line_no`.execute(tx);
      expect(kept.map((each) => Object.values(each))).toEqual([
        ["BUY", "2900.00", "232.00", "8", "73696250", "25412.5", "import", "HD-7", true],
        ["OBH", "4400000", "0", null, "4400000", "1", "import", null, null],
        ["SELL", "2900.00", "232.00", "8", "73696250", "25412.5", "import", null, null],
        ["SELL", "2900.00", "0.00", null, "73950000", "25500", "import", null, null],
      ]);
    }),
  );

  test(
    "comes from a template that explains its columns and is read again",
    story(async (tx) => {
      const template = await chargeTemplate(tx, truc, {});
      const parts: Uint8Array[] = [];
      for await (const part of template.bytes as AsyncIterable<Uint8Array>) parts.push(part);
      const bytes = Buffer.concat(parts);
      const { headers, rows } = await readExcel(bytes);
      expect(headers.slice(0, 7)).toEqual([
        "HBL No",
        "MBL No",
        "Job No",
        "Custom No",
        "Partner Code *",
        "OBH Partner",
        "Charge Code *",
      ]);
      const example = rows.map(({ cells }) => cells).find((cells) => cells.includes("1450"));
      expect(example?.[0]).toBe("Example: FWLAX2611061");
      expect(example).toEqual(expect.arrayContaining(["2", "USD", "8", "Selling"]));
      for (const empty of ["MBL No", "Series No", "Notes"]) expect(example).not.toContain(empty);
      const empty = await refusal(
        uploadCharges(tx, truc, { file: { name: "t.xlsx", mime: "", bytes } }),
      );
      expect(empty.code).toBe("import.nothing");
    }),
  );

  test(
    "names the bill by HBL, job or MBL number, as long as only one has it",
    story(async (tx) => {
      const alone = await writeOlderJob(tx);
      const none = { hwbno: null, mblno: null };
      const named = [
        line({ mblno: null }),
        bought({ ...none, jobNo: "sef2610/00007" }),
        line({ jobNo: "SEF2611/00061", chargeId: "SS_THC" }),
      ];
      expect(await errorsIn(tx, named)).toEqual({});
      const wrong = [
        line(none),
        line({ ...none, jobNo: "SEF2611/00061" }),
        line({ ...none, mblno: "EGLV0000061" }),
        line({ mblno: "OTHER" }),
        line({ hwbno: "NOBODY" }),
        line({ customNo: "300012345678" }),
      ];
      expect(await codesOf(tx, wrong)).toEqual([
        "rows.2.hwbno chargeSheet.noNumber",
        "rows.3.jobNo chargeSheet.severalBills",
        "rows.4.mblno chargeSheet.severalBills",
        "rows.5.hwbno chargeSheet.unknownBill",
        "rows.6.hwbno chargeSheet.unknownBill",
        "rows.7.customNo chargeSheet.customNo",
      ]);
      const kept = await store(tx, named);
      expect(kept.data.added).toBe(3);
      const older = await one<{ lines: number }>(
        tx,
        sql`select count(*)::int as lines from surcharge
          where company_id = ${companyId} and job_id = ${alone.jobId}`,
      );
      expect(older.lines).toBe(1);
    }),
  );

  test(
    "takes a job without house bills by its number",
    story(async (tx) => {
      const [id, bill] = [newId(), newId()];
      const stamp = { companyId, officeId: offices.hcm, userCreated: people.documentation.id };
      await insertRows(tx, "shipment", [
        {
          ...stamp,
          id,
          jobNo: "LOG2611/00009",
          transactionType: "CL",
          family: "O",
          serviceDate: job.day,
          personIncharge: people.documentation.id,
          currentStatus: "Processing",
        },
      ]);
      await insertRows(tx, "house_bill", [
        { ...stamp, id: bill, jobId: id, family: "O", isVirtual: true },
      ]);
      const named = { hwbno: null, mblno: null, jobNo: "LOG2611/00009" };
      expect((await store(tx, [bought(named)])).data.added).toBe(1);
      const { hblid } = await one<{ hblid: string }>(
        tx,
        sql`select hblid from surcharge where company_id = ${companyId} and job_id = ${id}`,
      );
      expect(hblid).toBe(bill);
    }),
  );

  test(
    "says what is wrong at every cell, and stores nothing",
    story(async (tx) => {
      const wrong = [
        line({ paymentObjectId: "NOBODY", chargeId: "NO_SUCH", unitId: "??", currencyId: "QQQ" }),
        line({ unitPrice: "0", quantity: "-1" }),
        line({ unitPrice: "1e30", exchangeRate: "0" }),
        line({ quantity: "1000000000000000000000000000000" }),
        line({ vatrate: "abc" }),
        line({ vatrate: "0.08" }),
        line({ vatrate: "101" }),
        line({ exchangeDate: "31/02/2026" }),
        line({ type: "Gift" }),
        line({ currencyId: "JPY" }),
        line({ chargeId: "BS_OCF" }),
        line({ chargeId: "SS_AWB" }),
        line({ payerId: "S00002" }),
        onBehalf({ payerId: null }),
        onBehalf({ payerId: "C00001" }),
        bought({ paymentObjectId: "S00003" }),
        line({ paymentObjectId: "S00001" }),
        line({ quantity: "1000", unitPrice: "101" }),
        bought({ vatPartnerId: "0000", invoiceNo: "1" }),
        line({ quantity: null, unitPrice: null }),
        line({ exchangeDate: "01/01/2019" }),
      ].map((cells, at) => ({ ...cells, notes: `${at}` }));
      expect(await codesOf(tx, wrong)).toEqual([
        "rows.2.paymentObjectId field.unknown",
        "rows.2.chargeId field.unknown",
        "rows.2.unitId field.unknown",
        "rows.2.currencyId field.unknown",
        "rows.3.quantity field.belowZero",
        "rows.3.unitPrice charge.unitPrice",
        "rows.4.unitPrice field.notNumber",
        "rows.4.exchangeRate rate.aboveZero",
        "rows.5.quantity field.notNumber",
        "rows.6.vatrate chargeSheet.vat",
        "rows.7.vatrate chargeSheet.vatShare",
        "rows.8.vatrate charge.vat",
        "rows.9.exchangeDate field.notDay",
        "rows.10.type field.notOffered",
        "rows.11.currencyId rate.missing",
        "rows.12.chargeId charge.wrongType",
        "rows.13.chargeId charge.wrongService",
        "rows.14.payerId chargeSheet.noPayer",
        "rows.15.payerId field.required",
        "rows.16.payerId charge.samePartner",
        "rows.17.paymentObjectId charge.inactive",
        "rows.18.paymentObjectId charge.notSoldTo",
        "rows.19.unitPrice charge.usdLimit",
        "rows.20.vatPartnerId field.unknown",
        "rows.21.quantity field.required",
        "rows.21.unitPrice field.required",
        "rows.22.exchangeDate rate.dayFar",
      ]);
      const { data, totalValidRows } = await upload(tx, wrong);
      expect(totalValidRows).toBe(0);
      expect(data[6 - 1]?.errors["vatrate"]).toContain("enter 8 instead of 0.08");
    }),
  );

  test(
    "is refused when its rows repeat each other or the bill",
    story(async (tx) => {
      const twice = [line(), bought(), line(), line({ notes: "second container" })];
      expect(await codesOf(tx, twice)).toEqual(["rows.4.chargeId chargeSheet.twice"]);
      await store(tx, [line(), bought()]);
      const again = await refusal(store(tx, [line(), bought({ invoiceNo: "HD-8" })]));
      expect(again.fields).toMatchObject([
        { field: "rows.2.chargeId", code: "chargeSheet.stored" },
      ]);
      expect(await stored(tx)).toBe(2);
    }),
  );

  test(
    `has at most ${mostLines} lines, known columns and no formulas`,
    story(async (tx) => {
      const many = Array.from({ length: mostLines + 1 }, (_, at) => line({ notes: `${at}` }));
      for (const refused of [await refusal(upload(tx, many)), await refusal(store(tx, many))]) {
        expect(refused).toMatchObject({ code: "charge.tooMany", facts: { most: mostLines } });
      }
      const renamed = await file([line()], { unitPrice: "What it costs" });
      const header = await refusal(uploadCharges(tx, truc, { file: renamed }));
      expect(header).toMatchObject({ code: "import.header", facts: { column: "Unit Price" } });
      const broken = { name: "x.xlsx", mime: "", bytes: Buffer.from("PK not a workbook") };
      expect((await refusal(uploadCharges(tx, truc, { file: broken }))).code).toBe("excel.notXlsx");
      const rows = [{ row: 2, cells: line({ unitPrice: "=1450*2" }) }];
      const bytes = Buffer.from(JSON.stringify({ rows }));
      const corrected = { name: "rows.json", mime: correctedMime, bytes };
      const { data } = await uploadCharges(tx, truc, { file: corrected });
      expect(Object.keys(data[0]?.errors ?? {})).toEqual(["unitPrice"]);
      expect((await refusal(store(tx, []))).code).toBe("import.nothing");
    }),
  );

  test(
    "takes as many statements for 200 lines as for 2",
    story(async (tx) => {
      const lines = (count: number) =>
        Array.from({ length: count }, (_, at) =>
          at % 2 === 0 ? line({ notes: `${count} ${at}` }) : bought({ notes: `${count} ${at}` }),
        );
      const cost = async (count: number) => {
        const before = statementCount(tx);
        await store(tx, lines(count));
        return statementCount(tx) - before;
      };
      const few = await cost(2);
      expect(await cost(200)).toBe(few);
      expect(few).toBeLessThanOrEqual(30);
    }),
  );
});

describe("CH-33: who imports, and to which jobs", () => {
  test(
    "takes the right to import and those to change the job and its charges",
    story(async (tx) => {
      const none = castActor("documentation", { change: { docSeaFCLExport: { import: false } } });
      expect(await codesOf(tx, [line()], none)).toEqual(["rows.2.hwbno chargeSheet.notYours"]);
      const reads = castActor("documentation", { change: { docSeaFCLExport: { special: [] } } });
      expect(await codesOf(tx, [line()], reads)).toEqual(["rows.2.hwbno chargeSheet.notYours"]);
      const blind = castActor("documentation", { change: { docSeaFCLExport: { detail: "None" } } });
      expect(await codesOf(tx, [line()], blind)).toEqual(["rows.2.hwbno chargeSheet.unknownBill"]);
      const sales = actorInRole("sales");
      expect((await refusal(store(tx, [line()], sales))).code).toBe("access.forbidden");
    }),
  );

  test(
    "refuses closed jobs, and jobs of another service than the list it was opened from",
    story(async (tx) => {
      const bytes = (await file([line()])).bytes;
      const ask = { file: { name: "a.xlsx", mime: "", bytes } };
      const other = await uploadCharges(tx, truc, { ...ask, transactionType: "AE" });
      expect(other.data[0]?.errors["hwbno"]).toMatch(/Sea FCL Export/);
      await run(
        tx,
        sql`update shipment set is_locked = true, locked_date = now()
          where company_id = ${companyId} and id = ${job.jobId}`,
      );
      expect(await codesOf(tx, [line()])).toEqual(["rows.2.hwbno charge.jobLocked"]);
    }),
  );

  test(
    "refuses a profit on a job without profit, at the rows of that job",
    story(async (tx) => {
      await run(
        tx,
        sql`update shipment set no_profit = true where company_id = ${companyId}
          and id = ${job.jobId}`,
      );
      const lines = [line(), bought({ unitPrice: "1000" })];
      expect(Object.keys(await errorsIn(tx, lines))).toEqual(["2", "3"]);
      await run(tx, sql`savepoint before`);
      expect((await refusal(store(tx, lines))).code).toBe("charge.noProfit");
      await run(tx, sql`rollback to savepoint before`);
      const kept = await store(tx, [line(), bought({ unitPrice: "1450" })]);
      expect(kept.data.added).toBe(2);
    }),
  );

  test(
    "CH-33: the preview marks every job without profit and every customer above its limit at once",
    story(async (tx) => {
      await writeOlderJob(tx);
      await run(tx, sql`update shipment set no_profit = true where company_id = ${companyId}`);
      await limited(tx, "1000");
      const older = { hwbno: "FWLAX2610007", mblno: null };
      const wrong = await errorsIn(tx, [line(), line(older), bought({ ...older, unitPrice: "1" })]);
      expect(Object.entries(wrong).map(([row, errors]) => [row, Object.keys(errors)])).toEqual([
        ["2", ["unitPrice", "paymentObjectId"]],
        ["3", ["unitPrice", "paymentObjectId"]],
        ["4", ["unitPrice"]],
      ]);
    }),
  );

  test(
    "takes as many statements for two jobs without profit as for one",
    story(async (tx) => {
      await writeOlderJob(tx);
      await run(tx, sql`update shipment set no_profit = true where company_id = ${companyId}`);
      const cost = async (lines: readonly Cells[]) => {
        const before = statementCount(tx);
        await store(tx, lines);
        return statementCount(tx) - before;
      };
      const ofOne = await cost([bought({ notes: "first" })]);
      const older = bought({ hwbno: "FWLAX2610007", mblno: null });
      expect(await cost([bought({ notes: "second" }), older])).toBe(ofOne);
    }),
  );

  test(
    "stops every row of a customer above its limit, in the preview, too",
    story(async (tx) => {
      await limited(tx, "2160000");
      const dear = line({ currencyId: "VND", unitPrice: "900000" });
      const more = line({ currencyId: "VND", unitPrice: "200000", chargeId: "SS_THC" });
      const errors = await errorsIn(tx, [dear, bought(), more]);
      expect(Object.keys(errors)).toEqual(["2", "4"]);
      expect(errors[2]?.["paymentObjectId"]).toMatch(/limit/);
      expect(await errorsIn(tx, [dear, bought()])).toEqual({});
      await run(tx, sql`savepoint before`);
      const refused = await refusal(store(tx, [dear, bought(), more]));
      expect(refused).toMatchObject({
        code: "checkPoint.stopped",
        fields: [{ field: "rows.2.paymentObjectId", code: "checkPoint.overLimit" }],
      });
      await run(tx, sql`rollback to savepoint before`);
      expect((await store(tx, [dear, bought()])).data.added).toBe(2);
    }),
  );

  test(
    "alerts where the office only alerts, in the preview and in the answer",
    story(async (tx) => {
      await limited(tx, "1000");
      await saveOfficeSettings(tx, castActor("administrator"), {
        officeId: offices.hcm,
        version: 1,
        accountReceivable: {
          ...usualReceivable,
          applyType: "Alert",
          applyPartner: "Customer",
          creditLimit: true,
        },
      });
      expect((await upload(tx, [line()])).alerts).toMatchObject([{ code: "checkPoint.overLimit" }]);
      expect((await store(tx, [line()])).alerts).toHaveLength(1);
    }),
  );

  test(
    "marks commission by the group of its charge, and rates it by the company's rate",
    story(async (tx) => {
      const group = newId();
      await insertRows(tx, "charge_group", [
        { companyId, id: group, name: "Com", nameVn: "Hoa hồng" },
      ]);
      await run(
        tx,
        sql`update charge set charge_group = ${group} where company_id = ${companyId}
          and id = ${job.boughtThc}`,
      );
      await store(tx, [bought({ chargeId: "BS_THC", quantity: "1", unitPrice: "100" })]);
      const kept = await one<Record<string, unknown>>(
        tx,
        sql`select kick_back, amount_vnd::text, user_created from surcharge
          where company_id = ${companyId}`,
      );
      expect(kept).toEqual({
        kickBack: true,
        amountVnd: "2000000",
        userCreated: people.documentation.id,
      });
    }),
  );
});
