import { storedFile } from "@fairway/areas/file/model/storedFile.ts";
import { openServiceCodes, rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { arrivalForm, arrivalRecord, noticeTexts } from "./model/arrivalNotice.ts";
import { arrivalLine, mostLines } from "./model/arrivalLine.ts";
import { noticeCurrencies } from "./model/arrivalPaper.ts";
import { orderForm, orderRecord, orderTexts } from "./model/deliveryOrder.ts";
import { mostProofs, proofForm, proofOfBill, proofRecord } from "./model/proofOfDelivery.ts";

const service = z.enum(openServiceCodes);
/** A bill, with the service that the caller expects it to be of. */
const ofBill = z.object({ hblid: id, type: service.optional() });
const kept = done(z.object({ type: service }));

export const getArrival = call({
  method: "GET",
  path: "CsArrivalDeliveryOrder/GetArrival",
  right: rightOnJobs("detail"),
  query: ofBill,
  answer: arrivalRecord,
  summary: "Arrival notice of a house bill",
});

export const updateArrival = call({
  method: "PUT",
  path: "CsArrivalDeliveryOrder/UpdateArrival",
  right: rightOnJobs("write"),
  body: arrivalForm,
  answer: done(arrivalRecord),
  summary: "Save arrival notice with freight lines",
});

export const setArrivalChargeDefault = call({
  method: "PUT",
  path: "CsArrivalDeliveryOrder/SetArrivalChargeDefault",
  right: rightOnJobs("write"),
  body: z.object({
    type: service,
    csArrivalFrieghtChargeDefaults: z.array(arrivalLine.omit({ id: true })).max(mostLines),
  }),
  answer: kept,
  summary: "Keep freight lines as user's default",
});

export const setArrivalHeaderFooterDefault = call({
  method: "PUT",
  path: "CsArrivalDeliveryOrder/SetArrivalHeaderFooterDefault",
  right: rightOnJobs("write"),
  body: noticeTexts.extend({ type: service }),
  answer: kept,
  summary: "Keep header and footer as user's default",
});

export const previewArrivalNotice = call({
  method: "POST",
  path: "CsArrivalDeliveryOrder/PreviewArrivalNotice",
  writes: false,
  right: rightOnJobs("detail"),
  body: z.object({
    hblId: id,
    currency: z.enum(noticeCurrencies).default(localCurrency),
    ...paperLanguage,
  }),
  answer: "file",
  summary: "Preview the sea arrival notice",
});

export const previewArrivalNoticeAir = call({
  ...previewArrivalNotice,
  path: "CsArrivalDeliveryOrder/PreviewArrivalNoticeAir",
  summary: "Preview the air arrival notice",
});

export const getDeliveryOrder = call({
  method: "GET",
  path: "CsArrivalDeliveryOrder/GetDeliveryOrder",
  right: rightOnJobs("detail"),
  query: ofBill,
  answer: orderRecord,
  summary: "Delivery order of a house bill",
});

export const updateDeliveryOrder = call({
  method: "PUT",
  path: "CsArrivalDeliveryOrder/UpdateDeliveryOrder",
  right: rightOnJobs("write"),
  body: orderForm,
  answer: done(orderRecord),
  summary: "Save delivery order",
});

export const setDeliveryOrderHeaderFooterDefault = call({
  method: "PUT",
  path: "CsArrivalDeliveryOrder/SetDeliveryOrderHeaderFooterDefault",
  right: rightOnJobs("write"),
  body: orderTexts.extend({ type: service }),
  answer: kept,
  summary: "Keep delivery order texts as user's default",
});

export const previewDeliveryOrder = call({
  method: "GET",
  path: "CsArrivalDeliveryOrder/PreviewDeliveryOrder",
  right: rightOnJobs("detail"),
  query: z.object({ hblid: id, ...paperLanguage }),
  answer: "file",
  summary: "Preview the delivery order",
});

export const getProofOfDelivery = call({
  method: "GET",
  path: "CsArrivalDeliveryOrder/GetProofOfDelivery",
  right: rightOnJobs("detail"),
  query: z.object({ hblid: id }),
  answer: proofRecord,
  summary: "Proof of delivery of a house bill",
});

export const updateProofOfDelivery = call({
  method: "PUT",
  path: "CsArrivalDeliveryOrder/UpdateProofOfDelivery",
  right: rightOnJobs("write"),
  body: proofForm,
  answer: done(proofRecord),
  summary: "Save proof of delivery",
});

export const proofsOfJob = call({
  method: "GET",
  path: "CsArrivalDeliveryOrder/ProofsOfJob",
  right: rightOnJobs("detail"),
  query: z.object({ jobId: id }),
  answer: z.array(proofOfBill),
  summary: "The proofs of delivery of all bills of a job",
});

export const updateMultipleProofOfDelivery = call({
  method: "PUT",
  path: "CsArrivalDeliveryOrder/UpdateMultipleProofOfDelivery",
  right: rightOnJobs("write"),
  body: z.object({
    jobId: id,
    houseBills: z
      .array(proofForm.omit({ note: true }))
      .min(1)
      .max(mostProofs),
  }),
  answer: done(z.array(proofOfBill)),
  summary: "Save proof of delivery of several bills",
});

export const previewProofOfDelivery = call({
  method: "GET",
  path: "CsTransactionDetail/PreviewProofOfDelivery",
  right: rightOnJobs("detail"),
  query: z.object({ id, ...paperLanguage }),
  answer: "file",
  summary: "Preview sea proof of delivery",
});

export const previewAirProofOfDelivery = call({
  ...previewProofOfDelivery,
  path: "CsTransactionDetail/PreviewAirProofOfDelivery",
  summary: "Preview air proof of delivery",
});

export const previewAirDocumentRelease = call({
  ...previewProofOfDelivery,
  path: "CsTransactionDetail/PreviewAirDocumentRelease",
  summary: "Preview air document release",
});

const letter = {
  method: "GET",
  right: rightOnJobs("detail"),
  query: z.object({
    housbillId: id,
    /** With the place to sign. */
    printSign: z.stringbool().default(true),
    ...paperLanguage,
  }),
  answer: "file",
} as const;

export const previewAuthorizeLetter = call({
  ...letter,
  path: "CsTransactionDetail/PreviewAirImptAuthorisedLetter",
  summary: "Preview the air authorize letter",
});

export const previewConsignLetter = call({
  ...letter,
  path: "CsTransactionDetail/AirImptAuthorisedLetter_Consign",
  summary: "Preview authorize letter for consigned goods",
});

export const proofFiles = call({
  method: "GET",
  path: "EDoc/GetProofOfDeliveryAttachedFiles",
  right: rightOnJobs("detail"),
  query: z.object({ transactionType: service.optional(), jobId: id.optional(), hblId: id }),
  answer: z.array(storedFile),
  summary: "Files attached to a proof of delivery",
});
