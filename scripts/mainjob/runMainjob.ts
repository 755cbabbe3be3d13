import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addAndUpdate, getShipmentTotalProfit } from "@fairway/areas/charge/contract.ts";
import { addNote, previewNote } from "@fairway/areas/note/contract.ts";
import { createHouseBill, previewSeaHblOfLading } from "@fairway/areas/housebill/contract.ts";
import { addInvoice, getInvoiceById } from "@fairway/areas/invoice/contract.ts";
import { updateRate } from "@fairway/areas/rate/contract.ts";
import { cancelReceipt, previewReceipt, saveReceipt } from "@fairway/areas/receipt/contract.ts";
import { previewProfitSheet } from "@fairway/areas/report/contract.ts";
import { createShipment } from "@fairway/areas/shipment/contract.ts";
import { Decimal, decimal } from "@fairway/core/money/decimal.ts";
import { addDays } from "@fairway/core/time/day.ts";
import type { Me, Signed } from "../api/callServer.ts";
import { catalogueEntries, type Entries } from "../api/entries.ts";
import { findParties, type Parties } from "./parties.ts";
import type { MainjobLine, MainjobScenario } from "./scenario.ts";

/** What the main job came to; amounts are decimal strings. */
export interface MainjobResult {
  jobNo: string;
  hwbno: string;
  debitNote: { no: string; totals: Record<string, string>; totalVnd: string } | null;
  invoice: { no: string; totalVnd: string; history: HistoryLine[] } | null;
  obhInvoice: { no: string; totalVnd: string } | null;
  profit: { vnd: string | null; usd: string | null };
  papers: string[];
}
interface HistoryLine {
  event: string;
  unpaidVnd: string;
  paymentStatus: string;
}

/**
 * Drives one sea FCL export job from booking to cash through the public API. The papers are kept in
 * `folder`; without one they are printed and thrown away.
 */
export async function runMainjob(
  signed: Signed,
  me: Me,
  scenario: MainjobScenario,
  folder: string | null,
): Promise<MainjobResult> {
  const day = scenario.exchangeDate;
  await signed.ask(updateRate, {
    effectiveOn: day,
    rates: Object.entries(scenario.rates).map(([currencyFrom, rate]) => ({ currencyFrom, rate })),
  });
  const entries = catalogueEntries(signed);
  const parties = await findParties(signed, me, scenario);
  const job = await openJob(signed, entries, parties, scenario);
  const bill = await writeBill(signed, entries, parties, job.id);
  const papers = paperFolder(signed, folder);
  await papers.keep(`${bill.hwbno}`, previewSeaHblOfLading, { hblId: bill.id });

  const key = (type: "SELL" | "BUY" | "OBH", lines: readonly MainjobLine[]) =>
    keyCharges(signed, entries, parties, { hblid: bill.id, day }, type, lines);
  const selling = await key("SELL", scenario.selling);
  await key("BUY", scenario.buying);
  const onBehalf = await key("OBH", scenario.obh);

  const debitNote = await issueNote(signed, parties, job.id, day, [...selling, ...onBehalf]);
  if (debitNote) {
    await papers.keep(debitNote.no, previewNote, { jobId: job.id, creditDebitNo: debitNote.no });
  }
  const issued = await invoice(signed, parties, "Invoice", day, selling);
  const obhInvoice = await invoice(signed, parties, "InvoiceTemp", day, onBehalf);
  const cash = issued ? await takeReceipts(signed, parties, scenario, issued.id) : null;
  for (const each of cash?.receipts ?? []) {
    await papers.keep(each.paymentRefNo, previewReceipt, { id: each.id });
  }
  await papers.keep(`PL-${job.jobNo}`, previewProfitSheet, { jobId: job.id, currency: "VND" });

  const { total } = await signed.ask(getShipmentTotalProfit, { jobId: job.id });
  return {
    jobNo: job.jobNo,
    hwbno: bill.hwbno,
    debitNote,
    invoice:
      issued && cash ? { no: issued.no, totalVnd: issued.totalVnd, history: cash.history } : null,
    obhInvoice: obhInvoice && { no: obhInvoice.no, totalVnd: obhInvoice.totalVnd },
    profit: total.profit,
    papers: papers.files,
  };
}

/** Opens the job of a scenario. */
export async function openJob(
  signed: Signed,
  entries: Entries,
  parties: Parties,
  scenario: MainjobScenario,
) {
  const day = scenario.exchangeDate;
  const { data } = await signed.ask(createShipment, {
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: parties.carrierId,
    pol: await entries.port("VNCLI"),
    pod: await entries.port("DEHAM"),
    etd: day,
    eta: addDays(day, 30),
    shipmentType: "Freehand",
    paymentTerm: "Prepaid",
    typeOfService: "FCL/FCL",
    incotermId: await entries.incoterm("CIF"),
    flightVesselName: "FAIRWAY STAR",
    voyNo: "001W",
    desOfGoods: "AS PER BILL OF LADING",
    csMawbcontainers: await Promise.all(
      scenario.containers.map(async (box) => ({
        containerTypeId: await entries.unit(box.type, "Container"),
        quantity: 1,
        containerNo: box.containerNo ?? null,
        sealNo: box.sealNo ?? null,
        // A scenario may name any box; the reason is stored with a number that fails its check.
        overrideReason: box.containerNo ? "As given by the shipper" : null,
      })),
    ),
  });
  return data;
}

