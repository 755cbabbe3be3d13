import { type Served, serve } from "@fairway/engine/http/serve.ts";
import { pageNumberGaps } from "../contract.ts";
import { listNumberGaps } from "./listNumberGaps.ts";

export const handlers: Served[] = [serve(pageNumberGaps, listNumberGaps)];
