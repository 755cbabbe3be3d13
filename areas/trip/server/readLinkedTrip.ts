import type { Database } from "@fairway/engine/db/database.ts";
import { readOnly } from "@fairway/engine/db/tx.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import { guarded, openLink } from "./openLink.ts";

/** Returns the trip of a link. Refuses: request.tooMany · tripLink.unknown */
export function readLinkedTrip(database: Database, caller: Caller): Promise<LinkedTrip> {
  return guarded(
    caller,
    async () => (await readOnly(database, (tx) => openLink(tx, caller))).shown,
  );
}
