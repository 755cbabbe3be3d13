import { addDays, type Day } from "@fairway/core/time/day.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { whoMay } from "@fairway/areas/access/server/whoMay.ts";
import { outsideRight } from "../model/typedRate.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { rows, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { rateOf } from "../model/rateBook.ts";
import { exportRates } from "./exportRates.ts";
import { listRateHistory } from "./listRateHistory.ts";
import { loadRateBook } from "./loadRateBook.ts";
import { convertRate, newestRates, rateCurrencies, ratesOfDay } from "./readRates.ts";
import { removeExchangeCurrency } from "./removeExchangeCurrency.ts";
import { updateRate } from "./updateRate.ts";

const database = await castDatabase();
const accountant = castActor("accountant");

const withCast = <T>(play: (tx: Tx) => Promise<T>) => rolledBack(database, play);

const set = (tx: Tx, effectiveOn: string, rates: Record<string, string>) =>
  updateRate(tx, accountant, {
    effectiveOn,
    currencyTo: "VND",
    rates: Object.entries(rates).map(([currencyFrom, rate]) => ({ currencyFrom, rate })),
  });

const convert = (tx: Tx, date: string, fromCurrency: string, localCurrency = "VND") =>
  convertRate(tx, accountant, { date, fromCurrency, localCurrency });

