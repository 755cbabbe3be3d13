import * as contract from "@fairway/core/listMemory/contract.ts";
import { type Served, serve } from "../http/serve.ts";
import { dropListView } from "./dropListView.ts";
import { readListMemory } from "./readListMemory.ts";
import { rememberColumns } from "./rememberColumns.ts";
import { saveListView } from "./saveListView.ts";

/** The calls for stored views and columns of lists; every list of every area has them. */
export const handlers: Served[] = [
  serve(contract.getListMemory, readListMemory),
  serve(contract.saveListView, saveListView),
  serve(contract.dropListView, dropListView),
  serve(contract.rememberColumns, rememberColumns),
];
