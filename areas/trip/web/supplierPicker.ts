import { type Pick, picker } from "@fairway/ui/form/picker.ts";
import { say } from "@fairway/core/words/words.ts";
import { findSuppliers } from "../contract.ts";
import { tripWords as words } from "./words.ts";

/** Suppliers by code or name, each with the jobs that it has in hand. */
export const supplierPicker = picker<Pick>(
  "supplier of trips",
  async (client, keyword) =>
    (await client.ask(findSuppliers, { keyword })).map((each) => ({
      id: each.id,
      code: each.code,
      name: each.name,
      detail: say(words.inHand, client.language, {
        jobs: each.jobsInHand,
        trips: each.tripsInHand,
      }),
    })),
  { byName: true },
);
