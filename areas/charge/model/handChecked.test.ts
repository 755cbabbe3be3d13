import { findRate, type RateBook } from "@fairway/areas/rate/model/rateBook.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { rateText, storedRate } from "@fairway/core/money/rate.ts";
import { expect, test } from "vitest";
import { chargeAmounts } from "./chargeAmounts.ts";
import { chargeRates, usualCommissionRate } from "./chargeRates.ts";

// Amounts that were computed apart from the program, with sixty digits: each with
// the law, standard or rule that decides it.

const quoted = (
  effectiveOn: string,
  currencyFrom: string,
  rate: string,
  [currencyTo, time]: readonly [string, string] = [localCurrency, "08:00"],
) => ({
  currencyFrom,
  currencyTo,
  rate,
  effectiveOn,
  datetimeCreated: `${effectiveOn}T${time}:00Z`,
});

const book: RateBook = [
  quoted("2026-03-10", "USD", "25380"),
  quoted("2026-03-16", "USD", "25412.5"),
  quoted("2026-03-16", "JPY", "169.27"),
  quoted("2026-03-16", "KWD", "82713.45"),
  quoted("2026-03-16", "EUR", "27500.25"),
  quoted("2026-03-16", "THB", "0.0284", ["USD", "08:00"]),
  quoted("2026-03-16", "VND", "0.00028", ["CNY", "08:00"]),
  quoted("2026-03-17", "USD", "25421.5", [localCurrency, "15:00"]),
  quoted("2026-03-17", "USD", "25420"),
  quoted("2026-03-18", "SGD", "19001.37"),
  quoted("2026-03-20", "USD", "25437.35"),
  quoted("2026-03-20", "JPY", "170.015"),
];

type Text = string | null;

