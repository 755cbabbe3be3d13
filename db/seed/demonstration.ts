import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { addNote } from "@fairway/areas/debitnote/contract.ts";
import { issueNote } from "@fairway/areas/debitnote/server/issueNote.ts";
import { createHouseBill as createHouseBillCall } from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { addInvoice } from "@fairway/areas/invoice/contract.ts";
import { issueInvoice } from "@fairway/areas/invoice/server/issueInvoice.ts";
import { saveSettingFlow } from "@fairway/areas/organisation/contract.ts";
import { saveOfficeSettings } from "@fairway/areas/organisation/server/officeSettings.ts";
import { saveReceipt as saveReceiptCall } from "@fairway/areas/receipt/contract.ts";
import { cancelReceipt } from "@fairway/areas/receipt/server/cancelReceipt.ts";
import { saveReceipt } from "@fairway/areas/receipt/server/saveReceipt.ts";
import { createShipment as createShipmentCall } from "@fairway/areas/shipment/contract.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { updateJobStatus } from "@fairway/areas/shipment/server/updateJobStatus.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, type Day, daysBetween, today } from "@fairway/core/time/day.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { demonstrationBook, type DemonstrationBook } from "./demonstrationBook.ts";
import { type FoundedCompany, foundCompany, officeBlock } from "./demonstrationCompany.ts";
import { type PlannedJob, type PlannedLine, planJobs } from "./demonstrationJobs.ts";
import { allStagesDone, type KeyedJob, seedStages } from "./demonstrationStages.ts";
import { seedCatalogue } from "./reference.ts";

/**
 * Fills an empty database with the demonstration company: its people, partners, rates and three
 * hundred jobs in all states, every one keyed through the verbs that a person's clicks call.
 *
 * Shape: all days are relative to today.
 */
export async function seedDemonstration(tx: Tx): Promise<void> {
  const company = await foundCompany(tx);
  const administrator = company.acting("admin", today());
  await seedCatalogue(tx, company.companyId, administrator.userId);
  await askForMargins(tx, company);
  const book = await demonstrationBook(tx, company);
  const now = new Date();
  const keyed: KeyedJob[] = [];
  for (const [at, job] of planJobs(today()).entries()) {
    // Statistics come at commit; until then the planner believes the tables empty and scans them.
    if (at === 10 || at === 60) await run(tx, sql`analyze`);
    const made = await keyJob(tx, company, book, job, now);
    if (made) keyed.push(made);
  }
  await seedStages(tx, company, keyed, now);
  await dateRecords(tx, company.companyId);
}

/** Each office asks its sea jobs to earn something. */
async function askForMargins(tx: Tx, company: FoundedCompany): Promise<void> {
  for (const [person, minProfitMarginPercent] of [
    ["long", "8"],
    ["ngoc", "6"],
  ] as const) {
    const { officeId } = company.acting(person, today());
    const least = { minProfitMarginPercent, minProfit: "1000000", currencyId: "VND" };
    const profitMargins = [{ transactionType: "SFE", ...least }];
    await saveOfficeSettings(
      tx,
      company.acting("admin", today()),
      saveSettingFlow.body.parse({ officeId, version: 0, profitMargins }),
    );
  }
}

const order = ["booked", "billed", "noted", "invoiced", "partPaid", "paid", "closed"];
const reaches = (job: PlannedJob, stage: string) =>
  order.indexOf(job.stage) >= order.indexOf(stage);

