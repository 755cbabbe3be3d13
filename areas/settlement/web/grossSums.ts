import { type BothSums, sumOfSettled } from "../model/settlementAmounts.ts";

/** The sums of charges with VAT in VND and in US dollars. */
export const grossSums = (
  charges: readonly {
    readonly netVnd: string;
    readonly vatVnd: string;
    readonly netUsd: string | null;
    readonly vatUsd: string | null;
  }[],
): BothSums => sumOfSettled(charges.map((each) => ({ ...each, side: "credit" as const })));
