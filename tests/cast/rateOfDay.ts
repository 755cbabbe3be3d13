import { updateRate } from "@fairway/areas/rate/server/updateRate.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { castActor } from "./actors.ts";
import { chargedJob } from "./chargedJob.ts";

/** Corrects the US dollar rate of the main job's day; the rate of before stays in the history. */
export function rateOfDay(tx: Tx, rate: string) {
  return updateRate(tx, castActor("administrator"), {
    effectiveOn: chargedJob.day,
    currencyTo: "VND",
    rateReason: "Corrected",
    rates: [{ currencyFrom: "USD", rate }],
  });
}
