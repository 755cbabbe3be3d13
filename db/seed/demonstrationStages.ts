import { restateJobs } from "@fairway/areas/stage/server/restateJobs.ts";
import { usualWarningHours } from "@fairway/areas/stage/model/jobStanding.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";
import type { JobStage, PlannedJob } from "./demonstrationJobs.ts";
import { type Dice, dice } from "./dice.ts";
import { type ReferenceStageCode, referenceStages } from "./referenceStages.ts";

/** A created job with the facts from which its stages follow. */
export interface KeyedJob {
  readonly job: PlannedJob;
  readonly jobId: string;
  readonly hblid: string;
}

type Doer = "clerk" | "officer" | "accountant" | "cashier";

interface StagePlan {
  readonly code: ReferenceStageCode;
  readonly doer: Doer;
  /** The day it is due. */
  readonly due: (job: PlannedJob) => Day;
  /** The progress of the job at which it is done; without it the day decides. */
  readonly after?: JobStage;
  readonly ofBill?: true;
  readonly onlyIf?: (job: PlannedJob) => boolean;
}

const beforeSailing = (days: number) => (job: PlannedJob) =>
  latest(addDays(job.etd, -days), addDays(job.bookedOn, 1));
const afterSailing = (days: number) => (job: PlannedJob) => addDays(job.etd, days);

/** The stages of a sea export job, in their order. */
const stages: readonly StagePlan[] = [
  {
    code: "BKG",
    doer: "clerk",
    due: (job) => addDays(job.bookedOn, 1),
  },
  {
    code: "PICK",
    doer: "officer",
    due: beforeSailing(4),
  },
  {
    code: "SI",
    doer: "clerk",
    due: beforeSailing(3),
  },
  {
    code: "CUS",
    doer: "officer",
    due: beforeSailing(2),
  },
  {
    code: "VGM",
    doer: "officer",
    due: beforeSailing(1),
  },
  {
    code: "HBL",
    doer: "clerk",
    due: afterSailing(1),
    ofBill: true,
  },
  {
    code: "PREALERT",
    doer: "clerk",
    due: afterSailing(2),
    ofBill: true,
    onlyIf: (job) => job.agent !== null,
  },
  {
    code: "DEBIT",
    doer: "accountant",
    due: afterSailing(3),
    after: "noted",
    ofBill: true,
  },
  {
    code: "INVOICE",
    doer: "accountant",
    due: afterSailing(9),
    after: "invoiced",
  },
  {
    code: "PAYMENT",
    doer: "cashier",
    due: afterSailing(40),
    after: "paid",
  },
  {
    code: "CLOSE",
    doer: "accountant",
    due: afterSailing(48),
    after: "paid",
  },
];

const order: readonly JobStage[] = [
  "booked",
  "billed",
  "noted",
  "invoiced",
  "partPaid",
  "paid",
  "closed",
];

/** Checks whether every stage of the job is done, so that the last one finished it. */
export function allStagesDone(job: PlannedJob, now: Date): boolean {
  return stagesOf(job).every((plan) => isDone(plan, job, now));
}

