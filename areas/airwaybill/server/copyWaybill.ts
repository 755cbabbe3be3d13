import { registerCopied } from "@fairway/areas/shipment/server/copiedByAreas.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { type AirWayBill, ownFields } from "../model/airWayBill.ts";
import {
  insertWaybillCharges,
  waybillCharges,
} from "@fairway/areas/housebill/server/waybillCharges.ts";
import { withWaybillSums } from "@fairway/areas/housebill/model/withWaybillSums.ts";
import { readWaybill } from "./readWaybill.ts";

/**
 * The master waybill of a copied job with its other charges, issued today with flight and weight of
 * the copy.
 */
registerCopied("airwaybill", "papers", async (tx, actor, { from, to }) => {
  const { companyId } = actor;
  const waybill = await readWaybill(tx, companyId, from.id);
  if (!waybill) return;
  const charges = await waybillCharges(tx, companyId, { jobId: from.id, hblid: null });
  const own = Object.keys(ownFields.shape).map((field) => [field, waybill[field]]);
  const form = {
    ...(Object.fromEntries(own) as Pick<AirWayBill, keyof typeof ownFields.shape>),
    firstCarrierBy: to.flightVesselName,
    issueHbldate: actor.today,
    chargeWeight: to.chargeWeight,
  };
  const { chargeWeight: _ofJob, ...row } = withWaybillSums(form, charges);
  await insertRow(tx, "air_way_bill", { ...row, ...stampNew(actor), id: newId(), jobId: to.id });
  await insertWaybillCharges(tx, actor, [{ jobId: to.id, hblid: null, lines: charges }]);
});
