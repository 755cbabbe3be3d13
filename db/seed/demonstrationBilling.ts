import { addNote } from "@fairway/areas/note/contract.ts";
import { issueNote } from "@fairway/areas/note/server/issueNote.ts";
import { addInvoice } from "@fairway/areas/invoice/contract.ts";
import { issueInvoice } from "@fairway/areas/invoice/server/issueInvoice.ts";
import { saveReceipt as saveReceiptCall } from "@fairway/areas/receipt/contract.ts";
import { cancelReceipt } from "@fairway/areas/receipt/server/cancelReceipt.ts";
import { saveReceipt } from "@fairway/areas/receipt/server/saveReceipt.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, type Day, daysBetween, today } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";
import type { JobStage, PlannedJob } from "./demonstrationJobs.ts";

/** A keyed line that a partner owes to us. */
export interface OwedCharge {
  readonly id: string;
  readonly type: "BUY" | "SELL" | "OBH";
  /** The partner that owes it. */
  readonly partnerId: string;
}

const order: readonly JobStage[] = [
  "booked",
  "billed",
  "noted",
  "invoiced",
  "partPaid",
  "paid",
  "closed",
];

/** Checks whether a demonstration job has reached a stage. */
export function reaches(job: PlannedJob, stage: JobStage): boolean {
  return order.indexOf(job.stage) >= order.indexOf(stage);
}

interface BilledJob {
  readonly tx: Tx;
  readonly company: FoundedCompany;
  readonly job: PlannedJob;
  readonly jobId: string;
  readonly owed: readonly OwedCharge[];
}

/** Bills every debtor of a job and receives their payments, as far as the job has come. */
export async function billJob(billed: BilledJob): Promise<void> {
  const { company, job, owed } = billed;
  // Documents are issued after sailing, at the latest on the last day.
  const issuedOn = earliest(addDays(job.etd, 1), today());
  const person = job.office === "HCM" ? "lan" : "hai";
  const accountant = company.acting(person, issuedOn, "administrator");
  for (const partnerId of new Set(owed.map((each) => each.partnerId))) {
    await billPartner(billed, accountant, partnerId);
  }
  if (reaches(job, "invoiced")) await vouch(billed, accountant);
}

/** Issues a voucher for each partner over what was bought of it and no other document holds. */
async function vouch({ tx, company, jobId }: BilledJob, accountant: Actor): Promise<void> {
  const bought = await rows<{ partnerId: string; chargeIds: string[] }>(
    tx,
    sql`select s.payment_object_id as partner_id, array_agg(s.id order by s.id) as charge_ids
      from surcharge s
      where s.company_id = ${company.companyId} and s.job_id = ${jobId} and s.type = 'BUY'
        and s.is_from_shipment and not exists (
          select from charge_claim k where k.company_id = ${company.companyId}
            and k.charge_id = s.id and k.side = 'credit')
      group by s.payment_object_id
      having sum(s.amount_vnd) > 0
      order by s.payment_object_id`,
  );
  for (const { partnerId, chargeIds } of bought) {
    const { today: date } = accountant;
    const voucherType = "Purchasing note";
    const asked = { type: "Voucher", voucherType, partnerId, chargeIds, date };
    await issueInvoice(tx, accountant, addInvoice.body.parse(asked));
  }
}

async function billPartner(billed: BilledJob, accountant: Actor, partnerId: string): Promise<void> {
  const { tx, company, job, jobId } = billed;
  const issuedOn = accountant.today;
  const owed = billed.owed.filter((each) => each.partnerId === partnerId);
  const ids = (type: OwedCharge["type"]) =>
    owed.filter((each) => each.type === type).map((each) => each.id);
  await issueNote(
    tx,
    accountant,
    addNote.body.parse({
      jobId,
      type: "DEBIT",
      partnerId,
      chargeIds: owed.map((each) => each.id),
      exchangeDate: issuedOn,
    }),
  );
  if (!reaches(job, "invoiced")) return;
  const invoiceIds: string[] = [];
  for (const [kind, type] of [
    ["Invoice", "SELL"],
    ["InvoiceTemp", "OBH"],
  ] as const) {
    if (ids(type).length === 0) continue;
    invoiceIds.push(await invoice(tx, accountant, kind, partnerId, ids(type)));
  }
  const money = { tx, company, job, issuedOn, customerId: partnerId, invoiceIds };
  if (!reaches(job, "partPaid")) {
    if (isUncommon(job)) await receive(money, "draft");
    return;
  }
  if (job.stage === "partPaid" && isUncommon(job)) await receive(money, "canceled");
  await receive(money, "done");
}

const earliest = (a: Day, b: Day): Day => (a < b ? a : b);

async function invoice(
  tx: Tx,
  accountant: Actor,
  type: "Invoice" | "InvoiceTemp",
  partnerId: string,
  chargeIds: readonly string[],
): Promise<string> {
  const ask = addInvoice.body.parse({
    type,
    partnerId,
    chargeIds,
    date: accountant.today,
    paymentTerm: 30,
  });
  const { data } = await issueInvoice(tx, accountant, ask);
  return data.id;
}

/** Some jobs are exceptions; the dice choose the same ones in every demonstration. */
const isUncommon = (job: PlannedJob) => /[37]$/.test(job.mawb);

/**
 * Payments come three weeks after the invoice: in full for everything invoiced, or a part above one
 * half of the VAT invoice. A draft waits for the bank; a canceled receipt was booked on the wrong
 * job.
 */
async function receive(
  money: {
    tx: Tx;
    company: FoundedCompany;
    job: PlannedJob;
    issuedOn: Day;
    customerId: string;
    invoiceIds: readonly string[];
  },
  how: "draft" | "done" | "canceled",
): Promise<void> {
  const { tx, company, job, issuedOn, customerId, invoiceIds } = money;
  // A recent invoice is paid sooner, because no receipt is dated after today.
  const dueOn = addDays(issuedOn, 21);
  const paidOn =
    dueOn <= today()
      ? dueOn
      : addDays(issuedOn, Math.ceil((daysBetween(issuedOn, today()) * 2) / 3));
  const cashier = company.acting(job.office === "HCM" ? "yen" : "hai", paidOn, "administrator");
  const open = await rows<{ id: string; unpaid: string }>(
    tx,
    sql`select document_id as id, open_vnd as unpaid from due
      where company_id = ${company.companyId} and document_id = any(${invoiceIds}::uuid[])
      order by array_position(${invoiceIds}::uuid[], document_id)`,
  );
  const isPart = job.stage === "partPaid";
  const part = (unpaid: string) =>
    decimal(unpaid).times("0.6").dividedToIntegerBy(1_000_000).times(1_000_000);
  const payments = (isPart ? open.slice(0, 1) : open).map(({ id, unpaid }) => ({
    refId: id,
    paidAmount: (isPart ? part(unpaid) : decimal(unpaid)).toFixed(),
  }));
  const paidAmount = payments
    .reduce((sum, each) => sum.plus(each.paidAmount), decimal("0"))
    .toFixed();
  const { data } = await saveReceipt(tx, cashier, {
    saveAction: how === "draft" ? 0 : 2,
    ...saveReceiptCall.body.parse({ customerId, paymentDate: paidOn, paidAmount, payments }),
  });
  if (how === "canceled") {
    await cancelReceipt(tx, cashier, { id: data.id, reason: "Booked on the wrong job" });
  }
}
