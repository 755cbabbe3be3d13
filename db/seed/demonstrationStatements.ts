import * as contract from "@fairway/areas/soa/contract.ts";
import { confirmSoa, requestConfirm, reviseSoa } from "@fairway/areas/soa/server/confirmSoa.ts";
import { createSoa } from "@fairway/areas/soa/server/createSoa.ts";
import { rejectSoa } from "@fairway/areas/soa/server/endSoa.ts";
import { previewCharges } from "@fairway/areas/soa/server/previewCharges.ts";
import { updateSoa } from "@fairway/areas/soa/server/updateSoa.ts";
import type { SoaDetail, SoaType } from "@fairway/areas/soa/model/soa.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";

/** What becomes of a statement after it is made. */
type Outcome = (tx: Tx, accountant: Actor, soa: SoaDetail) => Promise<unknown>;

const versionOf = ({ id, version }: SoaDetail) => ({ id, version });
const request: Outcome = (tx, actor, soa) => requestConfirm(tx, actor, versionOf(soa));
const confirm: Outcome = async (tx, actor, soa) => {
  const { data } = await requestConfirm(tx, actor, versionOf(soa));
  return confirmSoa(tx, actor, versionOf(data));
};
const dispute = async (tx: Tx, actor: Actor, soa: SoaDetail) => {
  const { data } = await requestConfirm(tx, actor, versionOf(soa));
  const disputed = soa.chargeShipments.slice(0, 1).map(({ id }) => id);
  const reason = "The customer has another quantity in its booking";
  return reviseSoa(tx, actor, { ...versionOf(data), reason, surchargeIds: disputed });
};
const revise: Outcome = async (tx, actor, soa) => {
  const { data } = await dispute(tx, actor, soa);
  const { soaformDate, soatoDate, chargeShipments } = data;
  const surchargeIds = chargeShipments.slice(1).map(({ id }) => id);
  const change = { ...versionOf(data), soaformDate, soatoDate, surchargeIds };
  const saved = await updateSoa(tx, actor, contract.updateSoa.body.parse(change));
  return requestConfirm(tx, actor, versionOf(saved.data));
};
const reject: Outcome = (tx, actor, soa) =>
  rejectSoa(tx, actor, { ...versionOf(soa), reason: "Two statements were asked for" });

const outcomes: readonly (readonly [SoaType, Outcome | null])[] = [
  ["Debit", null],
  ["Debit", request],
  ["Debit", confirm],
  ["Debit", dispute],
  ["Debit", revise],
  ["Debit", reject],
  ["Credit", null],
  ["Credit", confirm],
];

/** Makes statements of customers and carriers in every state that a person brings about. */
export async function seedStatements(tx: Tx, company: FoundedCompany): Promise<void> {
  const day = today();
  const accountant = company.acting("lan", day, "administrator");
  const salemanId = company.userIds.get("nam") ?? null;
  const partners = {
    Debit: await partnersOf(tx, accountant, { type: "Debit", salemanId }),
    Credit: await partnersOf(tx, accountant, { type: "Credit", salemanId }),
  };
  for (const [type, outcome] of outcomes) {
    const customerId = partners[type].shift();
    if (!customerId) continue;
    const criteria = {
      customerId,
      type,
      soaformDate: addDays(day, -120),
      soatoDate: addDays(day, 60),
      salemanId,
    };
    const found = await previewCharges(
      tx,
      accountant,
      contract.listChargeShipment.body.parse(criteria),
    );
    const surchargeIds = found.chargeShipments.slice(0, 12).map(({ id }) => id);
    if (surchargeIds.length === 0) continue;
    const ask = contract.addSoa.body.parse({ ...criteria, surchargeIds });
    const { data } = await createSoa(tx, accountant, ask);
    await outcome?.(tx, accountant, data);
  }
}

/** The partners with the most lines that no document holds yet, in the accountant's office. */
async function partnersOf(
  tx: Tx,
  { companyId, officeId }: Actor,
  { type, salemanId }: { readonly type: SoaType; readonly salemanId: string | null },
): Promise<string[]> {
  const line = type === "Debit" ? "SELL" : "BUY";
  const found = await rows<{ id: string }>(
    tx,
    sql`select l.payment_object_id as id from surcharge l
      join shipment s on s.company_id = ${companyId} and s.id = l.job_id
      join house_bill b on b.company_id = ${companyId} and b.id = l.hblid
      where l.company_id = ${companyId} and l.type = ${line} and s.office_id = ${officeId}
        and not s.is_locked and s.current_status <> 'Canceled'
        and (${type === "Credit"} or b.sale_man_id = ${salemanId})
        and not exists (select from charge_claim k where k.company_id = ${companyId}
          and k.charge_id = l.id and k.slot in ('statement', 'ledger', 'sync', 'settlement'))
      group by l.payment_object_id having count(*) > 3
      order by count(*) desc, l.payment_object_id limit 8`,
  );
  return found.map(({ id }) => id);
}