describe("rates of a day", () => {
  test("hold until the next ones; the day before the first has none", () =>
    withCast(async (tx) => {
      await set(tx, "2026-11-02", { USD: "25400" });
      await set(tx, "2026-11-10", { USD: "25412.5" });
      expect(await convert(tx, "2026-11-09", "USD")).toMatchObject({ rate: "25400" });
      expect(await convert(tx, "2026-11-10", "USD")).toMatchObject({ rate: "25412.5" });
      expect(await convert(tx, "2027-02-01", "USD")).toMatchObject({ rate: "25412.5" });
      await expect(convert(tx, "2026-11-01", "USD")).rejects.toMatchObject({
        code: "rate.missing",
        facts: { currency: "USD", day: "01/11/2026" },
      });
    }));

  test("that change replace the earlier ones of the day, which stay as history", () =>
    withCast(async (tx) => {
      await set(tx, "2026-11-02", { USD: "25400", EUR: "27500" });
      expect((await set(tx, "2026-11-02", { USD: "25412.5", EUR: "27500.0" })).data.count).toBe(1);
      const stored = await rows(
        tx,
        sql`select currency_from, trim_scale(rate)::text as rate, active from exchange_rate
          where company_id = ${companyId} order by currency_from, active`,
      );
      expect(stored).toEqual([
        { currencyFrom: "EUR", rate: "27500", active: true },
        { currencyFrom: "USD", rate: "25400", active: false },
        { currencyFrom: "USD", rate: "25412.5", active: true },
      ]);
    }));

  test("are listed day by day, the newest first, with who set them", () =>
    withCast(async (tx) => {
      await set(tx, "2026-11-02", { USD: "25400" });
      await set(tx, "2026-11-03", { USD: "25410", EUR: "27500" });
      const page = await listRateHistory(tx, accountant, { page: 1, size: 1, from: "2026-11-01" });
      expect(page).toMatchObject({ totalItems: 2, page: 1, size: 1 });
      expect(page.data).toMatchObject([
        {
          effectiveOn: "2026-11-03",
          userNameModified: "Dang Thu Ha",
          rates: [
            { currencyFrom: "EUR", rate: "27500" },
            { currencyFrom: "USD", rate: "25410" },
          ],
        },
      ]);
    }));

  test("are exported as the list shows them, one row for each rate in use", () =>
    withCast(async (tx) => {
      await set(tx, "2026-11-02", { USD: "25400" });
      await set(tx, "2026-11-03", { USD: "25410", EUR: "27500" });
      const columns = ["effectiveOn", "currencyFrom", "rate"] as const;
      const ask = { from: "2026-11-03" as Day, columns: [...columns] };
      const { bytes } = await exportRates(tx, accountant, ask);
      const { headers, rows: lines } = await readExcel(
        await buffer(bytes as NodeJS.ReadableStream),
      );
      expect(headers).toEqual(["Exchange rate date", "Currency", "Rate"]);
      expect(lines.map((each) => each.cells)).toEqual([
        ["2026-11-03", "EUR", "27500"],
        ["2026-11-03", "USD", "25410"],
      ]);
      const reader = castActor("accountant", {
        change: { settingExchangeRate: { export: false } },
      });
      const refused = exportRates(tx, reader, ask);
      await expect(refused).rejects.toMatchObject({ code: "access.forbidden" });
    }));

  test.each([
    ["zero", { USD: "0" }, "rates.0.rate"],
    ["below zero", { USD: "-1" }, "rates.0.rate"],
    ["nine decimals", { USD: "1.123456789" }, "rates.0.rate"],
    ["of a currency nobody knows", { QQQ: "1" }, "rates.0.currencyFrom"],
    ["of the local currency against itself", { VND: "1" }, "rates.0.currencyFrom"],
  ])("that are %s are refused at the field", (_, rates, field) =>
    withCast(async (tx) => {
      await expect(set(tx, "2026-11-02", rates)).rejects.toMatchObject({
        code: "ask.invalid",
        fields: expect.arrayContaining([expect.objectContaining({ field })]),
      });
    }),
  );

  test("far from the rate before need the right and a reason; the first rate has none before", () =>
    withCast(async (tx) => {
      await set(tx, "2026-11-02", { USD: "25400", JPY: "170" });
      const lan = actorInRole("accountant");
      const ask = (effectiveOn: string, rate: string, rateReason?: string) => ({
        effectiveOn,
        currencyTo: "VND",
        rates: [{ currencyFrom: "USD", rate }],
        rateReason,
      });
      for (const on of ["2026-11-02", "2026-11-03", "2020-01-01"]) {
        const refused = await refusal(updateRate(tx, lan, ask(on, "999999999999")));
        expect([refused.code, refused.fields[0]?.field]).toEqual([
          "rate.outsideBound",
          "rates.0.rate",
        ]);
      }
      // The refusal names who may type the rate, those of the office first.
      const told = await refusal(updateRate(tx, lan, ask("2026-11-02", "999999999999")));
      const holders = await whoMay(tx, lan, { permission: outsideRight });
      expect(holders.length).toBeGreaterThan(0);
      const [near] = holders;
      expect(told.say("en")).toContain(`Ask ${near?.employeeNameEn}`);
      expect(told.say("vi")).toContain(`Hãy nhờ ${near?.employeeNameVn}`);
      expect(told.say("en")).not.toContain("A colleague");
      // Neither a further pair nor another kind leads around the bound.
      const reverse = { ...ask("2026-11-03", "1"), currencyTo: "JPY" };
      expect((await refusal(updateRate(tx, lan, reverse))).code).toBe("rate.outsideBound");
      const invoice = { ...ask("2026-11-03", "1"), kind: "invoice" as const };
      expect((await refusal(updateRate(tx, lan, invoice))).code).toBe("rate.outsideBound");
      const jump = ask("2026-11-03", "28000");
      expect((await refusal(updateRate(tx, accountant, jump))).code).toBe("rate.reasonNeeded");
      await updateRate(tx, accountant, ask("2026-11-03", "28000", "Devaluation"));
      await updateRate(tx, lan, ask("2026-11-04", "28100"));
      const { data } = await listRateHistory(tx, lan, { page: 1, size: 2, currencyFrom: "USD" });
      expect(data.map((each) => [each.rates[0]?.rateOutside, each.rates[0]?.rateReason])).toEqual([
        [false, null],
        [true, "Devaluation"],
      ]);
    }));

  test("are not moved step by step: neither replacing nor removing rates moves the bound", () =>
    withCast(async (tx) => {
      await set(tx, "2026-11-02", { KRW: "17.8" });
      await set(tx, "2026-11-03", { KRW: "17.9" });
      const lan = actorInRole("accountant");
      const ask = (effectiveOn: string, currencyFrom: string, rate: string) => ({
        effectiveOn,
        currencyTo: "VND",
        rates: [{ currencyFrom, rate }],
      });
      const codeOf = async (on: string, rate: string, currency = "KRW") =>
        (await refusal(updateRate(tx, lan, ask(on, currency, rate)))).code;
      // The day itself; a day that has none before it; the day after one that was replaced.
      await updateRate(tx, lan, ask("2026-11-03", "KRW", "17"));
      const low = await refusal(updateRate(tx, lan, ask("2026-11-03", "KRW", "16.2")));
      expect(low.fields[0]?.facts).toMatchObject({ day: "02/11/2026", ofDay: "17.8" });
      await updateRate(tx, lan, ask("2026-11-02", "KRW", "17"));
      expect(await codeOf("2026-11-02", "16.2")).toBe("rate.outsideBound");
      expect(await codeOf("2026-11-03", "16.2")).toBe("rate.outsideBound");
      // The day's own rate again changes nothing, also when it lies outside now.
      const again = await updateRate(tx, lan, ask("2026-11-03", "KRW", "17.0"));
      expect(again.data.count).toBe(0);
      await removeExchangeCurrency(tx, accountant, { currencyFrom: "KRW" });
      for (const on of ["2026-11-02", "2026-11-03", "2026-11-04", "2020-01-01"]) {
        expect(await codeOf(on, "900")).toBe("rate.outsideBound");
      }
      // A marked rate is the next one to compare with, and so is what replaces it.
      const marked = { ...ask("2026-11-04", "KRW", "900"), rateReason: "Typed by mistake" };
      await updateRate(tx, accountant, marked);
      await updateRate(tx, lan, ask("2026-11-05", "KRW", "901"));
      await updateRate(tx, lan, ask("2026-11-04", "KRW", "18"));
      await updateRate(tx, lan, ask("2026-11-05", "KRW", "18.1"));
    }));

  test("are of a day at most a month ahead", () =>
    withCast(async (tx) => {
      const { today } = accountant;
      await set(tx, addDays(today, 31), { USD: "25400" });
      const ahead = await refusal(set(tx, addDays(today, 32), { USD: "25400" }));
      expect(ahead.fields.map(({ field, code }) => [field, code])).toEqual([
        ["effectiveOn", "rate.dayAhead"],
      ]);
    }));

  test("are changed only with the right, and never across companies", () =>
    withCast(async (tx) => {
      await set(tx, "2026-11-02", { USD: "25400" });
      const none = { write: "None", delete: "None", list: "None" } as const;
      const reader = castActor("sales", { change: { settingExchangeRate: none } });
      const ask = { effectiveOn: "2026-11-02", currencyTo: "VND", rates: [] };
      const forbidden = { code: "access.forbidden" };
      await expect(updateRate(tx, reader, ask)).rejects.toMatchObject(forbidden);
      const gone = removeExchangeCurrency(tx, reader, { currencyFrom: "USD" });
      await expect(gone).rejects.toMatchObject(forbidden);
      await expect(listRateHistory(tx, reader, { page: 1, size: 15 })).rejects.toMatchObject(
        forbidden,
      );
      const stranger = castActor("accountant", { companyId: offices.hcm });
      const other = convertRate(tx, stranger, {
        date: "2026-11-02",
        fromCurrency: "USD",
        localCurrency: "VND",
      });
      await expect(other).rejects.toMatchObject({ code: "rate.missing" });
    }));
});

