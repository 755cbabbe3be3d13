import { getManifest, saveManifest } from "@fairway/areas/manifest/contract.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { stepKind, word } from "../stepKind.ts";

/** The manifest of a job, as a new one starts, with all bills. */
export const manifest = stepKind({
  fields: { job: word },
  follows: { job: ["job"] },
  async play({ signed, entries, made }, ask) {
    const { jobId, service } = made(ask.job);
    const fresh = await signed.ask(getManifest, { jobId, fresh: "true" });
    const { data } = await signed.ask(saveManifest, {
      ...fresh,
      paymentTerm: (fresh.paymentTerm ?? "Prepaid") as "Prepaid",
      hblids: null,
    });
    const { packages, grossWeight, volume } = data.sums;
    const byCode: [string, string][] = [];
    for (const { kind, quantity } of packages)
      byCode.push([await entries.unitCode(kind), quantity]);
    return {
      output: {
        no: data.refNo,
        bills: String(data.bills.filter((each) => each.isIncluded).length),
        packages: sum(packages.map((each) => each.quantity)).toFixed(),
        packageTypes: Object.fromEntries(byCode),
        gw: grossWeight,
        cbm: volume,
      },
      made: { jobId, service },
    };
  },
});
