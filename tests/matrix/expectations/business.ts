import { somebody } from "../positions.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { agreedTerms, type Ground } from "../ground.ts";
import {
  answers,
  atMost,
  colleagues,
  type Expectation,
  type Expectations,
  menu,
  onPartners,
  record,
  self,
} from "./expectation.ts";

/** What cannot be derived of the calls of the catalogue, of partners, jobs and their money. */
const halves = [
  { share: "50", hblid: null, partnerId: null },
  { share: "50", hblid: null, partnerId: null },
];

export function business(ground: Ground): Expectations {
  return { ...catalogue, ...ofPartners(ground), ...ofJobs(ground), ...ofMoney(ground) };
}

// The lists that every screen picks from.
const picked = [
  "GET CatCity/GetCityByCountry",
  "GET CatDistrict/getDistrictByCity",
  "GET CatWard/getWardByDistrict",
  "GET CatWard/GetByOldAddress",
  "GET CatPlace/GetProvinces",
  "GET CatPlace/GetAllProvinces",
  "GET CatPlace/GetDistricts",
  "GET CatPlace/GetByModeTran",
  "GET CatPlace/GetModeOfTransport",
  "GET CatUnit/GetUnitTypes",
  "GET CatCharge/GetListServices",
  "GET CatCharge/SettlePaymentCharges",
  "POST CatCharge/GetDefaultByChargeCodes",
  "POST CatStandardCharge/GetBy",
  "GET CatChartOfAccounts/QueryActiveByCompany",
  "POST CatCharge/GetChargesWithCurrentUserService",
  "GET CatBranch/GetListBranch",
  "GET CatCurrencyExchange/GetNewest",
  "GET CatCurrencyExchange/GetCurrencies",
  "GET CatCurrencyExchange/GetExchangeRatesBy",
  "GET CatCurrencyExchange/ConvertRate",
];
const catalogue: Expectations = Object.fromEntries(picked.map((name) => [name, colleagues]));

function ofPartners(ground: Ground): Expectations {
  const { customerId, taxCode } = ground;
  // An agreement is listed for users who may open its partner; its terms for those who may open it.
  const terms = {
    kind: "list",
    rights: [...onPartners("detail"), ...onPartners("DetailAgreement")],
    known: { partnerId: customerId },
    shows: agreedTerms,
  } as const;
  const two = { keptId: customerId, mergedId: ground.carrierId };
  const taken = { kind: "colleagues", known: { taxCode } } as const;
  return {
    "POST CatPartner/GetMultiplePartnerGroup": colleagues,
    "POST CatPartner/CheckTaxCode": taken,
    "GET CatPartner/GetPartnerByTaxCode/{taxCode}": taken,
    "GET CatPartner/GetListSaleman": colleagues,
    "POST CatPartner/GetPartnerForKeyingCharge": colleagues,
    "POST CatPartner/GetParentPartnerSameSaleman": colleagues,
    "GET CatPartnerGroup": colleagues,
    "GET CatPartner/CheckPermission/{id}": answers(...onPartners("detail")),
    "GET CatPartner/CheckPermissionDelete/{id}": atMost(...onPartners("delete")),
    "GET CatContract/CheckExistedContract": record(...onPartners("detail")),
    "GET CatContract/GetBy": terms,
    "POST CatContract/Query": { ...terms, rights: [...onPartners("list"), ...terms.rights] },
    "GET CatContract": { kind: "list", shows: ground.agreementId },
    "POST CatContract/QueryAgreement": terms,
    "POST CatPartner/FindLike": menu,
    "POST CatPartner/PreviewMerge": { kind: "record", known: two },
    "POST CatPartner/Merge": { kind: "record", known: two },
    "POST CatPartner/UndoMerge": {
      kind: "record",
      known: { id: ground.idOf["partner_merge"] },
    },
    "GET CatPartnerEmail/GetBy/{id}": { kind: "record", known: { id: customerId } },
    "GET CatBank/GetBankByPartnerId/{id}": { kind: "record", known: { id: customerId } },
    "PUT CatPartnerBank/ReviseBankInformation": {
      kind: "record",
      known: { bankId: ground.idOf["partner_bank"] },
    },
    // Who pays needs the accounts that are approved, and who pays also answers for them.
    "GET CatPartnerBank/GetApprovedBanksByPartner": {
      kind: "menu",
      rights: ["acctSP.write", "acctAP.write", ...onPartners("detail")],
    },
    "PUT CatPartnerBank/Answer/{id}": record(...onPartners("detail")),
    "POST AccountReceivable/GetMarksOfPartners": {
      kind: "list",
      rights: terms.rights,
      known: { partnerIds: [customerId] },
      shows: ground.agreementId,
    },
    // What is owed under an agreement and to a partner, for users who may open them.
    "GET AccountReceivable/GetDetailAccountReceivableByArgeementId": { kind: "record" },
    "PUT AccountReceivable/CalculateOverDue1To15": { ...menu, known: { ids: [customerId] } },
    "PUT AccountReceivable/CalculateOverDue15To30": { ...menu, known: { ids: [customerId] } },
    "PUT AccountReceivable/CalculateOverDue30": { ...menu, known: { ids: [customerId] } },
    "GET AcctPayable/GetGeneralPayable": { kind: "record", known: { currency: "VND" } },
    // Users ask for the release of a customer that they may open, or of a job that they may open;
    // somebody else decides.
    "POST CheckPointRelease": {
      ...record("commercialCustomer.detail"),
      known: { releasedUntil: ground.day, jobId: null },
    },
    "POST CheckPointRelease/Paging": {
      kind: "list",
      known: { id: ground.idOf["check_point_release"] },
      shows: ground.idOf["check_point_release"],
    },
    "PUT CheckPointRelease/Decide": {
      ...record("commercialCustomer.ReleaseCheckPoint", "commercialCustomer.detail"),
      owner: "others",
    },
    "POST CatAddressPartner/getAll": {
      kind: "list",
      known: { partnerId: customerId },
      shows: ground.idOf["partner_address"],
    },
  };
}

// The mails that are about a job or one of its bills.
const drafts = [
  "GetMailSendHBLSeaServices",
  "GetMailProofOfDeliveryHBLSea",
  "GetInfoMailHBLPreAlerSeaExport",
  "GetMailSendHAWBHBLAir",
  "GetMailProofOfDeliveryHBLAir",
  "GetInfoMailHBLAirExport",
  "GetInfoMailHBLSeaImport",
  "GetMailDOHBLSeaImport",
  "GetInfoMailHBLAirImport",
  "GetMailAuthorizeLetterHBLAirImport",
  "GetInfoMailSISeaExport",
];

// The steps of the release of a bill of lading.
const releaseSteps = [
  "PrintOriginals",
  "TakeBackOriginals",
  "SurrenderBill",
  "TelexBill",
  "ReleaseGoods",
];

