import { storedContainer } from "@fairway/areas/shipment/model/container.ts";
import { day, id, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const name = z.string().nullable();

/** The shipment that an operation belongs to, as its form names it. */
export const linkCriteria = z.object({
  /** The number of the operation's job, whose office is searched; without it the user's office. */
  jobNo: maybeText(50),
  mblNo: maybeText(50),
  hblNo: maybeText(50),
  serviceName: z.string().trim().min(1).max(30),
  serviceMode: z.enum(["Export", "Import"]),
});

/** What an operation takes from the shipment that it belongs to; containers have no ids of their own. */
export const linkedJob = z.object({
  jobId: id,
  jobNo: z.string(),
  /** Null where several bills have the number, or none. */
  hblId: id.nullable(),
  hwbno: name,
  customerId: id.nullable(),
  customerName: name,
  salemanId: id.nullable(),
  salemanName: name,
  serviceDate: day,
  grossWeight: name,
  packageQty: name,
  packageContainer: name,
  pol: id.nullable(),
  polCode: name,
  polName: name,
  pod: id.nullable(),
  podCode: name,
  podName: name,
  flightVesselName: name,
  etd: name,
  eta: name,
  shipperDescription: name,
  consigneeDescription: name,
  containers: z.array(storedContainer.omit({ id: true, mblid: true, hblid: true, version: true })),
});