async function keyJob(
  tx: Tx,
  company: FoundedCompany,
  book: DemonstrationBook,
  job: PlannedJob,
  now: Date,
): Promise<KeyedJob | null> {
  const clerk = company.acting(
    job.office === "HCM" ? "truc" : "ngoc",
    job.bookedOn,
    "administrator",
  );
  const jobId = await openJob(tx, clerk, book, job);
  if (job.stage === "canceled") {
    await cancelShipment(tx, clerk, { id: jobId, reason: "Booking withdrawn by the shipper" });
    return null;
  }
  const hblid = await writeBill(tx, clerk, company, book, job, jobId);
  const keyed = { job, jobId, hblid };
  if (!reaches(job, "billed")) return keyed;
  const charges = new Map<string, readonly string[]>();
  for (const type of ["SELL", "BUY", "OBH"] as const) {
    charges.set(type, await keyCharges(tx, clerk, book, job, hblid, type));
  }
  if (!reaches(job, "noted")) return keyed;

  // Papers are issued when the ship has sailed, on the last day at most.
  const issuedOn = earliest(addDays(job.etd, 1), today());
  const accountant = company.acting(
    job.office === "HCM" ? "lan" : "hai",
    issuedOn,
    "administrator",
  );
  const owed = [...(charges.get("SELL") ?? []), ...(charges.get("OBH") ?? [])];
  const partnerId = book.partner(job.customer);
  await issueNote(
    tx,
    accountant,
    addNote.body.parse({
      jobId,
      type: "DEBIT",
      partnerId,
      chargeIds: owed,
      exchangeDate: issuedOn,
    }),
  );
  if (!reaches(job, "invoiced")) return keyed;
  const invoiceIds = [
    await invoice(tx, accountant, "Invoice", partnerId, charges.get("SELL") ?? []),
  ];
  if ((charges.get("OBH") ?? []).length > 0) {
    invoiceIds.push(
      await invoice(tx, accountant, "InvoiceTemp", partnerId, charges.get("OBH") ?? []),
    );
  }
  const moneyIn = { tx, company, job, issuedOn, customerId: partnerId, invoiceIds };
  if (!reaches(job, "partPaid")) {
    if (isUncommon(job)) await receive(moneyIn, "draft");
    return keyed;
  }
  if (job.stage === "partPaid" && isUncommon(job)) await receive(moneyIn, "canceled");
  await receive(moneyIn, "done");
  if (!allStagesDone(job, now)) return keyed;

  const manager = company.acting(job.office === "HCM" ? "long" : "ngoc", today(), "administrator");
  await updateJobStatus(tx, manager, { jobId, status: "Finish" });
  if (job.stage === "closed") await lockShipment(tx, manager, { id: jobId });
  return keyed;
}

async function openJob(
  tx: Tx,
  clerk: Actor,
  book: DemonstrationBook,
  job: PlannedJob,
): Promise<string> {
  const ask = createShipmentCall.body.parse({
    transactionType: "SFE",
    mawb: job.mawb,
    mbltype: "Original",
    bookingNo: job.bookingNo,
    coloaderId: book.partner(job.carrier),
    agentId: job.agent ? book.partner(job.agent) : null,
    pol: book.port(job.pol),
    pod: book.port(job.pod),
    etd: job.etd,
    eta: job.eta,
    shipmentType: job.nominated ? "Nominated" : "Freehand",
    paymentTerm: job.prepaid ? "Prepaid" : "Collect",
    typeOfService: "FCL/FCL",
    incotermId: book.incoterm(job.nominated ? "FOB" : "CIF"),
    flightVesselName: job.vessel,
    voyNo: job.voyage,
    desOfGoods: job.goods,
    packageQty: String(job.containers.reduce((sum, box) => sum + box.packages, 0)),
    packageType: book.unit(job.packageType),
    csMawbcontainers: job.containers.map((box) => ({
      containerTypeId: book.unit(box.type),
      quantity: 1,
      containerNo: box.containerNo,
      sealNo: box.sealNo,
      packageTypeId: book.unit(job.packageType),
      packageQuantity: String(box.packages),
      gw: box.gw,
      cbm: box.cbm,
    })),
  });
  const { data } = await createShipment(tx, clerk, ask);
  return data.id;
}

async function writeBill(
  tx: Tx,
  clerk: Actor,
  company: FoundedCompany,
  book: DemonstrationBook,
  job: PlannedJob,
  jobId: string,
): Promise<string> {
  const { data } = await createHouseBill(
    tx,
    clerk,
    createHouseBillCall.body.parse({
      jobId,
      mawb: job.mawb,
      hbltype: "Original",
      customerId: book.partner(job.customer),
      saleManId: company.userIds.get(job.office === "HCM" ? "nam" : "quan"),
      shipperId: book.partner(job.customer),
      shipperDescription: book.block(job.customer),
      consigneeId: book.partner(job.consignee),
      consigneeDescription: book.block(job.consignee),
      notifyPartyDescription: "SAME AS CONSIGNEE",
      forwardingAgentDescription: officeBlock(job.office),
      goodsDeliveryId: job.agent ? book.partner(job.agent) : null,
      goodsDeliveryDescription: job.agent ? book.block(job.agent) : null,
      freightPayment: job.prepaid ? "Prepaid" : "Collect",
      placeFreightPay: job.prepaid ? "Origin" : "Destination",
      shippingMark: `${job.customer}\n${job.pod}\nMADE IN VIET NAM`,
      desOfGoods: job.goods,
      originCountryId: "VN",
    }),
  );
  return data.id;
}

