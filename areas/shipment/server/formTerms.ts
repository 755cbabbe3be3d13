import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { termsOfOperations, termsOfShipments } from "../model/formTerms.ts";

/** The fixed lists of the forms of jobs and bills, in the language of the user. */
export const listShipmentTerms = async (_: Tx, { language }: Actor) => termsOfShipments(language);

/** The fixed lists of the form of an operation, in the language of the user. */
export const listOperationTerms = async (_: Tx, { language }: Actor) => termsOfOperations(language);
