import { doneWithAlerts } from "@fairway/areas/credit/model/checkAlert.ts";
import { documentPageOf } from "@fairway/areas/document/model/documentPage.ts";
import { sentTogether } from "@fairway/areas/document/model/sentTogether.ts";
import { outsideRight, rateReasonAsk } from "@fairway/areas/rate/model/typedRate.ts";
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
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { bookCurrencies, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import {
  mostLines,
  shownSoa,
  soaDetail,
  soaLine,
  soaStates,
  soaTotals,
  soaTypes,
} from "./model/soa.ts";
import { soaFields } from "./model/soaFields.ts";
import { soaChange, soaCriteria, soaForm, surchargeIds } from "./model/soaForm.ts";

const path = <Name extends string>(name: Name) => `AcctSOA/${name}` as const;
const ofNumber = z.object({ soaNo: needText(50) });
const inCurrency = z.object({ soaNo: needText(50), currency: z.enum(bookCurrencies) });
const ofVersion = z.object({ id, version: z.number().int() });
/** An older revision of the lines of a statement. */
const revision = z.coerce.number().int().min(1).optional();
const withoutIds = z.array(id).max(mostLines).default([]);

const filters = z.object({
  /** Numbers of statements, one a line. */
  strCodes: maybeText(10_000),
  customer: maybeId,
  soaFromDateCreate: maybeDay,
  soaToDateCreate: maybeDay,
  status: z.enum(soaStates).nullish(),
  type: z.enum(soaTypes).nullish(),
  currencyId: z.enum(bookCurrencies).nullish(),
  userCreated: maybeId,
});

const listed = z.object({
  chargeShipments: z.array(soaLine),
  totals: soaTotals,
  totalShipment: z.number(),
  totalCharge: z.number(),
});

const group = soaLine
  .pick({
    jobId: true,
    jobNo: true,
    hblid: true,
    hwbno: true,
    mblno: true,
    customNo: true,
    personInCharge: true,
  })
  .extend({ totals: soaTotals, charges: z.array(soaLine) });

export const pageSoas = call({
  method: "POST",
  path: path("Paging"),
  writes: false,
  right: "acctSOA.list",
  query: paging,
  body: filters,
  answer: documentPageOf(shownSoa),
  summary: "Statement list page",
});

export const querySoas = call({
  method: "POST",
  path: path("QueryData"),
  writes: false,
  right: "acctSOA.list",
  body: filters,
  answer: z.array(shownSoa),
  summary: "Statements without pages",
});

export const exportSoas = call({
  method: "POST",
  path: path("Export"),
  writes: false,
  right: "acctSOA.export",
  body: filters.extend({
    ...exportFormat.shape,
    columns: chosenColumns(soaFields),
    ids: chosenRows,
  }),
  answer: "file",
  summary: "Export the list of statements",
});

export const statesOfSoa = call({
  method: "GET",
  path: path("GetListStatusSoa"),
  right: "acctSOA.list",
  answer: z.array(z.object({ value: z.enum(soaStates), en: z.string(), vi: z.string() })),
  summary: "Statement statuses for the filter",
});

export const listChargeShipment = call({
  method: "POST",
  path: path("ListChargeShipment"),
  writes: false,
  right: ["acctSOA.add", "acctSOA.write"],
  body: soaCriteria.extend({ withoutIds }),
  answer: listed,
  summary: "Charges that a statement of these criteria may take, with their sums",
});

export const moreCharges = call({
  method: "POST",
  path: path("GetListMoreChargeByCondition"),
  writes: false,
  right: ["acctSOA.add", "acctSOA.write"],
  body: soaCriteria.extend({ withoutIds }),
  answer: z.array(soaLine),
  summary: "Further charges that may join the statement",
});

export const addMoreCharges = call({
  method: "POST",
  path: path("AddMoreCharge"),
  writes: false,
  right: ["acctSOA.add", "acctSOA.write"],
  body: soaCriteria
    .pick({ customerId: true, type: true, salemanId: true })
    .extend({ surchargeIds }),
  answer: listed,
  summary: "Chosen charges as the open statement would state them",
});

export const shipmentsAndNotes = call({
  method: "POST",
  path: path("GetShipmentsAndCDdNotesNotExistInResultFilter"),
  writes: false,
  right: ["acctSOA.add", "acctSOA.write"],
  body: soaCriteria.extend({ withoutIds }),
  answer: z.object({
    shipments: z.array(
      soaLine.pick({ jobId: true, jobNo: true, hblid: true, hwbno: true, mblno: true }),
    ),
    cdNotes: z.array(z.string()),
  }),
  summary: "Shipments and notes with charges that are not listed yet",
});

export const chargesByShipment = call({
  method: "POST",
  path: "CsShipmentSurcharge/ListChargeShipment",
  writes: false,
  right: ["acctSOA.add", "acctSOA.write"],
  body: soaCriteria.extend({ withoutIds }),
  answer: z.array(group),
  summary: "Charges that a statement may take by job and bill",
});

export const addSoa = call({
  method: "POST",
  path: path("Add"),
  right: "acctSOA.add",
  body: soaForm,
  answer: doneWithAlerts(soaDetail),
  summary: "Create a statement from chosen charges",
});

export const updateSoa = call({
  method: "PUT",
  path: path("Update"),
  right: "acctSOA.write",
  body: soaChange,
  answer: done(soaDetail),
  summary: "Save changes of a statement",
});

export const getSoa = call({
  method: "GET",
  path: path("GetBySoaNo/{soaNo}&{currency}"),
  right: "acctSOA.detail",
  params: inCurrency,
  query: z.object({
    revision,
    /** Without its lines, which are read page by page. */
    withLines: z.stringbool().default(true),
  }),
  answer: soaDetail,
  summary: "Statement detail with amounts in the currency",
});

export const getSoaAfterRate = call({
  method: "GET",
  path: path("GetBySoaNoUpdateExUsd/{soaNo}&{currency}"),
  right: "acctSOA.detail",
  params: inCurrency,
  answer: soaDetail,
  summary: "Statement detail re-read after a change of the dollar rate",
});

export const groupsOfSoa = call({
  method: "GET",
  path: path("GetSurchargeGroupSOA"),
  right: "acctSOA.detail",
  query: ofNumber.extend({ revision }),
  answer: z.array(group),
  summary: "Statement charges grouped by shipment",
});

export const linesOfSoa = call({
  method: "GET",
  path: path("GetListSurchargeDetailSOA"),
  right: "acctSOA.detail",
  query: ofNumber.extend({ ...paging.shape, revision }),
  answer: pageOf(soaLine),
  summary: "Flat page of statement charges",
});

export const deleteSoa = call({
  method: "DELETE",
  path: path("Delete/{soaNo}"),
  right: "acctSOA.delete",
  params: ofNumber,
  answer: z.object({ status: z.literal(true) }),
  summary: "Delete a statement and free its charges; it stays as canceled",
});

export const mayDeleteSoa = call({
  method: "GET",
  path: path("CheckAllowDelete/{soaId}"),
  right: "acctSOA.delete",
  params: z.object({ soaId: id }),
  answer: z.boolean(),
  summary: "May the user delete this statement",
});

export const mayOpenSoa = call({
  method: "GET",
  path: path("CheckAllowDetail/{soaId}"),
  right: "acctSOA.detail",
  params: z.object({ soaId: id }),
  answer: z.boolean(),
  summary: "May the user open this statement",
});

export const requestConfirm = call({
  method: "POST",
  path: path("RequestConfirm"),
  right: "acctSOA.write",
  body: ofVersion,
  answer: done(soaDetail),
  summary: "Ask the partner to confirm a statement",
});

export const confirmSoa = call({
  method: "POST",
  path: path("Confirm"),
  right: "acctSOA.write",
  body: ofVersion,
  answer: done(soaDetail),
  summary: "Note that the partner confirmed a statement",
});

export const reviseSoa = call({
  method: "POST",
  path: path("Revise"),
  right: "acctSOA.write",
  body: ofVersion.extend({ reason: needText(500), surchargeIds }),
  answer: done(soaDetail),
  summary: "Note the lines that the partner disputes; the statement is open for changes again",
});

export const giveSoaReason = call({
  method: "PUT",
  path: path("RateReason"),
  right: outsideRight,
  body: rateReasonAsk,
  answer: done(soaDetail),
  summary: "Give a statement over lines from before the rate bound the reason for their rate",
});

export const rejectSoa = call({
  method: "POST",
  path: path("Reject"),
  right: "acctSOA.Reject",
  body: ofVersion.extend({ reason: needText(500) }),
  answer: done(soaDetail).extend({
    freedCharges: z.number(),
    /** What the freed lines come to now. */
    open: z.object({ [localCurrency]: z.string(), [secondCurrency]: z.string().nullable() }),
  }),
  summary: "Reject a statement with a reason; its charges are free",
});

export const rejectSoaCredit = call({
  method: "POST",
  path: path("RejectSoaCredit"),
  right: "acctSOA.Reject",
  body: ofVersion.extend({ reasonReject: needText(500) }),
  answer: done(soaDetail),
  summary: "Reject a synchronised credit statement with a reason",
});

export const reissueSoa = call({
  method: "GET",
  path: path("GetReissue"),
  right: "acctSOA.add",
  query: ofNumber,
  answer: z.object({
    criteria: z.object({
      ...soaDetail.pick({
        customerId: true,
        customerName: true,
        type: true,
        dateType: true,
        soaformDate: true,
        soatoDate: true,
        currencyId: true,
        obh: true,
        staffType: true,
        creatorShipment: true,
        serviceTypeId: true,
        shipmentCustomerId: true,
        commodityGroupId: true,
        airlineCode: true,
        note: true,
        staff: true,
      }).shape,
      salemanId: z.string().nullable(),
    }),
    surchargeIds: z.array(z.string()),
    /** Lines that other documents took meanwhile, or that are gone. */
    taken: z.array(
      z.object({
        id,
        chargeCode: z.string(),
        jobNo: z.string(),
        documentNo: z.string().nullable(),
      }),
    ),
  }),
  summary: "What a new statement in place of a canceled one starts with",
});

export const splitSoa = call({
  method: "POST",
  path: path("Split"),
  right: "acctSOA.add",
  body: ofVersion.extend({ surchargeIds }),
  answer: done(soaDetail).extend({ split: soaDetail }),
  summary: "Put ticked lines of a statement on a new one",
});

export const previewSoa = call({
  method: "POST",
  path: path("PreviewAccountStatementFull"),
  writes: false,
  right: "acctSOA.detail",
  query: ofNumber.extend({ ...paperLanguage, revision }),
  answer: "file",
  summary: "Preview the full account statement",
});

export const dataOfSoa = call({
  method: "GET",
  path: path("GetDataExportSOABySOANo"),
  right: "acctSOA.detail",
  query: ofNumber,
  answer: z.looseObject({
    soano: z.string(),
    bills: z.array(z.looseObject({ jobNo: z.string() })),
  }),
  summary: "Data of the detailed statement export",
});

const sheet = {
  method: "GET",
  right: "acctSOA.export",
  query: ofNumber.extend({ currency: z.enum(bookCurrencies).optional(), officeId: maybeId }),
  answer: "file",
} as const;

export const exportDetail = call({
  ...sheet,
  path: "AccountingReport/ExportDetailSOA",
  summary: "Detailed statement of account",
});

export const exportOps = call({
  ...sheet,
  path: "AccountingReport/ExportSOAOPS",
  summary: "Operations statement of account",
});

export const exportBravo = call({
  ...sheet,
  path: "AccountingReport/ExportBravoSOA",
  summary: "Statement sheet for the external accounting system",
});

export const exportAir = call({
  ...sheet,
  path: "AccountingReport/ExportSOAAirfreight",
  summary: "Air freight statement",
});

export const exportAirWithHbl = call({
  ...sheet,
  path: "AccountingReport/ExportSOAAirfreightWithHBL",
  summary: "Air freight statement with house bills",
});

export const exportAirSupplier = call({
  ...sheet,
  path: "AccountingReport/ExportSOASupplierAirfreight",
  summary: "Supplier air freight statement",
});

export const soaHistory = call({
  method: "GET",
  path: path("History/{id}"),
  right: "acctSOA.detail",
  params: z.object({ id }),
  query: historyPart,
  answer: historyAnswer,
  summary: "Changes of a statement",
});

export const accountSoas = call({
  method: "PUT",
  path: "Accounting/SyncListSoaToAccountant",
  right: "acctSOA.write",
  ...sentTogether,
  summary: "Send statements of account to the accounting system",
});

export const checkSoaSynced = call({
  method: "GET",
  path: "Accounting/CheckSoaSynced/{id}",
  right: "acctSOA.detail",
  params: z.object({ id }),
  answer: z.boolean(),
  summary: "Whether the accounting system has a statement",
});
