import type { Reach } from "@fairway/core/permission/permission.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { companyId, departments, groups, offices, people } from "../cast/people.ts";

/** What a call is decided by: a job, in accounting by its maker alone, one of its bills, a partner. */
export type Decider = "job" | "made job" | "bill" | "partner";

/** The relations of a user to a record of another office, and the rights that each gives. */
export interface Title {
  readonly name: string;
  readonly of: "job" | "partner";
  /** The records that become like one's own. */
  readonly owns: readonly Decider[];
  /** Those of them that may be deleted as one's own, too. */
  readonly deletes: readonly Decider[];
  /** The reaches under which it counts, when it is not every one. */
  readonly under?: readonly Reach[];
  /** Does every run test it with all calls, not only with one of each kind? */
  readonly onEveryCall?: boolean;
  /** Calls that are open whatever the reach on the job is. */
  readonly always?: readonly string[];
  readonly give: (tx: Tx) => Promise<unknown>;
}

const me = people.documentation.id;
/** Who is in charge, who sold it, and who made everything: none of them is the caller. */
const incharge = people.operation.id;
const seller = people.salesHph.id;
const maker = people.documentationHph.id;
const day = today("Asia/Ho_Chi_Minh");

const set = (table: string, column: string, to: string) => (tx: Tx) =>
  run(
    tx,
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where company_id = ${companyId}`,
  );

/** Gives the records to others, so that the caller has nothing but a title. */
export async function giveToOthers(tx: Tx): Promise<void> {
  await set("shipment", "person_incharge", incharge)(tx);
  await set("house_bill", "sale_man_id", seller)(tx);
  await set("partner_agreement", "saleman_id", seller)(tx);
}

const acting = (from: string, period: readonly [number, number | null], change: object = {}) => {
  const [starts, ends] = period;
  return (tx: Tx) =>
    insertRows(tx, "sys_authorization", [
      {
        companyId,
        id: newId(),
        userId: from,
        assignTo: me,
        name: "Leave",
        services: ["SFE"],
        startDate: addDays(day, starts),
        endDate: ends === null ? null : addDays(day, ends),
        ...change,
      },
    ]);
};

/** Somebody of another place who also works here sold the bills. */
const soldFrom = (departmentId: string, groupId: string) => async (tx: Tx) => {
  await set("house_bill", "sale_man_id", people.sales.id)(tx);
  const unit = { officeId: offices.hcm, departmentId, groupId };
  const userId = people.sales.id;
  await insertRows(tx, "user_level", [
    { companyId, id: newId(), userId, level: "group", position: "Staff", ...unit },
  ]);
};

const onJob = { of: "job", owns: ["job", "bill"], deletes: [] } as const;
const nothing = { ...onJob, owns: [] } as const;
const here = departments.documentationHcm;
const onStage = "PUT OpsStageAssigned/Update";

/** Every title, and those that look like one and are none. */
export const titles: readonly Title[] = [
  {
    ...onJob,
    name: "in charge of the job",
    deletes: ["job"],
    give: set("shipment", "person_incharge", me),
  },
  {
    ...onJob,
    name: "maker of the job alone",
    onEveryCall: true,
    owns: ["job", "made job", "bill"],
    deletes: ["job", "bill"],
    give: set("shipment", "user_created", me),
  },
  { ...onJob, name: "salesman of a bill", give: set("house_bill", "sale_man_id", me) },
  {
    ...nothing,
    name: "maker of the bill alone",
    owns: ["bill"],
    deletes: ["bill"],
    give: set("house_bill", "user_created", me),
  },
  {
    ...onJob,
    name: "in the group of a bill's salesman",
    under: ["Group", "Department"],
    give: soldFrom(here, groups.documentationHcm),
  },
  {
    ...onJob,
    name: "in the department of a bill's salesman",
    under: ["Department"],
    give: soldFrom(here, groups.documentationHcm2),
  },
  {
    ...nothing,
    name: "in the office of a bill's salesman",
    give: set("house_bill", "sale_man_id", people.sales.id),
  },
  { ...onJob, name: "acting for who is in charge, to an end", give: acting(incharge, [-1, 0]) },
  { ...onJob, name: "acting for who is in charge, without end", give: acting(incharge, [0, null]) },
  {
    ...nothing,
    name: "acting for who made the bill",
    owns: ["bill"],
    give: acting(maker, [-1, 1]),
  },
  {
    ...nothing,
    name: "to act for who is in charge from tomorrow",
    give: acting(incharge, [1, 9]),
  },
  {
    ...nothing,
    name: "acting for who is in charge until yesterday",
    give: acting(incharge, [-9, -1]),
  },
  {
    ...nothing,
    name: "acting for who is in charge in other services",
    give: acting(incharge, [-1, 1], { services: ["SFI", "AE"] }),
  },
  {
    ...nothing,
    name: "acting for who is in charge, switched off",
    give: acting(incharge, [-1, 1], { active: false }),
  },
  {
    ...nothing,
    name: "acting for a salesman of the bill",
    give: acting(seller, [-1, 1]),
  },
  {
    ...nothing,
    name: "in charge of a stage",
    always: [onStage],
    give: set("stage_assigned", "main_person_in_charge", me),
  },
  {
    ...nothing,
    name: "doing the work of a stage",
    always: [onStage],
    give: set("stage_assigned", "real_person_in_charge", me),
  },
  {
    ...nothing,
    name: "of the department that a stage waits for",
    always: [onStage],
    give: (tx) =>
      run(
        tx,
        sql`update stage_assigned set department_id = ${departments.documentationHcm},
            main_person_in_charge = null, real_person_in_charge = null
          where company_id = ${companyId} and status <> 'Done'`,
      ),
  },
  {
    ...nothing,
    name: "who assigned a stage",
    always: [onStage, "DELETE OpsStageAssigned/Delete"],
    give: set("stage_assigned", "user_created", me),
  },
  {
    name: "salesman of an agreement",
    onEveryCall: true,
    of: "partner",
    owns: ["partner"],
    deletes: [],
    give: set("partner_agreement", "saleman_id", me),
  },
];
