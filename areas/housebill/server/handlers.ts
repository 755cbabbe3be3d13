import { dimensionsOfBills as dimensionsOfBillsCall } from "@fairway/areas/shipment/contract.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as shipment from "@fairway/areas/shipment/contract.ts";
import * as contract from "../contract.ts";
import {
  checkHouseBillPermission,
  checkHwbNoExisted,
  checkHwbNoExistedAirExport,
  generateHblNo,
  generateHblSeaExport,
} from "./checkHouseBill.ts";
import { billsOfShipment } from "./billsOfShipment.ts";
import { chargesOfHouseBill } from "./chargesOfHouseBill.ts";
import { compareBills } from "./compareBills.ts";
import { createHouseBill } from "./createHouseBill.ts";
import { deleteHouseBill } from "./deleteHouseBill.ts";
import { exportDailyBills } from "./exportDailyBills.ts";
import { exportHouseWaybill } from "./exportHouseWaybill.ts";
import { getHouseBill } from "./getHouseBill.ts";
import { importShippingInstruction } from "./importShippingInstruction.ts";
import { importGoods, uploadContainers, uploadGoods } from "./goodsLines.ts";
import { findHouseBills } from "./findHouseBills.ts";
import { linkedShipment } from "./linkedShipment.ts";
import { goodsOfAllBills, listHouseBills, pageHouseBills } from "./listHouseBills.ts";
import { dimensionsOfBill, dimensionsOfBills } from "./listDimensions.ts";
import { newHouseBill } from "./newHouseBill.ts";
import { previewAttachList } from "./previewAttachList.ts";
import { updateAttachList } from "./updateAttachList.ts";
import { previewHouseBill } from "./previewHouseBill.ts";
import { previewHouseWaybill } from "./previewHouseWaybill.ts";
import { previewShippingInstruction } from "./previewShippingInstruction.ts";
import { updateFlightInfo } from "./updateFlightInfo.ts";
import { updateHouseBill } from "./updateHouseBill.ts";
import { updateHouseBills } from "./updateHouseBills.ts";
import { previewSync, syncBills } from "./syncBills.ts";
import "./billFileOwners.ts";

/** The calls of house bills. */
export const handlers: Served[] = [
  serve(contract.getHouseBill, getHouseBill),
  serve(contract.createHouseBill, createHouseBill),
  serve(contract.updateHouseBill, updateHouseBill),
  serve(contract.updateHouseBills, updateHouseBills),
  serve(contract.deleteHouseBill, deleteHouseBill),
  serve(contract.listHouseBillsOfJob, listHouseBills),
  serve(contract.queryHouseBills, listHouseBills),
  serve(contract.findHouseBills, findHouseBills),
  serve(contract.linkedShipment, linkedShipment),
  serve(contract.pageHouseBills, pageHouseBills),
  serve(contract.goodsOfAllBills, goodsOfAllBills),
  serve(contract.compareBills, compareBills),
  serve(contract.chargesOfHouseBill, chargesOfHouseBill),
  serve(contract.dimensionsOfBill, dimensionsOfBill),
  serve(dimensionsOfBillsCall, dimensionsOfBills),
  serve(shipment.billsOfShipment, billsOfShipment),
  serve(contract.checkHouseBillPermission, checkHouseBillPermission),
  serve(contract.generateHblSeaExport, generateHblSeaExport),
  serve(contract.checkHwbNoExisted, checkHwbNoExisted),
  serve(contract.generateHblNo, generateHblNo),
  serve(contract.checkHwbNoExistedAirExport, checkHwbNoExistedAirExport),
  serve(contract.updateFlightInfo, updateFlightInfo),
  serve(contract.syncBills, syncBills),
  serve(contract.previewSync, previewSync),
  serve(contract.newHouseBill, newHouseBill),
  serve(contract.previewSeaHblOfLading, previewHouseBill),
  serve(contract.previewHouseAirWaybill, previewHouseWaybill),
  serve(contract.updateAttachList, updateAttachList),
  serve(contract.previewAttachList, previewAttachList),
  serve(contract.exportHouseAirWaybill, exportHouseWaybill),
  serve(contract.exportDailyBills, exportDailyBills),
  serve(contract.previewShippingInstruction, previewShippingInstruction),
  serve(contract.importShippingInstruction, importShippingInstruction),
  serve(shipment.uploadContainers, uploadContainers),
  serve(shipment.uploadGoods, uploadGoods),
  serve(shipment.importGoods, importGoods),
];
