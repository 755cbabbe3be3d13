import { jobAsk } from "@fairway/areas/shipment/model/jobAsk.ts";
import { shipmentCriteria } from "@fairway/areas/shipment/model/shipmentCriteria.ts";
import { countShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import { askedOf } from "@fairway/core/listMemory/askedView.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type Desk, deskWork, documentedServices } from "../model/desk.ts";
import { type Tile, tiles } from "../model/homeParts.ts";
import { nextSailings } from "./dashboardTable.ts";
import { nextDeadlines } from "./homeTable.ts";

/**
 * Returns the page of the services: the user's work in each list, counted with one statement as the
 * lists count it, and the next deadlines and sailings.
 *
 * Source: rule RP-8
 */
export async function getDesk(tx: Tx, actor: Actor): Promise<Desk> {
  const services = documentedServices.filter(({ menu }) => actor.reach(`${menu}.list`) !== "None");
  const cells = services.flatMap(({ code }) => deskWork.map((key) => ({ code, key })));
  const counts = await countShipments(
    tx,
    actor,
    cells.map(({ code, key }) => {
      const { view }: Tile = tiles[key];
      return shipmentCriteria.parse(jobAsk(code, askedOf(view(actor.today))));
    }),
  );
  const countOf = (code: string) =>
    Object.fromEntries(
      cells.flatMap((cell, at) => {
        const found = counts[at];
        if (cell.code !== code || !found) return [];
        return [[cell.key, { count: found.totalItems, capped: found.capped }]];
      }),
    ) as Desk["lists"][number]["work"];
  return {
    today: actor.today,
    lists: services.map(({ code }) => ({ service: code, work: countOf(code) })),
    deadlines: services.length > 0 ? await nextDeadlines(tx, actor) : [],
    sailings: services.length > 0 ? await nextSailings(tx, actor) : [],
  };
}
