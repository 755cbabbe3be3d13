import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { documentsOfJob, downloadDocuments } from "./documentsOfJob.ts";

export const handlers: Served[] = [
  serve(contract.documentsOfJob, documentsOfJob),
  serve(contract.downloadDocuments, downloadDocuments),
];
