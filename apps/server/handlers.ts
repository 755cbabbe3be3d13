import { handlers as access } from "@fairway/areas/access/server/handlers.ts";
import { handlers as notification } from "@fairway/areas/notification/server/handlers.ts";
import { handlers as organisation } from "@fairway/areas/organisation/server/handlers.ts";
import type { Served } from "@fairway/engine/http/serve.ts";

/** Every area and the calls it answers: the only list of them. */
export const areas: readonly { readonly area: string; readonly handlers: readonly Served[] }[] = [
  { area: "organisation", handlers: organisation },
  { area: "access", handlers: access },
  { area: "notification", handlers: notification },
];

/** Every call of the server. */
export const handlers: readonly Served[] = areas.flatMap((each) => each.handlers);
