import { approvedAdvances } from "@fairway/areas/advance/server/advanceApproval.ts";
import { approvedSettlements } from "@fairway/areas/settlement/server/settlementApproval.ts";
import type { UnlockType } from "../model/unlockTypes.ts";
import { changeServiceDates, unlockJobs } from "./ofJobs.ts";
import { unlockDocuments } from "./ofDocuments.ts";
import type { Unlocking } from "./unlocking.ts";

/** What each type of request does; a further kind of document is one line. */
export const unlockings: Readonly<Record<UnlockType, Unlocking>> = {
  Shipment: unlockJobs,
  "Change Service Date": changeServiceDates,
  Advance: unlockDocuments(approvedAdvances),
  Settlement: unlockDocuments(approvedSettlements),
};
