import { advanceHome } from "@fairway/areas/advance/model/advanceHome.ts";
import { approvedAddress } from "@fairway/areas/document/model/approvedAddress.ts";
import type { JobPayment } from "@fairway/areas/shipment/model/jobPayment.ts";
import type { JobPlaces } from "@fairway/areas/shipment/web/places.ts";
import { settlementHome } from "../model/settlementHome.ts";

const pageBelow =
  (home: string) =>
  ({ documentId: id, approvalStatus: statusApproval }: JobPayment) =>
    approvedAddress(home, { id, statusApproval });

/** The pages of the advances and settlements that a job lists. */
export const paymentPages: JobPlaces["paymentPages"] = {
  advance: pageBelow(advanceHome),
  settlement: pageBelow(settlementHome),
};
