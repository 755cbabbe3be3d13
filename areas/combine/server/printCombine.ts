import { bankNameIn } from "@fairway/areas/catalogue/server/bankNameIn.ts";
import {
  printDocument,
  type PrintedDocument,
} from "@fairway/areas/document/server/printDocument.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { paperBanks } from "@fairway/areas/organisation/model/paperBank.ts";
import type { Office } from "@fairway/areas/organisation/server/getOffice.ts";
import { paperPartner } from "@fairway/areas/partner/server/paperPartner.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Combine } from "../model/combine.ts";
import type { CombinedBillFacts, CombinedCharge } from "../model/combinedCharge.ts";
import type {
  CombineDebitPaper,
  CombinePaper,
  ConfirmBillingPaper,
} from "../model/combinePaper.ts";
import { combineSource, readCombineLines } from "./combineTable.ts";
import { allSeen, openCombine } from "./getCombine.ts";
import { printedCombineDebit } from "./paper/combineDebit.paper.ts";
import { printedConfirmBilling } from "./paper/confirmBilling.paper.ts";
import { readCombinedWhole } from "./readCombined.ts";

/**
 * Prints the debit note of a combined billing with the charges of its documents.
 *
 * Refuses: record.notFound · access.forbidden · combine.state, .beyondReach
 */
export async function previewDebit(tx: Tx, actor: Actor, ask: Ask<typeof contract.previewDebit>) {
  const billing = await openCombine(tx, actor, ask.id);
  await allSeen(tx, actor, billing);
  return printDocument(tx, actor, debitNote, billing, ask.language);
}

/** Prints the request to confirm a combined billing. Refuses: as `previewDebit` */
export async function previewConfirm(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.previewConfirm>,
) {
  const { companyId } = actor;
  const found = await maybe<{ id: string }>(
    tx,
    sql`select id from document where company_id = ${companyId} and kind = 'combine'
      and number_key(number) = number_key(${ask.combineBillingNo})`,
  );
  if (!found) throw refuse("record.notFound");
  const billing = await openCombine(tx, actor, found.id);
  await allSeen(tx, actor, billing);
  return printDocument(tx, actor, confirmation, billing, ask.language);
}

const debitNote: PrintedDocument<Combine, CombineDebitPaper> = {
  source: combineSource,
  paper: printedCombineDebit,
  content: async (tx, actor, billing, office) => {
    const { documents, charges, bills } = await readCombinedWhole(tx, actor, [billing.id]);
    const numbers = new Map(documents.map((each) => [each.documentId, each.documentNo]));
    return {
      ...(await commonOf(tx, actor, billing, office)),
      bills: [
        ...Map.groupBy(charges, ({ documentId, hblid }) => `${documentId} ${hblid}`).values(),
      ].map((lines) => billOf(lines, { numbers, bills, actor })),
    };
  },
};

const confirmation: PrintedDocument<Combine, ConfirmBillingPaper> = {
  source: combineSource,
  paper: printedConfirmBilling,
  content: async (tx, actor, billing, office) => ({
    ...(await commonOf(tx, actor, billing, office)),
    billingDate: billing.billingDate ?? "",
    documents: (await readCombineLines(tx, actor, [billing.id])).map((each) => ({
      ...each,
      amountUsd: each.amountUsd ?? "",
    })),
  }),
};

async function commonOf(
  tx: Tx,
  actor: Actor,
  billing: Combine,
  office: Office,
): Promise<Omit<CombinePaper, keyof AuthoredHead>> {
  const { totalAmountVnd, totalAmountUsd } = billing;
  return {
    no: billing.combineBillingNo,
    issueDate: dayOf(billing.datetimeCreated, office.timeZone),
    partner: await paperPartner(tx, actor, billing.partnerId),
    totalVnd: totalAmountVnd,
    totalUsd: totalAmountUsd ?? "",
    inWords: amountInWords(totalAmountVnd, localCurrency, actor.language),
    banks: paperBanks(office, office.bankName && (await bankNameIn(tx, actor, office.bankName))),
    note: billing.description ?? "",
  };
}

function billOf(
  lines: readonly CombinedCharge[],
  {
    numbers,
    bills,
    actor,
  }: {
    readonly numbers: ReadonlyMap<string, string>;
    readonly bills: ReadonlyMap<string, CombinedBillFacts>;
    readonly actor: Actor;
  },
): CombineDebitPaper["bills"][number] {
  const [first] = lines as readonly [CombinedCharge, ...CombinedCharge[]];
  const bill = bills.get(first.hblid);
  return {
    documentNo: numbers.get(first.documentId) ?? "",
    jobNo: bill?.jobNo ?? "",
    hwbno: bill?.hwbno ?? "",
    mblno: bill?.mblno ?? "",
    customNo: bill?.customNo ?? "",
    pol: bill?.pol ?? "",
    pod: bill?.pod ?? "",
    warehouse: bill?.warehouse ?? "",
    commodity: bill?.commodity ?? "",
    containers: bill?.containers ?? "",
    grossWeight: bill?.grossWeight ?? "",
    netWeight: bill?.netWeight ?? "",
    cbm: bill?.cbm ?? "",
    lines: lines.map((line) => ({
      section: line.type === "OBH" ? "obh" : "charge",
      description: actor.language === "vi" ? line.chargeNameVi : line.chargeNameEn,
      notes: line.notes ?? "",
      quantity: line.quantity,
      unit: line.unitCode,
      unitPrice: line.unitPrice,
      currency: line.currencyId,
      vat: line.vatrate ?? "",
      vatAmount: line.vatAmount,
      total: line.total,
      rates: [],
    })),
  };
}
