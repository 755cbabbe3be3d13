import type { Surcharge } from "./surcharge.ts";

/** The fields of a charge line that every document over charges shows: what, how much, at which rate. */
export const documentLine = {
  id: true,
  jobNo: true,
  hwbno: true,
  mblno: true,
  chargeCode: true,
  chargeNameEn: true,
  chargeNameVi: true,
  quantity: true,
  unitCode: true,
  unitPrice: true,
  currencyId: true,
  vatrate: true,
  netAmount: true,
  vatAmount: true,
  finalExchangeRate: true,
  amountVnd: true,
  vatAmountVnd: true,
  amountUsd: true,
  vatAmountUsd: true,
} as const satisfies Partial<Record<keyof Surcharge, true>>;
