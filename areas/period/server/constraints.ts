import { sayDay } from "@fairway/core/words/dates.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { refusePeriod } from "../model/refusals.ts";

/** Maps the constraint of closed months to its refusal, with the first open day. */
registerConstraints({
  due_entry_in_open_period: ({ values: [day = "", open = ""] }) =>
    refusePeriod("period.closed", { day: sayDay(day), open: sayDay(open) }),
});
