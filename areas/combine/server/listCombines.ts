import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import {
  byNumbers,
  type DocumentsAsked,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { combineKind } from "../model/combineKind.ts";
import { combineSource } from "./combineTable.ts";

type Criteria = Omit<Ask<typeof contract.pageCombines>, "page" | "size">;

/** Lists the combined billings within the user's reach; canceled ones only when asked for. CB-7 */
export async function listCombines(tx: Tx, actor: Actor, ask: Ask<typeof contract.pageCombines>) {
  const found = await listDocuments(tx, actor, combineSource, asked(actor, ask), ask);
  return { ...found, data: found.data.map((each) => withMay(combineKind, actor, each)) };
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportCombines(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportCombines>,
  desk?: Desk,
) {
  return exportDocuments(tx, actor, combineSource, asked(actor, ask), { ...ask, desk });
}

function asked({ companyId }: Actor, ask: Criteria): DocumentsAsked {
  const { partnerId, creatorId, status: state, createdFrom, createdTo } = ask;
  return {
    filters: { partnerId, creatorId, state, createdFrom, createdTo },
    ofHead: ofNumbers(companyId, ask.referenceNos),
    always: state === "Canceled" ? [] : [sql`d.state <> 'Canceled'`],
  };
}

/** A number finds a billing, and the billings that a note or a statement of this number is or was in. */
function ofNumbers(companyId: string, text: string | null): RawBuilder<unknown>[] {
  const [own] = byNumbers(text);
  const numbers = listedNumbers(text).map(numberKey);
  if (!own) return [];
  return [
    sql`(${own} or d.id in (
      select l.combine_id from document x
      join combine_line l on l.company_id = ${companyId} and l.document_id = x.id
      where x.company_id = ${companyId} and x.kind in ('note', 'soa')
        and number_key(x.number) = any(${numbers}::text[])))`,
  ];
}
