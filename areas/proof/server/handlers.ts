import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { proofOfJob } from "./proofOfJob.ts";

/** The call of the proofreader. */
export const handlers: Served[] = [serve(contract.proofOfJob, proofOfJob)];
