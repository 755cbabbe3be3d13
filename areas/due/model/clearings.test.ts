import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { describe, expect, test } from "vitest";
import { clearPool, type OpenDue } from "./clearPool.ts";
import { drawAdvance, type OpenAdvance } from "./drawAdvance.ts";
import type { Due } from "./due.ts";
import { payWith } from "./payWith.ts";
import { summed } from "./worth.ts";

/** An open item: currency, what is open, in VND, in US dollars, the rate at which it was billed. */
type Item = readonly [
  currency: BookCurrency,
  open: string,
  vnd: string,
  usd: string | null,
  billed: string,
  more?: { readonly asked?: string; readonly obh?: true },
];

/** Paid, cleared, paid in VND, cleared in VND, gain or loss in VND. */
type Line = readonly [paid: string, cleared: string, vnd: string, clearedVnd: string, gain: string];

interface Clearing {
  readonly currency: BookCurrency;
  readonly rate: string | null;
  readonly paid?: string;
  /** Advances in the currency: each amount with what it is worth in VND. */
  readonly advances?: readonly (readonly [amount: string, vnd: string])[];
  readonly advance?: string;
  readonly credits?: readonly Item[];
  readonly items: readonly Item[];
  readonly lines: readonly Line[];
  /** What is kept, and its VND. */
  readonly kept?: readonly [string, string];
  /** The used amount of the advance. */
  readonly used?: string;
  /** The used amount of each credit, and its VND. */
  readonly taken?: readonly (readonly [string, string])[];
}

const open = ([currencyId, amount, openVnd, openUsd, billed, more]: Item, id: number): OpenDue => ({
  id: String(id),
  kind: more?.obh ? "onBehalf" : "trade",
  currencyId,
  open: amount,
  openVnd,
  openUsd,
  excRateUsdToLocal: billed,
  asked: more?.asked ?? null,
});

function clear(clearing: Clearing) {
  const { currency: currencyId, rate: excRateUsdToLocal, paid = "0", advance = "0" } = clearing;
  const items = clearing.items.map(open);
  const credits = (clearing.credits ?? []).map(open);
  const spent = payWith({ currencyId, excRateUsdToLocal, paid, advance, credits }, items);
  const pool = (clearing.advances ?? []).map(
    ([amount, amountVnd], at): OpenAdvance => ({
      due: { id: String(at), officeId: null, raisedOn: "2026-01-01", currencyId } as Due,
      amount,
      amountVnd,
      amountUsd: currencyId === "USD" ? amount : null,
    }),
  );
  const draws = spent.advance === "0" ? [] : (drawAdvance(pool, spent.advance) ?? []);
  const ahead = [...(spent.pool.ahead ? [spent.pool.ahead] : []), ...draws];
  const worth = ahead.length > 0 ? { ahead: summed(ahead) } : {};
  return { ...clearPool({ ...spent.pool, ...worth }, items), spent };
}

// The days of the year 2026 and their rates: 12 January 25,380; 3 February 25,455.5; 20 February
// 25,471; 2 March 25,512.5; 16 March 25,498.5; 6 April 25,540.
const jan = "25380";
const feb = "25455.5";
const lateFeb = "25471";
const mar = "25512.5";
const lateMar = "25498.5";
const apr = "25540";

