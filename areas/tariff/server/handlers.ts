import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import { knowConstraints } from "@fairway/engine/resource/constraints.ts";
import { resourceHandlers } from "@fairway/engine/resource/resourceHandlers.ts";
import * as contract from "../contract.ts";
import { refuseTariff } from "../model/refusals.ts";
import { exportLines, importLines, lineTemplate, uploadLines } from "./importLines.ts";
import { exportTariffs, listTariffs } from "./listTariffs.ts";
import { answerPrices } from "./lookUpPrices.ts";
import { mayRemoveTariff, removeTariff } from "./removeTariff.ts";
import { addTariff, checkDuplicateTariff, getTariff, updateTariff } from "./saveTariff.ts";
import { sendTariffs } from "./sendTariffs.ts";
import { tariffHistory } from "./tariffHistory.ts";

knowConstraints(contract.declaredLine);

/** The calls of tariffs. */
export const handlers: Served[] = [
  ...resourceHandlers(contract.declaredTariff, contract.tariffCalls),
  serve(contract.sendTariffs, sendTariffs),
  serve(contract.listTariffs, listTariffs),
  serve(contract.exportTariffs, exportTariffs),
  serve(contract.getTariff, getTariff),
  serve(contract.getTariffHistory, tariffHistory),
  serve(contract.addTariff, addTariff),
  serve(contract.updateTariff, updateTariff),
  serve(contract.removeTariff, removeTariff),
  serve(contract.mayRemoveTariff, mayRemoveTariff),
  serve(contract.checkDuplicateTariff, checkDuplicateTariff),
  serve(contract.downloadLineTemplate, lineTemplate),
  serve(contract.uploadLines, uploadLines),
  serve(contract.importLines, importLines),
  serve(contract.exportLines, exportLines),
  serve(contract.lookUpPrices, answerPrices),
];

// The verbs name the other tariff; this refuses two saves of the same moment.
registerConstraints({
  tariff_line_figures_of_type: () => refuseTariff("tariff.figuresOfType"),
  tariff_once_a_day: () => refuseTariff("tariff.overlapsNow", {}, { field: "effectiveDate" }),
});
