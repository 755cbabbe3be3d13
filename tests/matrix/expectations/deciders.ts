import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Decider } from "../titles.ts";
import type { Expectation } from "./expectation.ts";

// What of a bill is decided by the bill as well as by its job.
const ofBill = [
  "GET CsTransactionDetail/GetById",
  "PUT CsTransactionDetail/Update",
  "GET CsDimensionDetail/GetByHouseBill",
  "GET csShipmentOtherCharge/GetByHouseBill",
  "PUT CsTransactionDetail/UpdateBills",
  "DELETE CsTransactionDetail/Delete",
  "GET CsTransactionDetail/CheckPermission/{id}",
  "GET CsTransactionDetail/History/{id}",
  "GET CsTransactionDetail/PreviewSeaHBLofLading",
  "GET CsTransactionDetail/PreviewHouseAirwayBillLastest",
  "GET CsTransactionDetail/PreviewAirAttachList",
  "PUT CsTransactionDetail/UpdateAttachList",
  "GET CsTransactionDetail/GetInputBKNote",
  "PUT CsTransactionDetail/UpdateInputBKNote",
  "POST CsTransactionDetail/PreviewBookingNote",
  "GET CsTransactionDetail/GetSeparateByHblid",
  "POST CsTransactionDetail/AddOrUpdateSeparate",
  "DELETE CsTransactionDetail/DeleteSeparate",
  "GET CsTransactionDetail/PreviewSeparate",
  "GET CsTransactionDetail/PreviewSeparateAttachList",
  "GET CsTransactionDetail/GetRelease",
  "POST CsTransactionDetail/PrintOriginals",
  "PUT CsTransactionDetail/TakeBackOriginals",
  "PUT CsTransactionDetail/SurrenderBill",
  "PUT CsTransactionDetail/TelexBill",
  "PUT CsTransactionDetail/ReleaseGoods",
  "GET CsTransactionDetail/PreviewProofOfDelivery",
  "GET CsTransactionDetail/PreviewAirProofOfDelivery",
  "GET CsTransactionDetail/PreviewAirDocumentRelease",
  "GET CsTransactionDetail/PreviewAirImptAuthorisedLetter",
  "GET CsTransactionDetail/AirImptAuthorisedLetter_Consign",
];
// Of the notes, those that a job opens; the rest belongs to accounting.
const ofJob = [
  "GET Documentation/ExportMAWBAirExport",
  "GET Documentation/ExportSCSCAirExport",
  "GET Documentation/ExportTCSAirExport",
  "GET Documentation/ExportACSAirExport",
  "GET Documentation/ExportNCTSALSAirExport",
  "GET AcctCDNote/Get",
  "GET AcctCDNote/GetDetails",
  "GET AcctCDNote/History/{id}",
  "POST AcctCDNote/PreviewSIFCdNote",
  "POST AcctCDNote/PreviewMany",
  "GET Accounting/CheckCdNoteSynced/{id}",
  "POST AcctCDNote/PreviewAirCdNote",
  "POST AcctCDNote/PreviewOPSCDNoteWithCurrency",
  "POST AcctCDNote/PreviewOpsCdNote",
  "POST AcctCDNote/PreviewASCdNoteList",
  "POST AcctCDNote/PreviewOpsCdNoteList",
  "POST AcctCDNote/PreviewCombineBilling",
  "GET AcctCDNote/GetCDNoteWithHbl",
  "GET Documentation/ExportOpsCdNote",
  "POST Documentation/ExportOpsCdNoteCombine",
  "POST AcctSettlementPayment/CheckSoaCDNoteIsSynced",
  "GET AccountingManagement/JobChain",
  "GET CatContract/GetSalemanIdByPartnerId/{partnerId}/{jobId}",
];
// Both partners of a merge have to be in reach, and only one of them has the agreement.
const ofTwo = [
  "POST CatPartner/PreviewMerge",
  "POST CatPartner/Merge",
  "POST CatPartner/UndoMerge",
];

