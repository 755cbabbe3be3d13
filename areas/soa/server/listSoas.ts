import { withMay } from "@fairway/areas/document/model/documentKind.ts";
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
import { soaStates } from "../model/soa.ts";
import { soaKind } from "../model/soaKind.ts";
import { soaTags } from "../model/soaWords.ts";
import { soaSource } from "./soaTable.ts";

/** Lists the statements within the user's reach; canceled ones only when asked for. Rule SO-8 */
export async function listSoas(tx: Tx, actor: Actor, ask: Ask<typeof contract.pageSoas>) {
  const found = await listDocuments(tx, actor, soaSource, asked(ask), ask);
  return { ...found, data: found.data.map((each) => withMay(soaKind, actor, each)) };
}

/** Lists without pages, 1,000 at most. */
export async function querySoas(tx: Tx, actor: Actor, ask: Ask<typeof contract.querySoas>) {
  const { data } = await listDocuments(tx, actor, soaSource, asked(ask), { page: 1, size: 1000 });
  return data.map((each) => withMay(soaKind, actor, each));
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportSoas(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportSoas>,
  desk?: Desk,
) {
  return exportDocuments(tx, actor, soaSource, asked(ask), { ...ask, desk });
}

/** Returns the states of statements with their words. */
export async function statesOfSoa(_tx: Tx, actor: Actor) {
  actor.mustHave("acctSOA.list");
  return soaStates.map((value) => ({ value, ...soaTags[value].words }));
}

function asked(ask: Ask<typeof contract.querySoas>): DocumentsAsked {
  const { customer: partnerId, userCreated: creatorId, status: state, currencyId } = ask;
  const { soaFromDateCreate: createdFrom, soaToDateCreate: createdTo } = ask;
  return {
    filters: { partnerId, creatorId, state, currencyId, createdFrom, createdTo },
    ofHead: byNumbers(ask.strCodes),
    ofOwn: isValue("o.type", ask.type),
    always: state === "Canceled" ? [] : [sql`d.state <> 'Canceled'`],
  };
}
