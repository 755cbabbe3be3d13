import { decimal, sum } from "@fairway/core/money/decimal.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clearPool, needsRate, type OpenDue, type Pool } from "./clearPool.ts";

const vnd = (id: string, unpaid: string, change: Partial<OpenDue> = {}): OpenDue => ({
  id,
  kind: "trade",
  currencyId: "VND",
  open: unpaid,
  openVnd: unpaid,
  openUsd: null,
  excRateUsdToLocal: "25412.5",
  asked: null,
  ...change,
});
const usd = (id: string, unpaid: string, unpaidVnd: string): OpenDue =>
  vnd(id, unpaid, { currencyId: "USD", openVnd: unpaidVnd, openUsd: unpaid });
const pool = (amount: string, change: Partial<Pool> = {}): Pool => ({
  currencyId: "VND",
  amount,
  excRateUsdToLocal: "25500",
  ...change,
});

describe("clearing", () => {
  test("fifty million leave 34,207,715 of the invoice open", () => {
    const { lines, left } = clearPool(pool("50000000"), [vnd("a", "84207715")]);
    expect(lines[0]).toMatchObject({
      paidAmount: "50000000",
      totalPaidVnd: "50000000",
      balanceVnd: "34207715",
    });
    expect(left).toBe("0");
  });

  test("an advance in US dollars pays with its dong as received, new money at the day's rate", () => {
    const rates = { currencyId: "USD", excRateUsdToLocal: "25498.5" } as const;
    const invoice = { ...usd("i3", "818.36", "20851584"), excRateUsdToLocal: "25480" };
    const ahead = { amount: "49.00", amountVnd: "1247319", amountUsd: "49.00" };
    const { lines } = clearPool(pool("49.00", { ...rates, ahead }), [invoice]);
    expect(lines[0]).toMatchObject({ paidAmountVnd: "1247319", totalPaidVnd: "1248520" });
    const mixed = clearPool(pool("149.00", { ...rates, ahead }), [invoice]);
    expect(mixed.lines[0]?.paidAmountVnd).toBe("3797169");
    const unknown = { amount: "500000", amountVnd: "500000", amountUsd: null };
    const inVnd = clearPool(pool("500000", { ahead: unknown }), [vnd("a", "600000")]);
    expect(inVnd.lines[0]?.paidAmountUsd).toBeNull();
  });

  test("what is too much is left over", () => {
    const { lines, left } = clearPool(pool("5000000"), [vnd("a", "4400000")]);
    expect([lines[0]?.paidAmount, left]).toEqual(["4400000", "600000"]);
  });

  test("on-behalf money is cleared first, whatever the order", () => {
    const { lines } = clearPool(pool("5000000"), [
      vnd("freight", "84207715"),
      vnd("port", "4400000", { kind: "onBehalf" }),
    ]);
    expect(lines.map((each) => [each.id, each.paidAmount])).toEqual([
      ["freight", "600000"],
      ["port", "4400000"],
    ]);
  });

  test("a typed amount is taken, but never more than is owed or there", () => {
    const documents = [vnd("a", "100", { asked: "40" }), vnd("b", "100", { asked: "500" })];
    const { lines, left } = clearPool(pool("120"), documents);
    expect(lines.map((each) => each.paidAmount)).toEqual(["40", "80"]);
    expect(left).toBe("0");
  });

  test("a typed amount is kept for its item, also after one that takes what it can", () => {
    const documents = [
      vnd("port", "4400000", { kind: "onBehalf" }),
      vnd("a", "10000000"),
      vnd("b", "5000000", { asked: "5000000" }),
    ];
    const { lines, left } = clearPool(pool("12000000"), documents);
    expect(lines.map((each) => each.paidAmount)).toEqual(["4400000", "2600000", "5000000"]);
    expect(left).toBe("0");
  });

  test("dollars clear a dong invoice at the day's rate", () => {
    const money = pool("1000", { currencyId: "USD" });
    const { lines, left } = clearPool(money, [vnd("a", "84207715", { openUsd: "3313.63" })]);
    expect(lines[0]).toMatchObject({
      paidAmount: "1000.00",
      paidAmountVnd: "25500000",
      totalPaid: "25500000",
      totalPaidUsd: "1003.44",
      balanceVnd: "58707715",
      balanceUsd: "2310.19",
    });
    expect(left).toBe("0.00");
  });

  test("dong clear a dollar invoice in full and keep the rest", () => {
    const { lines, left } = clearPool(pool("3000000"), [usd("a", "100.00", "2541250")]);
    expect(lines[0]).toMatchObject({
      paidAmount: "2550000",
      totalPaid: "100.00",
      totalPaidVnd: "2541250",
      balanceVnd: "0",
      balanceUsd: "0.00",
    });
    expect(left).toBe("450000");
  });

  test("a few dong that are no cent clear nothing of a dollar invoice", () => {
    const { lines, left } = clearPool(pool("50"), [usd("a", "100.00", "2541250")]);
    expect([lines[0]?.paidAmount, left]).toEqual(["0", "50"]);
  });

  test("a few dong that are left of many invoices are worth nothing, never less", () => {
    const { lines, leftUsd } = clearPool(
      pool("1275", { excRateUsdToLocal: "26321" }),
      Array.from({ length: 8 }, (_, at) => vnd(String(at), "150")),
    );
    const cents = lines.map((each) => each.paidAmountUsd);
    expect([...cents, leftUsd].sort()).toEqual([
      ...Array(4).fill("0.00"),
      ...Array(5).fill("0.01"),
    ]);
  });

  test("without any dollar rate two currencies cannot meet", () => {
    const none = pool("1", { excRateUsdToLocal: null });
    const document = { ...usd("a", "1.00", "25000"), excRateUsdToLocal: null };
    expect(needsRate(none, [document])).toBe(true);
    expect(needsRate(none, [vnd("a", "1", { excRateUsdToLocal: null })])).toBe(false);
  });
});

