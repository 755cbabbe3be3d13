import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { askRelease } from "./askRelease.ts";
import { confirmPrepaid } from "./confirmPrepaid.ts";
import { decideRelease } from "./decideRelease.ts";
import { pagePrepaidNotes } from "./pagePrepaidNotes.ts";
import { pageReleases } from "./pageReleases.ts";

/** The calls of releases and prepaid confirmations. */
export const handlers: Served[] = [
  serve(contract.askRelease, askRelease),
  serve(contract.decideRelease, decideRelease),
  serve(contract.pageReleases, pageReleases),
  serve(contract.pagePrepaidNotes, pagePrepaidNotes),
  serve(contract.confirmPrepaid, confirmPrepaid),
];
