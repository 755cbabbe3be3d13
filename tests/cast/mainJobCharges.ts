import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { castActor } from "./actors.ts";
import { chargedJob } from "./chargedJob.ts";

/** The ids of the main job's lines, by side. */
export interface MainJobCharges {
  readonly selling: string[];
  readonly buying: string[];
  readonly onBehalf: string[];
}

const hc = { unitId: chargedJob.container, exchangeDate: chargedJob.day };
const set = { unitId: chargedJob.set, exchangeDate: chargedJob.day };
const vnd = { currencyId: "VND" };
const usd = { currencyId: "USD" };

/** Keys the main job's charges: two 40HC with freight, THC, bill fee, seals and the port's fee. */
export async function keyMainJobCharges(tx: Tx): Promise<MainJobCharges> {
  const { customer, carrier, port, oceanFreight, thc, billFee } = chargedJob;
  const sold = { paymentObjectId: customer };
  const bought = { paymentObjectId: carrier };
  const { boughtFreight, boughtThc, portFee } = chargedJob;
  return {
    selling: await key(tx, "SELL", [
      {
        ...hc,
        ...sold,
        ...usd,
        chargeId: oceanFreight,
        quantity: "2",
        unitPrice: "1450",
        vatrate: "0",
      },
      { ...hc, ...sold, ...vnd, chargeId: thc, quantity: "2", unitPrice: "4150000", vatrate: "8" },
      {
        ...set,
        ...sold,
        ...vnd,
        chargeId: billFee,
        quantity: "1",
        unitPrice: "950000",
        vatrate: "8",
      },
      {
        ...set,
        ...sold,
        ...usd,
        chargeId: billFee,
        quantity: "2",
        unitPrice: "9.50",
        vatrate: "8",
      },
    ]),
    buying: await key(tx, "BUY", [
      {
        ...hc,
        ...bought,
        ...usd,
        chargeId: boughtFreight,
        quantity: "2",
        unitPrice: "1310",
        vatrate: "0",
      },
      {
        ...hc,
        ...bought,
        ...vnd,
        chargeId: boughtThc,
        quantity: "2",
        unitPrice: "4050000",
        vatrate: "8",
      },
    ]),
    onBehalf: await key(tx, "OBH", [
      {
        ...hc,
        ...sold,
        ...vnd,
        payerId: port,
        chargeId: portFee,
        quantity: "2",
        unitPrice: "2200000",
        vatrate: "0",
      },
    ]),
  };
}

/** Keys lines of one side on the job's first bill and answers their ids. */
export async function key(
  tx: Tx,
  type: "BUY" | "SELL" | "OBH",
  lines: readonly object[],
  hblid: string = chargedJob.bill,
): Promise<string[]> {
  const charges = lines.map((line) => chargeLine.parse(line));
  const saved = await saveCharges(tx, castActor("documentation"), {
    hblid,
    type,
    charges,
    removed: [],
  });
  return saved.data.map((each) => each.id);
}
