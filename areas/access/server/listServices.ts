import { serviceCodes, serviceOrder } from "@fairway/areas/organisation/model/serviceCodes.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { serviceMenus } from "../model/serviceMenus.ts";

/** Lists the services whose screens the person may open. */
export async function listServices(_: Tx, actor: Actor) {
  return serviceOrder
    .filter((service) => actor.reach(`${serviceMenus[service]}.access`) !== "None")
    .map((service) => ({
      id: service,
      name: say(serviceCodes[service], actor.language),
      menuId: serviceMenus[service],
    }));
}