/** Writes the house bill of a job. */
export async function writeBill(signed: Signed, entries: Entries, parties: Parties, jobId: string) {
  const { data } = await signed.ask(createHouseBill, {
    jobId,
    hbltype: "Original",
    customerId: parties.customerId,
    saleManId: parties.saleManId,
    shipperId: parties.customerId,
    shipperDescription: parties.shipper,
    consigneeDescription: "TO ORDER",
    notifyPartyDescription: "SAME AS CONSIGNEE",
    freightPayment: "Prepaid",
    placeFreightPay: "Origin",
    incotermId: await entries.incoterm("CIF"),
    desOfGoods: "GENERAL CARGO",
  });
  return data;
}

/** Keys charge lines on a house bill and gives their ids. */
export async function keyCharges(
  signed: Signed,
  entries: Entries,
  parties: Parties,
  on: { hblid: string; day: string },
  type: "SELL" | "BUY" | "OBH",
  lines: readonly MainjobLine[],
): Promise<string[]> {
  if (lines.length === 0) return [];
  const charges = [];
  for (const [at, line] of lines.entries()) {
    charges.push({
      chargeId: await entries.charge(line.charge, type),
      quantity: line.quantity,
      unitId: await entries.unit(line.unit, "Package"),
      unitPrice: line.unitPrice,
      currencyId: line.currency,
      vatrate: line.vat ?? null,
      paymentObjectId: type === "BUY" ? parties.carrierId : parties.customerId,
      payerId: type === "OBH" ? parties.payeeId : null,
      exchangeDate: on.day,
      // A charge may stand twice on a bill; the note has a line for each.
      notes: lines.findIndex((each) => each.charge === line.charge) < at ? `Line ${at + 1}` : null,
    });
  }
  const { data } = await signed.ask(addAndUpdate, { hblid: on.hblid, type, charges });
  return data.map((line) => line.id);
}

async function issueNote(
  signed: Signed,
  parties: Parties,
  jobId: string,
  day: string,
  chargeIds: string[],
): Promise<MainjobResult["debitNote"]> {
  if (chargeIds.length === 0) return null;
  const { data } = await signed.ask(addNote, {
    jobId,
    type: "DEBIT",
    partnerId: parties.customerId,
    chargeIds,
    exchangeDate: day,
  });
  const totals = Object.fromEntries(data.totals.map((each) => [each.currencyId, each.total]));
  return { no: data.code, totals, totalVnd: data.totalVnd };
}

async function invoice(
  signed: Signed,
  parties: Parties,
  type: "Invoice" | "InvoiceTemp",
  date: string,
  chargeIds: string[],
) {
  if (chargeIds.length === 0) return null;
  const { data } = await signed.ask(addInvoice, {
    type,
    partnerId: parties.customerId,
    chargeIds,
    date,
    currencyId: "VND",
    paymentTerm: 30,
  });
  return { id: data.id, no: data.invoiceNoTempt ?? data.voucherId, totalVnd: data.totalAmountVnd };
}

/** Takes the receipts one after the other, each clearing the invoice, then cancels the named one. */
async function takeReceipts(
  signed: Signed,
  parties: Parties,
  scenario: MainjobScenario,
  invoiceId: string,
) {
  const history: HistoryLine[] = [];
  const note = async (event: string) => {
    const now = await signed.ask(getInvoiceById, { id: invoiceId });
    history.push({ event, unpaidVnd: now.unpaidAmountVnd, paymentStatus: now.paymentStatus });
    return decimal(now.unpaidAmountVnd);
  };
  let unpaid = await note("invoice issued");
  const receipts: { id: string; paymentRefNo: string }[] = [];
  for (const [at, amount] of scenario.receipts.entries()) {
    const clears = Decimal.min(unpaid, decimal(amount));
    const { data } = await signed.ask(saveReceipt, {
      saveAction: 2,
      class: clears.gt(0) ? "Clear Debit" : "Advance",
      customerId: parties.customerId,
      paymentDate: scenario.exchangeDate,
      currencyId: "VND",
      paidAmount: amount,
      payments: clears.gt(0) ? [{ refId: invoiceId, paidAmount: clears.toFixed() }] : [],
    });
    receipts.push(data);
    unpaid = await note(`receipt ${at + 1} done`);
  }
  const canceled = receipts[scenario.cancelReceipt ?? -1];
  if (canceled) {
    await signed.ask(cancelReceipt, { id: canceled.id, reason: "Main job scenario" });
    await note(`receipt ${(scenario.cancelReceipt ?? 0) + 1} cancelled`);
  }
  return { history, receipts };
}

/** Keeps the papers of the job as files. */
function paperFolder(signed: Signed, folder: string | null) {
  const files: string[] = [];
  return {
    files,
    async keep<Spec extends Parameters<Signed["ask"]>[0]>(
      name: string,
      call: Spec,
      ask: Parameters<typeof signed.ask<Spec>>[1],
    ) {
      const paper = new Uint8Array((await signed.ask(call, ask)) as ArrayBuffer);
      if (folder === null) return;
      const file = join(folder, `${name.replaceAll("/", "_")}.pdf`);
      await writeFile(file, paper);
      files.push(file);
    },
  };
}
