import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { createHouseBill as createHouseBillCall } from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { saveSettingFlow } from "@fairway/areas/organisation/contract.ts";
import { company as ourCompany } from "@fairway/areas/organisation/model/company.ts";
import { saveOfficeSettings } from "@fairway/areas/organisation/server/officeSettings.ts";
import { updateCompany } from "@fairway/areas/organisation/server/saveUnits.ts";
import { createShipment as createShipmentCall } from "@fairway/areas/shipment/contract.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { updateJobStatus } from "@fairway/areas/shipment/server/updateJobStatus.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { today } from "@fairway/core/time/day.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { sql } from "kysely";
import { billJob, type OwedCharge, reaches } from "./demonstrationBilling.ts";
import { demonstrationBook, type DemonstrationBook } from "./demonstrationBook.ts";
import { seedAdvances } from "./demonstrationAdvances.ts";
import { seedSettlements } from "./demonstrationSettlements.ts";
import { seedAirJobs } from "./demonstrationAir.ts";
import { closeJobs } from "./demonstrationClosed.ts";
import { seedCombines } from "./demonstrationCombines.ts";
import { seedReleases } from "./demonstrationReleases.ts";
import { seedBookings } from "./demonstrationBookings.ts";
import { seedSeaJobs } from "./demonstrationSea.ts";
import { type FoundedCompany, foundCompany, officeBlock } from "./demonstrationCompany.ts";
import { seedDeclarations } from "./demonstrationDeclarations.ts";
import { restateCutoffs } from "@fairway/areas/radar/server/restateCutoffs.ts";
import { seedFreeTime } from "./demonstrationFreeTime.ts";
import { seedOperations } from "./demonstrationOperations.ts";
import { seedTrips } from "./demonstrationTrips.ts";
import { seedStatements } from "./demonstrationStatements.ts";
import { seedTariffs } from "./demonstrationTariffs.ts";
import { seedWorkOrders } from "./demonstrationWorkOrders.ts";
import { demonstrationIncoterms } from "./demonstrationIncoterms.ts";
import { type PlannedJob, type PlannedLine, planJobs } from "./demonstrationJobs.ts";
import { seedLists } from "./demonstrationLists.ts";
import { allStagesDone, type KeyedJob, seedStages } from "./demonstrationStages.ts";
import { seedWaitingJobs } from "./demonstrationWaiting.ts";
import { seedCatalogue } from "./reference.ts";

/**
 * Fills an empty database with the demonstration company: its people, partners, rates and three
 * hundred sea FCL export jobs in all states and some jobs of every other service, each created
 * through the verbs that the screens call.
 *
 * Shape: all days are relative to today.
 */
export async function seedDemonstration(tx: Tx): Promise<void> {
  const company = await foundCompany(tx);
  const administrator = company.acting("admin", today());
  await seedCatalogue(tx, company.companyId, administrator.userId);
  await askForMargins(tx, company);
  await copyToHaiPhong(tx, company);
  await seedLists(tx, company);
  const book = await demonstrationBook(tx, company);
  await demonstrationIncoterms(tx, company.companyId, book);
  const now = new Date();
  const keyed: KeyedJob[] = [];
  for (const [at, job] of planJobs(today()).entries()) {
    // Statistics are computed at commit; until then the planner treats the tables as empty and
    // scans them.
    if (at === 10 || at === 60) await run(tx, sql`analyze`);
    const made = await keyJob(tx, company, book, job, now);
    if (made) keyed.push(made);
  }
  await seedStages(tx, company, keyed, now);
  await seedWaitingJobs(tx, company);
  const air = await seedAirJobs(tx, company, book);
  const sea = await seedSeaJobs(tx, company, book);
  await seedReleases(tx, company, sea);
  await closeJobs(tx, company, [...air, ...sea]);
  await seedOperations(tx, company, book);
  await seedBookings(tx, company, book);
  await seedTariffs(tx, company, book);
  await seedWorkOrders(tx, company, book);
  await seedDeclarations(tx, company);
  await seedTrips(tx, company);
  await seedFreeTime(tx, company);
  await seedAdvances(tx, company);
  await seedStatements(tx, company);
  await seedSettlements(tx, company, book);
  await seedCombines(tx, company);
  await dateRecords(tx, company.companyId);
  // Cut-offs follow the days that jobs have now.
  await restateCutoffs(tx, company.companyId);
}

/** Lets Ho Chi Minh City copy its jobs to Hai Phong, with the director as salesman of the board. */
async function copyToHaiPhong(tx: Tx, company: FoundedCompany): Promise<void> {
  const admin = company.acting("admin", today());
  const id = company.companyId;
  const stored = await getRecord(tx, admin, ourCompany, id);
  const boardSalesmanId = company.acting("long", today()).userId;
  await updateCompany(tx, admin, { ...stored, id, version: 1, boardSalesmanId });
  const { officeId } = company.acting("long", today());
  const replicateOffice = {
    replicateOfficeId: company.acting("ngoc", today()).officeId,
    replicatePrefix: "R",
    replicateAutorateVat: null,
  };
  await saveOfficeSettings(
    tx,
    admin,
    saveSettingFlow.body.parse({ officeId, version: 1, replicateOffice }),
  );
}

/** Sets the minimum profit of sea jobs in each office. */
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
  const charges = {
    SELL: await keyCharges(tx, clerk, book, job, hblid, "SELL"),
    BUY: await keyCharges(tx, clerk, book, job, hblid, "BUY"),
    OBH: await keyCharges(tx, clerk, book, job, hblid, "OBH"),
  };
  if (!reaches(job, "noted")) return keyed;

  await billJob({ tx, company, job, jobId, owed: [...charges.SELL, ...charges.OBH] });
  if (!reaches(job, "partPaid")) return keyed;
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
): Promise<readonly OwedCharge[]> {
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
  return data.map(({ id, type: side, paymentObjectId }) => ({
    id,
    type: side,
    partnerId: paymentObjectId,
  }));
}

/** Moves the records to the days on which their jobs were booked, issued and paid. */
async function dateRecords(tx: Tx, companyId: string): Promise<void> {
  // 02:30 UTC is 9:30 in the morning in the offices.
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
  await run(
    tx,
    sql`update document t
      set datetime_created = least(${at("x.day")}, now()),
        datetime_modified = least(${at("x.day")}, now())
      from (
        select id, exchange_date as day from cd_note where company_id = ${companyId}
        union all select id, date from acct_management where company_id = ${companyId}
        union all select id, payment_date from receipt where company_id = ${companyId}) x
      where t.company_id = ${companyId} and t.id = x.id`,
  );
}
