import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { advancesOfJob } from "./advancesOfJob.ts";
import {
  checkShipmentAllowDelete,
  checkShipmentDeletePermission,
  checkShipmentPermission,
} from "./checkShipment.ts";
import { exportShipments } from "./exportShipments.ts";
import { flightFacts } from "./flightFacts.ts";
import { offerWaybillNo } from "./offerWaybillNo.ts";
import { findJobs } from "./findJobs.ts";
import { listOperationTerms, listShipmentTerms } from "./formTerms.ts";
import { getShipment } from "./getShipment.ts";
import { downloadContainerTemplate, downloadGoodsTemplate } from "./goodsTemplates.ts";
import { containersOfJob, queryContainers } from "./listContainers.ts";
import { dimensionsOfJob } from "./listDimensions.ts";
import { listShipments, queryShipments } from "./listShipments.ts";
import { lockShipment } from "./lockShipment.ts";
import { salesmanOfPartner } from "./salesmanOfPartner.ts";
import { saveVerifiedMass } from "./saveVerifiedMass.ts";
import { unlockShipment } from "./unlockShipment.ts";
import {
  shipmentsByNumbers,
  shipmentsInCharge,
  shipmentsNotLocked,
  shipmentsOfCarrierInCharge,
  shipmentsToUnlock,
  shipmentsUnknown,
} from "./findByNumbers.ts";
import { lockShipments, unlockShipments } from "./lockShipments.ts";
import "./mayOpenJob.ts";
import "./shipmentFileOwners.ts";

/** The calls of jobs and their containers. */
export const handlers: Served[] = [
  serve(contract.getShipment, getShipment),
  serve(contract.advancesOfJob, advancesOfJob),
  serve(contract.listShipments, listShipments),
  serve(contract.queryShipments, queryShipments),
  serve(contract.findJobs, findJobs),
  serve(contract.flightFacts, flightFacts),
  serve(contract.offerWaybillNo, offerWaybillNo),
  serve(contract.exportShipments, exportShipments),
  serve(contract.checkShipmentPermission, checkShipmentPermission),
  serve(contract.checkShipmentAllowDelete, checkShipmentAllowDelete),
  serve(contract.checkShipmentDeletePermission, checkShipmentDeletePermission),
  serve(contract.lockShipment, lockShipment),
  serve(contract.unlockShipment, unlockShipment),
  serve(contract.lockShipments, lockShipments),
  serve(contract.unlockShipments, unlockShipments),
  serve(contract.shipmentsToUnlock, shipmentsToUnlock),
  serve(contract.shipmentsUnknown, shipmentsUnknown),
  serve(contract.shipmentsByNumbers, shipmentsByNumbers),
  serve(contract.shipmentsNotLocked, shipmentsNotLocked),
  serve(contract.shipmentsInCharge, shipmentsInCharge),
  serve(contract.shipmentsOfCarrierInCharge, shipmentsOfCarrierInCharge),
  serve(contract.containersOfJob, containersOfJob),
  serve(contract.queryContainers, queryContainers),
  serve(contract.dimensionsOfJob, dimensionsOfJob),
  serve(contract.downloadContainerTemplate, downloadContainerTemplate),
  serve(contract.downloadGoodsTemplate, downloadGoodsTemplate),
  serve(contract.saveVerifiedMass, saveVerifiedMass),
  serve(contract.getShipmentTerms, listShipmentTerms),
  serve(contract.getOperationTerms, listOperationTerms),
  serve(contract.salesmanOfPartner, salesmanOfPartner),
];
