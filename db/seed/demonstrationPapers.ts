import { createAirWayBill as createAirWayBillCall } from "@fairway/areas/airwaybill/contract.ts";
import { getAirWayBill } from "@fairway/areas/airwaybill/server/getAirWayBill.ts";
import { createAirWayBill } from "@fairway/areas/airwaybill/server/saveAirWayBill.ts";
import * as arrival from "@fairway/areas/arrival/contract.ts";
import {
  getDeliveryOrder,
  updateDeliveryOrder,
} from "@fairway/areas/arrival/server/deliveryOrder.ts";
import { updateArrival } from "@fairway/areas/arrival/server/updateArrival.ts";
import { listHouseBillsOfJob } from "@fairway/areas/housebill/contract.ts";
import { listHouseBills } from "@fairway/areas/housebill/server/listHouseBills.ts";
import { saveInstruction as saveInstructionCall } from "@fairway/areas/instruction/contract.ts";
import { getInstruction } from "@fairway/areas/instruction/server/getInstruction.ts";
import { saveInstruction } from "@fairway/areas/instruction/server/saveInstruction.ts";
import { saveManifest as saveManifestCall } from "@fairway/areas/manifest/contract.ts";
import { getManifest } from "@fairway/areas/manifest/server/getManifest.ts";
import { saveManifest } from "@fairway/areas/manifest/server/saveManifest.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { DemonstrationBook } from "./demonstrationBook.ts";

/** Saves the papers that the service of a job has, as its screens offer them. */
export async function writePapers(
  tx: Tx,
  clerk: Actor,
  book: DemonstrationBook,
  jobId: string,
): Promise<void> {
  const { transactionType } = await readShipment(tx, clerk, jobId);
  const { sideLinks, bill } = serviceOf(transactionType);
  if (sideLinks.includes("mawb")) await writeMaster(tx, clerk, jobId);
  if (sideLinks.includes("shippingInstruction")) {
    const fresh = await getInstruction(tx, clerk, { id: jobId });
    await saveInstruction(tx, clerk, saveInstructionCall.body.parse({ ...fresh, jobId }));
  }
  if (sideLinks.includes("manifest")) {
    const fresh = await getManifest(tx, clerk, { jobId, fresh: "true" });
    await saveManifest(tx, clerk, saveManifestCall.body.parse({ ...fresh, hblids: null }));
  }
  if (bill.tabs.includes("ARRIVAL")) await writeArrivals(tx, clerk, book, jobId);
}

/** The master waybill with the charges of the airline and our fee. */
async function writeMaster(tx: Tx, clerk: Actor, jobId: string): Promise<void> {
  const fresh = await getAirWayBill(tx, clerk, { jobId });
  const quantity = fresh.chargeWeight;
  const ask = {
    ...fresh,
    asArranged: null,
    wtorValpayment: null,
    otherPayment: null,
    rateCharge: "2.85",
    otherCharges: [
      { chargeName: "FUEL SURCHARGE", quantity, rate: "0.55", dueTo: "Carrier" },
      { chargeName: "SECURITY", quantity, rate: "0.15", dueTo: "Carrier" },
      { chargeName: "AWB FEE", quantity: "1", rate: "15", dueTo: "Agent" },
    ],
  };
  await createAirWayBill(tx, clerk, createAirWayBillCall.body.parse(ask));
}

/** The notice and the order, by air the authorize letter, of each bill. */
async function writeArrivals(
  tx: Tx,
  clerk: Actor,
  book: DemonstrationBook,
  jobId: string,
): Promise<void> {
  const bills = await listHouseBills(tx, clerk, listHouseBillsOfJob.body.parse({ jobId }));
  for (const { id: hblid } of bills) {
    const charge = {
      chargeId: book.charge("S_DOC"),
      quantity: "1",
      unitId: book.unit("SET"),
      unitPrice: "500000",
      currencyId: "VND",
      vatrate: "8",
    };
    const notice = { hblid, csArrivalFrieghtCharges: [charge] };
    await updateArrival(tx, clerk, arrival.updateArrival.body.parse(notice));
    const order = await getDeliveryOrder(tx, clerk, { hblid });
    await updateDeliveryOrder(tx, clerk, arrival.updateDeliveryOrder.body.parse(order));
  }
}
