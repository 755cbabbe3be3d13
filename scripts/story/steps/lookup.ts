import { getHouseBill } from "@fairway/areas/housebill/contract.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import { lookUpPrices } from "@fairway/areas/tariff/contract.ts";
import { z } from "zod";
import { plain } from "../goods.ts";
import { stepKind, word } from "../stepKind.ts";

/** The prices of charges for a bill by the tariffs of its service date. */
export const lookup = stepKind({
  fields: { bill: word, type: z.enum(["BUY", "SELL", "OBH"]), charges: z.array(word).min(1) },
  follows: { bill: ["bill"] },
  async play({ signed, entries, made }, ask) {
    const { jobId, hblid, service } = made(ask.bill);
    const job = await signed.ask(getShipment, { id: jobId });
    const bill = await signed.ask(getHouseBill, { id: hblid as string });
    const charges = [];
    for (const name of ask.charges) {
      charges.push({ chargeId: await entries.charge(name, ask.type, service) });
    }
    const found = await signed.ask(lookUpPrices, {
      type: ask.type,
      transactionType: job.transactionType as never,
      officeId: job.officeId,
      serviceDate: job.serviceDate as string,
      customerId: bill.customerId,
      agentId: job.agentId,
      coloaderId: job.coloaderId,
      pol: job.pol,
      pod: job.pod,
      goods: {
        gw: bill.grossWeight,
        nw: bill.netWeight,
        cbm: bill.cbm,
        packages: bill.packageQty,
        containers: bill.csMawbcontainers.flatMap(({ containerTypeId, quantity }) =>
          containerTypeId ? [{ unitId: containerTypeId, quantity: String(quantity ?? 1) }] : [],
        ),
      },
      charges,
    });
    const lines = ask.charges.map((name, at) => {
      const line = found.lines[at];
      if (!line) return [name, null];
      const { tariffName, quantity, unitPrice, currencyId, vatrate, amount } = line;
      const vat = vatrate === null ? "KCT" : plain(vatrate);
      const price = { quantity, unitPrice, currency: currencyId, vat, amount };
      return [name, { tariff: tariffName, ...price }];
    });
    return { output: { lines: Object.fromEntries(lines) as Record<string, unknown> } };
  },
});