// Below each source: quantity, price, currency and VAT | the rate | net and VAT in the currency of the
// line | in VND | in US dollars | what is shown | where it differs: the day, a typed rate, a
// commission, the company's rate of it. The usual day is 2026-03-16; "-" is unknown.
const table = `
# VAT Act 48/2024, art. 5
3 17.335 USD KCT         | 25412.5       | 52.01 0.00     | 1321577 0       | 52.01 0.00    | not taxed: freight abroad
# VAT Act 48/2024, art. 9
2 1450 USD 0             | 25412.5       | 2900.00 0.00   | 73696250 0      | 2900.00 0.00  | 0 %: international transport
2 2200000 VND 0          | 1             | 4400000 0      | 4400000 0       | 173.14 0.00   | 0 % in dong
3.125 41.7365 KWD 5      | 82713.45      | 130.427 6.521  | 10788031 539402 | 424.52 21.23  | 5 % in three decimals
12.345 11.27 USD 10      | 25412.5       | 139.13 13.91   | 3535594 353559  | 139.13 13.91  | 10 % of dollars
12.345 1250.5 JPY 10     | 169.27        | 15437 1544     | 2613093 261309  | 102.83 10.28  | 10 % of yen
# Decree 174/2025: 8 % until 2026-12-31
2 4150000 VND 8          | 1             | 8300000 664000 | 8300000 664000  | 326.61 26.13  | 8 % in dong
2 9.50 USD 8             | 25412.5       | 19.00 1.52     | 482838 38627    | 19.00 1.52    | 8 % of dollars
# CH-5
1 100 USD 100            | 25412.5       | 100.00 100.00  | 2541250 2541250 | 100.00 100.00 | 100 % is the most
0.000001 1500000 USD KCT | 25412.5       | 1.50 0.00      | 38119 0         | 1.50 0.00     | quantity of six decimals
1000 0.00000001 USD KCT  | 25412.5       | 0.00 0.00      | 0 0             | 0.00 0.00     | price of eight decimals
0 450 USD 8              | 25412.5       | 0.00 0.00      | 0 0             | 0.00 0.00     | nothing at quantity zero
# fixed tax in the currency of the line
1 35 USD -2.5            | 25412.5       | 35.00 2.50     | 889438 63531    | 35.00 2.50    | a fixed tax in dollars
0.75 18.9995 KWD -0.4255 | 82713.45      | 14.250 0.426   | 1178636 35195   | 46.38 1.38    | a fixed tax in dinars
4 1000 JPY -12.5         | 169.27        | 4000 13        | 677080 2116     | 26.64 0.08    | a fixed tax in yen is a whole yen
1 1000000 VND -1234.5    | 1             | 1000000 1235   | 1000000 1235    | 39.35 0.05    | a fixed tax in dong is a whole dong
1 -10 USD -1.5           | 25412.5       | -10.00 1.50    | -254125 38119   | -10.00 1.50   | a fixed tax of a discount stays a tax
# half away from zero
1 -12.345 USD 8          | 25412.5       | -12.35 -0.99   | -313717 -25097  | -12.35 -0.99  | a discount has VAT below zero
1 0.5 VND KCT            | 1             | 1 0            | 1 0             | 0.00 0.00     | half a dong upwards
1 -0.5 VND KCT           | 1             | -1 0           | -1 0            | 0.00 0.00     | half a dong below zero downwards
1 0.49 VND KCT           | 1             | 0 0            | 0 0             | 0.00 0.00     | under half a dong is none
1 1 USD KCT              | 25412.5       | 1.00 0.00      | 25413 0         | 1.00 0.00     | an odd dollar comes to half a dong
3 1 USD 0                | 25412.5       | 3.00 0.00      | 76238 0         | 3.00 0.00     | three dollars come to half a dong
1 1 USD 10               | 25412.5       | 1.00 0.10      | 25413 2541      | 1.00 0.10     | VAT on a rounded half
1 6.25 VND 8             | 1             | 6 0            | 6 0             | 0.00 0.00     | 8 % of an odd sum is half a dong
1 1250 VND 0.04          | 1             | 1250 1         | 1250 1          | 0.05 0.00     | VAT of half a dong
1 0.005 USD KCT          | 25412.5       | 0.01 0.00      | 127 0           | 0.01 0.00     | half a cent upwards
1 -0.005 USD KCT         | 25412.5       | -0.01 0.00     | -127 0          | -0.01 0.00    | half a cent below zero
1 0.25 USD 10            | 25412.5       | 0.25 0.03      | 6353 635        | 0.25 0.03     | half a cent of VAT
12.345 1.1 USD KCT       | 25412.5       | 13.58 0.00     | 345089 0        | 13.58 0.00    | a half by a long quantity
1 127.0625 VND KCT       | 1             | 127 0          | 127 0           | 0.01 0.00     | dollars of dong end in half a cent
0.001 1 USD 8            | 25412.5       | 0.00 0.00      | 25 2            | 0.00 0.00     | a sum whose net rounds to nothing
0.5 0.01 EUR KCT         | 27500.25      | 0.01 0.00      | 138 0           | 0.01 0.00     | euro of half a cent
0.5 0.01 USD KCT         | 20000         | 0.01 0.00      | 100 0           | 0.01 0.00     | half a dollar of commission | commission
# CH-1
3 0.335 USD KCT          | 25412.5       | 1.01 0.00      | 25540 0         | 1.01 0.00     | dong from price times quantity, not from the net
1 100 EUR 10             | 27500.25      | 100.00 10.00   | 2750025 275003  | 108.22 10.82  | euro reaches dollars through dong
2.675 612345 VND 8       | 1             | 1638023 131042 | 1638023 131042  | 64.46 5.16    | dong to dollars
# ISO 4217
4.5 3333 JPY KCT         | 169.27        | 14999 0        | 2538796 0       | 99.90 0.00    | yen has no decimals
1 1.2345 KWD KCT         | 82713.45      | 1.235 0.000    | 102110 0        | 4.02 0.00     | dinar has three decimals
# RT-1: cross rate
1 1250 THB 8             | 721.715       | 1250.00 100.00 | 902144 72172    | 35.50 2.84    | baht over the dollar
# RT-1: inverted pair
2 99.5 CNY 10            | 3571.42857143 | 199.00 19.90   | 710714 71071    | 27.97 2.80    | yuan by the reverse pair
# CH-9: company rate
1 85.75 USD KCT          | 20000         | 85.75 0.00     | 1715000 0       | 85.75 0.00    | commission in dollars has 20,000 | commission
1 1500000 VND 10         | 1             | 1500000 150000 | 1500000 150000  | 75.00 7.50    | commission in dong reaches dollars at 20,000 | commission
1 85.75 USD KCT          | 23500         | 85.75 0.00     | 2015125 0       | 85.75 0.00    | commission at the rate of the company | commission, company 23500
1 1650000 VND KCT        | 1             | 1650000 0      | 1650000 0       | 70.21 0.00    | commission in dong at the rate of the company | commission, company 23500
1 10000 JPY KCT          | 169.27        | 10000 0        | 1692700 0       | 72.03 0.00    | commission in yen: yen of the day, dollars of the company | commission, company 23500
1 85.75 USD KCT          | 23500         | 85.75 0.00     | 2015125 0       | 85.75 0.00    | commission on another day has the same rate | on 2026-03-20, commission, company 23500
1 10 USD KCT             | 20000         | 10.00 0.00     | 200000 0        | 10.00 0.00    | commission before the first rate | on 2026-03-09, commission
# CH-8: typed rate
1 9800 JPY KCT           | 168.5         | 9800 0         | 1651300 0       | 64.98 0.00    | a typed rate of yen; dollars of the day | typed 168.5
1 45 USD 8               | 25500         | 45.00 3.60     | 1147500 91800   | 45.00 3.60    | a typed rate of dollars makes dong alone | typed 25500
1 45000 VND 8            | 1             | 45000 3600     | 45000 3600      | 1.77 0.14     | a typed rate is of no use in dong | typed 25500
1 1000000 JPY KCT        | 168.12345678  | 1000000 0      | 168123457 0     | 6615.78 0.00  | a typed rate of eight decimals | typed 168.12345678
1 9800 JPY KCT           | 168.5         | 9800 0         | 1651300 0       | 65.06 0.00    | a typed rate saves a day without one | on 2026-03-15, typed 168.5
# RT-1: last day on or before
2 1450 USD 0             | 25437.35      | 2900.00 0.00   | 73768315 0      | 2900.00 0.00  | on the day of the next rate | on 2026-03-20
1 45 USD 0               | 25380         | 45.00 0.00     | 1142100 0       | 45.00 0.00    | a day without a rate takes the one before | on 2026-03-15
1 45 USD 0               | 25437.35      | 45.00 0.00     | 1144681 0       | 45.00 0.00    | after the last rate | on 2026-03-25
# RT-1: latest created
1 45 USD 0               | 25421.5       | 45.00 0.00     | 1143968 0       | 45.00 0.00    | the later of two rates of a day | on 2026-03-17
# CH-2: refused
1 9800 JPY KCT           | -             | 9800 0         | - -             | - -           | back-dated before the first rate of yen | on 2026-03-15
1 100 SGD 8              | -             | 100.00 8.00    | - -             | - -           | back-dated before the first rate of Singapore
1 100 USD 8              | -             | 100.00 8.00    | - -             | 100.00 8.00   | back-dated before any dollar: refused | on 2026-03-09
# RT-1
1 100 SGD 8              | 19001.37      | 100.00 8.00    | 1900137 152011  | 74.75 5.98    | from its first day | on 2026-03-18
# CH-2: unknown
1 950000 VND 8           | 1             | 950000 76000   | 950000 76000    | - -           | back-dated before any dollar: dong, no dollars | on 2026-03-09
`;

