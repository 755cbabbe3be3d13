import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { getCosting } from "./getCosting.ts";
import { listOpenCosts } from "./listOpenCosts.ts";

/** The calls of the costing of jobs. */
export const handlers: Served[] = [
  serve(contract.getCosting, getCosting),
  serve(contract.listOpenCosts, listOpenCosts),
];