const papersOfBill =
  /^(CsArrivalDeliveryOrder\/(?!Set|ProofsOfJob)|Documentation\/(?!Export(MAWB|SCSC|TCS|ACS|NCTSALS|Housebill|OpsCdNote|AccountingManagement)))/;
const papersOfJob = /^CsArrivalDeliveryOrder\/ProofsOfJob/;
const controllersOfJobs = [
  "Shipment",
  "ShipmentTracking",
  "CsTransaction",
  "CsTransactionDetail",
  "CsMawbcontainer",
  "CsDimensionDetail",
  "CsShipmentSurcharge",
  "CsLinkCharge",
  "CsShippingInstruction",
  "CsManifest",
  "FreeTime",
  "JobMilestone",
  "Proof",
];
const jobs = new RegExp(
  `^(${controllersOfJobs.join("|")})\\b|^Trip/(?!Suppliers|Board)|^Radar/(?!Paging)|^Costing/(?!Open)`,
);
const ofAuthor = /^JobComment\/(Update|Delete)$/;
// What is written about a bill is opened with the bill.
const draftsOfBill = /^DocSendMail\/Get(?!InfoMailDebit)/;
const comments = /^(JobComment|DocSendMail)\b/;
const stages = /^(OpsStageAssigned|CsStageAssigned)\b/;
const accounting =
  /^(Accounting|AcctCDNote|AcctCombineBilling|AcctSOA|AccountingManagement|AcctReceipt|AcctPayable(?!\/GetGeneralPayable))\b/;
const partners =
  /^(CatPartner|CatContract|CatSaleMan|CatAddressPartner|AccountReceivable|AcctPayable\/GetGeneralPayable)/;
const folders: Readonly<Record<string, Decider | null>> = {
  Shipment: "job",
  HouseBill: "bill",
  CDNote: null,
  Invoice: null,
  Receipt: null,
  CatContract: "partner",
  CatPartnerBank: "partner",
};

/** Invoices and vouchers over charges are decided by who made the jobs of the charges. */
const byMadeJob: readonly string[] = [
  "POST AccountingManagement/Add",
  "POST AccountingManagement/GetContractForInvoice",
  "POST AccountingManagement/CalculateListChargeAccountingMngt",
];

/**
 * What a call is decided by, where titles are asked about it; null where no title counts and
 * undefined where there are none.
 */
export function deciderOf(
  { method, path }: CallSpec,
  { known = {}, rights = [] }: Expectation,
): { readonly of: "job" | "partner"; readonly by: Decider | null } | undefined {
  // Titles are given on the job of the ground, which is of the sea.
  if (/OpsTransaction|LinkFeeJob|Operation$/.test(path)) return undefined;
  const folder = folders[String(known["folder"])];
  if (/^(AWSS3|EDoc)/.test(path)) {
    if (folder === undefined) return undefined;
    // Who sees the notes of a job sees their files.
    const isNote = known["folder"] === "CDNote" && rights.some((right) => right.endsWith("detail"));
    return { of: folder === "partner" ? "partner" : "job", by: isNote ? "job" : folder };
  }
  const name = `${method} ${path}`;
  if (ofBill.includes(name) || papersOfBill.test(path) || draftsOfBill.test(path))
    return { of: "job", by: "bill" };
  if (papersOfJob.test(path)) return { of: "job", by: "job" };
  if (ofAuthor.test(path)) return { of: "job", by: null };
  if (comments.test(path)) return { of: "job", by: "job" };
  if (ofJob.includes(name) || jobs.test(path) || stages.test(path)) return { of: "job", by: "job" };
  if (byMadeJob.includes(name)) return { of: "job", by: "made job" };
  if (accounting.test(path)) return { of: "job", by: null };
  if (partners.test(path)) return { of: "partner", by: ofTwo.includes(name) ? null : "partner" };
  return undefined;
}
