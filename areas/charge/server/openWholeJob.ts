import { insertDimensionLists } from "@fairway/areas/goods/server/dimensions.ts";
import { noteOpenedJob } from "@fairway/areas/stage/server/noteOpenedJob.ts";
import { tellOfAssigned } from "@fairway/areas/shipment/server/tellOfJob.ts";
import { insertContainerLists } from "@fairway/areas/shipment/server/billContainers.ts";
import { type PlannedShipment, planShipment } from "@fairway/areas/shipment/server/planShipment.ts";
import { writeShipment } from "@fairway/areas/shipment/server/writeShipment.ts";
import { insertWaybillCharges } from "@fairway/areas/housebill/server/waybillCharges.ts";
import { mustEnterBills } from "@fairway/areas/housebill/server/mustEnterBills.ts";
import { planHouseBills } from "@fairway/areas/housebill/server/planHouseBills.ts";
import { writeHouseBills } from "@fairway/areas/housebill/server/writeHouseBills.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { type importJob, mostLinesOfJob } from "../contract.ts";
import { planSave } from "../model/planSave.ts";
import { refuseCharge } from "../model/refusals.ts";
import { surchargeTypes } from "../model/surcharge.ts";
import { tabFields } from "../model/tabFields.ts";
import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { pointsOfBill } from "@fairway/areas/housebill/server/billPoints.ts";
import { chargeReferences } from "./chargeReferences.ts";
import { mustChangeCharges, onMenuOf } from "./chargedBill.ts";
import { linePoints } from "./linePoints.ts";
import { refuseProfit } from "./refuseProfit.ts";
import { wrongPartners } from "./wrongPartners.ts";
import {
  addedRows,
  type PlannedTab,
  rateTabs,
  refuseAmounts,
  touchedLines,
  whyNotTab,
} from "./tabLines.ts";

/**
 * Opens a whole job with the lines of its goods, its house bills, their lines and their charges, all
 * or nothing.
 *
 * Shape: all data is read and checked before the first number is drawn; shared data (rates,
 *   references, ports) is read once. The number of statements does not depend on the number of
 *   bills, except that several bills draw their numbers in a statement of its own, and one for each
 *   port of discharge for which numbers are drawn.
 * Locks: the counter of the jobs, then those of the bills.
 * Refuses: as createShipment, createHouseBill and saveCharges; every wrong field at once, fields of
 *   a bill as `houseBills.0.customerId`, of a line as `houseBills.0.selling.3.unitPrice`.
 * · checkPoint.stopped
 * Source: rule CH-13, areas/charge/README.md
 */
export async function openWholeJob(tx: Tx, actor: Actor, ask: WholeJob) {
  const { houseBills, ...ofJob } = ask;
  const plan = await planShipment(tx, actor, ofJob);
  const job = plan.row;
  mustFill(actor, job, houseBills);
  const bills = await planHouseBills(tx, actor, {
    job,
    bills: houseBills.map(
      ({
        csMawbcontainers: lines,
        dimensionDetails: dimensions,
        otherCharges: charges,
        ...bill
      }) => ({
        form: formOf(bill),
        lines,
        dimensions,
        charges,
      }),
    ),
    linesOfJob: plan.lines,
  });
  const tabs = houseBills.flatMap((bill, at) =>
    tabsOf(job, bill, {
      id: bills[at]?.id ?? "",
      saleManId: bills[at]?.form.saleManId ?? null,
      at,
    }),
  );
  const lines = tabs.flatMap((tab) => touchedLines(tab).map((each) => each.line));
  const known = lines.length > 0 ? await chargeReferences(tx, actor, lines) : null;
  const partners = known ? await wrongPartners(tx, actor, tabs, known) : () => [];
  refuseFields([
    ...plan.faults,
    ...bills.flatMap((bill, at) => below(`houseBills.${at}`, bill.faults)),
    ...(known
      ? tabs.flatMap((tab) =>
          onTab(tab.path, [...whyNotTab(tab, known, actor.today), ...partners(tab)]),
        )
      : []),
  ]);
  const rated = known ? await rateTabs(tx, actor, { tabs, known }) : [];
  await refuseAmounts(
    tx,
    actor,
    tabs.flatMap((tab, at) =>
      onTab(
        tab.path,
        (rated[at] ?? []).flatMap((line) => line.wrong),
      ),
    ),
  );

  const jobNo = await writeShipment(tx, plan);
  const numbers = bills.length > 0 ? await writeHouseBills(tx, actor, { job, bills }) : [];
  await insertContainerLists(tx, actor, [
    { mblid: job.id, hblid: null, lines: plan.lines },
    ...bills.map((bill) => ({ mblid: job.id, hblid: bill.id, lines: bill.lines })),
  ]);
  await insertWaybillCharges(
    tx,
    actor,
    bills.map((bill) => ({ jobId: job.id, hblid: bill.id, lines: bill.charges })),
  );
  await insertDimensionLists(tx, actor, [
    { mblid: job.id, hblid: null, lines: plan.dimensions },
    ...bills.map((bill) => ({ mblid: job.id, hblid: bill.id, lines: bill.dimensions })),
  ]);
  if (known) {
    const rows = tabs.flatMap((tab, at) =>
      addedRows(actor, tab, { lines: rated[at] ?? [], known }),
    );
    await insertRows(tx, "surcharge", rows);
    if (job.noProfit) await refuseProfit(tx, actor, { jobId: job.id });
  }
  await noteOpenedJob(tx, actor, job);
  if (job.personIncharge !== actor.userId) await tellOfAssigned(tx, actor, { ...job, jobNo }, job);
  // Every payee of a line, and the customer of every bill (CK-5).
  const points = [
    ...bills.flatMap(({ id, form }, at) =>
      pointsOfBill(6, { ...form, id }, job, { field: `houseBills.${at}.customerId` }),
    ),
    ...linePoints(tabs.map((tab, at) => ({ tab, lines: rated[at] ?? [], list: tab.path }))),
  ];
  const passed = await passCheckPoints(tx, actor, points);
  return {
    passed,
    job: { ...job, jobNo },
    houseBills: bills.map((bill, at) => ({ id: bill.id, hwbno: numbers[at] as string })),
  };
}

