import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { cellsOf } from "@fairway/engine/paper/testWorkbook.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { castActor } from "./actors.ts";
import { chargedJob as job, writeChargedJob } from "./chargedJob.ts";
import { keyMainJobCharges } from "./mainJobCharges.ts";
import { companyId, offices, people } from "./people.ts";

const boss = castActor("administrator");

const id = (no: number) => `0190c0de-0000-7000-8000-0000000067${String(no).padStart(2, "0")}`;
/** Their further charges. */
export const extra = {
  commission: id(3),
  soldTruck: id(4),
  boughtTruck: id(5),
  truckBack: id(6),
} as const;
/** The groups of their charges. */
export const groups = { Com: id(31), Freight: id(32), Trucking: id(33) } as const;
/** The jobs B, C and D of the four, and a canceled one. */
export const jobs = { b: id(11), c: id(12), d: id(13), canceled: id(14) } as const;
/** The house bills of the four jobs and of the canceled one. */
export const bills = { a: job.bill, b: id(21), c: id(22), d: id(23), canceled: id(24) } as const;

interface Keyed {
  readonly type: "SELL" | "BUY" | "OBH";
  readonly chargeId: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly currencyId: "VND" | "USD";
  readonly vatrate?: string;
  readonly kickBack?: boolean;
}

const charge = (
  chargeId: string,
  code: string,
  name: string,
  type: "CREDIT" | "DEBIT",
  chargeGroup: string,
) => ({
  companyId,
  id: chargeId,
  code,
  chargeNameEn: name,
  chargeNameVn: name,
  type,
  serviceTypeId: [],
  officeIds: [],
  chargeGroup,
});

/** A charge line as it is keyed. */
export const line = (
  type: Keyed["type"],
  quantity: string,
  unitPrice: string,
  currencyId: Keyed["currencyId"],
  more: Partial<Keyed> = {},
): Keyed => ({
  type,
  chargeId: { SELL: job.oceanFreight, BUY: job.boughtFreight, OBH: job.portFee }[type],
  quantity,
  unitPrice,
  currencyId,
  ...more,
});

/** Keys charge lines on a house bill. */
export async function key(tx: Tx, hblid: string, lines: readonly Keyed[]) {
  for (const [type, keyed] of Map.groupBy(lines, (each) => each.type)) {
    const charges = keyed.map((each) => ({
      vatrate: "0",
      ...each,
      unitId: job.container,
      exchangeDate: job.day,
      paymentObjectId: type === "BUY" ? job.carrier : job.customer,
      ...(type === "OBH" ? { payerId: job.port } : {}),
    }));
    await saveCharges(tx, boss, addAndUpdate.body.parse({ hblid, type, charges }));
  }
}