function ofJobs(ground: Ground): Expectations {
  const onOperation = { known: { id: ground.operationId } };
  const onReplicated = { known: { jobId: ground.operationId } };
  // The bills of a job are listed for users who may open the job.
  const bills: Expectation = {
    kind: "list",
    rights: ["docSeaFCLExport.list", "docSeaFCLExport.detail"],
    known: { jobId: ground.jobId },
    shows: ground.hblid,
  };
  const declarationId = ground.idOf["customs_declaration"];
  const converts = {
    ...record("opsCustomClearance.write", "opsCustomClearance.detail", "opsJobManagement.add"),
    known: { id: declarationId, ids: [declarationId] },
  };
  const onJob = { kind: "record", known: { id: ground.jobId } } as const;
  const ownOfService = {
    kind: "menu",
    rights: ["docSeaFCLExport.write"],
    known: { type: "SFE" },
  } as const;
  return {
    "GET CsMawbcontainer/downloadFileExcel": { kind: "menu", rights: rightOnJobs("access") },
    "GET CsMawbcontainer/downloadGoodsFileExcel": { kind: "menu", rights: rightOnJobs("access") },
    ...ofReports(ground),
    "GET Report/ProfitOfDays": { kind: "menu", known: { from: ground.day, to: ground.day } },
    "GET Report/MarginReasons": { kind: "menu", known: { from: ground.day, to: ground.day } },
    "GET Report/ExportMarginReasons": { kind: "menu", known: { from: ground.day, to: ground.day } },
    "POST BillMe/Paging": { kind: "menu", rights: rightOnJobs("detail") },
    "POST BillMe/Export": { kind: "menu", rights: rightOnJobs("detail") },
    "GET BillMe/Days": { kind: "menu", rights: rightOnJobs("detail") },
    "PUT BillMe/Snooze": record("docSeaFCLExport.write"),
    "PUT BillMe/Wake": record("docSeaFCLExport.write"),
    "GET OpsStageAssigned/OperatiosStageStatus": colleagues,
    "GET Terminology/GetShipmentCommonData": colleagues,
    "GET Terminology/GetOPSShipmentCommonData": colleagues,
    "GET Report/Dashboard": self,
    "GET CsBookingNote/GenerateBookingNo": menu,
    "POST Tariff/LookUpPrices": menu,
    "GET CustomsDeclaration/GetClearanceTypes": colleagues,
    // No job of the ground has a declaration.
    "GET CustomsDeclaration/GetBy": menu,
    "GET CustomsDeclaration/GetCustomsShipmentNotLocked": menu,
    "GET CustomsDeclaration/GetListCustomNoAsignPIC": menu,
    "POST CustomsDeclaration/ImportClearancesFromEcus": menu,
    "POST CustomsDeclaration/ImportClearancesOlaFromEcus": menu,
    "POST CustomsDeclaration/GetUserCustomClearance": {
      ...record("opsCustomClearance.import"),
      owner: "only",
    },
    "POST EcusReading/Start": menu,
    "POST EcusReading/ReadFile": menu,
    "GET EcusReading/Newest": menu,
    "GET EcusReading/Get": { ...record("opsCustomClearance.import"), owner: "only" },
    "PUT EcusReading/Cancel": { ...record("opsCustomClearance.import"), owner: "only" },
    "POST EcusReading/Rows": { ...record("opsCustomClearance.import"), owner: "only" },
    "POST EcusReading/Store": { ...record("opsCustomClearance.import"), owner: "only" },
    "POST EcusConnection/CheckConnectionServer": menu,
    "GET Report/Home": self,
    "GET Report/Services": self,
    "GET Report/Find": self,
    "GET CsAirWayBill/GetBy/{jobId}": { kind: "record", known: { jobId: ground.jobId } },
    "POST CsAirWayBill": { kind: "record", known: { jobId: ground.jobId } },
    "PUT CsAirWayBill": { kind: "record", known: { jobId: ground.jobId } },
    "GET csShipmentOtherCharge/GetByMasterBill": {
      kind: "record",
      known: { jobId: ground.jobId },
    },
    "GET csShipmentOtherCharge/GetByHouseBill": {
      kind: "record",
      known: { hblId: ground.hblid },
    },
    "GET OpsTransaction": { kind: "record", ...onOperation },
    "PUT OpsTransaction/Update": { kind: "record", ...onOperation },
    "DELETE OpsTransaction/Delete/{id}": { kind: "record", ...onOperation },
    "PUT OpsTransaction/LockOpsTransaction/{id}": { kind: "record", ...onOperation },
    "PUT CsTransaction/LockOpsTransaction/{id}": { kind: "record", ...onOperation },
    "POST CsLinkCharge/LinkFeeJob": {
      ...record("opsJobManagement.write"),
      known: { ids: [ground.operationId] },
    },
    "GET OpsTransaction/CheckPermission/{id}": {
      ...answers("opsJobManagement.detail"),
      ...onOperation,
    },
    "GET OpsTransaction/CheckAllowDelete/{id}": {
      ...atMost("opsJobManagement.delete"),
      ...onOperation,
    },
    "GET OpsTransaction/PreviewFormPLsheet": {
      kind: "record",
      known: { jobId: ground.operationId },
    },
    "GET OpsTransaction/PreviewJobOpsHBLofLading": {
      kind: "record",
      known: { jobId: ground.operationId },
    },
    "POST OpsTransaction/Add": { kind: "menu", known: { transactionType: "CL" } },
    "POST OpsTransaction/Paging": {
      kind: "list",
      known: { transactionType: "CL" },
      shows: ground.operationId,
    },
    "GET OpsTransaction/ReplicateTarget": { kind: "menu", known: { jobId: null } },
    "POST OpsTransaction/ReplicateJob": {
      kind: "record",
      known: { ids: [ground.operationId] },
    },
    "PUT OpsTransaction/SyncGoodInforToReplicateJob": { kind: "record", ...onReplicated },
    "POST OpsTransaction/InsertDuplicateJob": {
      ...record("opsJobManagement.detail"),
      known: { id: ground.operationId, transactionType: "CL" },
    },
    // Jobs beyond the reach are left out.
    "POST OpsTransaction/ChargeFromReplicate": { kind: "menu", known: { arrJobRep: [] } },
    "POST OpsTransaction/AutoRateReplicate": {
      kind: "menu",
      known: { jobNo: null, settleNo: null },
    },
    "GET ReplicaCharge/Differences": { kind: "record", ...onReplicated },
    "PUT ReplicaCharge/TakeDifferences": { ...record("opsJobManagement.write"), ...onReplicated },
    "POST OpsTransaction/Export": { kind: "menu", known: { transactionType: "CL" } },
    "POST OpsTransaction/Query": {
      kind: "list",
      known: { transactionType: "CL" },
      shows: ground.operationId,
    },
    "POST CustomsDeclaration/UpdateJobToClearances": {
      ...record("opsJobManagement.write", "opsCustomClearance.write"),
      known: { jobId: ground.operationId, clearanceIds: [declarationId], removedClearanceIds: [] },
    },
    "POST OpsTransaction/AddClearance": {
      ...record("opsJobManagement.write", "opsCustomClearance.add", "opsCustomClearance.write"),
      known: { jobId: ground.operationId },
    },
    "GET OpsTransaction/GoodsOfClearances": { kind: "record", ...onOperation },
    "POST OpsTransaction/CheckAllowConvertJob": converts,
    "POST OpsTransaction/ConvertClearanceToJob": converts,
    "POST OpsTransaction/ConvertExistedClearancesToJobs": converts,
    "GET Shipment/GetFlightFacts": menu,
    "POST Shipment/OfferMawb": { ...menu },
    "GET Shipment/GetAllShipment": {
      kind: "list",
      known: { JobNo: "/00001" },
      shows: ground.jobId,
    },
    "GET ShipmentTracking/TrackShipmentProgress": {
      kind: "record",
      known: { jobId: ground.jobId },
    },
    "GET Shipment/GetShipmentNotLocked": { kind: "list", shows: ground.jobId },
    "POST Shipment/GetShipmentToUnLock": menu,
    "POST Shipment/GetShipmentNotExist": menu,
    "POST Shipment/GetShipmentsCopyListBySearchOption": menu,
    "GET Shipment/GetShipmentAssignPIC": menu,
    "GET Shipment/GetShipmentAssignPICCarrier": menu,
    "GET Shipment/GetShipmentsCreditPayer": menu,
    // The answer names for each job whether it was done.
    "POST Shipment/LockShipmentList": menu,
    "POST Shipment/UnLockShipment": menu,
    "POST CsTransactionDetail/GetListHouseBillAscHBL": bills,
    "POST CsTransactionDetail/QueryData": bills,
    "POST CsTransactionDetail/Paging": bills,
    "POST CsTransactionDetail/Query": { ...bills, rights: ["docSeaFCLExport.list"] },
    // Finds by numbers, in reach; a number that is not found is no fault.
    "GET CsTransaction/GetLinkASInfomation": menu,
    // Numbers of the menu, not of one record.
    "GET CsTransactionDetail/GenerateHBLSeaExport": menu,
    "GET CsTransactionDetail/CheckHwbNoExisted": {
      kind: "record",
      rights: ["docSeaFCLExport.write"],
      known: { jobId: ground.jobId },
    },
    "GET CsTransactionDetail/GenerateHBLNo": menu,
    "GET CsTransactionDetail/CheckHwbNoExistedAirExport": {
      kind: "record",
      rights: ["docSeaFCLExport.detail"],
      known: { jobId: ground.jobId },
    },
    "PUT CsTransactionDetail/UpdateFlightInfo": onJob,
    "POST CsTransaction/SyncHBLByShipment/{id}": { ...record("docSeaFCLExport.write"), ...onJob },
    "POST CsTransaction/SyncShipmentByAirWayBill/{id}": {
      ...record("docSeaFCLExport.write"),
      ...onJob,
    },
    "POST CsTransaction/PreviewShipmentByAirWayBill/{id}": {
      ...record("docSeaFCLExport.write"),
      ...onJob,
    },
    "GET CsTransaction/PreviewSyncHBL/{id}": { ...record("docSeaFCLExport.write"), ...onJob },
    "GET CsTransaction/CheckDeletePermission/{id}": answers("docSeaFCLExport.delete"),
    "GET CatContract/GetSalemanIdByPartnerId/{partnerId}/{jobId}": onJob,
    "GET CsTransactionDetail/GetHAWBListOfShipment": {
      kind: "record",
      known: { jobId: ground.jobId, hblId: ground.hblid },
    },
    "GET CsTransactionDetail/CompareWithJob/{jobId}": {
      kind: "record",
      known: { jobId: ground.jobId },
    },
    // What a user keeps for a service, and the proofs of all bills of a job.
    "PUT CsArrivalDeliveryOrder/SetArrivalChargeDefault": ownOfService,
    "PUT CsArrivalDeliveryOrder/SetArrivalHeaderFooterDefault": ownOfService,
    "PUT CsArrivalDeliveryOrder/SetDeliveryOrderHeaderFooterDefault": ownOfService,
    "GET EDoc/GetProofOfDeliveryAttachedFiles": {
      kind: "record",
      known: { hblId: ground.hblid, jobId: ground.jobId },
    },
    "GET CsArrivalDeliveryOrder/ProofsOfJob": { kind: "record", known: { jobId: ground.jobId } },
    "PUT CsArrivalDeliveryOrder/UpdateMultipleProofOfDelivery": {
      kind: "record",
      known: { jobId: ground.jobId },
    },
    // Whose work a stage is may always note it down; else it goes by the right on the job.
    "POST OpsStageAssigned/Board": { kind: "menu", rights: ["opsAssignment.access"] },
    "GET OpsStageAssigned/Mine": { kind: "menu", rights: rightOnJobs("detail") },
    // The answer names for each stage whether it was given.
    "PUT OpsStageAssigned/AssignMany": { kind: "menu", rights: rightOnJobs("AssignStage") },
    "PUT OpsStageAssigned/Update": { ...record("docSeaFCLExport.write"), owner: "always" },
    "DELETE OpsStageAssigned/Delete": { ...record("docSeaFCLExport.delete"), owner: "always" },
    ...Object.fromEntries(
      releaseSteps.map((name) => [
        `${name === "PrintOriginals" ? "POST" : "PUT"} CsTransactionDetail/${name}`,
        // A draft has no version.
        { ...record("docSeaFCLExport.write"), known: { version: null, originals: null } },
      ]),
    ),
    "POST CsTransaction/PrintPaperSet": {
      kind: "record",
      known: { id: ground.jobId, papers: [{ paper: "coverPage", recordId: ground.jobId }] },
    },
    "POST CsTransaction/FilePaperSet": {
      kind: "record",
      known: { id: ground.jobId, papers: [{ paper: "coverPage", recordId: ground.jobId }] },
    },
    "GET EDoc/GetEDocByJob": onJob,
    "GET Proof/OfJob/{jobId}": onJob,
    "POST Radar/Paging": { kind: "menu", rights: rightOnJobs("detail") },
    "PUT Radar/Snooze": record("docSeaFCLExport.write"),
    "PUT Radar/Wake": record("docSeaFCLExport.write"),
    "GET Radar/OfJob": { kind: "record", known: { jobId: ground.jobId } },
    "PUT Radar/SaveOfJob": record("docSeaFCLExport.write"),
    "POST Costing/Open": { kind: "menu", rights: rightOnJobs("detail") },
    "GET Costing/OfJob": { kind: "record", known: { jobId: ground.jobId } },
    "GET FreeTime/OfJob": { kind: "record", known: { jobId: ground.jobId } },
    "PUT FreeTime/Days": record("docSeaFCLExport.write"),
    "PUT FreeTime/Terms": record("docSeaFCLExport.write"),
    "POST FreeTime/Charge": record("docSeaFCLExport.write"),
    "POST EDoc/DowloadAllEDoc": onJob,
    "GET JobMilestone/OfJob/{jobId}": onJob,
    "PUT JobMilestone/Save": {
      ...record("docSeaFCLExport.write"),
      known: { jobId: ground.jobId, kind: "cleared", version: null },
    },
    "GET JobComment/OfJob/{jobId}": onJob,
    "GET JobComment/Colleagues/{jobId}": onJob,
    ...Object.fromEntries(
      ["GET Trip/OfJob/{jobId}", "GET Trip/GetById", "POST Trip/Clashes", "GET Trip/CostLines"].map(
        (name) => [name, record("docSeaFCLExport.detail")],
      ),
    ),
    "GET Trip/Suppliers": { kind: "menu", rights: rightOnJobs("detail") },
    "POST Trip/Create": record("docSeaFCLExport.write"),
    // Who may change the board changes the trips that it shows.
    ...Object.fromEntries(
      [
        "PUT Trip/Update",
        "DELETE Trip/Delete",
        "PUT Trip/Step",
        "PUT Trip/AssignSupplier",
        "POST Trip/DraftRequest",
        "POST Trip/SendRequest",
        "POST Trip/MakeLink",
        "PUT Trip/RevokeLink",
      ].map((name) => [name, record("docSeaFCLExport.write", "opsTruckingAssignment.write")]),
    ),
    "POST JobComment/Add": record("docSeaFCLExport.detail"),
    "PUT JobComment/Update": { ...record("docSeaFCLExport.detail"), owner: "only" },
    "DELETE JobComment/Delete": { ...record("docSeaFCLExport.detail"), owner: "only" },
    ...Object.fromEntries(
      drafts.map((name) => [`GET DocSendMail/${name}`, record("docSeaFCLExport.detail")]),
    ),
    ...Object.fromEntries(
      ["GetMailArrivalOperation", "GetMailProofOfDeliveryOperation"].map((name) => [
        `GET DocSendMail/${name}`,
        {
          ...record("opsJobManagement.detail"),
          known: { jobId: ground.operationId, hblId: ground.operationBillId },
        },
      ]),
    ),
    "GET DocSendMail/OfJob/{jobId}": onJob,
    "POST DocSendMail/SendMailDocument": {
      ...record("docSeaFCLExport.write"),
      known: { hblId: null, cdNo: null, to: "agent@example.com", cc: "", attachFiles: [] },
    },
    "PUT DocSendMail/SendAgain": record("docSeaFCLExport.write"),
    "PUT DocSendMail/Cancel": record("docSeaFCLExport.write"),
    // Charges stand under the job of their bill.
    "GET CsShipmentSurcharge/GetByHB": record("docSeaFCLExport.detail"),
    "GET CsShipmentSurcharge/GetPassages": record("docSeaFCLExport.detail"),
    "GET CsShipmentSurcharge/GetLineSteps": record("docSeaFCLExport.detail"),
    "GET CsShipmentSurcharge/GetIncotermCharges": record("docSeaFCLExport.detail"),
    "POST CsShipmentSurcharge/GetRecentlyCharges": record("docSeaFCLExport.detail"),
    "GET CsShipmentSurcharge/GetQuantityFigures": record("docSeaFCLExport.detail"),
    "GET CsShipmentSurcharge/GetCarrierCharges": record("docSeaFCLExport.detail"),
    "GET CsShipmentSurcharge/GetTariffCharges": record("docSeaFCLExport.write"),
    "POST CopyCharge/GetHBLList": record("docSeaFCLExport.detail"),
    "GET CopyCharge/GetChargesToCopy": record("docSeaFCLExport.detail"),
    "GET CopyCharge/CheckInactive": record(...onPartners("detail")),
    "POST CsShipmentSurcharge/GetRecentlyChargesOps": record("docSeaFCLExport.detail"),
    "POST CsShipmentSurcharge/Add": record("docSeaFCLExport.write"),
    "POST CsShipmentSurcharge/AddAndUpdate": record("docSeaFCLExport.write"),
    "POST CsShipmentSurcharge/SaveBill": record("docSeaFCLExport.write"),
    "PUT CsShipmentSurcharge/Delete": {
      ...record("docSeaFCLExport.write"),
      known: { ids: [ground.free] },
    },
    "POST CsShipmentSurcharge/Split": {
      ...record("docSeaFCLExport.write"),
      known: { id: ground.free, by: "percent", shares: halves },
    },
    "POST CsShipmentSurcharge/Merge": {
      ...record("docSeaFCLExport.write"),
      known: { lines: [{ id: ground.free, version: 1 }] },
    },
    // A line that is not linked is refused to users who may change it, and to no others.
    "PUT CsShipmentSurcharge/CancelLinkCharge": {
      ...record("docSeaFCLExport.write"),
      known: { ids: [ground.free] },
    },
    "POST CsLinkCharge/RevertChargeLinkFee": {
      ...record("docSeaFCLExport.write"),
      known: { ids: [ground.free] },
    },
    "POST CsLinkCharge/UpdateChargeLinkFee": {
      ...record("docSeaFCLExport.write"),
      known: { ids: [ground.free] },
    },
    "GET CsLinkCharge/DetailByChargeOrgId": {
      ...record("docSeaFCLExport.detail"),
      known: { id: ground.free },
    },
    "GET CsShipmentSurcharge/GetShipmentTotalProfit": record("docSeaFCLExport.detail"),
    "GET CsTransaction/GetOpenBeforeFinish": record("docSeaFCLExport.detail"),
    "GET CsShipmentSurcharge/GetHouseBillTotalProfit": record("docSeaFCLExport.detail"),
    "GET CsShipmentSurcharge/GetWhy": {
      ...record("docSeaFCLExport.detail"),
      known: { id: ground.free },
    },
    "GET CsShipmentSurcharge/GetProfitOfLines": record("docSeaFCLExport.detail"),
    // A check point says what is known of the bill's sale; its payees are those of bills in reach.
    "GET CsShipmentSurcharge/ValidateCheckPointPartner": record("docSeaFCLExport.detail"),
    "POST CsShipmentSurcharge/ValidateCheckPointPartner": record("docSeaFCLExport.detail"),
    "POST CsShipmentSurcharge/ValidateCheckPointMultiplePartner": record("docSeaFCLExport.detail"),
    ...Object.fromEntries(
      ["CreditTerm", "ExpiredAgreement", "PaymentTerm"].map((name) => [
        `POST CsShipmentSurcharge/Notification${name}`,
        record("docSeaFCLExport.detail"),
      ]),
    ),
    "POST CsShipmentSurcharge/CheckAccountReceivable": record("docSeaFCLExport.detail"),
    "GET CsShipmentSurcharge/GetPartners": {
      ...record("docSeaFCLExport.detail"),
      known: { Id: ground.jobId },
    },
    "GET CsShipmentSurcharge/GroupByListHB": {
      ...record("docSeaFCLExport.detail"),
      known: { Id: ground.jobId },
    },
    "GET CsShipmentSurcharge/GetPartnerForCheckPointInShipment": {
      kind: "list",
      rights: ["docSeaFCLExport.detail"],
      known: { id: ground.jobId },
      shows: ground.hblid,
    },
  };
}