/** A job that is opened with its house bills. */
export type WholeJob = Omit<Ask<typeof importJob>, "id" | "copies" | "revises"> & {
  /** The closed job that it revises. */
  readonly revisedJobId?: string;
};
export type OpenedJob = Awaited<ReturnType<typeof openWholeJob>>;

type Job = PlannedShipment["row"];
type NewBill = Ask<typeof importJob>["houseBills"][number];

/** Refuses users who may not add bills or charges to a job of their own. */
function mustFill(actor: Actor, job: Job, houseBills: readonly NewBill[]): void {
  const lines = houseBills.flatMap(({ selling, buying, onBehalf }) => [
    ...selling,
    ...buying,
    ...onBehalf,
  ]);
  if (houseBills.length > 0) {
    actor.must(onMenuOf(job, "write"), job);
    mustEnterBills(job);
  }
  if (lines.length > 0) mustChangeCharges(actor, job);
  if (lines.length > mostLinesOfJob) throw refuseCharge("charge.tooMany", { most: mostLinesOfJob });
}

function formOf({
  selling: _s,
  buying: _b,
  onBehalf: _o,
  ...form
}: Omit<NewBill, "csMawbcontainers" | "dimensionDetails" | "otherCharges">) {
  return form;
}

/** The tabs of a new bill that have lines, with their path in the ask. */
function tabsOf(
  job: Job,
  bill: NewBill,
  {
    id,
    saleManId,
    at,
  }: { readonly id: string; readonly saleManId: string | null; readonly at: number },
): (PlannedTab & { readonly path: string })[] {
  return surchargeTypes.flatMap((type) => {
    const lines = bill[tabFields[type]].map((line) => ({ ...line, id: null, version: null }));
    if (lines.length === 0) return [];
    const ofBill = {
      hblid: id,
      jobId: job.id,
      transactionType: job.transactionType,
      billOfficeId: job.officeId,
      billDepartmentId: job.departmentId,
      billGroupId: job.groupId,
      customerId: bill.customerId,
      saleManId,
      agentId: job.agentId,
      coloaderId: job.coloaderId,
    };
    const plan = planSave(type, [], lines, []);
    return [{ bill: ofBill, type, stored: [], plan, path: `houseBills.${at}.${tabFields[type]}` }];
  });
}

function below(path: string, faults: readonly FieldRefusal[]): FieldRefusal[] {
  return faults.map((fault) => ({ ...fault, field: `${path}.${fault.field}` }));
}

/** One tab is saved as `charges`; a whole job has three such lists for each bill. */
function onTab(path: string, faults: readonly FieldRefusal[]): FieldRefusal[] {
  return faults.map((fault) => ({ ...fault, field: fault.field.replace(/^charges\b/, path) }));
}
