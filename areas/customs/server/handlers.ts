import type { Actor } from "@fairway/core/permission/actor.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { resourceHandlers } from "@fairway/engine/resource/resourceHandlers.ts";
import * as contract from "../contract.ts";
import * as terms from "../model/declarationTerms.ts";
import { refuseCustoms } from "../model/refusals.ts";
import { checkStoredConnection, checkTypedConnection } from "./checkConnection.ts";
import {
  downloadDeclarations,
  importDeclarations,
  uploadDeclarations,
} from "./importDeclarations.ts";
import { importRead } from "./importRead.ts";
import { readFile } from "./readFile.ts";
import * as readings from "./listReadings.ts";
import { cancelReading, importFromCarriers, importFromEcus, readFromEcus } from "./startReading.ts";
import { addConnection, getConnection, updateConnection } from "./saveConnection.ts";
import * as lists from "./listDeclarations.ts";
import {
  mayRemoveDeclarations,
  removeDeclaration,
  removeDeclarations,
} from "./removeDeclarations.ts";
import { addDeclaration, updateDeclaration } from "./saveDeclaration.ts";

export { useEcusSettings } from "./ecusSettings.ts";

/** The calls of customs declarations and of connections to customs software. */
export const handlers: Served[] = [
  ...resourceHandlers(contract.declaredDeclaration, contract.derivedCalls),
  serve(contract.listDeclarations, lists.listDeclarations),
  serve(contract.queryDeclarations, lists.queryDeclarations),
  serve(contract.allDeclarations, lists.allDeclarations),
  serve(contract.declarationsOfJob, lists.declarationsOfJob),
  serve(contract.searchDeclarations, lists.searchDeclarations),
  serve(contract.unlockedDeclarations, lists.unlockedDeclarations),
  serve(contract.declarationsInCharge, lists.declarationsInCharge),
  serve(contract.declarationTerms, declarationTerms),
  serve(contract.getDeclaration, lists.getDeclaration),
  serve(contract.addDeclaration, addDeclaration),
  serve(contract.updateDeclaration, updateDeclaration),
  serve(contract.removeDeclaration, removeDeclaration),
  serve(contract.removeDeclarations, removeDeclarations),
  serve(contract.mayRemoveDeclarations, mayRemoveDeclarations),
  serve(contract.downloadDeclarations, downloadDeclarations),
  serve(contract.uploadDeclarations, uploadDeclarations),
  serve(contract.importDeclarations, importDeclarations),
  serve(contract.exportDeclarations, lists.exportDeclarations),
  serve(contract.importFromEcus, importFromEcus),
  serve(contract.importFromCarriers, importFromCarriers),
  serve(contract.readFromEcus, readFromEcus),
  serve(contract.readFile, readFile),
  serve(contract.cancelReading, cancelReading),
  serve(contract.listReadings, readings.listReadings),
  serve(contract.getReading, readings.getReading),
  serve(contract.listReadRows, readings.listReadRows),
  serve(contract.listUnstored, readings.listUnstored),
  serve(contract.importRead, importRead),
  ...resourceHandlers(contract.declaredConnection, contract.derivedConnectionCalls),
  serve(contract.allConnections, allConnections),
  serve(contract.getConnection, getConnection),
  serve(contract.addConnection, addConnection),
  serve(contract.updateConnection, updateConnection),
  serve(contract.removeConnection, removeConnection),
  serve(contract.checkStoredConnection, checkStoredConnection),
  serve(contract.checkTypedConnection, checkTypedConnection),
];

/** Returns the newest connections, 100 at most. Refuses: access.forbidden */
async function allConnections(tx: Tx, actor: Actor) {
  const page = { page: 1, size: 100 };
  return (await listRecords(tx, actor, contract.declaredConnection, page)).data;
}

/** Deletes a connection with its password. Refuses: record.notFound · access.forbidden */
async function removeConnection(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  const data = await deleteRecord(tx, actor, contract.declaredConnection, id);
  return { status: true as const, data };
}

/** Returns the words of the lists of a declaration's form. */
async function declarationTerms(_tx: Tx, { language }: Actor) {
  const list = (choices: Readonly<Record<string, Words>>) =>
    Object.entries(choices).map(([value, words]) => ({ value, displayName: say(words, language) }));
  return {
    types: list(terms.declarationTypes),
    serviceTypes: list(terms.declarationServices),
    cargoTypes: list(terms.cargoTypes),
    routes: list(terms.channels),
  };
}

// The verbs name the errors; these refuse two saves of the same moment, too.
const taken = () => refuseCustoms("customs.numberTaken", {}, { field: "clearanceNo" });
registerConstraints({
  customs_declaration_once: taken,
  customs_declaration_once_from_ecus: taken,
});
