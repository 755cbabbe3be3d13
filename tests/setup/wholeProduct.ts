import { forgetRights } from "@fairway/areas/access/server/rightsOfSet.ts";
import { afterAll } from "vitest";
import "../../apps/server/handlers.ts";

// A worker keeps loaded modules from one test file to the next. With the whole product loaded from
// the start, what areas register does not depend on which files ran before.
afterAll(forgetRights);
