import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type Office, readOffice } from "./organisationTable.ts";

export type { Office } from "./organisationTable.ts";

/** Returns one office of a company: letterhead, number prefix, banks and time zone. */
export async function getOffice(
  tx: Tx,
  at: { readonly companyId: string },
  officeId: string,
): Promise<Office> {
  const office = await readOffice(tx, at.companyId, officeId);
  if (!office) throw refuse("record.notFound");
  return office;
}
