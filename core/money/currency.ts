/** Currencies of ISO 4217 whose smallest unit is not a hundredth. */
const decimalsByCurrency: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLF: 4,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** The currency of the books. */
export const localCurrency = "VND";

/** The second currency of the books: every amount is kept in it as well, where a rate is known. */
export const secondCurrency = "USD";

/** The currencies in which the books keep amounts and in which documents are issued. */
export const bookCurrencies = [localCurrency, secondCurrency] as const;
export type BookCurrency = (typeof bookCurrencies)[number];

/** How many decimals an amount in this currency has (ISO 4217): VND 0, USD 2, KWD 3. */
export function decimalsOf(currency: string): number {
  return decimalsByCurrency[currency] ?? 2;
}