/** Writes the stages of the jobs with one statement, and the states that follow from them. */
export async function seedStages(
  tx: Tx,
  company: FoundedCompany,
  keyed: readonly KeyedJob[],
  now: Date,
): Promise<void> {
  const { companyId } = company;
  const catalogue = await nameDepartments(tx, company);
  const d = dice(20_261_121);
  const assigned = keyed.flatMap(({ job, jobId, hblid }) => {
    const plans = stagesOf(job);
    const firstOpen = plans.find((plan) => !isDone(plan, job, now));
    const own = plans.map((plan, at) => {
      const person = personOf(company, job, plan.doer);
      return {
        ...(isDone(plan, job, now)
          ? { status: "Done", doneDate: doneAt(d, plan, job, now) }
          : openStatus(d, plan, plan === firstOpen)),
        stageId: catalogue.get(plan.code),
        jobId,
        hblid: plan.ofBill ? hblid : null,
        description: null,
        deadline: dueAt(plan.due(job)),
        processTime: d.between(1, 6),
        mainPersonInCharge: person,
        realPersonInCharge: person,
        orderNumberProcessed: at + 1,
        userCreated: personOf(company, job, "clerk"),
      };
    });
    if (job.stage !== "closed") return own;
    const manager = known(company.userIds.get(job.office === "HCM" ? "long" : "ngoc"));
    const finishedAt = finishedOn(job, now);
    const finished = {
      systemCode: "FINISHED",
      jobId,
      status: "Done",
      deadline: finishedAt,
      doneDate: finishedAt,
      mainPersonInCharge: manager,
      realPersonInCharge: manager,
      orderNumberProcessed: own.length + 1,
      userCreated: manager,
    };
    return [...own, finished];
  });
  await insertRows(
    tx,
    "stage_assigned",
    assigned.map((each) => ({
      ...each,
      companyId,
      id: newId(),
      userModified: each.userCreated,
    })),
  );
  await restateJobs(tx, companyId, {
    now: now.toISOString(),
    warningHours: usualWarningHours,
  });
}

/** The time at which a closed job was finished: after its last stage, at the latest now. */
export function finishedOn(job: PlannedJob, now: Date): string {
  const at = `${addDays(job.etd, 50)}T03:00:00.000Z`;
  return at < now.toISOString() ? at : now.toISOString();
}

function stagesOf(job: PlannedJob): StagePlan[] {
  return stages.filter((plan) => plan.onlyIf?.(job) ?? true);
}

function isDone(plan: StagePlan, job: PlannedJob, now: Date): boolean {
  if (job.stage === "closed") return true;
  const isReached = !plan.after || order.indexOf(job.stage) >= order.indexOf(plan.after);
  // A job beyond the required progress has the stage done.
  const isPast = order.indexOf(job.stage) >= order.indexOf(plan.after ?? "noted");
  if (plan.code === "CLOSE") return isReached && dueAt(plan.due(job)) < now.toISOString();
  return isReached && (isPast || dueAt(plan.due(job)) < now.toISOString());
}

/** Work is due at five in the afternoon in the offices. */
const dueAt = (day: Day) => `${day}T10:00:00.000Z`;

function doneAt(d: Dice, plan: StagePlan, job: PlannedJob, now: Date): string {
  const early = Date.parse(dueAt(plan.due(job))) - d.between(1, 30) * 3_600_000;
  return new Date(Math.min(early, now.getTime() - d.between(1, 600) * 60_000)).toISOString();
}

function openStatus(d: Dice, plan: StagePlan, isNext: boolean) {
  if (plan.code === "CUS" && d.chance(12)) {
    return { status: "Pending", comment: "The shipper waits for the certificate of origin" };
  }
  return { status: isNext ? "Processing" : "InSchedule" };
}

function personOf(company: FoundedCompany, job: PlannedJob, doer: Doer): string {
  const hcm = { clerk: "truc", officer: "thang", accountant: "lan", cashier: "yen" };
  const hph = { clerk: "ngoc", officer: "ngoc", accountant: "hai", cashier: "hai" };
  return known(company.userIds.get((job.office === "HCM" ? hcm : hph)[doer]));
}

/** Names the departments that do the stages of the catalogue, and returns the ids of the stages. */
async function nameDepartments(
  tx: Tx,
  { companyId }: FoundedCompany,
): Promise<ReadonlyMap<string, string>> {
  const named = Object.entries(referenceStages).map(([code, { department }]) => ({
    code,
    department: `HCM-${department}`,
  }));
  const found = await rows<{ id: string; code: string }>(
    tx,
    sql`update stage c set stage_department_id = d.id
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n (code text, department text)
      join department d on d.company_id = ${companyId} and d.code = n.department
      where c.company_id = ${companyId} and c.code = n.code
      returning c.id, c.code`,
  );
  return new Map(found.map((each) => [each.code, each.id]));
}

const latest = (a: Day, b: Day): Day => (a > b ? a : b);

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("a demonstration stage names somebody unknown");
  return value;
}
