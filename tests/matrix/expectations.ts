import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import type { Ground } from "./ground.ts";
import { isRanged } from "./standing.ts";

/**
 * What a call promises about whose records it touches.
 *
 * `record`: it acts on one record of the ground, whose owner decides.
 * `list`: it answers the rows in reach and no others.
 * `answers`: it says yes or no to the same question; `atMost` says no for other reasons, too.
 * `menu`: whoever has the right at all has it on everything the company shares.
 * `self`: it concerns the asking person alone. `colleagues`: everybody of the company may read it.
 */
export interface Expectation {
  readonly kind: "record" | "list" | "answers" | "atMost" | "menu" | "self" | "colleagues";
  /** The rights that decide, when the call itself is open to all who are signed in. */
  readonly rights?: readonly Permission[];
  /** The ids that the ask names. */
  readonly known?: Readonly<Record<string, unknown>>;
  /** What stands in the answer of a list when the record is in it. */
  readonly shows?: string;
}

/** Ids by the name that a contract gives them, on any call. */
const named = (ground: Ground) => ({
  jobId: ground.jobId,
  jobID: ground.jobId,
  mblid: ground.jobId,
  hblid: ground.hblid,
  hblId: ground.hblid,
  hbId: ground.hblid,
  partnerId: ground.customerId,
  customerId: ground.customerId,
  cdNoteId: ground.noteId,
  transactionType: "SFE",
  version: 1,
});

/** What `id` means below a controller. */
const idBelow: Readonly<Record<string, keyof Ground>> = {
  CsTransaction: "jobId",
  CsMawbcontainer: "jobId",
  CsTransactionDetail: "hblid",
  AcctCDNote: "noteId",
  AccountingManagement: "invoiceId",
  AcctReceipt: "receiptId",
  CatPartner: "customerId",
  CatContract: "agreementId",
};

/** What is expected of a call; null when nothing tells. */
export function expectationOf(call: CallSpec, ground: Ground): Expectation | null {
  const [controller = ""] = call.path.split("/");
  const id = idBelow[controller] && String(ground[idBelow[controller]]);
  const known = { ...named(ground), ...(id ? { id, ids: [id] } : {}) };
  const told = exceptions(ground)[`${call.method} ${call.path}`];
  if (told) return { ...told, known: { ...known, ...told.known } };
  const rights = rightsOf(call);
  if (rights.length === 0) return null;
  if (!rights.some(isRanged) || rights.every((right) => right.endsWith(".add"))) {
    return { kind: "menu", known };
  }
  if (rights.every((right) => right.endsWith(".list"))) {
    // A list is asked for everything: no record is named.
    return { kind: "list", known: { transactionType: "SFE" }, shows: id ?? "" };
  }
  return { kind: "record", known };
}

/** The rights a call names. */
export function rightsOf(call: CallSpec): readonly Permission[] {
  if (call.right === "public" || call.right === "signedIn") return [];
  return typeof call.right === "string" ? [call.right] : call.right;
}

const colleagues: Expectation = { kind: "colleagues" };
const menu: Expectation = { kind: "menu" };
const atMost = (...rights: Permission[]): Expectation => ({ kind: "atMost", rights });
const self: Expectation = { kind: "self" };
const answers = (...rights: Permission[]): Expectation => ({ kind: "answers", rights });
const record = (...rights: Permission[]): Expectation => ({ kind: "record", rights });

/** The bills of a job are listed for whoever opens the job. */
const billsOfJob = (ground: Ground): Expectation => ({
  kind: "list",
  rights: ["docSeaFCLExport.list", "docSeaFCLExport.detail"],
  known: { jobId: ground.jobId },
  shows: ground.hblid,
});

function exceptions(ground: Ground): Readonly<Record<string, Expectation>> {
  return {
    "GET Report/Dashboard": self,
    "GET CsMawbcontainer/downloadFileExcel": colleagues,
    // Numbers and papers of the menu, not of one record.
    "GET CsTransactionDetail/GenerateHBLSeaExport": menu,
    "GET CsTransactionDetail/CheckHwbNoExisted": menu,
    "GET AcctReceipt/GetCustomerAdvance": menu,
    "GET AccountingPayment/GetBy": menu,
    // May be deleted only while nothing stands on it, so a yes is not always to be had.
    "GET CsTransaction/CheckAllowDelete/{id}": atMost("docSeaFCLExport.delete"),
    "GET AcctReceipt/CheckAllowDelete/{id}": atMost("acctARP.delete"),
    "GET AcctCDNote/CheckAllowDelete/{cdNoteId}": atMost("accManagement.delete"),
    "GET AccountingManagement/CheckAllowDelete": atMost("accManagement.delete"),
    "PUT AcctCDNote/Update": { kind: "record", known: { chargeIds: [ground.billed] } },
    "GET AcctCDNote/GetDetails": { kind: "record", known: { cdNo: ground.noteNo } },
    "GET AcctCDNote/Get": { kind: "record", known: { Id: ground.jobId } },
    "POST AcctCDNote/PreviewSIFCdNote": {
      kind: "record",
      known: { creditDebitNo: ground.noteNo },
    },
    "POST CsTransactionDetail/GetListHouseBillAscHBL": billsOfJob(ground),
    "POST CsTransactionDetail/QueryData": billsOfJob(ground),
    "POST CsTransactionDetail/Paging": billsOfJob(ground),
    // The same question as the guard, answered with yes or no.
    "GET CsTransaction/CheckPermission/{id}": answers("docSeaFCLExport.detail"),
    "GET CsTransaction/CheckDeletePermission/{id}": answers("docSeaFCLExport.delete"),
    "GET CsTransactionDetail/CheckPermission/{id}": answers("docSeaFCLExport.detail"),
    // Charges stand under the job of their bill.
    "GET CsShipmentSurcharge/GetByHB": record("docSeaFCLExport.detail"),
    "POST CsShipmentSurcharge/AddAndUpdate": record("docSeaFCLExport.write"),
    "PUT CsShipmentSurcharge/Delete": {
      ...record("docSeaFCLExport.write"),
      known: { ids: [ground.free] },
    },
    "GET CsShipmentSurcharge/GetShipmentTotalProfit": record("docSeaFCLExport.detail"),
    "GET CsShipmentSurcharge/GetHouseBillTotalProfit": record("docSeaFCLExport.detail"),
  };
}
