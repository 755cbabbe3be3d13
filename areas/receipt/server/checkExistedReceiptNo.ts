import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { checkExistedReceiptNo as checkExistedReceiptNoCall } from "../contract.ts";

/** Returns whether another receipt of the company has a number, compared as it looks. */
export async function checkExistedReceiptNo(
  tx: Tx,
  actor: Actor,
  { Id, receiptNo }: Ask<typeof checkExistedReceiptNoCall>,
): Promise<boolean> {
  actor.mustHave("acctARP.add");
  const { isTaken } = await one<{ isTaken: boolean }>(
    tx,
    sql`select exists (select from document d
      where d.company_id = ${actor.companyId} and d.kind = 'receipt'
        and number_key(d.number) = ${numberKey(receiptNo)}
        and d.id is distinct from ${Id}::uuid) as is_taken`,
  );
  return isTaken;
}
