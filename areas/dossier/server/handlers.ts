import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { previewCoverPage } from "./previewCoverPage.ts";

/** The calls of the papers of a job's folder. */
export const handlers: Served[] = [serve(contract.previewCoverPage, previewCoverPage)];