function ofUnlock(unlockId: string): Expectations {
  // Only the requester changes a request; who takes part in the approval opens it, too.
  const known = { id: unlockId };
  const opens = { ...record("settingUnlockRequest.detail"), known };
  const own = { kind: "record", owner: "only", known } as const;
  return {
    "POST UnlockRequest/GetJobToUnlockRequest": menu,
    "POST UnlockRequest/CheckExistVoucherInvoiceOfSettlementAdvance": menu,
    "POST SettingReport/ExportUnlockRequest": menu,
    "PUT UnlockRequest/Update": own,
    "POST UnlockRequest/SaveAndSendRequest": own,
    "DELETE UnlockRequest/Delete": own,
    "GET UnlockRequest/GetById": opens,
    "GET UnlockRequestApprove/GetInfoApproveUnlockRequest": opens,
    "GET UnlockRequestApprove/GetHistoryDenied": opens,
    "POST UnlockRequestApprove/UpdateApprove": self,
    "POST UnlockRequestApprove/DeniedApprove": self,
    "POST UnlockRequestApprove/CancelRequest": self,
    "PUT UnlockRequest/GeneratePaymentId": { kind: "apart" },
  };
}

function ofWorkOrder({ workOrderId, workOrderPriceId, hblid }: Ground): Expectations {
  // Its author sends an order; who takes part in the approval opens it, too.
  const known = { id: workOrderId };
  const opens = { ...record("commercialWorkOrder.detail"), known };
  const onBill = { hblId: hblid, workOrderId, priceId: null };
  const ofBill = (right: Permission): Expectation => ({ ...record(right), known: onBill });
  const listed = {
    kind: "list",
    rights: ["commercialWorkOrder.list"],
    shows: workOrderId,
  } as const;
  return {
    "POST CsWorkOrder/Query": listed,
    "POST CsWorkOrder/QueryWorkOrderPrice": {
      ...listed,
      known: { workOrderId, coloaderId: null, transactionType: null, type: null },
    },
    "POST CsWorkOrder/Export": menu,
    "POST CsWorkOrder/ValidListPriceWorkOrder": menu,
    "GET CsWorkOrder/{id}": opens,
    "GET CsWorkOrder/GetApprovalHistory/{id}": opens,
    "POST CsWorkOrder/SendApprove": { kind: "record", owner: "only", known },
    "POST CsWorkOrder/UpdateApprove": self,
    "DELETE CsWorkOrder/Price/{id}": { kind: "record", known: { id: workOrderPriceId } },
    "POST CsWorkOrder/QuerySuggestWorkOrder": ofBill("docSeaFCLExport.detail"),
    "POST CsWorkOrder/ValidateCheckPointWO": ofBill("docSeaFCLExport.detail"),
    "GET CsWorkOrder/ValidateSurchargeWO": ofBill("docSeaFCLExport.detail"),
    "POST CsWorkOrder/ApplyPrice": ofBill("docSeaFCLExport.write"),
  };
}

