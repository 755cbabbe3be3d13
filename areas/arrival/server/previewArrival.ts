import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import type { BillTab } from "@fairway/areas/service/model/billTabs.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { containerListRows } from "@fairway/areas/shipment/server/billContainers.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type { RawBuilder } from "kysely";
import type * as contract from "../contract.ts";
import type { ArrivedBill, NoticePaper } from "../model/arrivalPaper.ts";
import { arrivalNumber } from "../model/arrivalNumber.ts";
import type {
  DeliveryOrderPaper,
  LetterLayout,
  LetterPaper,
  ProofPaper,
} from "../model/orderPaper.ts";
import { arrivedBill, printedNotice } from "../model/printedArrival.ts";
import { standardDocuments } from "../model/standardDocuments.ts";
import { refuseArrival } from "../model/refusals.ts";
import { readArrivalBill } from "./arrivalBill.ts";
import { orderRow, proofRow, storedNotice } from "./arrivalTable.ts";
import { orderNumber } from "./deliveryOrder.ts";
import { shownNotice } from "./getArrival.ts";
import { noticeColumns, noticeGround } from "./noticeGround.ts";
import { printedArrivalNotice } from "./paper/arrivalNotice.paper.ts";
import { printedAuthorizeLetter } from "./paper/authorizeLetter.paper.ts";
import { printedDeliveryOrder } from "./paper/deliveryOrder.paper.ts";
import { printedDocumentRelease } from "./paper/documentRelease.paper.ts";
import { printedProofOfDelivery } from "./paper/proofOfDelivery.paper.ts";

/** Reads what every paper of an arrival prints of a bill that has been read. */
async function readArrivedBill(tx: Tx, actor: Actor, found: BillAndJob): Promise<ArrivedBill> {
  return (await readArrivedAtOffice(tx, actor, found)).arrived;
}

async function readArrivedAtOffice<More>(
  tx: Tx,
  actor: Actor,
  found: BillAndJob,
  more?: RawBuilder<More>,
) {
  const { bill, job } = found;
  const isAir = serviceOf(job.transactionType).family === "air";
  const list = { mblid: job.id, hblid: bill.id };
  const lines = isAir ? [] : await containerListRows(tx, actor.companyId, list, actor.language);
  const head = await paperHead(tx, actor, job.officeId, null, more);
  const arrived = arrivedBill(
    { ...head, preparedBy: head.printedBy },
    found,
    lines,
    actor.language,
  );
  return { arrived, office: head.office };
}

/** Opens a bill to print a paper of it, in the language of the paper. */
async function openToPrint(
  tx: Tx,
  user: Actor,
  ask: { readonly hblid: string; readonly language?: Language | undefined },
  tabs: readonly BillTab[],
) {
  const actor = printingIn(user, {}, ask.language);
  return { actor, found: await readArrivalBill(tx, actor, ask, tabs) };
}

/**
 * Prints the stored arrival notice of a bill, by sea or by air as its job is.
 *
 * Refuses: record.notFound · access.forbidden · arrival.otherService · arrival.notSaved
 */
export async function previewArrivalNotice(
  tx: Tx,
  user: Actor,
  { hblId, ...ask }: Ask<typeof contract.previewArrivalNotice>,
) {
  const { actor, found } = await openToPrint(tx, user, { ...ask, hblid: hblId }, ["ARRIVAL"]);
  const paper = await noticePaper(tx, actor, found, ask.currency);
  const { language } = actor;
  return answeredPaper(paper.arrivalNo, printedArrivalNotice, paper, { language });
}

/** Returns the printed content of a stored notice. Refuses: arrival.notSaved */
export async function noticePaper(
  tx: Tx,
  actor: Actor,
  found: BillAndJob,
  currency: NoticePaper["currency"],
): Promise<NoticePaper> {
  const { bill, job } = found;
  const stored = await storedNotice(tx, actor, bill.id);
  if (!stored) throw refuseArrival("arrival.notSaved");
  const { arrived, office } = await readArrivedAtOffice(
    tx,
    actor,
    found,
    noticeColumns(actor, found),
  );
  const notice = shownNotice(job.jobNo, stored);
  const { language } = actor;
  return printedNotice(
    { ...arrived, ...noticeGround(office) },
    { ...notice, arrivalDocuments: notice.arrivalDocuments ?? standardDocuments(found, language) },
    currency,
    language,
  );
}

/**
 * Prints the stored delivery order of a bill.
 *
 * Refuses: as previewArrivalNotice
 */
