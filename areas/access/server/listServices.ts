import { services } from "@fairway/areas/service/model/services.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** Lists the services whose screens the person may open. */
export async function listServices(_: Tx, actor: Actor) {
  return services
    .filter(({ menu }) => actor.reach(`${menu}.access`) !== "None")
    .map(({ code, name, menu }) => ({
      id: code,
      name: say(name, actor.language),
      menuId: menu,
    }));
}
