import * as contract from "@fairway/core/paperPlacing/contract.ts";
import { type Served, serve } from "../http/serve.ts";
import { keepPaperPlacing } from "./keepPaperPlacing.ts";
import { readPaperPlacings } from "./readPaperPlacings.ts";

/** The calls for the layouts and offsets of printed forms; every pre-printed form has them. */
export const handlers: Served[] = [
  serve(contract.getPaperPlacings, readPaperPlacings),
  serve(contract.keepPaperPlacing, keepPaperPlacing),
];
