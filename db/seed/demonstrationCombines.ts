import * as contract from "@fairway/areas/combine/contract.ts";
import { cancelCombine } from "@fairway/areas/combine/server/cancelCombine.ts";
import { findCombinable } from "@fairway/areas/combine/server/findCombinable.ts";
import { addCombine } from "@fairway/areas/combine/server/saveCombine.ts";
import { today } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";

/** Combines the oldest notes of some customers; the last billing is deleted again. */
export async function seedCombines(tx: Tx, company: FoundedCompany): Promise<void> {
  const accountant = company.acting("yen", today(), "administrator");
  const partners = await rows<{ id: string }>(
    tx,
    sql`select d.partner_id as id from document d
      where d.company_id = ${company.companyId} and d.kind = 'note'
      group by d.partner_id order by count(*) desc, d.partner_id limit 4`,
  );
  for (const [at, { id: partnerId }] of partners.entries()) {
    const ask = contract.shipmentInfo.body.parse({ partnerId });
    const { shipments } = await findCombinable(tx, accountant, ask);
    const oldest = shipments.slice(0, 2 + at);
    if (oldest.length === 0) continue;
    const { data } = await addCombine(
      tx,
      accountant,
      contract.addCombine.body.parse({
        partnerId,
        description: "Billing of the past months",
        documentIds: oldest.map(({ documentId }) => documentId),
      }),
    );
    if (at === partners.length - 1) {
      const { id, version } = data;
      await cancelCombine(tx, accountant, { id, version, reason: "Asked for twice" });
    }
  }
}
