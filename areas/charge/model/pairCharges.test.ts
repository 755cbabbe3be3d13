import { describe, expect, test } from "vitest";
import { isPair, pairCharges } from "./pairCharges.ts";

interface Line {
  readonly name: string;
  readonly charge: string;
  readonly twin: string | null;
  readonly unit: string;
  readonly quantity: string;
}

/** `B_OF 40HC 2` or `S_OF 40HC 2`; the catalogue maps B_ to S_ and back, but none of LONE. */
function line(name: string): Line {
  const [charge = "", unit = "", quantity = "1"] = name.split(" ");
  const other = charge.startsWith("B") ? charge.replace("B", "S") : charge.replace("S", "B");
  const twin = charge.endsWith("LONE") ? null : charge.startsWith("O") ? charge : other;
  return { name, charge, twin, unit, quantity };
}

const factsOf = ({ charge, twin, unit, quantity }: Line) => ({
  chargeId: charge,
  twinId: twin,
  unitId: unit,
  quantity,
});

function paired(buying: readonly string[], selling: readonly string[]) {
  return pairCharges(buying.map(line), selling.map(line), factsOf).map(
    ({ BUY, SELL }) => `${BUY?.name ?? "–"} | ${SELL?.name ?? "–"}`,
  );
}

describe("a row has both sides of a charge", () => {
  test.each([
    ["nothing at all", [], [], []],
    ["mapped charges of one unit", ["B_OF 40HC 2"], ["S_OF 40HC 2"], ["B_OF 40HC 2 | S_OF 40HC 2"]],
    ["another quantity", ["B_OF 40HC 2"], ["S_OF 40HC 3"], ["B_OF 40HC 2 | S_OF 40HC 3"]],
    ["another unit", ["B_OF 40HC"], ["S_OF 20GP"], ["B_OF 40HC | –", "– | S_OF 20GP"]],
    ["no mapping", ["B_LONE SET"], ["S_LONE SET"], ["B_LONE SET | –", "– | S_LONE SET"]],
    ["a charge of both sides", ["OTHER SET"], ["OTHER SET"], ["OTHER SET | OTHER SET"]],
    [
      "two lines of a charge: equal quantities first",
      ["B_OF 40HC 3", "B_OF 40HC 1"],
      ["S_OF 40HC 1", "S_OF 40HC 2"],
      ["B_OF 40HC 3 | S_OF 40HC 2", "B_OF 40HC 1 | S_OF 40HC 1"],
    ],
    [
      "the order of both sides",
      ["B_OF 40HC", "B_THC 40HC"],
      ["S_DOC SET", "S_OF 40HC", "S_SEAL PCS", "S_THC 40HC", "S_END SET"],
      [
        "– | S_DOC SET",
        "B_OF 40HC | S_OF 40HC",
        "– | S_SEAL PCS",
        "B_THC 40HC | S_THC 40HC",
        "– | S_END SET",
      ],
    ],
  ])("%s", (_, buying, selling, rows) => {
    expect(paired(buying, selling)).toEqual(rows);
  });

  test("a mapping in one direction is enough, and every line stands on one row", () => {
    const [buy, sell] = [line("B_OF 40HC"), { ...line("S_OF 40HC"), twin: null }];
    expect(isPair(factsOf(buy), factsOf(sell))).toBe(true);
    expect(pairCharges([buy], [sell], factsOf)).toEqual([{ BUY: buy, SELL: sell }]);
    const many = Array.from({ length: 500 }, (_, at) => `OF 40HC ${at % 7}`);
    const rows = paired(
      many.map((each) => `B_${each}`),
      many.map((each) => `S_${each}`),
    );
    expect(rows).toHaveLength(500);
  });

  test("of 2,000 lines of one charge on either side each is read a few times", () => {
    let reads = 0;
    const lines = (side: string, first: number) =>
      Array.from({ length: 2000 }, (_, at) => line(`${side}_OF 40HC ${first + at}`));
    const counted = (each: Line) => ({
      ...factsOf(each),
      get quantity() {
        reads += 1;
        return each.quantity;
      },
    });
    const pairs = pairCharges(lines("B", 0), lines("S", 1000).toReversed(), counted);
    expect(pairs.filter(({ BUY, SELL }) => BUY?.quantity === SELL?.quantity)).toHaveLength(1000);
    expect(pairs).toHaveLength(2000);
    expect(reads).toBeLessThanOrEqual(4 * 4000);
  });
});
