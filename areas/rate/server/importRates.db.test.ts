import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { importRates, rateTemplate, uploadRates } from "./importRates.ts";
import { updateRate } from "./updateRate.ts";

const database = await castDatabase();
const accountant = castActor("accountant");

const withCast = <T>(play: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await updateRate(tx, accountant, {
      effectiveOn: "2026-11-02",
      currencyTo: "VND",
      rates: [
        { currencyFrom: "USD", rate: "25400" },
        { currencyFrom: "EUR", rate: "27500" },
      ],
    });
    return play(tx);
  });

async function bytesOf(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content;
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

type Line = readonly [day: string, from: string, to: string, rate: string, reason?: string];

async function sheetOf(lines: readonly Line[], vietnamese = false) {
  const headers = vietnamese
    ? ["Ngày tỷ giá", "Loại tiền", "Quy về", "Tỷ giá", "Lý do tỷ giá"]
    : ["Exchange rate date", "Currency", "To currency", "Rate", "Reason for the rate"];
  const columns = headers.map((header, at) => ({ key: `c${at}`, header, kind: "text" as const }));
  const cells = lines.map((line) => Object.fromEntries(line.map((cell, at) => [`c${at}`, cell])));
  const bytes = await bytesOf(writeExcel({ sheet: "x", columns, rows: cells }));
  return { file: { name: "rates.xlsx", mime: "application/octet-stream", bytes } };
}

const table: readonly Line[] = [
  ["02/11/2026", "USD", "VND", "25,412.5"],
  ["02/11/2026", "eur", "VND", "27500"],
  ["2026-11-03", "JPY", "VND", "173.4"],
];

describe("a table of rates", () => {
  test("is bound by what was stored before it; a row outside has its reason in the row", () =>
    withCast(async (tx) => {
      const lan = actorInRole("accountant");
      const lines: Line[] = [
        ["2026-11-03", "USD", "VND", "26500"],
        ["2026-11-04", "USD", "VND", "27500"],
        ["2026-11-05", "USD", "VND", "26600"],
      ];
      const read = await uploadRates(tx, lan, (await sheetOf(lines)) as never);
      expect(read.data.map((row) => Object.keys(row.errors).join())).toEqual(["", "rate", ""]);
      const ahead: Line[] = [["2099-01-01", "USD", "VND", "25400"]];
      const farAhead = await uploadRates(tx, accountant, (await sheetOf(ahead)) as never);
      expect(farAhead.data.map((row) => Object.keys(row.errors).join())).toEqual(["effectiveOn"]);
      const asked = async (reason: string) => {
        const far: Line = ["2026-11-05", "USD", "VND", "99999", reason];
        const { data } = await uploadRates(tx, accountant, (await sheetOf([far])) as never);
        return importRates(tx, accountant, { rows: data });
      };
      expect((await refusal(asked(""))).code).toBe("import.wrongRows");
      await asked("The State Bank's rate");
      const stored = await rows(
        tx,
        sql`select rate_outside, rate_reason from exchange_rate
          where company_id = ${companyId} and rate = 99999`,
      );
      expect(stored).toEqual([{ rateOutside: true, rateReason: "The State Bank's rate" }]);
    }));

  test.each([false, true])(
    "says what it would change before it does (Vietnamese: %s)",
    (vietnamese) =>
      withCast(async (tx) => {
        const read = await uploadRates(tx, accountant, (await sheetOf(table, vietnamese)) as never);
        expect(read).toMatchObject({ totalRows: 3, totalValidRows: 3 });
        expect(read.data.map((row) => row.state)).toEqual(["changed", "same", "new"]);
        expect(read.data[0]?.was).toEqual({ rate: "25400" });
        const stored = await rows(
          tx,
          sql`select id from exchange_rate where company_id = ${companyId}`,
        );
        expect(stored).toHaveLength(2);
      }),
  );

  test("replaces what changed, keeps it as history, and brought again changes nothing", () =>
    withCast(async (tx) => {
      const { data } = await uploadRates(tx, accountant, (await sheetOf(table)) as never);
      const first = await importRates(tx, accountant, { rows: data });
      expect(first.data).toEqual({ count: 3, added: 1, changed: 1 });
      const again = await importRates(tx, accountant, { rows: data });
      expect(again.data).toEqual({ count: 3, added: 0, changed: 0 });
      const stored = await rows(
        tx,
        sql`select currency_from, trim_scale(rate)::text as rate, active from exchange_rate
          where company_id = ${companyId} and currency_from <> 'EUR' order by currency_from, active`,
      );
      expect(stored).toEqual([
        { currencyFrom: "JPY", rate: "173.4", active: true },
        { currencyFrom: "USD", rate: "25400", active: false },
        { currencyFrom: "USD", rate: "25412.5", active: true },
      ]);
    }));

  test("is stored as a whole or not at all, with the fault at its cell", () =>
    withCast(async (tx) => {
      const wrong = await sheetOf([
        ["2026-11-03", "USD", "VND", "25500"],
        ["2026-11-03", "USD", "VND", "25501"],
        ["2026-11-03", "XYZ", "VND", "1"],
        ["2026-11-03", "VND", "VND", "1"],
        ["2026-11-03", "EUR", "VND", "0"],
        ["31/02/2026", "EUR", "VND", "27000"],
        ["2026-11-03", "EUR", "VND", "dear"],
      ]);
      const { data, totalValidRows } = await uploadRates(tx, accountant, wrong as never);
      expect(totalValidRows).toBe(1);
      expect(data.map((row) => Object.keys(row.errors).join())).toEqual([
        "",
        "currencyFrom",
        "currencyFrom",
        "currencyFrom",
        "rate",
        "effectiveOn",
        "rate",
      ]);
      const store = importRates(tx, accountant, { rows: data });
      await expect(store).rejects.toMatchObject({ code: "import.wrongRows" });
    }));

  test("is for those who may import exchange rates", () =>
    withCast(async (tx) => {
      const barred = castActor("accountant", {
        change: { settingExchangeRate: { import: false } },
      });
      const forbidden = { code: "access.forbidden" };
      await expect(rateTemplate(tx, barred)).rejects.toMatchObject(forbidden);
      const sheet = (await sheetOf(table)) as never;
      await expect(uploadRates(tx, barred, sheet)).rejects.toMatchObject(forbidden);
      await expect(importRates(tx, barred, { rows: [] })).rejects.toMatchObject(forbidden);
    }));
});
