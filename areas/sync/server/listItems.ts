import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { itemColumns, itemJoins, readTries } from "@fairway/areas/outbox/server/readItems.ts";
import type { ShownItem } from "@fairway/areas/outbox/model/item.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { readPage } from "@fairway/engine/db/readPage.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";

/** Lists what went to the accounting system, within the reach of the user. Rule OB-8 */
export async function pageItems(
  tx: Tx,
  actor: Actor,
  { page, size, keyword, state, dataType }: Ask<typeof contract.pageItems>,
): Promise<Answer<typeof contract.pageItems>> {
  const { companyId } = actor;
  const text = keyword?.trim();
  const found = await readPage<Stored>(
    tx,
    {
      table: "sync_item",
      alias: "i",
      companyId,
      columns: itemColumns(companyId),
      joins: itemJoins(companyId),
      where: sql.join(
        [
          within(actor, "accManagement.list", "i"),
          ...(state ? [sql`i.state = ${state}`] : []),
          ...(dataType ? [sql`i.data_type = ${dataType}`] : []),
          ...(text
            ? [sql`(i.number ilike ${anywhere(text)} or i.ledger_no ilike ${anywhere(text)})`]
            : []),
        ],
        sql` and `,
      ),
    },
    { page, size },
  );
  const { totalItems, capped } = found;
  return { page, size, totalItems, capped, data: found.data.map((each) => withMay(actor, each)) };
}

/** Returns one record on its way, with what is sent and every try. Refuses: record.notFound */
export async function getItem(
  tx: Tx,
  actor: Actor,
  { id }: Ask<typeof contract.getItem>,
): Promise<Answer<typeof contract.getItem>> {
  const item = await findItem(tx, actor, id);
  return { ...item, tried: await readTries(tx, actor.companyId, id) };
}

/** Finds an item within the reach of the user. Refuses: record.notFound */
export async function findItem(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<ShownItem & { readonly request: unknown }> {
  const { companyId } = actor;
  const found = await maybe<Stored & { readonly request: unknown }>(
    tx,
    sql`select ${itemColumns(companyId)}, i.request from sync_item i ${itemJoins(companyId)}
      where ${within(actor, "accManagement.list", "i")} and i.id = ${id}`,
  );
  if (!found) throw refuse("record.notFound");
  return { ...withMay(actor, found), request: found.request };
}

type Stored = Omit<ShownItem, "may"> & {
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly userCreated: string;
};

function withMay(
  actor: Actor,
  { officeId, departmentId, groupId, userCreated, ...item }: Stored,
): ShownItem {
  const owned = { companyId: actor.companyId, officeId, departmentId, groupId, userCreated };
  const isOpen = item.state === "Failed" && actor.may("accManagement.write", owned);
  return { ...item, may: isOpen ? ["resend"] : [] };
}
