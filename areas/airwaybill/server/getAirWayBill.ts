import { airlineByNumber } from "@fairway/areas/catalogue/server/airlineByNumber.ts";
import { partnerBlockParts } from "@fairway/areas/partner/server/partnerBlockParts.ts";
import { consolGain } from "@fairway/areas/goods/model/airGoods.ts";
import { type DimensionLine, volumeText } from "@fairway/areas/goods/model/dimension.ts";
import { dimensionListRows } from "@fairway/areas/goods/server/dimensions.ts";
import { masterNumberParts } from "@fairway/areas/housebill/model/masterNumberParts.ts";
import { airFreight, noFreight } from "@fairway/areas/housebill/model/airFreight.ts";
import { waybillCharges } from "@fairway/areas/housebill/server/waybillCharges.ts";
import { type BlockParts, partnerBlock } from "@fairway/areas/partner/model/partnerBlock.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { isOpen } from "@fairway/areas/shipment/model/shipment.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { type AirWayBill, jobFieldsOfWaybill, ownFields } from "../model/airWayBill.ts";
import { hasWaybill } from "../model/hasWaybill.ts";
import { refuseWaybill } from "../model/refusals.ts";
import { readWaybill } from "./readWaybill.ts";

/** Refuses a master waybill on a job whose service declares none. Rule AW-1. */
export function mustHaveWaybill({ transactionType }: Pick<Shipment, "transactionType">): void {
  if (!hasWaybill(serviceOf(transactionType))) {
    throw refuseWaybill("airWayBill.otherService");
  }
}

/**
 * Returns the master waybill of a job, or the values with which a new one starts.
 *
 * Refuses: airWayBill.otherService
 * Source: rules AW-1, AW-4
 */
export async function getAirWayBill(
  tx: Tx,
  actor: Actor,
  { jobId }: { jobId: string },
): Promise<AirWayBill> {
  const job = await readShipment(tx, actor, jobId);
  mustHaveWaybill(job);
  return waybillOf(tx, actor, job);
}

/** The other charges of the master waybill of a job. */
export async function chargesOfMaster(tx: Tx, actor: Actor, { jobId }: { jobId: string }) {
  const job = await readShipment(tx, actor, jobId);
  return waybillCharges(tx, actor.companyId, { jobId: job.id, hblid: null });
}

/** The master waybill of a job that was read before. */
export async function waybillOf(tx: Tx, actor: Actor, job: Shipment): Promise<AirWayBill> {
  const stored = await readWaybill(tx, actor.companyId, job.id);
  const otherCharges = stored
    ? await waybillCharges(tx, actor.companyId, { jobId: job.id, hblid: null })
    : [];
  const ground = await groundOf(tx, actor, job);
  const list = { mblid: job.id, hblid: null };
  const dimensionDetails = await dimensionListRows(tx, actor.companyId, list);
  const started = stored ?? startOf(job, ground, dimensionDetails, actor);
  const own = Object.keys(ownFields.shape).map((field) => [
    field,
    (started as Readonly<Record<string, unknown>>)[field] ?? null,
  ]);
  const ofJob = Object.keys(jobFieldsOfWaybill.shape).map((field) => [
    field,
    job[field as keyof Shipment] ?? null,
  ]);
  const { menu } = serviceOf(job.transactionType);
  const { masterPrefix, masterSerial } = masterNumberParts(job.mawb, job.polCode);
  return {
    ...(Object.fromEntries([...own, ...ofJob]) as AirWayBill),
    mblno1: masterPrefix || null,
    mblno2: job.polCode?.slice(-3) ?? null,
    mblno3: masterSerial || null,
    id: stored?.id ?? null,
    jobId: job.id,
    jobNo: job.jobNo,
    version: stored?.version ?? 0,
    jobVersion: job.version,
    shipperCode: stored?.shipperCode ?? null,
    shipperName: stored?.shipperName ?? null,
    consigneeCode: stored ? stored.consigneeCode : job.agentCode,
    consigneeName: stored ? stored.consigneeName : job.agentName,
    otherCharges,
    dimensionDetails,
    gain: consolGain(ground.charged, job.chargeWeight),
    may: isOpen(job) && actor.may(`${menu}.write`, job) ? ["update"] : [],
  };
}

interface Ground {
  readonly agent: BlockParts | null;
  readonly office: string;
  readonly location: string | null;
  readonly handling: string | null;
  /** The charge weight of all house waybills. */
  readonly charged: string;
}

const groundOf = (tx: Tx, { companyId }: Actor, job: Shipment) =>
  one<Ground>(
    tx,
    sql`
      select ${partnerBlockParts(companyId, job.agentId)} as agent,
        concat_ws(e'\n', c.name_en, o.address_en, 'TEL: ' || o.tel, 'FAX: ' || o.fax) as office,
        o.location,
        (select a.handling_information from ${airlineByNumber(companyId, job.mawb)}
          and a.active) as handling,
        (select coalesce(sum(b.charge_weight), 0)::text from house_bill b
          where b.company_id = ${companyId} and b.job_id = ${job.id} and not b.is_canceled) as charged
      from office o join company c on c.company_id = ${companyId} and c.id = ${companyId}
      where o.company_id = ${companyId} and o.id = ${job.officeId}`,
  );

/** The agent is the consignee, the office the shipper, the flight the first carrier. */
function startOf(job: Shipment, ground: Ground, lines: readonly DimensionLine[], actor: Actor) {
  const freightPayment = job.paymentTerm ?? "Prepaid";
  return {
    shipperDescription: ground.office,
    consigneeId: job.agentId,
    consigneeDescription: ground.agent ? partnerBlock(ground.agent) : null,
    forwardingAgentDescription: ground.office,
    firstCarrierBy: job.flightVesselName,
    firstCarrierTo: job.podCode?.slice(-3) ?? null,
    currencyId: secondCurrency,
    dclrca: "NVD",
    dclrcus: "NCV",
    insuranceAmount: "NIL",
    handlingInformation: ground.handling,
    kgLb: "K",
    rclass: "Q",
    volumeField: volumeText(lines) || null,
    desOfGoods: "CONSOLIDATED CARGO AS PER MANIFEST",
    issueHbldate: actor.today,
    issueHblplace: ground.location,
    freightPayment,
    ...airFreight({ ...noFreight, freightPayment }),
  };
}
