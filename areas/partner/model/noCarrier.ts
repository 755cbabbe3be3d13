/** The code and short name of the partner that stands for a carrier that nobody knows yet. */
export const noCarrierCode = "NONCARRIER";

/** Does a code or short name stand for nobody? It is never proposed as a payee. */
export function isNoCarrier(code: string | null | undefined): boolean {
  return code?.toUpperCase() === noCarrierCode;
}
