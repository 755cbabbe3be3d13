import { describe, expect, test } from "vitest";
import { type SourcedPrice, sourceOfPrice } from "./priceSource.ts";

const line = (more: Partial<SourcedPrice>): SourcedPrice => ({
  unitPrice: "35",
  currencyId: "USD",
  priceSource: null,
  priceReference: null,
  ...more,
});
const tariff = line({ priceSource: "tariff", priceReference: "FCL 2026" });

describe("CH-26: the source of a price", () => {
  test("a new line has the source that is sent, keyed without one", () => {
    expect(sourceOfPrice(tariff, null)).toEqual({
      priceSource: "tariff",
      priceReference: "FCL 2026",
    });
    expect(sourceOfPrice(line({}), null)).toEqual({ priceSource: "keyed", priceReference: null });
  });

  test("it stays while the price stays, however the number is written", () => {
    const kept = { priceSource: "tariff", priceReference: "FCL 2026" };
    expect(sourceOfPrice(line({ unitPrice: "35.00" }), tariff)).toEqual(kept);
    expect(sourceOfPrice(tariff, tariff)).toEqual(kept);
  });

  test("a price that changes by hand is keyed, also in another currency", () => {
    const keyed = { priceSource: "keyed", priceReference: null };
    expect(sourceOfPrice({ ...tariff, unitPrice: "36" }, tariff)).toEqual(keyed);
    expect(sourceOfPrice(line({ currencyId: "EUR" }), tariff)).toEqual(keyed);
    expect(sourceOfPrice({ ...tariff, unitPrice: null }, tariff)).toEqual(keyed);
  });

  test("a further source replaces it; a keyed price has no reference", () => {
    const copied = line({ priceSource: "copied", priceReference: "SFE2611/0007" });
    expect(sourceOfPrice(copied, tariff)).toEqual({
      priceSource: "copied",
      priceReference: "SFE2611/0007",
    });
    const typed = line({ priceSource: "keyed", priceReference: "FCL 2026" });
    expect(sourceOfPrice(typed, tariff)).toEqual({ priceSource: "keyed", priceReference: null });
  });
});
