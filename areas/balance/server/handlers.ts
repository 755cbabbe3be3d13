import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { getCreditFigures } from "./getCreditFigures.ts";
import { listMarks } from "./listMarks.ts";
import { getPayableTotals } from "./getPayableTotals.ts";

export const handlers: Served[] = [
  serve(contract.getCreditFigures, getCreditFigures),
  serve(contract.getPayableTotals, getPayableTotals),
  serve(contract.listMarks, listMarks),
];
