import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { refuseOutbox } from "../model/refusals.ts";

registerConstraints({
  sync_item_open: () => refuseOutbox("outbox.alreadySent", { number: "" }),
});
