import { vesselAndVoyage } from "@fairway/areas/shipment/model/vesselAndVoyage.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { BillSums, StoredInstruction } from "./instruction.ts";

/** Facts of the office and the agent that a new instruction starts with. */
export interface InstructionGround {
  readonly shipper: string | null;
  readonly consignee: string | null;
  /** The place of delivery that all bills have. */
  readonly placeOfDelivery: string | null;
  readonly userName: string | null;
}

/** The values of a new instruction, from its job and its house bills. Rule SI-3 */
export function instructionDefaults(
  actor: Pick<Actor, "userId" | "today">,
  job: Shipment,
  sums: BillSums,
  ground: InstructionGround,
): StoredInstruction {
  return {
    ...sums,
    bookingNo: job.bookingNo,
    refNo: null,
    invoiceDate: actor.today,
    issuedUser: actor.userId,
    issuedUserName: ground.userName,
    supplier: job.coloaderId,
    supplierCode: job.coloaderCode,
    supplierName: job.coloaderName,
    attention: null,
    shipper: ground.shipper,
    consigneeId: job.agentId,
    consigneeCode: job.agentCode,
    consigneeName: job.agentName,
    consigneeDescription: ground.consignee,
    cargoNotice: "SAME AS CONSIGNEE",
    actualShipperId: null,
    actualShipperCode: null,
    actualShipperName: null,
    actualShipperDescription: null,
    actualConsigneeId: null,
    actualConsigneeCode: null,
    actualConsigneeName: null,
    actualConsigneeDescription: null,
    paymentType: job.paymentTerm,
    pol: job.pol,
    polCode: job.polCode,
    polName: job.polName,
    pod: job.pod,
    podCode: job.podCode,
    podName: job.podName,
    placeOfDelivery: ground.placeOfDelivery,
    voyNo: vesselAndVoyage(job.flightVesselName, job.voyNo),
    loadingDate: job.etd,
    routeInfo: null,
    remark: job.mbltype,
  };
}
