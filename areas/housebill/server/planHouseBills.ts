import type { ContainerForm } from "@fairway/areas/shipment/model/container.ts";
import {
  cleanContainers,
  whyNotContainers,
} from "@fairway/areas/shipment/model/whyNotContainers.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { yearMonth } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { goodsOfBill } from "../model/goodsOfBill.ts";
import type { HouseBillForm, JobOfBill } from "../model/houseBill.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { whyNotHouseBill } from "../model/whyNotHouseBill.ts";
import { type BillGround, billGrounds } from "./billGround.ts";

/** What a bill takes from its job where the form leaves it empty. */
const takenFromJob = [
  "hbltype",
  "pol",
  "polDescription",
  "pod",
  "podDescription",
  "oceanVoyNo",
  "sailingDate",
  "etd",
  "eta",
  "freightPayment",
  "placeFreightPay",
  "incotermId",
  "serviceType",
  "typeOfMove",
  "originBlnumber",
  "issueHbldate",
  "issueHblplace",
  "onBoardStatus",
  "bookingNo",
  "pickupPlace",
  "deliveryPlace",
] as const satisfies readonly (keyof HouseBillForm)[];

/** What somebody keyed of a new bill; without lines it starts with those of its job. */
export interface NewBill {
  readonly form: HouseBillForm;
  readonly lines: readonly ContainerForm[] | undefined;
}

/** A bill that is ready to be written, but for its number. */
export interface PlannedBill {
  readonly id: string;
  /** With what its containers give its goods. */
  readonly form: HouseBillForm;
  readonly lines: readonly ContainerForm[];
  readonly numberStem: string | null;
  readonly numbersTaken: ReadonlySet<number>;
  /** Everything that is wrong with its form. */
  readonly faults: readonly FieldRefusal[];
}

/**
 * Makes of what somebody keyed the bills that will be written under a job, with one statement
 * however many they are; nothing is written and no number drawn yet.
 *
 * Shape: what is left empty comes from the job.
 * Source: rules HB-1 to HB-4.
 */
export async function planHouseBills(
  tx: Tx,
  actor: Actor,
  of: {
    readonly job: JobOfBill;
    readonly bills: readonly NewBill[];
    readonly linesOfJob: readonly ContainerForm[];
  },
): Promise<PlannedBill[]> {
  const keyed = of.bills.map(({ form, lines }) => ({
    form,
    lines: lines ? cleanContainers(lines) : of.linesOfJob,
  }));
  const grounds = await billGrounds(
    tx,
    actor,
    of.job,
    keyed.map(({ form, lines }) => ({ form, typeIds: lines.map((line) => line.containerTypeId) })),
  );
  const bills = keyed.map((bill, at) => planned(bill, grounds[at] as BillGround));
  return apart(bills, yearMonth(actor.today));
}

/** Keeps bills of one job from taking each other's numbers. */
function apart(bills: PlannedBill[], period: string): PlannedBill[] {
  const typed = bills.flatMap(({ form }) => (form.hwbno ? [form.hwbno.toUpperCase()] : []));
  if (typed.length === 0) return bills;
  return bills.map((bill) => {
    const hwbno = bill.form.hwbno?.toUpperCase();
    const isTwice = typed.filter((each) => each === hwbno).length > 1;
    return {
      ...bill,
      numbersTaken: new Set([
        ...bill.numbersTaken,
        ...numbersOf(typed, `${bill.numberStem}${period}`),
      ]),
      faults: isTwice
        ? [...bill.faults, refuseHouseBill.field("hwbno", "houseBill.hwbnoTwice", { hwbno })]
        : bill.faults,
    };
  });
}

function numbersOf(typed: readonly string[], month: string): number[] {
  const ofMonth = typed.filter((hwbno) => hwbno.startsWith(month));
  return ofMonth.map((hwbno) => Number(hwbno.slice(month.length)));
}

function planned(
  { form: typed, lines }: { form: HouseBillForm; lines: readonly ContainerForm[] },
  ground: BillGround,
): PlannedBill {
  const { customerName, numberStem, numbersTaken, typeCodes } = ground;
  const form: HouseBillForm = {
    ...typed,
    ...Object.fromEntries(
      takenFromJob
        .filter((field) => typed[field] === null)
        .map((field) => [field, ground.defaults[field] ?? null]),
    ),
    saleManId: typed.saleManId ?? ground.salesman,
  };
  const faults = [
    ...whyNotHouseBill(form, ground.service).map((fault) =>
      fault.field === "saleManId" && customerName
        ? refuseHouseBill.field("saleManId", "houseBill.noSalesman", { customer: customerName })
        : fault,
    ),
    ...whyNotContainers(lines),
    ...ground.faults,
  ];
  const named = lines.map((line) => ({
    ...line,
    containerTypeCode: typeCodes[line.containerTypeId ?? ""] ?? null,
  }));
  return {
    id: newId(),
    form: { ...form, ...goodsOfBill(form, named) },
    lines,
    numberStem,
    numbersTaken,
    faults,
  };
}
