import { importDeclarations } from "@fairway/areas/customs/server/importDeclarations.ts";
import { assignDeclarations } from "@fairway/areas/operation/server/declarationsOfOperation.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";
import { dice } from "./dice.ts";

const channels = ["Green", "Green", "Green", "Yellow", "Red"];
const services = ["Sea", "Sea", "Sea", "Air", "Trucking"];
const abroad = ["US", "JP", "CN", "KR", "DE"];
const overseas = ["Pacific Furniture Inc", "Kobe Trading Co", "Ningbo Textile Ltd", "Hansa GmbH"];

/** Writes a hundred and twenty customs declarations of the last weeks, of both offices, some on jobs. */
export async function seedDeclarations(tx: Tx, company: FoundedCompany): Promise<void> {
  const customers = await rows<{ accountNo: string; name: string }>(
    tx,
    sql`select account_no, partner_name_en as name from partner
      where company_id = ${company.companyId} and 'CUSTOMER' = any(partner_group) and active
      order by account_no limit 12`,
  );
  const roll = dice(71);
  for (const [person, count, gateway] of [
    ["thang", 80, "VNSGN"],
    ["ngoc", 40, "VNHPH"],
  ] as const) {
    const actor = company.acting(person, today(), "administrator");
    const sheet = Array.from({ length: count }, (_, at) => {
      const isExport = roll.chance(40);
      const customer = customers[at % customers.length];
      const other = overseas[at % overseas.length] as string;
      const country = abroad[at % abroad.length] as string;
      const serviceType = services[at % services.length] as string;
      const no = String(at + 1).padStart(3, "0");
      const weight = roll.between(400, 18_000);
      const pieces = roll.between(4, 900);
      const hbl = `${gateway.slice(2)}C${no}`;
      return {
        row: at + 2,
        cells: {
          clearanceNo: `${isExport ? "30" : "10"}${gateway === "VNSGN" ? "6" : "7"}4418${no}${at % 9}0`,
          type: isExport ? "Export" : "Import",
          clearanceDate: addDays(today(), -Math.floor(at / 2)),
          accountNo: customer?.accountNo ?? null,
          partnerName: customer?.name ?? null,
          mblid: `M${hbl}`,
          hblid: hbl,
          gateway,
          grossWeight: String(weight),
          netWeight: String(Math.floor(weight * 0.9)),
          cbm: String(roll.between(2, 60)),
          qtyCont: serviceType === "Sea" ? String(roll.between(1, 4)) : null,
          pcs: String(pieces),
          cargoType: serviceType === "Air" ? null : at % 3 ? "FCL" : "LCL",
          serviceType,
          route: channels[at % channels.length] as string,
          importCountryCode: isExport ? country : "VN",
          exportCountryCode: isExport ? "VN" : country,
          shipper: isExport ? (customer?.name ?? null) : other,
          consignee: isExport ? other : (customer?.name ?? null),
        },
      };
    });
    // Each office stores its own sheet.
    // oxlint-disable-next-line no-await-in-loop
    await importDeclarations(tx, actor, { rows: sheet });
  }
  await putOnJobs(tx, company);
}

/** Puts on each job in work the newest declaration of its customer that is left. */
async function putOnJobs(tx: Tx, company: FoundedCompany): Promise<void> {
  const { companyId } = company;
  const clerk = company.acting("thang", today(), "administrator");
  const pairs = await rows<{ jobId: string; declarationId: string }>(
    tx,
    sql`select j.id as job_id, d.id as declaration_id
      from (select s.id, b.customer_id,
          row_number() over (partition by b.customer_id order by s.id) as place
        from shipment s
        join house_bill b on b.company_id = ${companyId} and b.job_id = s.id
        where s.company_id = ${companyId} and s.transaction_type = 'CL' and not s.is_locked
          and s.office_id = ${clerk.officeId} and s.current_status not in ('Finish', 'Canceled')) j
      join (select c.id, c.customer_id,
          row_number() over (partition by c.customer_id order by c.clearance_date desc, c.id) as place
        from customs_declaration c
        where c.company_id = ${companyId} and c.office_id = ${clerk.officeId}) d
        on d.customer_id = j.customer_id and d.place = j.place
      order by j.id`,
  );
  for (const { jobId, declarationId } of pairs) {
    // Each job takes its own.
    // oxlint-disable-next-line no-await-in-loop
    await assignDeclarations(tx, clerk, {
      jobId,
      clearanceIds: [declarationId],
      removedClearanceIds: [],
    });
  }
}