async function keyCharges(
  tx: Tx,
  clerk: Actor,
  book: DemonstrationBook,
  job: PlannedJob,
  hblid: string,
  type: PlannedLine["type"],
): Promise<readonly string[]> {
  const lines = job.lines.filter((line) => line.type === type);
  if (lines.length === 0) return [];
  const { data } = await saveCharges(
    tx,
    clerk,
    addAndUpdate.body.parse({
      hblid,
      type,
      charges: lines.map((line) => ({
        chargeId: book.charge(line.charge),
        quantity: line.quantity,
        unitId: book.unit(line.unit),
        unitPrice: line.unitPrice,
        currencyId: line.currency,
        vatrate: line.vat,
        paymentObjectId: book.partner(line.partner ?? job.customer),
        payerId: line.payee ? book.partner(line.payee) : null,
        exchangeDate: job.bookedOn,
      })),
    }),
  );
  return data.map((line) => line.id);
}

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

/** Some jobs have something out of the ordinary; which ones is the same in every demonstration. */
const isUncommon = (job: PlannedJob) => /[37]$/.test(job.mawb);

/**
 * Money comes in three weeks after the invoice: in full for everything invoiced, or something over
 * half of the VAT invoice. A draft waits for the bank; a canceled one was booked on the wrong job.
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
  // Of a young invoice the money came sooner, for no receipt is dated after today.
  const dueOn = addDays(issuedOn, 21);
  const paidOn =
    dueOn <= today()
      ? dueOn
      : addDays(issuedOn, Math.ceil((daysBetween(issuedOn, today()) * 2) / 3));
  const cashier = company.acting(job.office === "HCM" ? "yen" : "hai", paidOn, "administrator");
  const open = await rows<{ id: string; unpaid: string }>(
    tx,
    sql`select id, unpaid_amount_vnd as unpaid from acct_management
      where company_id = ${company.companyId} and id = any(${invoiceIds}::uuid[])
      order by array_position(${invoiceIds}::uuid[], id)`,
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

/** Gives the records the days on which their jobs were booked, issued and paid. */
async function dateRecords(tx: Tx, companyId: string): Promise<void> {
  // 02:30 UTC is half past nine in the morning in the offices.
  const at = (day: string) => sql.raw(`(${day} + time '02:30') at time zone 'UTC'`);
  const booked = at("(s.etd - 7)");
  await run(
    tx,
    sql`update shipment s set datetime_created = least(${booked}, now()),
        datetime_modified = least(${at("s.etd")}, now()),
        atd = case when s.etd <= ${today()}::date and s.current_status <> 'Canceled' then s.etd end,
        ata = case when s.eta <= ${today()}::date and s.current_status <> 'Canceled' then s.eta end,
        finished_at = case when finished_at is not null
          then least(${at("(s.etd + 50)")}, now()) end,
        locked_date = case when locked_date is not null
          then least(${at("(s.etd + 52)")}, now()) end
      where s.company_id = ${companyId}`,
  );
  for (const [table, key] of [
    ["house_bill", "job_id"],
    ["surcharge", "job_id"],
    ["stage_assigned", "job_id"],
  ] as const) {
    await run(
      tx,
      sql`update ${sql.table(table)} t set datetime_created = s.datetime_created,
          datetime_modified = s.datetime_created
        from shipment s
        where t.company_id = ${companyId} and s.company_id = ${companyId}
          and s.id = t.${sql.ref(key)}`,
    );
  }
  const paid = at("payment_date");
  await run(
    tx,
    sql`update receipt set done_at = case when done_at is not null then least(${paid}, now()) end,
        cancelled_at = case when cancelled_at is not null
          then least(${paid} + interval '30 minutes', now()) end
      where company_id = ${companyId}`,
  );
  for (const [table, day] of [
    ["cd_note", "exchange_date"],
    ["acct_management", "date"],
    ["receipt", "payment_date"],
  ] as const) {
    await run(
      tx,
      sql`update ${sql.table(table)} t
        set datetime_created = least(${at(`t.${day}`)}, now()),
          datetime_modified = least(${at(`t.${day}`)}, now())
        where t.company_id = ${companyId}`,
    );
  }
}

const earliest = (a: Day, b: Day): Day => (a < b ? a : b);
