import * as advances from "@fairway/areas/advance/contract.ts";
import { approveAdvance, saveAndSend } from "@fairway/areas/advance/server/advanceApproval.ts";
import * as contract from "@fairway/areas/settlement/contract.ts";
import { existingCharges } from "@fairway/areas/settlement/server/findCosts.ts";
import { addSettlement } from "@fairway/areas/settlement/server/saveSettlement.ts";
import {
  approveSettlement,
  denySettlement,
  saveAndSendSettlement,
} from "@fairway/areas/settlement/server/settlementApproval.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { DemonstrationBook } from "./demonstrationBook.ts";
import type { FoundedCompany } from "./demonstrationCompany.ts";

/** The charge, the amount with VAT, and the advance for a bill; null without an advance. */
const costs = [
  { charge: "B_CUS", price: "2000000", advance: "2500000", end: "approve" },
  { charge: "B_CUS", price: "1500000", advance: "1620000", end: "approve" },
  { charge: "B_CUSI", price: "3000000", advance: "3000000", end: "approve" },
  { charge: "B_CUSI", price: "1500000", advance: null, end: "wait" },
  { charge: "B_CO", price: "800000", advance: null, end: "deny" },
  { charge: "B_DOC", price: "500000", advance: null, end: "keep" },
] as const;

/**
 * Settles what an officer spent: approved settlements below, at and above the advance, one that waits
 * for the manager, one that was denied, one that is not sent, and one of charges that a job has.
 */
export async function seedSettlements(
  tx: Tx,
  company: FoundedCompany,
  book: DemonstrationBook,
): Promise<void> {
  const day = today();
  const officer = company.acting("thang", day);
  const approvers = ["long", "lan"].map((name) => company.acting(name, day));
  const bills = await openBills(tx, company, costs.length);
  const spent = costs.flatMap((cost, at) => {
    const bill = bills[at];
    return bill ? [{ ...cost, bill }] : [];
  });
  const dates = { requestDate: day, dueDate: addDays(day, 1), currencyId: "VND" };
  const { data: advance } = await saveAndSend(tx, officer, {
    ...advances.addAdvance.body.parse({
      ...dates,
      advanceRequests: spent.flatMap(({ advance: amount, bill }) =>
        amount ? [{ ...bill, description: "Customs clearance", amount }] : [],
      ),
    }),
    id: null,
    version: null,
  });
  for (const approver of approvers) {
    await approveAdvance(tx, approver, { advanceId: advance.id });
  }
  for (const { charge, price, advance: amount, end, bill } of spent) {
    const form = contract.addSettlement.body.parse({
      ...dates,
      settlementType: "DIRECT",
      direct: [
        {
          hblid: bill.hblid,
          type: "BUY",
          chargeId: book.charge(charge),
          quantity: "1",
          unitId: book.unit("SHIPMENT"),
          unitPrice: price,
          currencyId: "VND",
          vatrate: "8",
          paymentObjectId: book.partner("CUSTOMS ONE"),
          exchangeDate: day,
          advanceId: amount ? advance.id : null,
        },
      ],
    });
    if (end === "keep") {
      await addSettlement(tx, officer, form);
      continue;
    }
    const { data } = await saveAndSendSettlement(tx, officer, { ...form, id: null, version: null });
    const settlementId = data.id;
    const [manager] = approvers;
    if (end === "deny" && manager) {
      const comment = "The receipt of the authority is missing";
      await denySettlement(tx, manager, { settlementId, comment });
    }
    if (end !== "approve") continue;
    for (const approver of approvers) await approveSettlement(tx, approver, { settlementId });
  }
  await takeCharges(tx, company, dates);
}

/** Bills of open jobs of the office that the officer may open. */
function openBills(tx: Tx, { companyId, acting }: FoundedCompany, count: number) {
  const { officeId } = acting("thang", today());
  return rows<{ jobId: string; hblid: string }>(
    tx,
    sql`select s.id as job_id, min(b.id::text)::uuid as hblid from shipment s
      join house_bill b on b.company_id = ${companyId} and b.job_id = s.id
      where s.company_id = ${companyId} and s.office_id = ${officeId}
        and s.transaction_type = 'SFE' and not s.is_locked
        and s.current_status not in ('Finish', 'Canceled')
      group by s.id, s.job_no order by s.job_no desc limit ${sql.lit(count)}`,
  );
}

/** A settlement of bought charges of the newest open job that has some, which is not sent. */
async function takeCharges(
  tx: Tx,
  company: FoundedCompany,
  dates: { readonly requestDate: string; readonly dueDate: string; readonly currencyId: string },
): Promise<void> {
  const { companyId } = company;
  const officer = company.acting("thang", dates.requestDate);
  const [bought] = await rows<{ jobNo: string; partnerId: string }>(
    tx,
    sql`select j.job_no, s.payment_object_id as partner_id from surcharge s
      join shipment j on j.company_id = ${companyId} and j.id = s.job_id
      where s.company_id = ${companyId} and s.type = 'BUY' and s.is_from_shipment
        and s.office_id = ${officer.officeId} and j.current_status <> 'Canceled'
        and not exists (select from charge_claim k
          where k.company_id = ${companyId} and k.charge_id = s.id)
      order by j.job_no desc, s.id limit 1`,
  );
  if (!bought) return;
  const { jobNo, partnerId } = bought;
  const ask = contract.existingCharges.body.parse({ jobNos: [jobNo], partnerId });
  const found = await existingCharges(tx, officer, ask);
  await addSettlement(
    tx,
    officer,
    contract.addSettlement.body.parse({
      ...dates,
      settlementType: "EXISTING",
      paymentMethod: "Other",
      payeeId: partnerId,
      existing: found.map(({ chargeId }) => ({ chargeId })),
    }),
  );
}
