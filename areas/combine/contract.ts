import { documentPageOf } from "@fairway/areas/document/model/documentPage.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import {
  chosenColumns,
  chosenRows,
  done,
  exportFormat,
  id,
  maybeDay,
  maybeId,
  maybeText,
  needText,
  orNull,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { bookCurrencies, localCurrency } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { combineDetail, combineLine, combineStates, shownCombine } from "./model/combine.ts";
import { combineFields } from "./model/combineFields.ts";
import { combineChange, combineCriteria, combineForm } from "./model/combineForm.ts";

const path = <Name extends string>(name: Name) => `AcctCombineBilling/${name}` as const;
const ofId = z.object({ id });

const filters = z.object({
  /** Numbers of billings, notes or statements, one a line. */
  referenceNos: maybeText(10_000),
  partnerId: maybeId,
  createdFrom: maybeDay,
  createdTo: maybeDay,
  creatorId: maybeId,
  status: orNull(z.enum(combineStates)),
});

export const pageCombines = call({
  method: "POST",
  path: path("Paging"),
  writes: false,
  right: "acctSOA.list",
  query: paging,
  body: filters,
  answer: documentPageOf(shownCombine),
  summary: "List page of combined billings",
});

export const exportCombines = call({
  method: "POST",
  path: path("Export"),
  writes: false,
  right: "acctSOA.export",
  body: filters.extend({
    ...exportFormat.shape,
    columns: chosenColumns(combineFields),
    ids: chosenRows,
  }),
  answer: "file",
  summary: "Export the list of combined billings",
});

export const generateCombineNo = call({
  method: "GET",
  path: path("GenerateCombineBillingNo"),
  right: "acctSOA.CombineBilling",
  answer: z.object({ combineBillingNo: z.string() }),
  summary: "Next number of a combined billing",
});

export const checkDocumentNo = call({
  method: "POST",
  path: path("CheckDocumentNoExisted"),
  writes: false,
  right: "acctSOA.CombineBilling",
  /** `id` is the billing that is changed; its own documents do not count. */
  body: combineCriteria.extend({ id: maybeId }),
  answer: z.object({
    /** True when a combined billing has one of the documents. */
    status: z.boolean(),
    data: z.array(z.object({ documentNo: z.string(), combineBillingNo: z.string() })),
  }),
  summary: "Documents that a combined billing has already, with its number",
});

export const shipmentInfo = call({
  method: "POST",
  path: path("GetListShipmentInfo"),
  writes: false,
  right: "acctSOA.CombineBilling",
  body: combineCriteria,
  answer: z.object({
    shipments: z.array(combineLine),
    totalAmountVnd: z.string(),
    totalAmountUsd: z.string().nullable(),
  }),
  summary: "Documents that a combined billing may take, with their net position",
});

export const addCombine = call({
  method: "POST",
  path: path("Add"),
  right: "acctSOA.CombineBilling",
  body: combineForm,
  answer: done(combineDetail),
  summary: "Create a combined billing",
});

export const updateCombine = call({
  method: "POST",
  path: path("Update"),
  right: "acctSOA.CombineBilling",
  body: combineChange,
  answer: done(combineDetail),
  summary: "Save changes of a combined billing",
});

export const getCombine = call({
  method: "GET",
  path: path("GetDetailByCombineId/{id}"),
  right: "acctSOA.detail",
  params: ofId,
  answer: combineDetail,
  summary: "Combined billing with its documents",
});

export const mayCancelCombine = call({
  method: "GET",
  path: path("CheckExisting/{id}"),
  right: "acctSOA.detail",
  params: ofId,
  answer: z.boolean(),
  summary: "May the user delete this combined billing now",
});

export const deleteCombine = call({
  method: "DELETE",
  path: path("Delete"),
  right: "acctSOA.CombineBilling",
  query: ofId.extend({
    version: z.coerce.number().int().optional(),
    reason: maybeText(500),
  }),
  answer: z.object({ status: z.literal(true) }),
  summary: "Delete a combined billing and free its documents; it stays as canceled",
});

export const confirmCombine = call({
  method: "PUT",
  path: path("ConfirmBilling"),
  right: "acctSOA.ConfirmBilling",
  body: z.object({
    id,
    version: z.number().int(),
    /** Without a date the confirmation is taken back. */
    billingDate: maybeDay,
  }),
  answer: done(combineDetail),
  summary: "Confirm a combined billing as a whole with a billing date",
});

export const mayOpenCombine = call({
  method: "GET",
  path: path("CheckAllowViewDetailCombine/{id}"),
  right: "acctSOA.detail",
  params: ofId,
  answer: z.boolean(),
  summary: "May the user open this combined billing",
});

export const combineHistory = call({
  method: "GET",
  path: path("History/{id}"),
  right: "acctSOA.detail",
  params: ofId,
  query: historyPart,
  answer: historyAnswer,
  summary: "Changes of a combined billing",
});

export const previewDebit = call({
  method: "POST",
  path: path("PreviewCombineDebitTemplate"),
  writes: false,
  right: "acctSOA.detail",
  body: ofId.extend(paperLanguage),
  answer: "file",
  summary: "Preview the debit note of a combined billing",
});

export const previewConfirm = call({
  method: "POST",
  path: path("PreviewConfirmBilling"),
  writes: false,
  right: "acctSOA.detail",
  query: z.object({ combineBillingNo: needText(50), ...paperLanguage }),
  answer: "file",
  summary: "Preview the request to confirm a combined billing",
});

const sheet = {
  method: "POST",
  writes: false,
  right: "acctSOA.export",
  body: z
    .object({
      /** One billing, or else all of a partner. */
      id: maybeId,
      partnerId: maybeId,
      currency: z.enum(bookCurrencies).default(localCurrency),
    })
    .refine((asked) => asked.id !== null || asked.partnerId !== null, {
      path: ["id"],
      message: "a combined billing or a partner",
    }),
  answer: "file",
} as const;

export const exportCombineOps = call({
  ...sheet,
  path: "AccountingReport/ExportCombineOps",
  summary: "Combined billing sheet of operations",
});

export const exportCombineShipment = call({
  ...sheet,
  path: "AccountingReport/ExportCombineShipment",
  summary: "Combined billing sheet by shipment",
});
