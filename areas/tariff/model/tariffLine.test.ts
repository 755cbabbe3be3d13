import { expect, test } from "vitest";
import { type ComparedLine, whyNotTariffLine, whyNotTogether } from "./tariffLine.ts";

type Entered = Parameters<typeof whyNotTariffLine>[0];
const line = {
  tariffId: "t",
  chargeId: "seal",
  unitId: "cont",
  currencyId: "USD",
  type: "Single",
  rangeType: "Container",
  unitPrice: "9.5",
} as unknown as Entered;
const wrong = (change: object) =>
  whyNotTariffLine({ ...line, ...change }).map(({ field, code }) => `${field} ${code}`);

test.each([
  [{}, []],
  [{ unitPrice: "0" }, ["unitPrice tariffLine.noPrice"]],
  [{ vatrate: "101" }, ["vatrate tariffLine.vatTooHigh"]],
  [{ vatrate: "-2.5" }, []],
  [{ route: "Red" }, ["route tariffLine.routeForOperations"]],
  [{ route: "Red", useFor: "Document" }, ["route tariffLine.routeForOperations"]],
  [{ route: "Red", useFor: "OPS" }, []],
  [{ rangeFrom: "1" }, ["rangeFrom tariffLine.notOfType"]],
  [{ type: "Range" }, ["rangeFrom tariffLine.noRange"]],
  [{ type: "Range", rangeFrom: "0", rangeTo: "0" }, ["rangeFrom tariffLine.noRange"]],
  [{ type: "Range", rangeFrom: "5", rangeTo: "0" }, []],
  [{ type: "Range", rangeFrom: "5", rangeTo: "4" }, ["rangeTo tariffLine.rangeReversed"]],
  [{ type: "Range", rangeTo: "4", rangeType: null }, ["rangeType field.required"]],
  [{ type: "Range", rangeTo: "4", min: "1" }, ["min tariffLine.notOfType"]],
  [{ type: "Min-Max" }, ["min tariffLine.noBound"]],
  [{ type: "Min-Max", min: "30", max: "20" }, ["max tariffLine.boundsReversed"]],
  [{ type: "Min-Max", min: "30", max: "0" }, []],
  [
    { type: "Next Level", nextUnit: "0" },
    ["nextUnit tariffLine.aboveZero", "nextUnitPrice tariffLine.aboveZero"],
  ],
] as const)("TF-5, TF-6: a line with %j has the errors %j", (change, expected) => {
  expect(wrong(change)).toEqual(expected);
});

const single: ComparedLine = { chargeId: "seal", unitId: "cont", type: "Single" };
const range = (rangeFrom: string | null, rangeTo: string | null): ComparedLine => ({
  ...single,
  type: "Range",
  rangeType: "GW",
  rangeFrom,
  rangeTo,
});
const clashes = (...lines: ComparedLine[]) =>
  [...whyNotTogether(lines)].map(
    ([at, { code, facts }]) => `${at} ${code} ${String(facts?.["line"])}`,
  );

test("TF-7: the same charge for the same goods stands once", () => {
  expect(clashes(single, { ...single, pol: "VNSGN" }, { ...single, unitId: "40HC" })).toEqual([]);
  expect(clashes(single, { ...single, pol: "VNSGN" }, single)).toEqual(["2 tariffLine.twice 1"]);
  expect(clashes(single, range(null, "5"))).toEqual(["1 tariffLine.twice 1"]);
});

test("TF-7: ranges meet and do not overlap", () => {
  expect(clashes(range(null, "5000"), range("5000", null))).toEqual([]);
  expect(clashes(range(null, "5000"), range("4999", null))).toEqual([
    "1 tariffLine.rangesOverlap 1",
  ]);
  expect(clashes(range("5", "0"), range("9", "9.5"))).toEqual(["1 tariffLine.rangesOverlap 1"]);
  expect(clashes(range("5", null), range("9", "9.5"))).toEqual(["1 tariffLine.rangesOverlap 1"]);
  expect(clashes(range("5", "5"), range("5", "5"))).toEqual(["1 tariffLine.rangesOverlap 1"]);
});

test("TF-7: a line clashes with a line of another figure and with one without a range", () => {
  const volume = { ...range("0", "5"), rangeType: "CBM" };
  expect(clashes(range("0", "5"), volume, range("5", "9"), single)).toEqual([
    "1 tariffLine.rangesOverlap 1",
    "3 tariffLine.twice 1",
  ]);
});

test("TF-7: a wide range that comes last is compared with every range within it", () => {
  expect(clashes(range("10", "20"), range("30", "40"), range("0", "100"))).toEqual([
    "2 tariffLine.rangesOverlap 1",
  ]);
  expect(clashes(range("5", "5"), range("0", "5"), range("5", "9"))).toEqual([]);
  expect(clashes(range("5", "5"), range("0", "9"))).toEqual(["1 tariffLine.rangesOverlap 1"]);
});

test("TF-7: the comparison finds an overlap exactly where two ranges of the lines share a value", () => {
  let seed = 7;
  const draw = (most: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % most;
  };
  for (let round = 0; round < 2000; round += 1) {
    const lines = Array.from({ length: 2 + draw(6) }, () => {
      const from = draw(12);
      return range(`${from}`, draw(5) === 0 ? null : `${from + draw(4)}`);
    });
    const share = (a: ComparedLine, b: ComparedLine) => {
      // An upper bound of 0 is none (TF-5), as an empty one is.
      const [from, to] = [Number(a.rangeFrom), Number(a.rangeTo) || Infinity];
      const [start, end] = [Number(b.rangeFrom), Number(b.rangeTo) || Infinity];
      return (from === start && to === end) || (from < end && start < to);
    };
    const found = whyNotTogether(lines);
    for (const [at, { facts }] of found) {
      const other = lines[Number(facts?.["line"]) - 1] as ComparedLine;
      expect(share(lines[at] as ComparedLine, other)).toBe(true);
    }
    const right = lines.filter((_, at) => !found.has(at));
    const overlaps = right.some((each, at) => right.slice(at + 1).some((one) => share(each, one)));
    expect([round, overlaps]).toEqual([round, false]);
  }
});

test("TF-7: each of 5,000 ranges of one charge is read once or twice", () => {
  let reads = 0;
  const lines = Array.from(
    { length: 5000 },
    (_, at): ComparedLine => ({
      ...range(`${at}`, `${at + 1}`),
      get rangeFrom() {
        reads += 1;
        return `${at}`;
      },
    }),
  );
  expect(whyNotTogether(lines.toReversed()).size).toBe(0);
  expect(reads).toBeLessThanOrEqual(2 * lines.length);
});
