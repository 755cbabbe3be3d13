/** The rates of VAT in Vietnam, in percent, with the days on which they are valid. */
const rates: readonly (readonly [rate: string, validFrom: string, validTo: string | null])[] = [
  ["0", "2009-01-01", null],
  ["5", "2009-01-01", null],
  ["8", "2023-07-01", "2026-12-31"],
  ["10", "2009-01-01", null],
];

export const vatRates = rates.map(([rate, validFrom, validTo]) => ({ rate, validFrom, validTo }));
