import { isApprover } from "@fairway/areas/approval/server/listApprovals.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readShownColumns } from "@fairway/engine/listMemory/readListMemory.ts";
import { type Home, homeList } from "../model/home.ts";
import { isPart, isTile, type PanelKey, type PartKey, partKeys } from "../model/homeParts.ts";
import { mayHave, usualParts } from "../model/usualParts.ts";
import { countTile } from "./countTile.ts";
import { bestCustomers, monthlyProfit, nextSailings } from "./dashboardTable.ts";
import { nextDeadlines, overdueCustomers } from "./homeTable.ts";

/** How each panel is read. */
const reads: { [Key in PanelKey]: (tx: Tx, actor: Actor) => Promise<NonNullable<Home[Key]>> } = {
  profit: monthlyProfit,
  deadlines: nextDeadlines,
  sailings: nextSailings,
  customers: bestCustomers,
  overdueCustomers,
};

/**
 * Returns the user's first page: the tiles and panels that the user chose, or the usual ones, as far
 * as the user's rights allow them.
 */
export async function getHome(tx: Tx, actor: Actor): Promise<Home> {
  const ofLevel: PartKey[] = (await isApprover(tx, actor)) ? ["toApprove"] : [];
  const offered = [...ofLevel, ...partKeys.filter((key) => mayHave(actor.reach, key))];
  const chosen = await readShownColumns(tx, actor, homeList);
  const shown = chosen
    ? [...new Set(chosen)].filter(isPart).filter((key) => offered.includes(key))
    : [...ofLevel, ...usualParts(actor.reach)];
  const home: Home = { today: actor.today, offered, shown, tiles: [] };
  for (const key of shown) {
    if (isTile(key)) home.tiles.push({ key, parts: await countTile(tx, actor, key) });
    else Object.assign(home, { [key]: await reads[key](tx, actor) });
  }
  return home;
}