export async function previewDeliveryOrder(
  tx: Tx,
  user: Actor,
  ask: Ask<typeof contract.previewDeliveryOrder>,
) {
  const { actor, found } = await openToPrint(tx, user, ask, ["DELIVERY"]);
  const paper = await orderPaper(tx, actor, found);
  const { language } = actor;
  return answeredPaper(paper.deliveryOrderNo, printedDeliveryOrder, paper, { language });
}

/** Returns the printed content of a stored order. Refuses: arrival.notSaved */
export async function orderPaper(
  tx: Tx,
  actor: Actor,
  found: BillAndJob,
): Promise<DeliveryOrderPaper> {
  const { bill, job } = found;
  const order = await orderRow(tx, actor, bill.id);
  if (!order) throw refuseArrival("arrival.notSaved");
  const { noticeSerial } = order;
  return {
    ...(await readArrivedBill(tx, actor, found)),
    deliveryOrderNo: orderNumber(found, order.serial),
    printedDate: order.deliveryOrderPrintedDate,
    arrivalNo: noticeSerial === null ? "" : arrivalNumber("ARRIVAL", job.jobNo, noticeSerial),
    sentTo1: order.doheader1 ?? "",
    sentTo2: order.doheader2 ?? "",
    validUntil: order.validUntil ?? "",
    demDays: order.demDays === null ? "" : String(order.demDays),
    detDays: order.detDays === null ? "" : String(order.detDays),
    emptyReturn: order.emptyReturn ?? "",
    footer: order.dofooter ?? "",
  };
}

/** Prints the proof of delivery of a bill; what was not entered is left for the receiver's hand. */
export async function previewProofOfDelivery(
  tx: Tx,
  user: Actor,
  { id, language: asked }: Ask<typeof contract.previewProofOfDelivery>,
) {
  const { actor, found } = await openToPrint(tx, user, { hblid: id, language: asked }, ["PROOF"]);
  const paper = await proofPaper(tx, actor, found);
  const { language } = actor;
  return answeredPaper(`POD_${paper.hwbno}`, printedProofOfDelivery, paper, { language });
}

/** Returns the printed content of a proof of delivery. */
export async function proofPaper(tx: Tx, actor: Actor, found: BillAndJob): Promise<ProofPaper> {
  const proof = await proofRow(tx, actor, found.bill.id);
  return {
    ...(await readArrivedBill(tx, actor, found)),
    deliveryReference: proof?.referenceNo ?? "",
    deliveryDate: proof?.deliveryDate ?? "",
    deliveryPerson: proof?.deliveryPerson ?? "",
    note: proof?.note ?? "",
  };
}

/** Prints the receipt for the documents of a bill that arrives by air. */
export async function previewAirDocumentRelease(
  tx: Tx,
  user: Actor,
  { id, language: asked }: Ask<typeof contract.previewAirDocumentRelease>,
) {
  const ask = { hblid: id, language: asked };
  const { actor, found } = await openToPrint(tx, user, ask, ["AUTHORIZE"]);
  const paper = await readArrivedBill(tx, actor, found);
  const { language } = actor;
  return answeredPaper(`DR_${paper.hwbno}`, printedDocumentRelease, paper, { language });
}

type LetterAsk = Ask<typeof contract.previewAuthorizeLetter>;

/** Prints the stored authorize letter of a bill. Refuses: as previewArrivalNotice */
export function previewAuthorizeLetter(tx: Tx, user: Actor, ask: LetterAsk) {
  return previewLetter(tx, user, ask, "authorize");
}

/** Prints the letter for goods that are consigned to us. Refuses: as previewArrivalNotice */
export function previewConsignLetter(tx: Tx, user: Actor, ask: LetterAsk) {
  return previewLetter(tx, user, ask, "consign");
}

async function previewLetter(
  tx: Tx,
  user: Actor,
  { housbillId, printSign, language: asked }: LetterAsk,
  layout: LetterLayout,
) {
  const ask = { hblid: housbillId, language: asked };
  const { actor, found } = await openToPrint(tx, user, ask, ["AUTHORIZE"]);
  const order = await orderRow(tx, actor, found.bill.id);
  if (!order) throw refuseArrival("arrival.notSaved");
  const paper: LetterPaper = {
    ...(await readArrivedBill(tx, actor, found)),
    letterNo: orderNumber(found, order.serial),
    printedDate: order.deliveryOrderPrintedDate,
    sentTo1: order.doheader1 ?? "",
    sentTo2: order.doheader2 ?? "",
    subAbbr: order.subAbbr ?? "",
    footer: order.dofooter ?? "",
    isSigned: printSign,
  };
  const { language } = actor;
  return answeredPaper(paper.letterNo, printedAuthorizeLetter, paper, { language, layout });
}
