import { getSoa, rejectSoa as rejectSoaCall } from "@fairway/areas/soa/contract.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { stepKind, word } from "../stepKind.ts";

/** Rejects a statement with a reason; its lines are free again. */
export const rejectSoa = stepKind({
  fields: { of: word, reason: word },
  follows: { of: ["soa"] },
  async play({ signed, made }, ask) {
    const { soano = "" } = made(ask.of);
    const { id, version } = await signed.ask(getSoa, { soaNo: soano, currency: localCurrency });
    const { data, freedCharges, open } = await signed.ask(rejectSoaCall, {
      id,
      version,
      reason: ask.reason,
    });
    return { output: { status: data.status, freedCharges: String(freedCharges), open } };
  },
});
