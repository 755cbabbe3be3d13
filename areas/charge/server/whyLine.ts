import { loadQuotations } from "@fairway/areas/rate/server/loadQuotations.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { HistoryAnswer } from "@fairway/core/history/historyAnswer.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import {
  parsed,
  sayHistory,
  type StoredLine,
  storedLines,
} from "@fairway/engine/history/readHistory.ts";
import { sql } from "kysely";
import type { getWhy } from "../contract.ts";
import { isCommission } from "../model/chargeRates.ts";
import { exactAmounts } from "../model/exactAmounts.ts";
import type { Surcharge } from "../model/surcharge.ts";
import { toldLine } from "../model/toldLine.ts";
import type { RateOrigin, SetBy, WhyLine, WhyRate } from "../model/whyShapes.ts";
import { whyWords } from "../model/whyWords.ts";
import { documentsOfSteps, type NamedDocument, valuerIn } from "./documentsOfSteps.ts";
import { getCharges } from "./getCharges.ts";

/** The oldest changes are left out of a line that changed more often. */
const mostChanges = 300;

/**
 * Returns what the amounts of a line follow from: quantity, price and VAT with the user who set them,
 * the rates with their day, origin and quotations, each amount before and after rounding, the documents
 * that hold it, and every change with its cause.
 *
 * Refuses: record.notFound
 * Source: rule CH-31, areas/charge/README.md
 */
export async function whyLine(tx: Tx, actor: Actor, { id }: Ask<typeof getWhy>): Promise<WhyLine> {
  const [line] = await getCharges(tx, actor, { chargeIds: [id] });
  if (!line) throw refuse("record.notFound");
  await readShipment(tx, actor, line.jobId);
  const history = await storedLines(tx, actor, {
    where: sql`h.table_name = 'surcharge' and h.record_id = ${id}`,
    most: mostChanges,
  });
  const documents = await documentsOfSteps(tx, actor, [
    ...line.claims.map(({ documentId }) => documentId),
    line.valuedBy,
    ...history.flatMap(({ before, after }) => [valuerIn(before), valuerIn(after)]),
  ]);
  const set = lastSet(history);
  const { type, jobNo, hwbno, chargeCode, chargeNameEn, chargeNameVi } = line;
  return {
    id,
    jobNo,
    hwbno,
    type,
    chargeCode,
    chargeNameEn,
    chargeNameVi,
    partnerName: line.paymentObjectName,
    quantity: {
      value: line.quantity,
      unitCode: line.unitCode,
      quantityType: line.quantityType,
      set: set("quantity"),
    },
    price: {
      value: line.unitPrice,
      currencyId: line.currencyId,
      source: line.priceSource,
      reference: line.priceReference,
      set: set("unit_price"),
    },
    vat: { vatrate: line.vatrate, set: set("vatrate") },
    rates: await ratesOf(tx, actor, line, { set, documents }),
    amounts: exactAmounts(line),
    documents: line.claims.map(({ side, slot, kind, documentNo, isFirm, documentId }) => ({
      side,
      slot,
      kind,
      documentNo,
      isFirm,
      values: line.valuedBy === documentId,
      issued: documents.get(documentId)?.issued ?? { by: null, at: "" },
    })),
    changes: await changesOf(tx, actor, history, documents),
  };
}

type LastSet = (column: string) => SetBy | null;

/** Who set a column last, and when; the newest change comes first. */
function lastSet(history: readonly StoredLine[]): LastSet {
  return (column) => {
    const found = history.find((each) => column in parsed(each.after));
    return found ? { by: found.by, at: found.at } : null;
  };
}

/** The rate of the line's currency, and that of the dollar where the line is in another one. */
async function ratesOf(
  tx: Tx,
  actor: Actor,
  line: Surcharge,
  known: { readonly set: LastSet; readonly documents: ReadonlyMap<string, NamedDocument> },
): Promise<WhyRate[]> {
  const day = line.valuedOn ?? line.exchangeDate;
  const currencies = [...new Set([line.currencyId, secondCurrency])].filter(
    (each) => each !== localCurrency,
  );
  const quotations = await loadQuotations(tx, actor, currencies, day);
  return currencies.map((currencyId) => {
    const isOwn = currencyId === line.currencyId;
    const rate = isOwn ? line.finalExchangeRate : line.excRateUsdToLocal;
    const origin = originOf(line, { isOwn, currencyId, rate });
    const column = isOwn ? "final_exchange_rate" : "exc_rate_usd_to_local";
    const isTyped = origin === "typed";
    return {
      currencyId,
      rate,
      origin,
      day,
      set: known.set(isTyped ? "exchange_rate" : column),
      documentNo:
        origin === "document" ? (known.documents.get(line.valuedBy ?? "")?.number ?? null) : null,
      isOutside: line.rateOutside && (isTyped || origin === "document"),
      reason: line.rateReason,
      quotations:
        origin === "day" || origin === "document"
          ? quotations.filter(
              (each) => each.currencyFrom === currencyId || each.currencyTo === currencyId,
            )
          : [],
    };
  });
}

function originOf(
  line: Surcharge,
  asked: { readonly isOwn: boolean; readonly currencyId: string; readonly rate: string | null },
): RateOrigin {
  if (asked.rate === null) return "unknown";
  if (isCommission(line) && asked.currencyId === secondCurrency) return "commission";
  if (line.valuedBy !== null) return "document";
  return asked.isOwn && line.exchangeRate !== null ? "typed" : "day";
}

/** The changes of a line in the reader's language, each with the document that caused it. */
async function changesOf(
  tx: Tx,
  actor: Actor,
  history: readonly StoredLine[],
  documents: ReadonlyMap<string, NamedDocument>,
): Promise<HistoryAnswer> {
  const told = await sayHistory(tx, actor, toldLine, history);
  const number = (row: string | null) => documents.get(valuerIn(row) ?? "")?.number ?? "";
  return history.flatMap((line, at) => {
    const { id, by, action, changes } = told[at] as (typeof told)[number];
    const [was, now] = [number(line.before), number(line.after)];
    const cause =
      was || now
        ? [{ field: "valuedBy", label: say(whyWords.cause, actor.language), was, now }]
        : [];
    const all = [...cause, ...changes];
    return action === "update" && all.length === 0
      ? []
      : [{ id, at: line.at, by, action, changes: all }];
  });
}
