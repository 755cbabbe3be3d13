import type { MilestoneKind } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { productOfJob } from "@fairway/areas/shipment/model/productOfJob.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Milestone, Told } from "./milestone.ts";
import { milestonesOf, withFurther } from "./milestonesOf.ts";

type Job = Pick<Shipment, "transactionType" | "etd" | "atd" | "eta" | "ata"> & {
  readonly serviceMode?: string | null;
};
type Stored = Omit<Milestone, "may">;

/** The days of the job that are milestones; they are changed on its form. Rule MS-4 */
const daysOfJob = {
  departed: ["etd", "atd"],
  arrived: ["eta", "ata"],
} as const satisfies Partial<Record<MilestoneKind, readonly [keyof Job, keyof Job]>>;

/** Checks whether a milestone is a day of the job itself. */
export function isDayOfJob(kind: MilestoneKind): kind is keyof typeof daysOfJob {
  return kind in daysOfJob;
}

/**
 * The line of a job: its milestones in their order, with its own days before what was noted of them.
 * A milestone that its way does not have is shown once it is noted, at its place.
 *
 * Source: rules MS-2, MS-4, areas/milestone/README.md
 */
export function lineOfJob(
  job: Job,
  stored: readonly Stored[],
  mayNote: (kind: MilestoneKind) => boolean,
): Milestone[] {
  const way = milestonesOf({ ...serviceOf(job.transactionType), ...productOfJob(job) });
  const noted = new Map(stored.map((each) => [each.kind, each]));
  const further = stored
    .filter(({ kind, planned, actual }) => !way.includes(kind) && (planned ?? actual))
    .map(({ kind }) => kind);
  return withFurther(way, further).map((kind) => {
    const { version = null, planned = null, actual = null } = noted.get(kind) ?? {};
    const own = isDayOfJob(kind) ? daysOfJob[kind] : null;
    return {
      kind,
      version,
      planned: (own && ofJob(job[own[0]])) ?? planned,
      actual: (own && ofJob(job[own[1]])) ?? actual,
      may: mayNote(kind) ? ["note"] : [],
    };
  });
}

function ofJob(day: string | null): Told | null {
  return day === null ? null : { when: day, source: "job", reference: null, by: null };
}
