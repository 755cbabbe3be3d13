import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import type { RateOf } from "../model/rateKinds.ts";
import { listRateHistory } from "./listRateHistory.ts";
import { convertRate, newestRates } from "./readRates.ts";
import { removeExchangeCurrency } from "./removeExchangeCurrency.ts";
import { type RatesOfDay, updateRate } from "./updateRate.ts";

const database = await testDatabase();
const accountant = castActor("accountant");
const { carrier } = ground;

const withGround = <T>(play: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await writeShippingGround(tx);
    await set(tx, "2026-11-02", "25400", {});
    await set(tx, "2026-11-04", "25450", {});
    return play(tx);
  });

const set = (tx: Tx, effectiveOn: string, rate: string, change: Partial<RatesOfDay>) =>
  updateRate(tx, accountant, {
    effectiveOn,
    currencyTo: "VND",
    rates: [{ currencyFrom: "USD", rate }],
    ...change,
  });

const worth = async (tx: Tx, date: string, change: Partial<RateOf> = {}) => {
  const ask = { date, fromCurrency: "USD", localCurrency: "VND" };
  return (await convertRate(tx, accountant, { ...ask, ...change })).rate;
};

describe("rates of three kinds", () => {
  test("exist in parallel on one day; booking is the default", () =>
    withGround(async (tx) => {
      await set(tx, "2026-11-02", "25390", { kind: "invoice" });
      await set(tx, "2026-11-02", "26100", { kind: "carrier", carrierId: carrier });
      expect(await worth(tx, "2026-11-02")).toBe("25400");
      expect(await worth(tx, "2026-11-02", { kind: "invoice" })).toBe("25390");
      expect(await worth(tx, "2026-11-02", { kind: "carrier", carrierId: carrier })).toBe("26100");
      const newest = await newestRates(tx, accountant, { currencyToId: "VND", kind: "invoice" });
      expect(newest).toMatchObject([{ currencyFrom: "USD", effectiveOn: "2026-11-02" }]);
    }));

  test("that were stated hold until the next statement; before the first the booking rate does", () =>
    withGround(async (tx) => {
      await set(tx, "2026-11-03", "26100", { kind: "carrier", carrierId: carrier });
      const stated = { kind: "carrier", carrierId: carrier } as const;
      expect(await worth(tx, "2026-11-02", stated)).toBe("25400");
      expect(await worth(tx, "2026-11-09", stated)).toBe("26100");
      expect(await worth(tx, "2026-11-09", { ...stated, carrierId: ground.agent })).toBe("25450");
    }));

  test("are distinguished in the history, a carrier's by its name", () =>
    withGround(async (tx) => {
      await set(tx, "2026-11-04", "26100", { kind: "carrier", carrierId: carrier });
      const page = await listRateHistory(tx, accountant, { page: 1, size: 15 });
      expect(page.data.map((each) => [each.effectiveOn, each.kind, each.carrierName])).toEqual([
        ["2026-11-04", "booking", null],
        ["2026-11-04", "carrier", "Evergreen Line"],
        ["2026-11-02", "booking", null],
      ]);
      const only = await listRateHistory(tx, accountant, { page: 1, size: 15, kind: "carrier" });
      expect(only.totalItems).toBe(1);
    }));

  test("are stopped one by one", () =>
    withGround(async (tx) => {
      await set(tx, "2026-11-04", "25390", { kind: "invoice" });
      await removeExchangeCurrency(tx, accountant, { currencyFrom: "USD", kind: "invoice" });
      expect(await worth(tx, "2026-11-04", { kind: "invoice" })).toBe("25450");
    }));

  test("name a carrier when, and only when, a carrier states them", () =>
    withGround(async (tx) => {
      await expect(set(tx, "2026-11-04", "26100", { kind: "carrier" })).rejects.toMatchObject({
        fields: [{ field: "carrierId", code: "rate.carrierMissing" }],
      });
      await expect(set(tx, "2026-11-04", "26100", { carrierId: carrier })).rejects.toMatchObject({
        fields: [{ field: "carrierId", code: "rate.carrierNotAsked" }],
      });
    }));
});
