import type { FamilyLetter } from "@fairway/areas/service/model/families.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Owned, SalesUnit } from "@fairway/core/permission/permission.ts";
import type { Day, Instant } from "@fairway/core/time/day.ts";
import type { JobStatus } from "./choices.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";

/** What a person keys of a job. */
export interface ShipmentForm {
  readonly mawb: string | null;
  readonly mbltype: string | null;
  readonly bookingNo: string | null;
  readonly coloaderId: string | null;
  readonly agentId: string | null;
  readonly pol: string | null;
  readonly polDescription: string | null;
  readonly pod: string | null;
  readonly podDescription: string | null;
  readonly etd: Day | null;
  readonly eta: Day | null;
  readonly atd: Day | null;
  readonly ata: Day | null;
  readonly serviceDate: Day | null;
  readonly personIncharge: string | null;
  readonly shipmentType: string | null;
  readonly paymentTerm: string | null;
  readonly typeOfService: string | null;
  readonly incotermId: string | null;
  readonly flightVesselName: string | null;
  readonly voyNo: string | null;
  readonly pono: string | null;
  readonly commodity: string | null;
  readonly desOfGoods: string | null;
  readonly packageContainer: string | null;
  readonly notes: string | null;
  readonly noProfit: boolean;
  readonly packageQty: DecimalText | null;
  readonly packageType: string | null;
  readonly grossWeight: DecimalText | null;
  readonly netWeight: DecimalText | null;
  readonly chargeWeight: DecimalText | null;
  readonly cbm: DecimalText | null;
}

/** A job as it is stored, with the names a screen or a paper shows. */
export interface Shipment extends ShipmentForm, Owned {
  readonly id: string;
  readonly version: number;
  readonly jobNo: string;
  readonly transactionType: ServiceCode;
  readonly family: FamilyLetter;
  readonly officeId: string;
  readonly serviceDate: Day;
  readonly personIncharge: string;
  readonly shipmentType: string;
  readonly sumCont: number;
  readonly sumPackage: DecimalText;
  readonly isLocked: boolean;
  readonly lockedDate: Instant | null;
  readonly lockedUser: string | null;
  readonly currentStatus: JobStatus;
  readonly cancelReason: string | null;
  readonly datetimeCreated: Instant;
  readonly userModified: string | null;
  readonly datetimeModified: Instant;
  readonly coloaderCode: string | null;
  readonly coloaderName: string | null;
  readonly agentCode: string | null;
  readonly agentName: string | null;
  readonly polCode: string | null;
  readonly polName: string | null;
  readonly podCode: string | null;
  readonly podName: string | null;
  readonly incotermCode: string | null;
  readonly packageTypeCode: string | null;
  readonly personInchargeName: string | null;
  readonly lockedUserName: string | null;
  readonly userNameCreated: string | null;
  readonly userNameModified: string | null;
  readonly officeName: string | null;
  /** The customers of its house bills, each once. */
  readonly customerNames: string | null;
  /** The person in charge and the salesmen of its house bills. */
  readonly alsoOwners: readonly string[];
  /** Where those salesmen work. */
  readonly salesUnits: readonly SalesUnit[];
}

/** A job that may still be changed; anything else is refused with its number. */
export function isOpen(job: Pick<Shipment, "isLocked" | "currentStatus">): boolean {
  return !job.isLocked && job.currentStatus !== "Canceled";
}
