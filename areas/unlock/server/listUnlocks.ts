import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import {
  byNumbers,
  type DocumentsAsked,
  isValue,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { shownUnlockOf } from "./getUnlock.ts";
import { unlockSource } from "./unlockTable.ts";

/** Lists the requests within the user's reach; canceled ones only when asked for. Rule UN-4 */
export async function listUnlocks(tx: Tx, actor: Actor, ask: Ask<typeof contract.pageUnlocks>) {
  const found = await listDocuments(tx, actor, unlockSource, asked(actor, ask), ask);
  return { ...found, data: found.data.map((each) => shownUnlockOf(actor, each)) };
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportUnlocks(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportUnlocks>,
  desk?: Desk,
) {
  return exportDocuments(tx, actor, unlockSource, asked(actor, ask), { ...ask, desk });
}

function asked(
  { companyId }: Actor,
  ask: Pick<
    Ask<typeof contract.pageUnlocks>,
    "referenceNo" | "requester" | "unlockType" | "statusApproval" | "createdFrom" | "createdTo"
  >,
): DocumentsAsked {
  const { requester: creatorId, statusApproval: state, createdFrom, createdTo } = ask;
  // A line is found by its whole name or by the number of its job or document.
  const onLines = byNumbers(ask.referenceNo).map(
    (own) => sql`(${own} or d.id in (
      select l.unlock_request_id from unlock_request_job l
        left join shipment s on s.company_id = ${companyId} and s.id = l.job_id
        left join document x on x.company_id = ${companyId} and x.id = l.document_id
        where l.company_id = ${companyId} and exists (
          select from unnest(${listedNumbers(ask.referenceNo)}::text[]) n
          where number_key(n) in (number_key(l.unlock_name), number_key(s.job_no),
            number_key(s.mawb), number_key(x.number)))))`,
  );
  return {
    filters: { creatorId, state, createdFrom, createdTo },
    ofHead: onLines,
    ofOwn: isValue("o.unlock_type", ask.unlockType),
    always: state === "Canceled" ? [] : [sql`d.state <> 'Canceled'`],
  };
}