function ofMoney(ground: Ground): Expectations {
  const {
    jobId,
    noteId,
    noteNo,
    billed,
    invoiceId,
    advanceId,
    soaId,
    combineId,
    paymentId,
    voucherId,
    payableId,
    periodOf,
    callingKeyId,
    unlockId,
    settlementId,
    day,
  } = ground;
  const { hblid } = ground;
  const ofSoa = (right: Permission): Expectation => ({ ...record(right), known: { soaNo: soaId } });
  const ofOwnAdvance: Expectation = {
    ...record("acctAP.write"),
    owner: "only",
    known: { id: advanceId },
  };
  const ofAdvance = (right: Permission): Expectation => ({
    ...record(right),
    known: { advanceId, advanceNo: advanceId, Id: advanceId, ids: [advanceId] },
  });
  const ofOwnSettlement: Expectation = {
    ...record("acctSP.write"),
    owner: "only",
    known: { id: settlementId },
  };
  const ofSettlement = (right: Permission): Expectation => ({
    ...record(right),
    known: { settlementId, settlementNo: settlementId, id: settlementId, ids: [settlementId] },
  });
  return {
    "POST CatCurrencyExchange/GetExchangeRateHistory/Paging": { kind: "menuList", shows: day },
    "DELETE CatCurrencyExchange/RemoveExchangeCurrency": {
      ...menu,
      known: { currencyFrom: "USD", carrierId: null },
    },
    "POST CsShipmentSurcharge/GroupByListHBNotExistsCDNote": menu,
    "PUT AcctCDNote/Update": { kind: "record", known: { chargeIds: [billed] } },
    "GET AcctCDNote/GetDetails": { kind: "record", known: { cdNo: noteNo } },
    "GET AcctCDNote/Get": { kind: "record", known: { Id: jobId } },
    "POST AcctCDNote/PreviewSIFCdNote": { kind: "record", known: { creditDebitNo: noteNo } },
    "POST AcctCDNote/PreviewAirCdNote": { kind: "record", known: { creditDebitNo: noteNo } },
    "POST AcctCDNote/PreviewOpsCdNote": { kind: "record", known: { creditDebitNo: noteNo } },
    "POST AcctCDNote/PreviewOPSCDNoteWithCurrency": {
      kind: "record",
      known: { creditDebitNo: noteNo },
    },
    "GET Documentation/ExportOpsCdNote": { kind: "record", known: { jobId, cdNo: noteNo } },
    "POST Documentation/ExportOpsCdNoteCombine": { kind: "record" },
    "GET AcctCDNote/GetCDNoteWithHbl": { kind: "record", known: { jobId } },
    "GET DocSendMail/GetInfoMailDebitInvoice": { kind: "record", known: { cdNo: noteNo } },
    "GET AcctReceipt/GetCustomerAdvance": menu,
    // Users who take part in the approval open it, too; nobody does in the ground.
    "GET AcctAdvancePayment/GetAdvancePaymentByAdvanceId": ofAdvance("acctAP.detail"),
    "GET AcctAdvancePayment/GetGroupRequestsByAdvanceNo": ofAdvance("acctAP.detail"),
    "GET AcctAdvancePayment/GetInfoApproveAdvanceByAdvanceNo": ofAdvance("acctAP.detail"),
    "GET AcctAdvancePayment/GetHistoryDeniedAdvancePayment": ofAdvance("acctAP.detail"),
    "GET AcctAdvancePayment/CheckAllowDetail/{id}": answers("acctAP.detail"),
    "GET AcctAdvancePayment/CheckAllowDelete/{id}": atMost("acctAP.delete"),
    "DELETE AcctAdvancePayment/Delete": ofAdvance("acctAP.delete"),
    "PUT AcctAdvancePayment/UpdatePaymentTerm": ofAdvance("acctAP.detail"),
    "POST AcctAdvancePayment/UpdateApprove": self,
    "POST AcctAdvancePayment/DeniedApprove": self,
    "POST AcctAdvancePayment/RecallRequest": self,
    "GET AcctAdvancePayment/GetShipments": menu,
    "POST AcctAdvancePayment/CheckShipmentsExistInAdvancePament": menu,
    "POST AcctAdvancePayment/GetAdvancesToUnlock": menu,
    // Only the requester changes and sends an advance.
    "PUT AcctAdvancePayment/Update": ofOwnAdvance,
    "POST AcctAdvancePayment/SaveAndSendRequest": ofOwnAdvance,
    "POST AcctAdvancePayment/UpdatePaymentVoucher": {
      ...ofAdvance("acctAP.detail"),
      known: { vouchers: [{ advanceNo: advanceId, voucherNo: "PC1", voucherDate: day }] },
    },
    "POST AcctAdvancePayment/PayBack": {
      ...ofAdvance("acctAP.detail"),
      known: { advanceNo: advanceId, cause: "returned", amount: "1", voucherDate: day },
    },
    "PUT AcctAdvancePayment/ReversePaidBack": {
      ...ofAdvance("acctAP.detail"),
      known: { id: ground.advanceEntryId },
    },
    "GET AcctAdvancePayment/Ledger": {
      kind: "list",
      rights: ["acctAP.list"],
      known: { requester: somebody, currencyId: "VND" },
      shows: advanceId,
    },
    "POST AcctAdvancePayment/Balances": menu,
    "POST AccountingReport/ExportAdvanceBalance": menu,
    "POST AccountingReport/ExportAdvancePaymentShipment": menu,
    "POST AcctAdvancePayment/PreviewAdvancePaymentRequestByAdvanceId": ofAdvance("acctAP.detail"),
    "POST AcctAdvancePayment/PreviewMultipleAdvancePaymentByAdvanceIds": ofAdvance("acctAP.detail"),
    "GET AccountingReport/ExportDetailAdvancePayment": ofAdvance("acctAP.detail"),
    "GET AcctAdvancePayment/PayeeBank": menu,
    "GET AcctAdvancePayment/Setting": menu,
    "GET AcctAdvancePayment/BankBin": self,
    "PUT AcctAdvancePayment/DenyAdvancePayments": ofAdvance("acctAP.detail"),
    "POST AcctAdvancePayment/UnLock": ofAdvance("acctAP.detail"),
    "POST AccountingReport/ExportAdvancePayment": menu,
    "POST AcctAdvancePayment/CheckIfInvalidFeeShipmentAdv": menu,
    "POST AcctAdvancePayment/CheckExistedVoucherInAdvance": menu,
    "GET AcctAdvancePayment/GetAdvancesOfShipment": menu,
    "PUT Accounting/SyncAdvanceToAccountantSystem": ofAdvance("acctAP.detail"),
    "PUT Accounting/SyncSettlementToAccountantSystem": ofSettlement("acctSP.detail"),
    "PUT Accounting/SyncListSoaToAccountant": {
      ...record("acctSOA.write"),
      known: { ids: [soaId] },
    },
    "GET Accounting/CheckSoaSynced/{id}": { ...record("acctSOA.detail"), known: { id: soaId } },
    "PUT Accounting/SyncVoucherToAccountantSystem": {
      ...record("accManagement.write"),
      known: { ids: [invoiceId] },
    },
    "GET Accounting/CheckVoucherSynced/{id}": {
      ...record("accManagement.detail"),
      known: { id: invoiceId },
    },
    "PUT Accounting/SyncListReceiptToAccountant": {
      ...record("acctARP.write"),
      known: { ids: [ground.idOf["receipt"]] },
    },
    "POST Accounting/GetListInvoicePaymentToSync": menu,
    "POST Accounting/GetListObhPaymentToSync": menu,
    "PUT Accounting/SyncTariffs": {
      ...record("settingTariff.write"),
      known: { ids: [ground.idOf["tariff"]] },
    },
    "GET AccountingSync/Connector": menu,
    "PUT AccountingSync/Connector": menu,
    "GET AccountingSync/{id}": record("accManagement.list"),
    "PUT AccountingSync/Resend": record("accManagement.write"),
    "GET AccountingSync/Systems": menu,
    "POST AccountingSync/System": menu,
    "POST AccountingSync/Key": menu,
    "DELETE AccountingSync/Key/{id}": { ...menu, known: { id: callingKeyId } },
    "POST AccountingSync/ExportItems": menu,
    "POST AccountingSync/ImportResults": menu,
    ...ofUnlock(unlockId),
    ...ofWorkOrder(ground),
    "GET AcctSettlementPayment/GetDetailSettlementPaymentById": ofSettlement("acctSP.detail"),
    "GET AcctSettlementPayment/GetShipmentOfSettlements": ofSettlement("acctSP.detail"),
    "GET AcctSettlementPayment/GetListSurchargeDetailSettlement": ofSettlement("acctSP.detail"),
    "GET AcctSettlementPayment/GetListJobGroupSurchargeDetailSettlement":
      ofSettlement("acctSP.detail"),
    "GET AcctSettlementPayment/GetListSceneChargeSettlementBySettlementNo":
      ofSettlement("acctSP.detail"),
    "GET AcctSettlementPayment/GetInfoApproveSettlementBySettlementNo":
      ofSettlement("acctSP.detail"),
    "GET AcctSettlementPayment/GetHistoryDeniedSettlementPayment": ofSettlement("acctSP.detail"),
    "GET AcctSettlementPayment/CheckAllowDetail/{id}": answers("acctSP.detail"),
    "GET AcctSettlementPayment/CheckAllowDelete/{id}": atMost("acctSP.delete"),
    "DELETE AcctSettlementPayment/Delete": ofSettlement("acctSP.delete"),
    // Only the requester changes and sends.
    "PUT AcctSettlementPayment/Update": ofOwnSettlement,
    "POST AcctSettlementPayment/SaveAndSendRequest": ofOwnSettlement,
    "POST AcctSettlementPayment/UpdateAndSendMailApprovalSettlement": {
      ...ofSettlement("acctSP.write"),
      ...atMost("acctSP.write"),
    },
    "POST AcctSettlementPayment/CheckValidToSendRequestSettle": ofSettlement("acctSP.detail"),
    "POST AcctSettlementPayment/CheckAllowUpdateDirectCharges": ofSettlement("acctSP.detail"),
    "POST AcctSettlementPayment/CheckAllowDenySettle": ofSettlement("acctSP.detail"),
    "PUT AcctSettlementPayment/DenySettlePayments": ofSettlement("acctSP.detail"),
    "POST AcctSettlementPayment/UnLock": ofSettlement("acctSP.detail"),
    "POST AcctSettlementPayment/UpdateApprove": self,
    "POST AcctSettlementPayment/DeniedApprove": self,
    "POST AcctSettlementPayment/RecallRequest": self,
    "POST AcctSettlementPayment/GetSettlePaymentsToUnlock": menu,
    "POST AcctSettlementPayment/GetExistsCharge": menu,
    "POST AcctSettlementPayment/GetPartnerForSettlement": menu,
    "GET AcctSettlementPayment/GetListAdvanceNoForShipment": { ...menu, known: { hblId: hblid } },
    "GET AcctSettlementPayment/GetPaymentManagementByShipment": {
      ...menu,
      known: { hblId: hblid },
    },
    "POST AcctSettlementPayment/Preview": ofSettlement("acctSP.detail"),
    "POST AcctSettlementPayment/PreviewMultipleSettlementBySettlementNos": {
      ...ofSettlement("acctSP.detail"),
      known: { settlementNos: [settlementId] },
    },
    "GET AccountingReport/ExportDetailSettlementPayment": ofSettlement("acctSP.detail"),
    "GET AccountingReport/ExportDetailSettlementPaymentTemplate": ofSettlement("acctSP.detail"),
    "GET AccountingReport/ExportGeneralSettlementPayment": ofSettlement("acctSP.detail"),
    "GET EDoc/CheckAllowSettleEdocSendRequest": {
      ...ofSettlement("acctSP.detail"),
      known: { billingId: settlementId },
    },
    "POST AcctSettlementPayment/CheckDuplicateShipmentSettlement": menu,
    "POST AcctSettlementPayment/CheckIfInvalidFeeShipmentSettle": menu,
    "POST AcctSettlementPayment/CopyCharges": ofSettlement("acctSP.detail"),
    "POST AccountingReport/ExportSettlementPayment": menu,
    // What a new invoice starts from.
    "POST AccountingManagement/GetChargeSellForInvoiceByCriteria": menu,
    "POST AccountingManagement/NotesToInvoice": menu,
    "POST AccountingManagement/AddOfNotes": record("accManagement.detail"),
    "POST AccountingManagement/GetChargeForVoucherByCriteria": menu,
    "GET AccountingManagement/CheckVoucherIdExist": menu,
    "GET AccountingManagement/CheckDuplicateVoucherId": menu,
    "GET AccountingManagement/CheckInvoiceNoTempSerieExist": menu,
    "GET AccountingManagement/CheckPermission/{id}": answers("accManagement.detail"),
    "POST AccountingManagement/GetContractForInvoice": {
      ...record("accManagement.detail"),
      known: { chargeIds: [billed] },
    },
    "POST AccountingManagement/CalculateListChargeAccountingMngt": {
      ...record("accManagement.detail"),
      known: { chargeIds: [billed] },
    },
    "POST AccountingReport/ExportAccountingManagement": menu,
    "GET AccountingManagement/GenerateVoucherId": menu,
    "GET AccountingManagement/GenerateInvoiceNoTemp": menu,
    "GET AccountingPayment/GetBy": { kind: "record", known: { refNo: invoiceId } },
    "POST AccountingPayment/Paging": { kind: "list", shows: invoiceId },
    "GET AccountingPayment/GetInvoiceExtendedDate": {
      kind: "record",
      known: { refNo: invoiceId },
    },
    "GET AccountingPayment/GetOBHSOAExtendedDate": { kind: "record", known: { id: invoiceId } },
    "PUT AccountingPayment/UpdateExtendDate": {
      kind: "record",
      known: { invoices: [{ refId: invoiceId, extendDays: 0 }] },
    },
    "POST AcctReceipt/SaveReceipt": record("acctARP.add"),
    "PUT AcctReceipt/RateReason": record("acctARP.detail"),
    "POST AcctSOA/GetAdjustDebitValue": {
      ...record("accManagement.write"),
      known: { id: noteId },
    },
    "POST AcctSOA/UpdateAdjustDebitValue": {
      ...record("accManagement.write"),
      known: { id: noteId, lines: [{ id: billed, amountVnd: "0", vatAmountVnd: "0" }] },
    },
    // Lines are offered and taken within the reach of jobs or statements.
    "POST AcctSOA/ListChargeShipment": menu,
    "POST AcctSOA/GetListMoreChargeByCondition": menu,
    "POST AcctSOA/AddMoreCharge": menu,
    "POST AcctSOA/GetShipmentsAndCDdNotesNotExistInResultFilter": menu,
    "POST CsShipmentSurcharge/ListChargeShipment": menu,
    "POST AcctSOA/Add": menu,
    "POST AcctSOA/Export": menu,
    "GET AcctSOA/GetBySoaNo/{soaNo}&{currency}": ofSoa("acctSOA.detail"),
    "GET AcctSOA/GetBySoaNoUpdateExUsd/{soaNo}&{currency}": ofSoa("acctSOA.detail"),
    "GET AcctSOA/GetSurchargeGroupSOA": ofSoa("acctSOA.detail"),
    "GET AcctSOA/GetListSurchargeDetailSOA": ofSoa("acctSOA.detail"),
    "GET AcctSOA/GetDataExportSOABySOANo": ofSoa("acctSOA.detail"),
    "POST AcctSOA/PreviewAccountStatementFull": ofSoa("acctSOA.detail"),
    "GET AcctSOA/GetReissue": ofSoa("acctSOA.detail"),
    "DELETE AcctSOA/Delete/{soaNo}": ofSoa("acctSOA.delete"),
    "GET AcctSOA/CheckAllowDelete/{soaId}": atMost("acctSOA.delete"),
    "GET AcctSOA/CheckAllowDetail/{soaId}": answers("acctSOA.detail"),
    "GET AcctSOA/GetListStatusSoa": menu,
    "POST AcctSOA/Reject": record("acctSOA.detail"),
    "POST AcctSOA/RejectSoaCredit": record("acctSOA.detail"),
    "PUT AcctSOA/RateReason": record("acctSOA.detail"),
    "POST AcctSOA/Split": record("acctSOA.write"),
    // Months belong to an office, here the one of the user.
    "GET AccountingPeriod/GetByYear": { ...menu, atLeast: "Office", known: periodOf },
    "GET AccountingPeriod/GetUnfinished": { ...menu, atLeast: "Office", known: periodOf },
    "PUT AccountingPeriod/Close": menu,
    "PUT AccountingPeriod/Reopen": menu,
    "GET AccountingPeriod/History/{id}": { ...menu, atLeast: "Office" },
    "POST AcctPayable/Paging": { kind: "list", shows: payableId },
    "POST AcctPayable/GetBy": { ...record("acctPayable.list"), known: { id: payableId } },
    "GET AcctPayable/GetAges": menu,
    // What is paid has to be within the reach of seeing payables, which is everything here.
    "POST AcctPayable/AddPayment": { ...menu, known: { voucherId } },
    "GET AcctPayable/GetPayment": { ...record("acctPayable.detail"), known: { id: paymentId } },
    "PUT AcctPayable/CancelPayment": { ...record("acctPayable.write"), known: { id: paymentId } },
    "POST AccountingReport/ExportAccountingPayableStandartReport": menu,
    "POST AccountingReport/ExportAccountingPayableAcctTemplateReport": menu,
    // Documents are found and taken within the reach of jobs or statements.
    "GET AcctCombineBilling/GenerateCombineBillingNo": menu,
    "POST AcctCombineBilling/CheckDocumentNoExisted": menu,
    "POST AcctCombineBilling/GetListShipmentInfo": menu,
    "POST AcctCombineBilling/Export": menu,
    "POST AcctCombineBilling/Add": menu,
    "POST AcctCombineBilling/Update": {
      ...record("acctSOA.write"),
      known: { id: combineId, documentIds: [soaId] },
    },
    "PUT AcctCombineBilling/ConfirmBilling": record("acctSOA.write"),
    "POST AccountingManagement/ExportConfirmBilling": menu,
    "PUT AccountingManagement/UpdateConfirmBillingDate": record("acctSOA.write"),
    "PUT AccountingManagement/UpdateVatInvoiceDate": record("acctSOA.write"),
    "DELETE AcctCombineBilling/Delete": record("acctSOA.delete"),
    "GET AcctCombineBilling/CheckExisting/{id}": atMost("acctSOA.detail"),
    "GET AcctCombineBilling/CheckAllowViewDetailCombine/{id}": answers("acctSOA.detail"),
    "POST AcctCombineBilling/PreviewConfirmBilling": {
      ...record("acctSOA.detail"),
      known: { combineBillingNo: combineId },
    },
    "POST AccountingReport/ExportCombineOps": {
      ...record("acctSOA.detail"),
      known: { id: combineId, partnerId: null },
    },
    "POST AccountingReport/ExportCombineShipment": {
      ...record("acctSOA.detail"),
      known: { id: combineId, partnerId: null },
    },
    "GET AccountingReport/ExportDetailSOA": ofSoa("acctSOA.detail"),
    "GET AccountingReport/ExportSOAOPS": ofSoa("acctSOA.detail"),
    "GET AccountingReport/ExportBravoSOA": ofSoa("acctSOA.detail"),
    "GET AccountingReport/ExportSOAAirfreight": ofSoa("acctSOA.detail"),
    "GET AccountingReport/ExportSOAAirfreightWithHBL": ofSoa("acctSOA.detail"),
    "GET AccountingReport/ExportSOASupplierAirfreight": ofSoa("acctSOA.detail"),
    "POST AcctSettlementPayment/CheckSoaCDNoteIsSynced": {
      kind: "record",
      known: { chargeIds: [billed] },
    },
    "POST Documentation/ExportAccountingManagementDebCreInvoice": menu,
    "POST Documentation/ExportAccountingManagementAgencyTemplate": menu,
    "PUT AcctCDNote/RateReason": record("accManagement.detail"),
    "PUT AccountingManagement/RealNumber": record("accManagement.write"),
    "GET AccountingManagement/JobChain": { kind: "record", known: { jobId } },
    "PUT AccountingManagement/RateReason": record("accManagement.detail"),
    // May be deleted only while nothing stands on it, so a yes is not always to be had.
    "GET AcctReceipt/CheckAllowDelete/{id}": atMost("acctARP.delete"),
    "GET AcctCDNote/CheckAllowDelete/{cdNoteId}": atMost("accManagement.delete"),
    "GET AccountingManagement/CheckAllowDelete": atMost("accManagement.delete"),
  };
}

