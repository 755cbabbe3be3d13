import { Decimal } from "@fairway/core/money/decimal.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { expect, test } from "vitest";
import { chargeAmounts } from "./chargeAmounts.ts";
import { type CountedCharge, chargeProfit, chargeTotals } from "./chargeTotals.ts";
import type { SurchargeType } from "./surcharge.ts";

const usd = new Decimal("25412.5");

function line(
  type: SurchargeType,
  quantity: string,
  unitPrice: string,
  currencyId: string,
  vatrate: string | null,
): CountedCharge {
  const terms = { quantity, unitPrice, currencyId, vatrate };
  const toVnd = currencyId === "USD" ? usd : null;
  return { type, currencyId, ...chargeAmounts(terms, { toVnd, usdToVnd: usd }) };
}

const freight = line("SELL", "2", "1450.00", "USD", "0");
const thc = line("SELL", "2", "4150000", "VND", "8");
const billFee = line("SELL", "1", "950000", "VND", "8");
const seal = line("SELL", "2", "9.50", "USD", "8");
const boughtFreight = line("BUY", "2", "1310.00", "USD", "0");
const boughtThc = line("BUY", "2", "4050000", "VND", "8");
const portFee = line("OBH", "2", "2200000", "VND", "0");

const selling = [freight, thc, billFee, seal];
const job = [...selling, boughtFreight, boughtThc, portFee];

test("ocean freight of two containers", () => {
  expect(freight).toMatchObject({
    netAmount: "2900.00",
    vatAmount: "0.00",
    amountVnd: "73696250",
    amountUsd: "2900.00",
  });
});

test("two seals with 8 % VAT", () => {
  expect(seal).toMatchObject({
    netAmount: "19.00",
    vatAmount: "1.52",
    amountVnd: "482838",
    vatAmountVnd: "38627",
  });
});

test("the debit note holds selling and on-behalf lines with VAT", () => {
  const note = chargeTotals([...selling, portFee]);
  expect(note.byCurrency).toEqual([
    { currency: "USD", amount: "2920.52" },
    { currency: "VND", amount: "14390000" },
  ]);
  expect(note.gross.vnd).toBe("88607715");
});

test("the VAT invoice holds the selling lines, the on-behalf invoice the rest", () => {
  expect(chargeTotals(selling).gross.vnd).toBe("84207715");
  expect(chargeTotals([portFee]).gross.vnd).toBe("4400000");
});

test("the job earns selling less buying before VAT, on-behalf money apart", () => {
  const { buying, selling: sold, onBehalf, profit } = chargeProfit(job);
  expect(sold.vnd).toBe("83429088");
  expect(buying.vnd).toBe("74680750");
  expect(onBehalf.vnd).toBe("4400000");
  expect(profit.vnd).toBe("8748338");
  const usdOf = (lines: CountedCharge[]) => sum(lines.map((each) => each.amountUsd));
  const earned = usdOf(selling).minus(usdOf([boughtFreight, boughtThc]));
  expect(profit.usd).toBe(earned.toFixed(2));
});
