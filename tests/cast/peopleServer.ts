import { handlers as access } from "@fairway/areas/access/server/handlers.ts";
import { handlers as organisation } from "@fairway/areas/organisation/server/handlers.ts";
import { authenticateWith, handlers as session } from "@fairway/areas/session/server/handlers.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import type { Served } from "@fairway/engine/http/serve.ts";

/** A server at which people sign in and see to users and rights; `more` is called there, too. */
export function peopleServer(
  database: Database,
  more: readonly Served[] = [],
  options: { readonly proxies?: number } = {},
) {
  return buildServer({
    database,
    handlers: [...organisation, ...access, ...session, ...more],
    authenticate: authenticateWith(database),
    signInsPerMinute: 1000,
    ...options,
  });
}
