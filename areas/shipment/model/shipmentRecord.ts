import { storedDimension } from "@fairway/areas/goods/model/dimension.ts";
import { may } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { storedContainer } from "./container.ts";
import { recordPermission } from "./recordPermission.ts";
import { storedShipment } from "./shipment.ts";

/** A job of an answer. */
export const shipmentRecord = storedShipment.extend({
  /** Product and direction of the declaration of its service. */
  productService: z.string(),
  serviceMode: z.enum(["Export", "Import", "Domestic"]),
  csMawbcontainers: z.array(storedContainer),
  dimensionDetails: z.array(storedDimension),
  /** The cm³ of one kilogram of volume weight; null for goods without dimension lines. */
  hwConstant: z.number().nullable(),
  /** The revenue tons of its goods, and those that are charged; null where they charge nothing. */
  revenueTons: z.string().nullable(),
  chargedTons: z.string().nullable(),
  permission: recordPermission,
  may,
});
export type ShipmentRecord = z.infer<typeof shipmentRecord>;

/**
 * What a job earns and how far it is billed, in VND.
 *
 * Shape: null without lines, and for a job that the user may list but not open. Shares are percent
 *   of what its customers owe, with VAT and on-behalf lines.
 */
const jobMoney = z.object({
  marginVnd: z.string().nullable(),
  marginPercent: z.string().nullable(),
  billedPercent: z.string().nullable(),
  toBillVnd: z.string().nullable(),
  invoicedPercent: z.string().nullable(),
  paidPercent: z.string().nullable(),
  /** Invoiced and not paid. */
  owedVnd: z.string().nullable(),
  /** How far its invoices are paid; null while nothing is to be billed. */
  paymentStatus: z.enum(["Paid", "Paid A Part", "Unpaid"]).nullable(),
  /** One of its lines has a typed rate outside the bound. */
  rateOutside: z.boolean(),
});

/** One line of the list of jobs. */
export const shipmentListRow = storedShipment
  .pick({
    id: true,
    jobNo: true,
    mawb: true,
    etd: true,
    eta: true,
    serviceDate: true,
    coloaderName: true,
    agentName: true,
    polCode: true,
    polName: true,
    podCode: true,
    podName: true,
    sumCont: true,
    packageContainer: true,
    sumPackage: true,
    grossWeight: true,
    cbm: true,
    currentStatus: true,
    isLocked: true,
    personInchargeName: true,
    userNameCreated: true,
    datetimeCreated: true,
    datetimeModified: true,
  })
  .extend({
    billCount: z.number(),
    /** The customers of its bills and the numbers of the bills, each as one text. */
    customerNames: z.string().nullable(),
    hwbnos: z.string().nullable(),
    ...jobMoney.shape,
    /** The first stage that is not done. */
    stageEn: z.string().nullable(),
    stageVn: z.string().nullable(),
    /** The stage that makes the job late or nearly late; null unless its state is one of these. */
    lateStageEn: z.string().nullable(),
    lateStageVn: z.string().nullable(),
    lateStageDeadline: z.string().nullable(),
  });
export type ShipmentListRow = z.infer<typeof shipmentListRow>;

/** A job that a search over all services found, with the bill that the search names first. */
export const foundJob = storedShipment
  .pick({
    id: true,
    jobNo: true,
    mawb: true,
    transactionType: true,
    personInchargeName: true,
    serviceDate: true,
    datetimeCreated: true,
    datetimeModified: true,
  })
  .extend({
    hwbno: z.string().nullable(),
    shipperName: z.string().nullable(),
    consigneeName: z.string().nullable(),
    saleManName: z.string().nullable(),
  });
export type FoundJob = z.infer<typeof foundJob>;