interface Case {
  readonly what: string;
  readonly source: string;
  readonly terms: readonly [string, string, string, Text];
  /** `on` a day, a `typed` rate, the rate of the `company`. */
  readonly also: Readonly<Record<string, string>>;
  readonly rate: Text;
  readonly amounts: readonly Text[];
}

function casesOf(text: string): Case[] {
  let source = "";
  return text
    .trim()
    .split("\n")
    .flatMap((row) => {
      if (row.startsWith("# ")) {
        source = row.slice(2);
        return [];
      }
      const [terms = "", rate = "", ...cells] = row.split("|").map((each) => each.trim());
      const [quantity = "", price = "", currency = "", vat = ""] = terms.split(" ");
      const [what = "", also = ""] = cells.slice(3);
      const named = also.split(", ").map((each): [string, string] => {
        const [name = "", value = ""] = each.split(" ");
        return [name, value];
      });
      return {
        what,
        source,
        terms: [quantity, price, currency, vat === "KCT" ? null : vat],
        also: Object.fromEntries(named),
        rate: known(rate),
        amounts: cells.slice(0, 3).flatMap((each) => each.split(" ").map(known)),
      };
    });
}

function known(text: string): Text {
  return text === "-" ? null : text;
}

const cases = casesOf(table);

test.each(cases)("$what ($source)", ({ terms, also, rate, amounts }) => {
  const [quantity, unitPrice, currencyId, vatrate] = terms;
  const isCommission = "commission" in also;
  const line = {
    quantity,
    unitPrice,
    currencyId,
    vatrate,
    type: isCommission ? ("BUY" as const) : ("SELL" as const),
    kickBack: isCommission,
    exchangeDate: also["on"] ?? "2026-03-16",
    exchangeRate: also["typed"] ?? null,
  };
  const rates = chargeRates(line, {
    commission: also["company"] ?? usualCommissionRate,
    toVnd: (currency, day) => {
      const found = findRate(book, currency, localCurrency, day);
      return found && storedRate(found);
    },
  });
  const made = chargeAmounts(line, rates);
  expect(rates.toVnd && rateText(rates.toVnd)).toBe(rate);
  expect([
    made.netAmount,
    made.vatAmount,
    made.amountVnd,
    made.vatAmountVnd,
    made.amountUsd,
    made.vatAmountUsd,
  ]).toEqual(amounts);
});

test("there are sixty cases, each with its source", () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(cases.filter(({ source }) => source === "")).toEqual([]);
});
