import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { findRate } from "@fairway/areas/rate/model/rateBook.ts";
import { loadRateBook } from "@fairway/areas/rate/server/loadRateBook.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { shipmentTypes } from "@fairway/areas/shipment/model/choices.ts";
import { sayChoice } from "@fairway/core/words/sayChoice.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { rateText } from "@fairway/core/money/rate.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type { previewProfitSheet as call } from "../contract.ts";
import { profitSheet } from "../model/profitSheet.ts";
import type { ProfitSheetPaper } from "../model/profitSheetPaper.ts";
import { printedProfitSheet } from "./paper/profitSheet.paper.ts";
import { readSheetBills } from "./profitSheetTable.ts";

/**
 * Prints the profit and loss sheet of a job, or of one of its house bills, in VND or USD.
 *
 * Shape: a job without charges prints its head only.
 * Refuses: record.notFound for a job that does not exist or is out of the user's detail reach.
 */
export async function previewProfitSheet(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof call>,
): Promise<Answer<typeof call>> {
  const { job, paper, language } = await profitSheetPaper(tx, actor, ask);
  return answeredPaper(`PL-${job.jobNo}`, printedProfitSheet, paper, { language });
}

/** Returns the printed content of the sheet. Refuses: as previewProfitSheet */
export async function profitSheetPaper(tx: Tx, user: Actor, ask: Ask<typeof call>) {
  const actor = printingIn(user, printedProfitSheet, ask.language);
  const { language } = actor;
  const job = await readShipment(tx, actor, ask.jobId);
  const bills = await readSheetBills(tx, actor, job.id, ask.hblId);
  const charges = await getCharges(
    tx,
    actor,
    ask.hblId ? { jobId: job.id, hblid: ask.hblId } : { jobId: job.id },
  );
  const { office, ...head } = await paperHead(tx, actor, job.officeId, job.userCreated);
  const days = [job.serviceDate, ...charges.map((each) => each.exchangeDate)];
  const book = await loadRateBook(tx, actor, [secondCurrency], days);
  const ofDay = (day: Day) => {
    const rate = findRate(book, secondCurrency, localCurrency, day);
    return rate && rateText(rate);
  };
  const ofSheet = ofDay(job.serviceDate);
  const service = serviceOf(job.transactionType);

  const paper: ProfitSheetPaper = {
    ...head,
    jobNo: job.jobNo,
    jobDate: job.serviceDate,
    mawb: job.mawb ?? "",
    hwbno: bills.hwbnos,
    shipmentType: sayChoice(shipmentTypes, job.shipmentType, language).toUpperCase(),
    service: service.name[language],
    salesman: bills.salesmen,
    customer: bills.customers,
    shipper: bills.shipper,
    consignee: bills.consignee,
    carrier: job.coloaderName ?? "",
    agent: job.agentName ?? "",
    pol: job.polDescription ?? job.polName ?? "",
    pod: job.podDescription ?? job.podName ?? "",
    commodity: job.commodity ?? "",
    containers: job.packageContainer ?? "",
    contSeal: bills.contSeal,
    vessel: job.flightVesselName ?? "",
    voyage: job.voyNo ?? "",
    etd: job.etd ?? "",
    eta: job.eta ?? "",
    finishDate: job.finishDate ?? "",
    grossWeight: bills.grossWeight ?? job.grossWeight ?? "",
    netWeight: bills.netWeight ?? job.netWeight ?? "",
    chargeWeight: bills.chargeWeight ?? job.chargeWeight ?? "",
    cbm: bills.cbm ?? job.cbm ?? "",
    source: office.shortName,
    currency: ask.currency,
    exchangeRate: ofSheet ?? "",
    ...profitSheet(charges, ask.currency, language, new Map(Object.entries(bills.paid)), {
      ofSheet,
      ofDay,
    }),
  };
  return { job, paper, language };
}