const sheetOf = (name: string, known: object): Expectations => ({
  [`POST ${name}`]: { kind: "menu", known: { ...known } },
});

function ofReports({ day, hblid, idOf, customerId }: Ground): Expectations {
  const days = { serviceDateFrom: day, serviceDateTo: day };
  const sheets = (name: string): Expectations =>
    Object.fromEntries(
      ["AccountingReport", "Documentation"].map((controller) => [
        `POST ${controller}/${name}`,
        { kind: "menu", known: days },
      ]),
    );
  return {
    "GET Report/Units": menu,
    "POST GeneralReport/GetDataGeneralReport": { kind: "list", known: days, shows: hblid },
    "POST GeneralReport/GetFigure": {
      kind: "list",
      known: { ...days, figure: "profit", hblid },
      shows: idOf["surcharge"],
    },
    "POST GeneralReport/ExportStandardGeneralReport": { kind: "menu", known: days },
    "POST Documentation/ExportStandardGeneralReport": { kind: "menu", known: days },
    "POST GeneralReport/ExportShipmentOverview": { kind: "menu", known: days },
    "POST Documentation/ExportShipmentOverview": { kind: "menu", known: days },
    // The bill of the ground has lines that are sold and none that is bought.
    "POST AccountingReport/GetData": {
      kind: "list",
      known: { ...days, report: "revenue" },
      shows: hblid,
    },
    ...sheets("ExportSummaryOfCostsIncurred"),
    ...sheets("ExportSummaryOfRevenueIncurred"),
    ...sheets("ExportSummaryOfCostsPartner"),
    ...sheets("ExportJobProfitAnalysis"),
    ...sheets("ExportAccountingPlSheet"),
    ...sheetOf("GeneralReport/ExportShipmentOverviewWithType", { ...days, reportType: "FCL" }),
    ...sheetOf("Documentation/ExportShipmentOverviewWithType", { ...days, reportType: "FCL" }),
    ...sheetOf("EDocReport/ExportEDocTemplateReport", days),
    ...sheetOf("Documentation/ExportOutsourcingRegcognising", days),
    "POST SaleReport/GetData": { kind: "list", known: days, shows: hblid },
    "POST SaleReport/GetFigure": {
      kind: "list",
      known: { ...days, figure: "selling", hblid },
      shows: idOf["surcharge"],
    },
    ...Object.fromEntries(
      ["", "/DepartSaleReport", "/QuaterSaleReport", "/SummarySaleReport"].map((name) => [
        `POST SaleReport${name}`,
        { kind: "menu", known: days } satisfies Expectation,
      ]),
    ),
    ...sheetOf("SaleReport/CombinationSaleReport", days),
    ...sheetOf("SaleReport/SaleKickBackReport", days),
    ...sheetOf("SaleReport/ExportExcel", days),
    ...sheetOf("Report/ExportPdf", { ...days, report: "general" }),
    // Nobody is paid commission for the bill of the ground.
    "POST CommissionReport/GetData": { kind: "menu", known: { ...days, beneficiary: customerId } },
    ...sheetOf("Documentation/ExportCommissionPRReport", { ...days, beneficiary: customerId }),
    ...sheetOf("Documentation/ExportIncentiveReport", { ...days, customerId }),
    "POST SupplierReport/GetData": { kind: "menu", known: days },
    "POST SupplierReport/GetFigure": { kind: "menu", known: { ...days, figure: "net" } },
    ...sheetOf("SupplierReport/ExportExcel", days),
  };
}