/** Writes the four jobs with their charges, and a canceled one. */
export async function writeFourJobs(tx: Tx) {
  await writeChargedJob(tx);
  await run(
    tx,
    sql`delete from sea_bill where company_id = ${companyId} and id = ${job.otherBill}`,
  );
  await run(
    tx,
    sql`delete from house_bill where company_id = ${companyId} and id = ${job.otherBill}`,
  );
  await insertRows(
    tx,
    "charge_group",
    Object.entries(groups).map(([name, groupId]) => ({
      companyId,
      id: groupId,
      name,
      nameVn: name,
      reportBucket: name,
    })),
  );
  await insertRows(tx, "charge", [
    charge(extra.commission, "B_COM", "Commission", "CREDIT", groups.Com),
    charge(extra.soldTruck, "S_TRK", "Trucking", "DEBIT", groups.Trucking),
    charge(extra.boughtTruck, "B_TRK", "Trucking", "CREDIT", groups.Trucking),
    charge(extra.truckBack, "B_TRB", "Trucking returned", "CREDIT", groups.Trucking),
  ]);
  // Ocean freight and THC are mapped to what they are bought as.
  await run(
    tx,
    sql`update charge set charge_group = case when id in (${job.oceanFreight}, ${job.boughtFreight})
        then ${groups.Freight}::uuid end,
      debit_charge = case id when ${job.boughtFreight} then ${job.oceanFreight}::uuid
        when ${job.boughtThc} then ${job.thc}::uuid end
      where company_id = ${companyId}
        and id in (${job.oceanFreight}, ${job.boughtFreight}, ${job.boughtThc})`,
  );
  const clerks = { hcm: people.documentation.id, hph: people.documentationHph.id };
  const place = (office: "hcm" | "hph") => ({
    companyId,
    officeId: offices[office],
    userCreated: clerks[office],
  });
  const written = [
    { id: jobs.b, bill: bills.b, jobNo: "HSEF2611/00001", as: ["SFE", "S", "sea", "hph"] },
    { id: jobs.c, bill: bills.c, jobNo: "AE2611/00001", as: ["AE", "A", "air", "hcm"] },
    { id: jobs.d, bill: bills.d, jobNo: "LOG2611/00001", as: ["CL", "O", "operations", "hcm"] },
    {
      id: jobs.canceled,
      bill: bills.canceled,
      jobNo: "SEF2611/00099",
      as: ["SFE", "S", "sea", "hcm"],
    },
  ] as const;
  for (const { id: jobId, bill, jobNo, as } of written) {
    const [transactionType, family, table, office] = as;
    await insertRows(tx, "shipment", [
      {
        ...place(office),
        id: jobId,
        jobNo,
        transactionType,
        family,
        mawb: `M-${jobNo}`,
        serviceDate: job.day,
        personIncharge: clerks[office],
        shipmentType: "Freehand",
        currentStatus: "Processing",
        sumCont: 0,
        sumPackage: "0",
        noProfit: false,
        isLocked: false,
      },
    ]);
    await insertRows(tx, `${table}_job`, [
      { companyId, id: jobId, userModified: people.documentation.id },
    ]);
    await insertRows(tx, "house_bill", [
      {
        ...place(office),
        id: bill,
        jobId,
        family,
        hwbno: `H-${jobNo}`,
        customerId: job.customer,
        saleManId: people.sales.id,
        isCanceled: false,
      },
    ]);
    if (table !== "operations") {
      await insertRows(tx, `${table}_bill`, [
        {
          companyId,
          id: bill,
          userModified: people.documentation.id,
          ...(table === "sea" ? { hbltype: "Original" } : {}),
        },
      ]);
    }
  }
  await keyMainJobCharges(tx);
  await key(tx, bills.a, [
    line("BUY", "2", "20", "USD", { chargeId: extra.commission, kickBack: true }),
  ]);
  await key(tx, bills.b, [
    line("SELL", "1", "980", "USD"),
    line("BUY", "1", "905", "USD"),
    line("SELL", "1", "4350000", "VND", { chargeId: job.thc, vatrate: "8" }),
    line("BUY", "1", "4100000", "VND", { chargeId: job.boughtThc, vatrate: "8" }),
  ]);
  await key(tx, bills.c, [
    line("SELL", "1042", "2.35", "USD"),
    line("BUY", "1042", "2.05", "USD"),
    line("SELL", "1", "650000", "VND", { chargeId: job.thc, vatrate: "8" }),
    line("BUY", "1", "15", "USD", { chargeId: job.boughtThc }),
  ]);
  await key(tx, bills.d, [
    line("SELL", "1", "1250000", "VND", { chargeId: job.thc }),
    line("SELL", "2", "3400000", "VND", { chargeId: extra.soldTruck, vatrate: "8" }),
    line("BUY", "2", "2900000", "VND", { chargeId: extra.boughtTruck, vatrate: "8" }),
    line("BUY", "1", "300000", "VND", { chargeId: extra.truckBack, kickBack: true }),
    line("OBH", "2", "500000", "VND"),
  ]);
  await key(tx, bills.canceled, [line("SELL", "1", "1000000", "VND")]);
  await run(
    tx,
    sql`update shipment set current_status = 'Canceled', canceled_at = now(), canceled_by = user_created
      where company_id = ${companyId} and id = ${jobs.canceled}`,
  );
}

/** Reads the cells of a sheet that was sent. */
export async function cellsOfFile(file: AnsweredFile) {
  const parts: Uint8Array[] = [];
  for await (const part of file.bytes as AsyncIterable<Uint8Array>) parts.push(part);
  return cellsOf(Buffer.concat(parts));
}
