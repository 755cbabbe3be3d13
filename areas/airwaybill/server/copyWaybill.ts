import { registerCopied } from "@fairway/areas/shipment/server/copiedByAreas.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import { rows } from "@fairway/engine/db/tx.ts";
import { insertRow, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { type AirWayBill, ownFields } from "../model/airWayBill.ts";
import type { OtherCharge } from "@fairway/areas/housebill/model/otherCharge.ts";
import { withWaybillSums } from "@fairway/areas/housebill/model/withWaybillSums.ts";
import { findWaybill } from "./waybillTable.ts";

/** The other charges of a job's master waybill and of its house waybills. */
interface StoredCharge extends Omit<OtherCharge, "id"> {
  readonly hblid: string | null;
  readonly lineNo: number;
}

/**
 * The master waybill of a copied job, issued today with flight and weight of the copy, and the other
 * charges of the master and of the copied house waybills.
 */
registerCopied("airwaybill", "papers", async (tx, actor, { from, to, bills }) => {
  const { companyId, userId } = actor;
  const waybill = await findWaybill(tx, companyId, from.id);
  const charges = await rows<StoredCharge>(
    tx,
    sql`select c.hblid, c.line_no, c.charge_name, c.quantity, c.rate, c.amount, c.due_to
      from waybill_charge c where c.company_id = ${companyId} and c.job_id = ${from.id}
      order by c.line_no, c.id`,
  );
  if (waybill) {
    const own = Object.keys(ownFields.shape).map((field) => [field, waybill[field]]);
    const form = {
      ...(Object.fromEntries(own) as Pick<AirWayBill, keyof typeof ownFields.shape>),
      firstCarrierBy: to.flightVesselName,
      issueHbldate: actor.today,
      chargeWeight: to.chargeWeight,
    };
    const ofMaster = charges.filter(({ hblid }) => hblid === null);
    const { chargeWeight: _ofJob, ...row } = withWaybillSums(form, ofMaster);
    await insertRow(tx, "air_way_bill", { ...row, ...stampNew(actor), id: newId(), jobId: to.id });
  }
  const copyOf = new Map(bills.map((bill) => [bill.from, bill.to]));
  await insertRows(
    tx,
    "waybill_charge",
    charges.flatMap((charge) => {
      const hblid = charge.hblid && copyOf.get(charge.hblid);
      if (hblid === undefined || (hblid === null && !waybill)) return [];
      return [{ ...charge, hblid, companyId, id: newId(), jobId: to.id, userModified: userId }];
    }),
  );
});
