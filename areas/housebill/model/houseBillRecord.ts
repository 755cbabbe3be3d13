import { storedDimension } from "@fairway/areas/goods/model/dimension.ts";
import { storedContainer } from "@fairway/areas/shipment/model/container.ts";
import { recordPermission } from "@fairway/areas/shipment/model/recordPermission.ts";
import { may } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { storedBill } from "./houseBill.ts";
import { otherCharge } from "./otherCharge.ts";

const name = z.string().nullable();

/** A house bill of an answer. */
export const houseBillRecord = storedBill.extend({
  jobNo: z.string(),
  transactionType: z.string(),
  isLocked: z.boolean(),
  jobStatus: z.string(),
  csMawbcontainers: z.array(storedContainer),
  dimensionDetails: z.array(storedDimension),
  /** The revenue tons of its goods, and those that are charged; null where they charge nothing. */
  revenueTons: z.string().nullable(),
  chargedTons: z.string().nullable(),
  otherCharges: z.array(otherCharge),
  permission: recordPermission,
  may,
});
export type HouseBillRecord = z.infer<typeof houseBillRecord>;

/** One line of the house bills of a job. */
export const houseBillRow = storedBill
  .pick({
    id: true,
    jobId: true,
    hwbno: true,
    hbltype: true,
    mawb: true,
    etd: true,
    eta: true,
    customerId: true,
    customerCode: true,
    customerName: true,
    saleManId: true,
    saleManName: true,
    polName: true,
    podName: true,
    finalPod: true,
    incotermCode: true,
    packageQty: true,
    packageTypeCode: true,
    packageContainer: true,
    grossWeight: true,
    chargeWeight: true,
    cbm: true,
    datetimeModified: true,
  })
  .extend({
    notifyParty: name,
    groupName: name,
    departmentName: name,
    may,
  });
export type HouseBillRow = z.infer<typeof houseBillRow>;
