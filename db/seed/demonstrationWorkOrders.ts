import * as contract from "@fairway/areas/workorder/contract.ts";
import { activateWorkOrder } from "@fairway/areas/workorder/server/activateWorkOrder.ts";
import { addWorkOrder } from "@fairway/areas/workorder/server/saveWorkOrder.ts";
import {
  decideWorkOrder,
  sendWorkOrder,
} from "@fairway/areas/workorder/server/workOrderApproval.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { DemonstrationBook } from "./demonstrationBook.ts";
import type { FoundedCompany } from "./demonstrationCompany.ts";

interface Sale {
  readonly customerId: string;
  readonly saleManId: string;
  readonly pol: string;
  readonly pod: string;
  readonly coloaderId: string;
  readonly unitId: string;
  readonly jobNo: string;
}

/**
 * Writes work orders of a salesman for customers and routes of open sea export jobs: one is approved and
 * active, one waits for the manager, one is not sent.
 */
export async function seedWorkOrders(
  tx: Tx,
  company: FoundedCompany,
  book: DemonstrationBook,
): Promise<void> {
  const day = today();
  const salesman = company.acting("nam", day);
  const [first, second, third] = await salesOf(tx, salesman);
  if (!first || !second || !third) return;
  const form = ({ jobNo, ...sale }: Sale, buying: string, selling: string) =>
    contract.addWorkOrder.body.parse({
      ...sale,
      notes: `Quoted with ${jobNo}`,
      transactionType: "SFE",
      effectiveDate: addDays(day, -30),
      expiredDate: addDays(day, 60),
      paymentMethod: "Prepaid",
      prices: [
        {
          ...sale,
          type: "FCL",
          quantityType: "FLAT",
          buyingChargeId: book.charge("B_OF"),
          unitPriceBuying: buying,
          sellingChargeId: book.charge("S_OF"),
          unitPriceSelling: selling,
          vatrate: "0",
          currencyId: "USD",
        },
      ],
      surcharges: [
        {
          priceNo: 1,
          type: "SELL",
          partnerType: "Customer",
          chargeId: book.charge("S_BL"),
          unitPrice: "950000",
          currencyId: "VND",
          vatrate: "8",
          unitId: book.unit("BL"),
          isPrimary: true,
        },
      ],
    });
  const write = async (sale: Sale, buying: string, selling: string) =>
    (await addWorkOrder(tx, salesman, form(sale, buying, selling))).data;
  const done = await write(first, "1310", "1450");
  await sendWorkOrder(tx, salesman, done);
  for (const approver of ["long", "lan"]) {
    const decision = { id: done.id, version: undefined, isApproved: true, comment: null };
    await decideWorkOrder(tx, company.acting(approver, day), decision);
  }
  await activateWorkOrder(tx, salesman, { id: done.id, active: true });
  await sendWorkOrder(tx, salesman, await write(second, "580", "640"));
  await write(third, "1285", "1420");
}

/**
 * Sales of open jobs with an agreement of their salesman for the service, one of each customer: the own
 * ones first, and bills without charges, which still need prices.
 */
function salesOf(tx: Tx, { companyId, officeId, userId }: Actor): Promise<Sale[]> {
  return rows<Sale>(
    tx,
    sql`select * from (select distinct on (b.customer_id) b.customer_id, j.job_no, b.sale_man_id, j.pol, j.pod, j.coloader_id,
        (select k.container_type_id from container k
          where k.company_id = ${companyId} and k.list_id = j.id
          order by k.line_no limit 1) as unit_id,
        exists (select from surcharge x
          where x.company_id = ${companyId} and x.hblid = b.id) as is_priced
      from house_bill b
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      join partner_agreement a on a.company_id = ${companyId} and a.partner_id = b.customer_id
        and a.saleman_id = b.sale_man_id and a.active
      join partner_agreement_service v on v.company_id = ${companyId} and v.agreement_id = a.id
        and v.service = 'SFE'
      join partner_agreement_office f on f.company_id = ${companyId} and f.agreement_id = a.id
        and f.office_id = ${officeId}
      join partner c on c.company_id = ${companyId} and c.id = b.customer_id and c.active
      where b.company_id = ${companyId} and j.transaction_type = 'SFE' and not j.is_locked
        and j.current_status not in ('Canceled', 'Finish') and j.office_id = ${officeId}
        and exists (select from container k
          where k.company_id = ${companyId} and k.list_id = j.id)
      order by b.customer_id, is_priced, j.service_date desc, j.id) sale
      order by sale_man_id <> ${userId}, is_priced, customer_id limit 3`,
  );
}
