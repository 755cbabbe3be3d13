import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { getDeliveryOrder, updateDeliveryOrder } from "./deliveryOrder.ts";
import { getArrival } from "./getArrival.ts";
import {
  previewAirDocumentRelease,
  previewArrivalNotice,
  previewAuthorizeLetter,
  previewConsignLetter,
  previewDeliveryOrder,
  previewProofOfDelivery,
} from "./previewArrival.ts";
import { proofFiles } from "./proofFiles.ts";
import {
  getProofOfDelivery,
  proofsOfJob,
  updateMultipleProofOfDelivery,
  updateProofOfDelivery,
} from "./proofOfDelivery.ts";
import {
  setArrivalChargeDefault,
  setArrivalHeaderFooterDefault,
  setDeliveryOrderHeaderFooterDefault,
} from "./setDefaults.ts";
import { updateArrival } from "./updateArrival.ts";
import "./copyArrival.ts";

/** The calls of arrival notices, delivery orders and proofs of delivery. */
export const handlers: Served[] = [
  serve(contract.getArrival, getArrival),
  serve(contract.updateArrival, updateArrival),
  serve(contract.setArrivalChargeDefault, setArrivalChargeDefault),
  serve(contract.setArrivalHeaderFooterDefault, setArrivalHeaderFooterDefault),
  serve(contract.previewArrivalNotice, previewArrivalNotice),
  serve(contract.previewArrivalNoticeAir, previewArrivalNotice),
  serve(contract.getDeliveryOrder, getDeliveryOrder),
  serve(contract.updateDeliveryOrder, updateDeliveryOrder),
  serve(contract.setDeliveryOrderHeaderFooterDefault, setDeliveryOrderHeaderFooterDefault),
  serve(contract.previewDeliveryOrder, previewDeliveryOrder),
  serve(contract.getProofOfDelivery, getProofOfDelivery),
  serve(contract.updateProofOfDelivery, updateProofOfDelivery),
  serve(contract.proofsOfJob, proofsOfJob),
  serve(contract.updateMultipleProofOfDelivery, updateMultipleProofOfDelivery),
  serve(contract.proofFiles, proofFiles),
  serve(contract.previewProofOfDelivery, previewProofOfDelivery),
  serve(contract.previewAirProofOfDelivery, previewProofOfDelivery),
  serve(contract.previewAirDocumentRelease, previewAirDocumentRelease),
  serve(contract.previewAuthorizeLetter, previewAuthorizeLetter),
  serve(contract.previewConsignLetter, previewConsignLetter),
];
