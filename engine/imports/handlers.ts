import * as contract from "@fairway/core/imports/contract.ts";
import { type Served, serve } from "../http/serve.ts";
import { rowsWithErrors } from "./rowsWithErrors.ts";

/** The calls that every import shares. */
export const handlers: Served[] = [serve(contract.writeRowsWithErrors, rowsWithErrors)];
