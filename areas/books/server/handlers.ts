import { type Served, serve } from "@fairway/engine/http/serve.ts";
import { exportNumberGaps, pageNumberGaps } from "../contract.ts";
import { exportNumberGaps as exportGaps, listNumberGaps } from "./listNumberGaps.ts";

export const handlers: Served[] = [
  serve(pageNumberGaps, listNumberGaps),
  serve(exportNumberGaps, exportGaps),
];
