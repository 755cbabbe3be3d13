import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { callBacks } from "./callBacks.ts";
import { addKey, listSystems, removeKey, saveSystem } from "./callingSystems.ts";
import { exportItems, importResults } from "./itemFiles.ts";
import { getItem, pageItems } from "./listItems.ts";
import { resendItem } from "./resendItem.ts";
import { getConnector, saveConnector } from "./saveConnector.ts";

export { useAccountingSettings } from "./accountingSettings.ts";

/** The calls of what goes to the accounting system. */
export const handlers: Served[] = [
  serve(contract.pageItems, pageItems),
  serve(contract.getConnector, getConnector),
  serve(contract.getItem, getItem),
  serve(contract.resendItem, resendItem),
  serve(contract.exportItems, exportItems),
  serve(contract.importResults, importResults),
  serve(contract.saveConnector, saveConnector),
  serve(contract.listSystems, listSystems),
  serve(contract.saveSystem, saveSystem),
  serve(contract.addKey, addKey),
  serve(contract.removeKey, removeKey),
  ...callBacks,
];