describe("the history of rates", () => {
  test("is found by a currency's code or name, and says in my language who set them", () =>
    withCast(async (tx) => {
      await set(tx, "2026-11-02", { USD: "25400", EUR: "27500" });
      await set(tx, "2026-11-03", { USD: "25410" });
      const vietnamese = castActor("accountant", { language: "vi" });
      const ask = { page: 1, size: 15, keyword: "euro" };
      const found = await listRateHistory(tx, vietnamese, ask);
      expect(found.data.map((each) => each.effectiveOn)).toEqual(["2026-11-02"]);
      expect(found.data[0]).toMatchObject({
        userNameModified: "Đặng Thu Hà",
        rates: [{ currencyFrom: "EUR" }],
      });
    }));
});

describe("a currency that is no longer quoted", () => {
  test("disappears from the newest rates; its rows stay", () =>
    withCast(async (tx) => {
      await set(tx, "2026-11-02", { USD: "25400", EUR: "27500" });
      expect(await rateCurrencies(tx, accountant)).toMatchObject([
        { id: "EUR" },
        { id: "USD" },
        { id: "VND" },
      ]);
      await removeExchangeCurrency(tx, accountant, { currencyFrom: "EUR" });
      const newest = await newestRates(tx, accountant, { currencyToId: "VND" });
      expect(newest.map((each) => each.currencyFrom)).toEqual(["USD"]);
      const [left] = await rows<{ n: string }>(
        tx,
        sql`select count(*) as n from exchange_rate where company_id = ${companyId}`,
      );
      expect(left?.n).toBe("2");
      const again = removeExchangeCurrency(tx, accountant, { currencyFrom: "EUR" });
      await expect(again).rejects.toMatchObject({ code: "rate.nothingToRemove" });
    }));
});

describe("a book of rates", () => {
  test("holds all that many currencies on many days need, in one statement", () =>
    withCast(async (tx) => {
      await set(tx, "2026-11-02", { USD: "25400", EUR: "27500" });
      await set(tx, "2026-11-05", { USD: "25412.5" });
      await updateRate(tx, accountant, {
        effectiveOn: "2026-11-02",
        currencyTo: "USD",
        rates: [{ currencyFrom: "SGD", rate: "0.75" }],
      });
      const before = statementCount(tx);
      const book = await loadRateBook(tx, accountant, ["EUR", "SGD"], ["2026-11-03", "2026-11-06"]);
      expect(statementCount(tx) - before).toBe(1);
      expect(rateOf(book, "EUR", "VND", "2026-11-06").toFixed()).toBe("27500");
      expect(rateOf(book, "USD", "VND", "2026-11-03").toFixed()).toBe("25400");
      expect(rateOf(book, "SGD", "VND", "2026-11-06").toFixed()).toBe("19059.375");
      const held = await ratesOfDay(tx, accountant, { date: "2026-11-03", localCurrency: "VND" });
      expect(held.map((each) => [each.currencyFrom, each.effectiveOn])).toEqual([
        ["EUR", "2026-11-02"],
        ["USD", "2026-11-02"],
      ]);
    }));
});
