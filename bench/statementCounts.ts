import {
  addAndUpdate,
  getByHB,
  getShipmentTotalProfit,
  importJob,
} from "@fairway/areas/charge/contract.ts";
import { validateCheckPoint } from "@fairway/areas/charge/contractChecks.ts";
import {
  addNote,
  deleteNote,
  noteDetails,
  pageNotes,
  previewNote,
  sendNotes,
  updateNote,
} from "@fairway/areas/note/contract.ts";
import {
  createHouseBill,
  getHouseBill,
  pageHouseBills,
} from "@fairway/areas/housebill/contract.ts";
import { addInvoice, getInvoiceById, pageInvoices } from "@fairway/areas/invoice/contract.ts";
import { getPartnerById, listPartners } from "@fairway/areas/partner/contract.ts";
import { getReceiptById, pageReceipts, saveReceipt } from "@fairway/areas/receipt/contract.ts";
import { createShipment, getShipment, listShipments } from "@fairway/areas/shipment/contract.ts";
import { raceGround } from "../faults/raceGround.ts";
import type { CountingClient } from "./countingStatements.ts";

/** The most statements that a call of a kind may take, resolving the caller included. */
export const statementBudgets = {
  list: 3,
  record: 6,
  create: 8,
  // With the check points of its partners.
  checked: 10,
  issue: 12,
  // With the check point of its partner.
  paper: 9,
  // What a note held is read, released and counted again.
  change: 24,
} as const;

/** The number of statements of a call over two lines and over many. */
export interface StatementCount {
  readonly name: string;
  readonly kind: keyof typeof statementBudgets;
  readonly few: number;
  readonly many: number;
}

/** Makes the calls of the main job over two lines and over many, and counts their statements. */
export async function statementCounts(
  client: CountingClient,
  many: number,
): Promise<StatementCount[]> {
  const ground = await raceGround(client);
  // Data that a server loads once (keys, prepared lists) is loaded before counting.
  await round(client, ground, 1);
  const few = await round(client, ground, 2);
  const all = await round(client, ground, many);
  return few.map((each, at) => ({
    name: each.name,
    kind: each.kind,
    few: each.count,
    many: all[at]?.count ?? 0,
  }));
}

type Counted = { name: string; kind: StatementCount["kind"]; count: number };

async function round(
  client: CountingClient,
  ground: Awaited<ReturnType<typeof raceGround>>,
  lines: number,
): Promise<Counted[]> {
  const counts: Counted[] = [];
  const note = (
    name: string,
    kind: Counted["kind"],
    call: Parameters<typeof client.statements>[0],
  ) => counts.push({ name, kind, count: client.statements(call) });
  const template = await ground.job();
  const [box] = template.csMawbcontainers;
  const boxes = Array.from({ length: lines }, () => ({
    ...box,
    id: null,
    containerNo: null,
    sealNo: null,
  }));
  const { data: job } = await client.ask(createShipment, {
    ...template,
    csMawbcontainers: boxes,
  } as never);
  note("create a job with containers", "create", createShipment);
  await client.ask(getShipment, { id: job.id });
  note("open a job", "record", getShipment);
  const bill = await ground.bill(job.id);
  note("create a house bill with containers", "checked", createHouseBill);
  await client.ask(getHouseBill, { id: bill.id } as never);
  note("open a house bill", "record", getHouseBill);

  const { jobId, hblid, chargeIds } = await ground.charged(lines);
  note("save new charges", "checked", addAndUpdate);
  const { data: issued } = await client.ask(addNote, {
    jobId,
    type: "DEBIT",
    partnerId: ground.customerId,
    chargeIds,
    exchangeDate: ground.day,
  });
  note("issue a debit note", "issue", addNote);
  await client.ask(noteDetails, { jobId, cdNo: issued.code } as never);
  note("open a debit note", "record", noteDetails);
  await client.ask(getShipmentTotalProfit, { jobId } as never);
  note("profit of a job", "record", getShipmentTotalProfit);
  const asked = { partnerId: ground.customerId, hblId: hblid, type: 5 };
  await client.ask(validateCheckPoint, asked as never);
  note("check point of a partner", "record", validateCheckPoint);
  await client.ask(previewNote, { jobId, creditDebitNo: issued.code } as never);
  note("paper of a debit note", "paper", previewNote);
  const { data: changed } = await client.ask(updateNote, {
    id: issued.id,
    version: issued.version,
    chargeIds: chargeIds.slice(Math.min(1, lines - 1)),
    exchangeDate: null,
  } as never);
  note("take a line off a debit note", "change", updateNote);
  await client.ask(deleteNote, { cdNoteId: changed.id } as never);
  note("delete a debit note", "change", deleteNote);
  const again = { jobId, type: "DEBIT", partnerId: ground.customerId, chargeIds };
  const { data: second } = await client.ask(addNote, {
    ...again,
    exchangeDate: ground.day,
  } as never);
  await client.ask(sendNotes, { noteIds: [second.id] } as never);
  note("send a debit note to accounting", "issue", sendNotes);
  const { data: selling } = await client.ask(getByHB, { hbId: hblid, type: "SELL" });
  note("list the charges of a bill", "list", getByHB);
  await client.ask(importJob, {
    ...template,
    // With its id it would be copied.
    id: undefined,
    csMawbcontainers: boxes,
    houseBills: [{ ...bill, hwbno: null, csMawbcontainers: undefined, selling }],
  } as never);
  note("open a job with containers, bill and charges", "issue", importJob);

  const invoices = [await ground.invoice(lines)];
  note("issue an invoice", "issue", addInvoice);
  await client.ask(getInvoiceById, { id: invoices[0]?.id ?? "" });
  note("open an invoice", "record", getInvoiceById);
  // The lines of a receipt are invoices, and each invoice has a job of its own.
  while (invoices.length < Math.min(lines, 12)) invoices.push(await ground.invoice(1));
  const total = invoices.reduce((sum, { totalVnd }) => sum + Number(totalVnd), 0);
  const { data: receipt } = await client.ask(saveReceipt, {
    saveAction: 2,
    class: "Clear Debit",
    customerId: ground.customerId,
    paymentDate: ground.day,
    currencyId: "VND",
    paidAmount: String(total),
    payments: invoices.map(({ id, totalVnd }) => ({ refId: id, paidAmount: totalVnd })),
  });
  note("post a receipt", "issue", saveReceipt);
  await client.ask(getReceiptById, { id: receipt.id });
  note("open a receipt", "record", getReceiptById);
  await client.ask(getPartnerById, { id: ground.customerId } as never);
  note("open a partner", "record", getPartnerById);

  const page = { page: 1, size: 100 };
  await client.ask(listShipments, { ...page, transactionType: "SFE" } as never);
  note("list jobs", "list", listShipments);
  await client.ask(pageHouseBills, { ...page, jobId } as never);
  note("list house bills", "list", pageHouseBills);
  await client.ask(pageNotes, page as never);
  note("list debit notes", "list", pageNotes);
  await client.ask(pageInvoices, page as never);
  note("list invoices", "list", pageInvoices);
  await client.ask(pageReceipts, page as never);
  note("list receipts", "list", pageReceipts);
  await client.ask(listPartners, { ...page, partnerType: "Customer" } as never);
  note("list partners", "list", listPartners);
  return counts;
}
