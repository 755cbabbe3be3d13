import { vesselAndVoyage } from "@fairway/areas/shipment/model/vesselAndVoyage.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { StoredManifest } from "./manifest.ts";

/** The blocks of the office and of the agent that a new manifest starts with. */
export interface ManifestGround {
  readonly shipper: string | null;
  readonly consignee: string | null;
}

/** The values of a new manifest, from its job. Rule MF-2 */
export function manifestDefaults(
  { today }: Pick<Actor, "today">,
  job: Shipment,
  { shipper, consignee }: ManifestGround,
): StoredManifest {
  const { direction, family } = serviceOf(job.transactionType);
  const isImport = direction === "import";
  return {
    supplier: job.coloaderId,
    supplierCode: job.coloaderCode,
    supplierName: job.coloaderName,
    attention: null,
    masksOfRegistration: null,
    voyNo: vesselAndVoyage(job.flightVesselName, job.voyNo),
    invoiceDate: (isImport ? job.eta : job.etd) ?? today,
    pol: job.pol,
    polCode: job.polCode,
    polName: job.polName,
    pod: job.pod,
    podCode: job.podCode,
    podName: job.podName,
    paymentTerm: job.paymentTerm ?? "Prepaid",
    consolidator: isImport ? consignee : shipper,
    deConsolidator: isImport ? shipper : consignee,
    manifestIssuer: isImport ? (consignee ?? shipper) : shipper,
    manifestShipper: family === "air" ? (isImport ? consignee : shipper) : null,
  };
}
