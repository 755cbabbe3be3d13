import { countToApprove } from "@fairway/areas/approval/server/listApprovals.ts";
import { billMeAsk } from "@fairway/areas/billme/model/billMeView.ts";
import { countJobsToBill } from "@fairway/areas/billme/server/listJobsToBill.ts";
import { radarAsk } from "@fairway/areas/radar/model/radarView.ts";
import { countRadar } from "@fairway/areas/radar/server/listRadar.ts";
import { prepaidAsk } from "@fairway/areas/credit/model/prepaidView.ts";
import { releaseAsk } from "@fairway/areas/credit/model/releaseView.ts";
import { countPrepaidNotes } from "@fairway/areas/credit/server/pagePrepaidNotes.ts";
import { countReleases } from "@fairway/areas/credit/server/pageReleases.ts";
import { countInvoices } from "@fairway/areas/invoice/server/listInvoices.ts";
import { invoiceAsk } from "@fairway/areas/invoice/model/invoiceWork.ts";
import { noteAsk } from "@fairway/areas/note/model/noteWork.ts";
import { countNotes } from "@fairway/areas/note/server/listNotes.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { jobAsk } from "@fairway/areas/shipment/model/jobAsk.ts";
import { shipmentCriteria } from "@fairway/areas/shipment/model/shipmentCriteria.ts";
import { countShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import { type AskedView, askedOf } from "@fairway/core/listMemory/askedView.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { TilePart } from "../model/home.ts";
import { type Tile, type TileKey, tiles } from "../model/homeParts.ts";

/** How the rows of a list other than that of jobs are counted. */
const countsOf = {
  approvals: (tx: Tx, actor: Actor) => countToApprove(tx, actor),
  notes: (tx: Tx, actor: Actor, asked: AskedView) => countNotes(tx, actor, noteAsk(asked)),
  invoices: (tx: Tx, actor: Actor, asked: AskedView) => countInvoices(tx, actor, invoiceAsk(asked)),
  radar: (tx: Tx, actor: Actor, asked: AskedView) => countRadar(tx, actor, radarAsk(asked)),
  toBill: (tx: Tx, actor: Actor, asked: AskedView) => countJobsToBill(tx, actor, billMeAsk(asked)),
  releases: (tx: Tx, actor: Actor, asked: AskedView) => countReleases(tx, actor, releaseAsk(asked)),
  prepaid: (tx: Tx, actor: Actor, asked: AskedView) =>
    countPrepaidNotes(tx, actor, prepaidAsk(asked)),
} as const;

/**
 * Counts the rows of a tile as its list counts them, jobs for each service within the user's reach.
 *
 * Shape: the view of the tile becomes the ask of its list by the function that also reads the
 *   address of that list.
 */
export async function countTile(tx: Tx, actor: Actor, key: TileKey): Promise<TilePart[]> {
  const { list, view }: Tile = tiles[key];
  const asked = askedOf(view(actor.today));
  if (list === "jobs") {
    const services = openServices.filter(({ menu }) => actor.reach(`${menu}.list`) !== "None");
    const lists = services.map(({ code }) => shipmentCriteria.parse(jobAsk(code, asked)));
    const counts = await countShipments(tx, actor, lists);
    return counts.map(({ totalItems, capped }, at) => ({
      service: services[at]?.code ?? null,
      count: totalItems,
      capped,
      amount: null,
    }));
  }
  const { totalItems, capped, amount } = await countsOf[list](tx, actor, asked);
  return [{ service: null, count: totalItems, capped, amount }];
}
