import { houseBillHistory as historyOfBill } from "@fairway/areas/housebill/contract.ts";
import { shipmentHistory, shipmentsOfPayee as ofPayee } from "@fairway/areas/shipment/contract.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as calls from "../contract.ts";
import { quantityFigures } from "./billFigures.ts";
import { carrierCharges } from "./carrierCharges.ts";
import { tariffCharges } from "./tariffCharges.ts";
import { agreementInactive, chargesToCopy, copyBills } from "./copyCharges.ts";
import * as checks from "../contractChecks.ts";
import { chargesOfIncoterm } from "./chargesOfIncoterm.ts";
import "./dropCanceledLines.ts";
import { deleteCharges } from "./deleteCharges.ts";
import * as sheets from "../contractImport.ts";
import { chargeTemplate, importCharges, uploadCharges } from "./importCharges.ts";
import { importJob } from "./importJob.ts";
import { passagesOfBill } from "./passagesOfBill.ts";
import { houseBillHistory, jobHistory } from "./jobHistory.ts";
import { lineSteps } from "./lineSteps.ts";
import { listCharges } from "./listCharges.ts";
import { profitOfLines } from "./profitOfLines.ts";
import { houseBillProfit, shipmentProfit } from "./profits.ts";
import { shipmentsOfPayee } from "./shipmentsOfPayee.ts";
import { recentCharges } from "./recentCharges.ts";
import { whyLine } from "./whyLine.ts";
import { mergeCharges, splitCharge } from "./splitCharge.ts";
import * as byPayee from "../contractPayees.ts";
import { chargesByBill, payees } from "./payees.ts";
import {
  checkReceivable,
  notifyCreditTerm,
  notifyExpiredAgreement,
  notifyPaymentTerm,
  partnersForCheckPoint,
  validateCheckPoint,
  validateCheckPoints,
} from "./validateCheckPoints.ts";
import { addCharge } from "./addCharge.ts";
import * as orders from "../contractWorkOrder.ts";
import { applyWorkOrder, compareWorkOrder, validateOrderCheckPoint } from "./applyWorkOrder.ts";
import { suggestWorkOrders } from "./offeredWorkOrders.ts";
import { saveBillCharges, saveCharges } from "./saveCharges.ts";

/** The calls of charge lines, and of a whole job. */
export const handlers: Served[] = [
  serve(calls.getByHB, listCharges),
  serve(calls.getPassages, passagesOfBill),
  serve(calls.getLineSteps, lineSteps),
  serve(calls.getQuantityFigures, quantityFigures),
  serve(calls.getIncotermCharges, chargesOfIncoterm),
  serve(calls.getRecentlyCharges, recentCharges),
  serve(calls.getRecentlyChargesOps, recentCharges),
  serve(calls.getCarrierCharges, carrierCharges),
  serve(calls.getTariffCharges, tariffCharges),
  serve(calls.listCopyBills, copyBills),
  serve(calls.getChargesToCopy, chargesToCopy),
  serve(calls.isAgreementInactive, agreementInactive),
  serve(calls.addCharge, addCharge),
  serve(calls.addAndUpdate, saveCharges),
  serve(calls.saveBillCharges, saveBillCharges),
  serve(calls.importJob, importJob),
  serve(sheets.chargeTemplate, chargeTemplate),
  serve(sheets.uploadCharges, uploadCharges),
  serve(sheets.uploadChargesOf, uploadCharges),
  serve(sheets.importCharges, importCharges),
  serve(ofPayee, shipmentsOfPayee),
  serve(shipmentHistory, jobHistory),
  serve(historyOfBill, houseBillHistory),
  serve(calls.splitCharge, splitCharge),
  serve(calls.mergeCharges, mergeCharges),
  serve(calls.deleteCharges, deleteCharges),
  serve(checks.validateCheckPoint, validateCheckPoint),
  serve(checks.validateCheckPointOf, validateCheckPoint),
  serve(checks.validateCheckPoints, validateCheckPoints),
  serve(checks.notifyCreditTerm, notifyCreditTerm),
  serve(checks.notifyExpiredAgreement, notifyExpiredAgreement),
  serve(checks.notifyPaymentTerm, notifyPaymentTerm),
  serve(checks.checkReceivable, checkReceivable),
  serve(byPayee.getPayees, payees),
  serve(byPayee.groupByBill, chargesByBill),
  serve(checks.partnersForCheckPoint, partnersForCheckPoint),
  serve(calls.getShipmentTotalProfit, shipmentProfit),
  serve(calls.getHouseBillTotalProfit, houseBillProfit),
  serve(calls.getProfitOfLines, profitOfLines),
  serve(calls.getWhy, whyLine),
  serve(orders.suggestWorkOrders, suggestWorkOrders),
  serve(orders.applyWorkOrder, applyWorkOrder),
  serve(orders.validateOrderCheckPoint, validateOrderCheckPoint),
  serve(orders.compareWorkOrder, compareWorkOrder),
];