const amounts = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000_000 }),
  fc.integer({ min: 0, max: 2000 }),
);
const document = fc
  .record({
    inUsd: fc.boolean(),
    cents: fc.integer({ min: 1, max: 5_000_000 }),
    dong: fc.oneof(fc.integer({ min: 1, max: 900_000_000 }), fc.integer({ min: 1, max: 200 })),
    obh: fc.boolean(),
    asked: fc.option(amounts, { nil: null }),
  })
  .map(({ inUsd, cents, dong, obh, asked }): OpenDue => {
    const dollars = decimal(String(cents)).dividedBy(100).toFixed(2);
    return {
      id: "",
      kind: obh ? "onBehalf" : "trade",
      currencyId: inUsd ? "USD" : "VND",
      open: inUsd ? dollars : String(dong),
      openVnd: String(dong),
      openUsd: dollars,
      excRateUsdToLocal: "25412.5",
      asked: asked === null ? null : String(asked),
    };
  });
const documents = fc
  .array(document, { minLength: 1, maxLength: 12 })
  .map((list) => list.map((each, at) => ({ ...each, id: String(at) })));
const anyPool = fc
  .record({ amount: amounts, inUsd: fc.boolean(), rate: fc.integer({ min: 20000, max: 30000 }) })
  .map(
    ({ amount, inUsd, rate }): Pool => ({
      currencyId: inUsd ? "USD" : "VND",
      amount: inUsd ? decimal(String(amount)).dividedBy(100).toFixed(2) : String(amount),
      excRateUsdToLocal: String(rate),
    }),
  );

describe("whatever money meets whatever documents", () => {
  test("nothing is ever cleared beyond what is owed, in any currency", () => {
    fc.assert(
      fc.property(anyPool, documents, (money, list) => {
        const { lines, left, leftVnd, leftUsd } = clearPool(money, list);
        const never = (...below: (string | null)[]) =>
          expect(below.filter((each) => decimal(each).lt(0))).toEqual([]);
        never(left, leftVnd, leftUsd);
        lines.forEach(({ id: _, ...line }, at) => {
          const item = list[at] as OpenDue;
          expect(decimal(line.totalPaid).lte(item.open)).toBe(true);
          never(...Object.values(line));
        });
      }),
    );
  });

  test("money in equals money out: the lines and what is left are the pool, in VND and USD too", () => {
    fc.assert(
      fc.property(anyPool, documents, (money, list) => {
        const { lines, left, leftVnd, leftUsd } = clearPool(money, list);
        const total = (
          pick: (line: (typeof lines)[number]) => string | null,
          rest: string | null,
        ) => sum([...lines.map(pick), rest]);
        expect(total((each) => each.paidAmount, left).equals(money.amount)).toBe(true);
        const rate = decimal(money.excRateUsdToLocal);
        const inVnd = money.currencyId === "VND" ? decimal(money.amount) : rate.times(money.amount);
        const inUsd =
          money.currencyId === "USD"
            ? decimal(money.amount)
            : decimal(money.amount).dividedBy(rate);
        expect(total((each) => each.paidAmountVnd, leftVnd).equals(inVnd.toDecimalPlaces(0))).toBe(
          true,
        );
        expect(total((each) => each.paidAmountUsd, leftUsd).equals(inUsd.toDecimalPlaces(2))).toBe(
          true,
        );
      }),
    );
  });

  test("a document paid in its own currency owes nothing in the books' other one", () => {
    fc.assert(
      fc.property(anyPool, documents, (money, list) => {
        const { lines } = clearPool(money, list);
        lines.forEach((line, at) => {
          const item = list[at] as OpenDue;
          if (!decimal(line.totalPaid).equals(item.open)) return;
          expect([line.balanceVnd, line.balanceUsd]).toEqual(["0", "0.00"]);
        });
      }),
    );
  });
});