const cases: readonly (readonly [string, Clearing])[] = [
  // Dong for dong.
  [
    "dong pay a part",
    {
      currency: "VND",
      rate: jan,
      paid: "6000000",
      items: [["VND", "10758862", "10758862", "423.91", jan]],
      lines: [["6000000", "6000000", "6000000", "6000000", "0"]],
    },
  ],
  [
    "dong pay all",
    {
      currency: "VND",
      rate: jan,
      paid: "10758862",
      items: [["VND", "10758862", "10758862", "423.91", jan]],
      lines: [["10758862", "10758862", "10758862", "10758862", "0"]],
    },
  ],
  [
    "dong pay more",
    {
      currency: "VND",
      rate: jan,
      paid: "11000000",
      items: [["VND", "10758862", "10758862", "423.91", jan]],
      lines: [["10758862", "10758862", "10758862", "10758862", "0"]],
      kept: ["241138", "241138"],
    },
  ],
  [
    "one dong",
    {
      currency: "VND",
      rate: jan,
      paid: "1",
      items: [["VND", "10758862", "10758862", null, jan]],
      lines: [["1", "1", "1", "1", "0"]],
    },
  ],
  [
    "dong need no rate for dong",
    {
      currency: "VND",
      rate: null,
      paid: "500",
      items: [["VND", "700", "700", null, jan]],
      lines: [["500", "500", "500", "500", "0"]],
    },
  ],
  [
    "two in their order",
    {
      currency: "VND",
      rate: feb,
      paid: "9",
      items: [
        ["VND", "6", "6", null, jan],
        ["VND", "6", "6", null, jan],
      ],
      lines: [
        ["6", "6", "6", "6", "0"],
        ["3", "3", "3", "3", "0"],
      ],
    },
  ],
  [
    "the last gets nothing",
    {
      currency: "VND",
      rate: feb,
      paid: "5",
      items: [
        ["VND", "6", "6", null, jan],
        ["VND", "6", "6", null, jan],
      ],
      lines: [
        ["5", "5", "5", "5", "0"],
        ["0", "0", "0", "0", "0"],
      ],
    },
  ],
  [
    "on-behalf money first",
    {
      currency: "VND",
      rate: feb,
      paid: "7000000",
      items: [
        ["VND", "4758862", "4758862", null, jan],
        ["VND", "4400000", "4400000", null, jan, { obh: true }],
      ],
      lines: [
        ["2600000", "2600000", "2600000", "2600000", "0"],
        ["4400000", "4400000", "4400000", "4400000", "0"],
      ],
    },
  ],
  [
    "an asked amount binds before on-behalf money",
    {
      currency: "VND",
      rate: feb,
      paid: "7000000",
      items: [
        ["VND", "4758862", "4758862", null, jan, { asked: "4000000" }],
        ["VND", "4400000", "4400000", null, jan, { obh: true }],
      ],
      lines: [
        ["4000000", "4000000", "4000000", "4000000", "0"],
        ["3000000", "3000000", "3000000", "3000000", "0"],
      ],
    },
  ],
  [
    "an asked amount of nothing clears nothing",
    {
      currency: "VND",
      rate: feb,
      paid: "100",
      items: [
        ["VND", "80", "80", null, jan, { asked: "0" }],
        ["VND", "60", "60", null, jan],
      ],
      lines: [
        ["0", "0", "0", "0", "0"],
        ["60", "60", "60", "60", "0"],
      ],
      kept: ["40", "40"],
    },
  ],
  [
    "two asked amounts, the rest is kept",
    {
      currency: "VND",
      rate: feb,
      paid: "100",
      items: [
        ["VND", "80", "80", null, jan, { asked: "30" }],
        ["VND", "60", "60", null, jan, { asked: "20" }],
      ],
      lines: [
        ["30", "30", "30", "30", "0"],
        ["20", "20", "20", "20", "0"],
      ],
      kept: ["50", "50"],
    },
  ],
  [
    "an advance alone clears nothing and is kept",
    {
      currency: "VND",
      rate: lateFeb,
      paid: "9500000",
      items: [],
      lines: [],
      kept: ["9500000", "9500000"],
    },
  ],
  // Dollars for dollars: a part by the rate of the document, the money by that of its day.
  [
    "dollars pay all and more",
    {
      currency: "USD",
      rate: feb,
      paid: "2600.00",
      items: [["USD", "2551.00", "64744380", "2551.00", jan]],
      lines: [["2551.00", "2551.00", "64936981", "64744380", "192601"]],
      kept: ["49.00", "1247319"],
    },
  ],
  [
    "dollars pay a part",
    {
      currency: "USD",
      rate: mar,
      paid: "500.00",
      items: [["USD", "818.36", "20851584", "818.36", "25480"]],
      lines: [["500.00", "500.00", "12756250", "12740000", "16250"]],
    },
  ],
  [
    "a part that rounds up",
    {
      currency: "USD",
      rate: jan,
      paid: "0.01",
      items: [["USD", "10.00", "254555", "10.00", feb]],
      lines: [["0.01", "0.01", "254", "255", "-1"]],
    },
  ],
  [
    "a part is never worth more than is open",
    {
      currency: "USD",
      rate: feb,
      paid: "9.99",
      items: [["USD", "10.00", "254000", "10.00", feb]],
      lines: [["9.99", "9.99", "254300", "254000", "300"]],
    },
  ],
  [
    "the last part takes the rest of the dong",
    {
      currency: "USD",
      rate: feb,
      paid: "0.01",
      items: [["USD", "0.01", "262", "0.01", feb]],
      lines: [["0.01", "0.01", "255", "262", "-7"]],
    },
  ],
  [
    "a typed rate",
    {
      currency: "USD",
      rate: "25700",
      paid: "100.00",
      items: [["USD", "100.00", "2538000", "100.00", jan]],
      lines: [["100.00", "100.00", "2570000", "2538000", "32000"]],
    },
  ],
  [
    "a loss",
    {
      currency: "USD",
      rate: jan,
      paid: "100.00",
      items: [["USD", "100.00", "2554000", "100.00", apr]],
      lines: [["100.00", "100.00", "2538000", "2554000", "-16000"]],
    },
  ],
  [
    "two lines share the dong in their order",
    {
      currency: "USD",
      rate: feb,
      paid: "30.01",
      items: [
        ["USD", "10.01", "254054", "10.01", jan],
        ["USD", "20.00", "507600", "20.00", jan],
      ],
      lines: [
        ["10.01", "10.01", "254810", "254054", "756"],
        ["20.00", "20.00", "509110", "507600", "1510"],
      ],
    },
  ],
  [
    "what is kept takes the remainder",
    {
      currency: "USD",
      rate: feb,
      paid: "0.03",
      items: [
        ["USD", "0.01", "254", "0.01", jan],
        ["USD", "0.01", "254", "0.01", jan],
      ],
      lines: [
        ["0.01", "0.01", "255", "254", "1"],
        ["0.01", "0.01", "255", "254", "1"],
      ],
      kept: ["0.01", "254"],
    },
  ],
  [
    "an advance in dollars",
    { currency: "USD", rate: feb, paid: "49.00", items: [], lines: [], kept: ["49.00", "1247320"] },
  ],
  // Dong for dollars, at the rate of the receipt.
  [
    "dong pay a part of dollars",
    {
      currency: "VND",
      rate: mar,
      paid: "30000000",
      items: [["USD", "1994.25", "50813261", "1994.25", "25480"]],
      lines: [["30000000", "1175.89", "30000000", "29961677", "38323"]],
    },
  ],
  [
    "dong pay all dollars",
    {
      currency: "VND",
      rate: mar,
      paid: "50878303",
      items: [["USD", "1994.25", "50813261", "1994.25", "25480"]],
      lines: [["50878303", "1994.25", "50878303", "50813261", "65042"]],
    },
  ],
  [
    "dong pay more than all dollars",
    {
      currency: "VND",
      rate: mar,
      paid: "51000000",
      items: [["USD", "1994.25", "50813261", "1994.25", "25480"]],
      lines: [["50878303", "1994.25", "50878303", "50813261", "65042"]],
      kept: ["121697", "121697"],
    },
  ],
  [
    "dong that are no cent are kept",
    {
      currency: "VND",
      rate: mar,
      paid: "100",
      items: [["USD", "10.00", "254800", "10.00", "25480"]],
      lines: [["0", "0.00", "0", "0", "0"]],
      kept: ["100", "100"],
    },
  ],
  [
    "dong that are half a cent are a cent",
    {
      currency: "VND",
      rate: "25500",
      paid: "128",
      items: [["USD", "10.00", "254800", "10.00", "25480"]],
      lines: [["128", "0.01", "128", "255", "-127"]],
    },
  ],
  [
    "an asked amount in dong for dollars",
    {
      currency: "VND",
      rate: lateMar,
      paid: "5000000",
      items: [["USD", "282.50", "7197871", "282.50", "25480", { asked: "2549850" }]],
      lines: [["2549850", "100.00", "2549850", "2548000", "1850"]],
      kept: ["2450150", "2450150"],
    },
  ],
  [
    "dong for dollars and dong",
    {
      currency: "VND",
      rate: apr,
      paid: "9000000",
      items: [
        ["USD", "282.50", "7197871", "282.50", "25480"],
        ["VND", "2158862", "2158862", "85.06", jan],
      ],
      lines: [
        ["7215050", "282.50", "7215050", "7197871", "17179"],
        ["1784950", "1784950", "1784950", "1784950", "0"],
      ],
    },
  ],
  [
    "the smallest open amount in dollars",
    {
      currency: "VND",
      rate: apr,
      paid: "255",
      items: [["USD", "0.01", "254", "0.01", jan]],
      lines: [["255", "0.01", "255", "254", "1"]],
    },
  ],
  // Dollars for dong, at the rate of the receipt.
  [
    "dollars pay a part of dong",
    {
      currency: "USD",
      rate: apr,
      paid: "150.00",
      items: [["VND", "5779482", "5779482", "226.65", "25500"]],
      lines: [["150.00", "3831000", "3831000", "3831000", "0"]],
    },
  ],
  [
    "dollars pay all dong",
    {
      currency: "USD",
      rate: apr,
      paid: "76.29",
      items: [["VND", "1948482", "1948482", "76.41", "25500"]],
      lines: [["76.29", "1948482", "1948447", "1948482", "-35"]],
    },
  ],
  [
    "dollars pay more than all dong",
    {
      currency: "USD",
      rate: apr,
      paid: "100.00",
      items: [["VND", "1948482", "1948482", "76.41", "25500"]],
      lines: [["76.29", "1948482", "1948447", "1948482", "-35"]],
      kept: ["23.71", "605553"],
    },
  ],
  [
    "a cent for dong below a cent",
    {
      currency: "USD",
      rate: apr,
      paid: "1.00",
      items: [["VND", "100", "100", "0.00", "25500"]],
      lines: [["0.01", "100", "255", "100", "155"]],
      kept: ["0.99", "25285"],
    },
  ],
  [
    "dollars with a typed rate for dong",
    {
      currency: "USD",
      rate: "25000",
      paid: "10.00",
      items: [["VND", "5779482", "5779482", "226.65", "25500"]],
      lines: [["10.00", "250000", "250000", "250000", "0"]],
    },
  ],
  [
    "dollars for dong and dollars",
    {
      currency: "USD",
      rate: apr,
      paid: "200.00",
      items: [
        ["VND", "1948482", "1948482", "76.41", "25500"],
        ["USD", "282.50", "7197871", "282.50", "25480"],
      ],
      lines: [
        ["76.29", "1948482", "1948447", "1948482", "-35"],
        ["123.71", "123.71", "3159553", "3152131", "7422"],
      ],
    },
  ],
  [
    "on-behalf dong before dollars",
    {
      currency: "USD",
      rate: apr,
      paid: "100.00",
      items: [
        ["USD", "282.50", "7197871", "282.50", "25480"],
        ["VND", "2485199", "2485199", "97.46", "25500", { obh: true }],
      ],
      lines: [
        ["2.69", "2.69", "68703", "68541", "162"],
        ["97.31", "2485199", "2485297", "2485199", "98"],
      ],
    },
  ],
  // Advances keep their value.
  [
    "an advance in dong",
    {
      currency: "VND",
      rate: lateMar,
      advances: [["9500000", "9500000"]],
      advance: "7000000",
      items: [
        ["VND", "4758862", "4758862", null, jan],
        ["VND", "4400000", "4400000", null, jan, { obh: true }],
      ],
      lines: [
        ["2600000", "2600000", "2600000", "2600000", "0"],
        ["4400000", "4400000", "4400000", "4400000", "0"],
      ],
      used: "7000000",
    },
  ],
  [
    "an advance in dollars as received",
    {
      currency: "USD",
      rate: lateMar,
      advances: [["49.00", "1247319"]],
      advance: "49.00",
      items: [["USD", "818.36", "20851584", "818.36", "25480"]],
      lines: [["49.00", "49.00", "1247319", "1248520", "-1201"]],
      used: "49.00",
    },
  ],
  [
    "a part of an advance in dollars",
    {
      currency: "USD",
      rate: lateMar,
      advances: [["49.00", "1247319"]],
      advance: "20.00",
      items: [["USD", "818.36", "20851584", "818.36", "25480"]],
      lines: [["20.00", "20.00", "509110", "509600", "-490"]],
      used: "20.00",
    },
  ],
  [
    "two advances are one pool",
    {
      currency: "USD",
      rate: lateMar,
      advances: [
        ["49.00", "1247319"],
        ["100.00", "2550000"],
      ],
      advance: "60.00",
      items: [["USD", "818.36", "20851584", "818.36", "25480"]],
      lines: [["60.00", "60.00", "1529122", "1528800", "322"]],
      used: "60.00",
    },
  ],
  [
    "all of two advances",
    {
      currency: "USD",
      rate: lateMar,
      advances: [
        ["49.00", "1247319"],
        ["100.00", "2550000"],
      ],
      advance: "149.00",
      items: [["USD", "818.36", "20851584", "818.36", "25480"]],
      lines: [["149.00", "149.00", "3797319", "3796520", "799"]],
      used: "149.00",
    },
  ],
  [
    "an advance is used as far as it clears",
    {
      currency: "VND",
      rate: lateMar,
      advances: [["9500000", "9500000"]],
      advance: "9500000",
      items: [["VND", "2158862", "2158862", null, jan]],
      lines: [["2158862", "2158862", "2158862", "2158862", "0"]],
      used: "2158862",
    },
  ],
  [
    "money first, then the advance",
    {
      currency: "VND",
      rate: lateMar,
      paid: "5000000",
      advances: [["3000000", "3000000"]],
      advance: "3000000",
      items: [["VND", "6000000", "6000000", null, jan]],
      lines: [["6000000", "6000000", "6000000", "6000000", "0"]],
      used: "1000000",
    },
  ],
  [
    "money that is enough leaves the advance",
    {
      currency: "VND",
      rate: lateMar,
      paid: "7000000",
      advances: [["3000000", "3000000"]],
      advance: "3000000",
      items: [["VND", "6000000", "6000000", null, jan]],
      lines: [["6000000", "6000000", "6000000", "6000000", "0"]],
      kept: ["1000000", "1000000"],
      used: "0",
    },
  ],
  [
    "an advance in dollars for dong at the rate of the receipt",
    {
      currency: "USD",
      rate: "25500",
      advances: [["49.00", "1247320"]],
      advance: "49.00",
      items: [["VND", "4400000", "4400000", null, jan]],
      lines: [["49.00", "1249500", "1247320", "1249500", "-2180"]],
      used: "49.00",
    },
  ],
  [
    "an advance and new money in dollars",
    {
      currency: "USD",
      rate: lateMar,
      paid: "100.00",
      advances: [["49.00", "1247319"]],
      advance: "49.00",
      items: [["USD", "818.36", "20851584", "818.36", "25480"]],
      lines: [["149.00", "149.00", "3797169", "3796520", "649"]],
      used: "49.00",
    },
  ],
  // Credits give their own value.
  [
    "a voucher for an invoice",
    {
      currency: "USD",
      rate: lateMar,
      credits: [["USD", "486.86", "12400913", "486.86", lateFeb]],
      items: [["USD", "769.36", "19603064", "769.36", "25480"]],
      lines: [["486.86", "486.86", "12400913", "12405193", "-4280"]],
      taken: [["486.86", "12400913"]],
    },
  ],
  [
    "a part of a voucher",
    {
      currency: "USD",
      rate: lateMar,
      credits: [["USD", "486.86", "12400913", "486.86", lateFeb]],
      items: [["USD", "100.00", "2548000", "100.00", "25480"]],
      lines: [["100.00", "100.00", "2547100", "2548000", "-900"]],
      taken: [["100.00", "2547100"]],
    },
  ],
  [
    "an asked part of a voucher",
    {
      currency: "USD",
      rate: lateMar,
      credits: [["USD", "486.86", "12400913", "486.86", lateFeb, { asked: "50.00" }]],
      items: [["USD", "769.36", "19603064", "769.36", "25480"]],
      lines: [["50.00", "50.00", "1273550", "1274000", "-450"]],
      taken: [["50.00", "1273550"]],
    },
  ],
  [
    "two vouchers in their order",
    {
      currency: "VND",
      rate: lateMar,
      credits: [
        ["VND", "1344600", "1344600", "52.67", "25530"],
        ["VND", "500000", "500000", "19.58", "25530"],
      ],
      items: [["VND", "1500000", "1500000", null, jan]],
      lines: [["1500000", "1500000", "1500000", "1500000", "0"]],
      taken: [
        ["1344600", "1344600"],
        ["155400", "155400"],
      ],
    },
  ],
  [
    "a voucher that is not needed",
    {
      currency: "VND",
      rate: lateMar,
      paid: "1500000",
      credits: [["VND", "1344600", "1344600", "52.67", "25530"]],
      items: [["VND", "1500000", "1500000", null, jan]],
      lines: [["1500000", "1500000", "1500000", "1500000", "0"]],
      taken: [["0", "0"]],
    },
  ],
  [
    "money and a voucher",
    {
      currency: "VND",
      rate: lateMar,
      paid: "200000",
      credits: [["VND", "1344600", "1344600", "52.67", "25530"]],
      items: [["VND", "1500000", "1500000", null, jan]],
      lines: [["1500000", "1500000", "1500000", "1500000", "0"]],
      taken: [["1300000", "1300000"]],
    },
  ],
  [
    "a voucher before the advance",
    {
      currency: "VND",
      rate: lateMar,
      advances: [["500000", "500000"]],
      advance: "500000",
      credits: [["VND", "1344600", "1344600", "52.67", "25530"]],
      items: [["VND", "1500000", "1500000", null, jan]],
      lines: [["1500000", "1500000", "1500000", "1500000", "0"]],
      taken: [["1344600", "1344600"]],
      used: "155400",
    },
  ],
  [
    "a voucher in dollars for dong at the rate of the net-off",
    {
      currency: "VND",
      rate: "25500",
      credits: [["USD", "100.00", "2547100", "100.00", lateFeb]],
      items: [["VND", "5000000", "5000000", null, jan]],
      lines: [["2550000", "2550000", "2547100", "2550000", "-2900"]],
      taken: [["100.00", "2547100"]],
    },
  ],
  [
    "a part of a voucher in dollars for dong",
    {
      currency: "VND",
      rate: "25500",
      credits: [["USD", "100.00", "2547100", "100.00", lateFeb]],
      items: [["VND", "1275000", "1275000", null, jan]],
      lines: [["1275000", "1275000", "1273550", "1275000", "-1450"]],
      taken: [["50.00", "1273550"]],
    },
  ],
  [
    "a voucher in dong for dollars",
    {
      currency: "VND",
      rate: apr,
      credits: [["VND", "1344600", "1344600", "52.67", "25530"]],
      items: [["USD", "282.50", "7197871", "282.50", "25480"]],
      lines: [["1344600", "52.65", "1344600", "1341522", "3078"]],
      taken: [["1344600", "1344600"]],
    },
  ],
  [
    "a voucher for on-behalf money first",
    {
      currency: "VND",
      rate: apr,
      credits: [["VND", "1344600", "1344600", "52.67", "25530"]],
      items: [
        ["VND", "2158862", "2158862", null, jan],
        ["VND", "1000000", "1000000", null, jan, { obh: true }],
      ],
      lines: [
        ["344600", "344600", "344600", "344600", "0"],
        ["1000000", "1000000", "1000000", "1000000", "0"],
      ],
      taken: [["1344600", "1344600"]],
    },
  ],
  [
    "two invoices share a voucher",
    {
      currency: "USD",
      rate: lateMar,
      credits: [["USD", "150.00", "3820650", "150.00", lateFeb]],
      items: [
        ["USD", "100.00", "2548000", "100.00", "25480"],
        ["USD", "80.00", "2038400", "80.00", "25480"],
      ],
      lines: [
        ["100.00", "100.00", "2547100", "2548000", "-900"],
        ["50.00", "50.00", "1273550", "1274000", "-450"],
      ],
      taken: [["150.00", "3820650"]],
    },
  ],
  [
    "the last part of a voucher gives the rest of its dong",
    {
      currency: "USD",
      rate: lateMar,
      credits: [["USD", "10.00", "254713", "10.00", lateFeb]],
      items: [["USD", "10.00", "254800", "10.00", "25480"]],
      lines: [["10.00", "10.00", "254713", "254800", "-87"]],
      taken: [["10.00", "254713"]],
    },
  ],
];

describe("clearings that were computed by hand", () => {
  test("there are sixty", () => expect(cases.length).toBeGreaterThanOrEqual(60));

  test.each(cases)("%s", (_, clearing) => {
    const { lines, left, leftVnd, spent } = clear(clearing);
    const gain = (paid: string, cleared: string) => sum([paid, `-${cleared}`]).toFixed();
    expect(
      lines.map((line) => [
        line.paidAmount,
        line.totalPaid,
        line.paidAmountVnd,
        line.totalPaidVnd,
        gain(line.paidAmountVnd, line.totalPaidVnd),
      ]),
    ).toEqual(clearing.lines);
    const zero = clearing.currency === "USD" ? "0.00" : "0";
    expect([left, leftVnd]).toEqual(clearing.kept ?? [zero, "0"]);
    expect(Number(spent.advance)).toBe(Number(clearing.used ?? 0));
    expect(spent.credits.map((use) => [use.totalPaid, use.totalPaidVnd])).toEqual(
      clearing.taken ?? [],
    );
  });
});
