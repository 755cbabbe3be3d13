import { isJobClosed, type JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import { fieldsOfJob } from "@fairway/areas/service/model/declaredFields.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { dayFields } from "@fairway/core/contract/dayFields.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { z } from "zod";
import { withoutVerifiedMass } from "./whyNotContainers.ts";
import { type ContainerForm, containerForm } from "./container.ts";
import { refuseShipment } from "./refusals.ts";
import { type ShipmentForm, shipmentForm } from "./shipment.ts";
import type { JobHold } from "./whyHeld.ts";

/** The parts that a copy of a job takes besides its form and the lines of its goods. */
export const copiedParts = z.object({
  houseBills: z.boolean().default(true),
  /** The charges of the house bills; only together with them. */
  charges: z.boolean().default(true),
  /** Shipping instruction, master waybill and the lines of arrival notices. */
  papers: z.boolean().default(true),
});
export type CopiedParts = z.output<typeof copiedParts>;

/** Numbers that belong to one shipment, and the mark that its waybill has another form of number. */
const numbers = [
  "mawb",
  "bookingNo",
  "pono",
  "voyNo",
  "isMawb",
  "serviceNo",
  "siNo",
] as const satisfies readonly (keyof ShipmentForm)[];

const notCopied: readonly string[] = [...numbers, ...dayFields(shipmentForm.shape)];

/** The form of a copy of a job; its creator is in charge of it. Rule SH-21. */
export function copiedForm(
  job: ShipmentForm & { readonly transactionType: string },
  by: { readonly userId: string; readonly mayNoProfit: boolean },
): ShipmentForm {
  const fields = Object.keys(shipmentForm.shape) as (keyof ShipmentForm)[];
  const has: ReadonlySet<string> = fieldsOfJob(serviceOf(job.transactionType));
  const isTaken = (name: string) => has.has(name) && !notCopied.includes(name);
  const taken = fields.map((name) => [name, isTaken(name) ? job[name] : null]);
  return {
    ...(Object.fromEntries(taken) as unknown as ShipmentForm),
    personIncharge: by.userId,
    noProfit: job.noProfit && by.mayNoProfit,
  };
}

const namesOfContainer = {
  id: null,
  containerNo: null,
  sealNo: null,
  markNo: null,
  overrideReason: null,
  tare: null,
  offHireRefNo: null,
};

/** The container lines of a copy: what was loaded before, without the names of the boxes. */
export function copiedContainers<Line extends ContainerForm>(
  lines: readonly Line[],
): ContainerForm[] {
  const fields = Object.keys(containerForm.shape) as (keyof ContainerForm)[];
  return withoutVerifiedMass(lines).map((line) => ({
    ...(Object.fromEntries(fields.map((name) => [name, line[name]])) as unknown as ContainerForm),
    ...namesOfContainer,
  }));
}

/** Checks whether a job is closed, so that it can be revised by a copy. Rule SH-26 */
export function isRevisable(job: Omit<JobStanding, "jobNo">): boolean {
  return (
    !isJobClosed("canceled", job) && (isJobClosed("locked", job) || isJobClosed("finished", job))
  );
}

/**
 * Returns the first reason why a job cannot be copied like this; null when it can.
 *
 * Shape: `numbersAreDrawn` is true where the bills of the service get numbers of their own series.
 * Source: rule SH-21, areas/shipment/README.md
 */
export function whyNotCopied(
  source: JobStanding & { readonly transactionType: string },
  copy: Pick<ShipmentForm, "mawb" | "noProfit" | "shipmentType"> & {
    readonly transactionType: string;
  },
  facts: {
    readonly hasBills: boolean;
    readonly numbersAreDrawn: boolean;
    readonly revises: boolean;
    readonly holds: readonly JobHold[];
  },
): Refused | null {
  const { jobNo } = source;
  const named = (kind: JobHold["kind"]) =>
    facts.holds
      .filter((hold) => hold.kind === kind)
      .map(({ name }) => name)
      .join(", ");
  if (copy.transactionType !== source.transactionType) {
    return refuseShipment("shipment.copyOfOtherService", { jobNo });
  }
  if (facts.revises && !isRevisable(source)) return refuseShipment("shipment.notClosed", { jobNo });
  if (facts.hasBills && !copy.mawb && !facts.numbersAreDrawn) {
    return refuseShipment("shipment.copyNeedsNumber", {}, { field: "mawb" });
  }
  const profit = named("profit");
  if (copy.noProfit && profit) {
    return refuseShipment("shipment.hasProfit", { jobNo, profit }, { field: "noProfit" });
  }
  const bills = named("nominated");
  if (facts.hasBills && copy.shipmentType === "Freehand" && bills) {
    return refuseShipment("shipment.nominatedCopy", { bills }, { field: "shipmentType" });
  }
  return null;
}
