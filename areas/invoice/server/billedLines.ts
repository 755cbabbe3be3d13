import { notAdjusted, wrongAdjustments } from "@fairway/areas/charge/model/adjustment.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { boundRatesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { isRate } from "@fairway/areas/rate/model/isRate.ts";
import { refuseRate, refuseRates } from "@fairway/areas/rate/model/refusals.ts";
import {
  keptMark,
  type RateMark,
  strictestMark,
  withinBound,
} from "@fairway/areas/rate/model/typedRate.ts";
import { markRate } from "@fairway/areas/rate/server/markRate.ts";
import { nameRateHolders } from "@fairway/areas/rate/server/nameRateHolders.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import {
  type BilledAmounts,
  billedLine,
  type Billing,
  keepsValue,
  type TypedLine,
} from "../model/billedLine.ts";
import type { ApprovedLine, ApprovedLines } from "../model/approvedLine.ts";
import type { AccountingType, Invoice } from "../model/invoice.ts";
import { refuseInvoice } from "../model/refusals.ts";
import { sideOf } from "../model/whyNotInvoiced.ts";
import { approvedLines } from "./approvedLines.ts";

/** A charge with its amounts on an invoice or a voucher, and what is typed for it. */
export interface BilledLine<Typed extends TypedLine = TypedLine> {
  readonly charge: Surcharge;
  readonly typed: Typed;
  readonly billed: BilledAmounts;
  /** As its settlement approved it. */
  readonly approved?: ApprovedLine | undefined;
}

interface BillingOf<Typed extends TypedLine> {
  readonly type: AccountingType;
  readonly date: Day;
  readonly officeId: string | null;
  readonly typedRate: DecimalText | null;
  readonly rateReason: string | null;
  readonly lines: readonly Typed[];
  /** The document as it is stored, and the typed rates of its lines by charge. */
  readonly stored?: {
    readonly invoice: Invoice;
    readonly rates: ReadonlyMap<string, DecimalText | null>;
  };
}

/**
 * Values the lines of an invoice or a voucher with what is typed, in the order of the charges, with
 * the mark of the typed rates.
 *
 * Shape: VND amounts are typed to the rounding of another paper, so they stay near those of the rate.
 * Refuses: rate.aboveZero, .outsideBound, .reasonNeeded · invoice.keepsRate, .lineAmount, .notItsLine ·
 *   charge.adjustTooFar, .adjustUntaxed
 * Source: rule IN-16, areas/invoice/README.md
 */
export async function billedLines<Typed extends TypedLine>(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
  by: BillingOf<Typed>,
): Promise<{
  readonly lines: BilledLine<Typed | TypedLine>[];
  readonly mark: RateMark;
  readonly approved: ApprovedLines;
}> {
  const byCharge = new Map(charges.map((charge) => [charge.id, charge]));
  if (by.lines.some(({ chargeId }) => !byCharge.has(chargeId))) {
    throw refuseInvoice("invoice.notItsLine", {}, { field: "lines" });
  }
  const approvedOf =
    by.type === "Voucher"
      ? await approvedLines(tx, actor.companyId, charges, sideOf(by.type, charges))
      : new Map<string, ApprovedLine>();
  refuseFields(wrongFields({ charges: byCharge, approved: approvedOf }, by));
  const mark = await markOfTyped(tx, actor, byCharge, by);
  const typed = new Map(by.lines.map((line) => [line.chargeId, line]));
  const lines = charges.map((charge) => {
    const line = typed.get(charge.id) ?? { chargeId: charge.id };
    const approved = approvedOf.get(charge.id);
    return { charge, typed: line, billed: billedLine(charge, line, by, approved), approved };
  });
  return { lines, mark, approved: approvedOf };
}

/** The charges of a document by their ids, and how settlements approved them. */
interface Found {
  readonly charges: ReadonlyMap<string, Surcharge>;
  readonly approved: ApprovedLines;
}

function wrongFields<Typed extends TypedLine>(found: Found, by: BillingOf<Typed>): FieldRefusal[] {
  const ofHead =
    by.typedRate === null || isRate(by.typedRate)
      ? []
      : [refuseRate.field("excRateUsdToLocal", "rate.aboveZero")];
  return [...ofHead, ...by.lines.flatMap((line, at) => wrongLine(found, by, line, at))];
}

function wrongLine<Typed extends TypedLine>(
  { charges, approved }: Found,
  by: BillingOf<Typed>,
  line: Typed,
  at: number,
): FieldRefusal[] {
  const charge = charges.get(line.chargeId);
  const amounts = (["amountVnd", "vatAmountVnd"] as const).filter((name) => line[name] != null);
  const { exchangeRate } = line;
  if (charge && keepsValue(by, charge)) {
    const names = [...(exchangeRate != null ? ["exchangeRate"] : []), ...amounts];
    const { chargeCode } = charge;
    return names.map((name) =>
      refuseInvoice.field(`lines.${at}.${name}`, "invoice.keepsRate", { chargeCode }),
    );
  }
  const wrongRate = exchangeRate != null && !isRate(exchangeRate);
  if (
    charge &&
    !wrongRate &&
    amounts.length > 0 &&
    amounts.every((name) => isDong(line[name] ?? ""))
  ) {
    return tooFar({ charge, approved: approved.get(charge.id) }, by, line).map((wrong) => ({
      ...wrong,
      field: `lines.${at}.${wrong.field}`,
    }));
  }
  return [
    ...(wrongRate ? [refuseRate.field(`lines.${at}.exchangeRate`, "rate.aboveZero")] : []),
    ...amounts
      .filter((name) => !isDong(line[name] as string))
      .map((name) =>
        refuseInvoice.field(`lines.${at}.${name}`, "invoice.lineAmount", {
          value: line[name] as string,
        }),
      ),
  ];
}

/** The typed VND amounts that are too far from those of the charge at the rate of the line. */
function tooFar(
  { charge, approved }: Pick<BilledLine, "charge" | "approved">,
  by: Billing,
  line: TypedLine,
): FieldRefusal[] {
  const { chargeId, exchangeRate } = line;
  const atRate = billedLine(charge, { chargeId, exchangeRate }, by, approved);
  const { chargeCode, vatrate } = charge;
  return wrongAdjustments(
    { ...notAdjusted, ...atRate, chargeCode, vatrate },
    {
      amountVnd: line.amountVnd ?? atRate.amountVnd,
      vatAmountVnd: line.vatAmountVnd ?? atRate.vatAmountVnd,
    },
  );
}

function isDong(text: DecimalText): boolean {
  const amount = decimal(text);
  return amount.isInteger() && amount.gte(0) && amount.lt(1e15);
}

async function markOfTyped<Typed extends TypedLine>(
  tx: Tx,
  actor: Actor,
  charges: ReadonlyMap<string, Surcharge>,
  { typedRate, lines, date: day, officeId, rateReason: reason, stored }: BillingOf<Typed>,
): Promise<RateMark> {
  const ofHead = typedRate
    ? [
        {
          field: "excRateUsdToLocal",
          currency: secondCurrency,
          rate: typedRate,
          before: stored?.invoice.isRateTyped ? stored.invoice.excRateUsdToLocal : null,
        },
      ]
    : [];
  const ofLines = lines.flatMap(({ exchangeRate, chargeId }, at) => {
    const currency = charges.get(chargeId)?.currencyId;
    if (!exchangeRate || !currency) return [];
    const before = stored?.rates.get(chargeId) ?? null;
    return [{ field: `lines.${at}.exchangeRate`, currency, rate: exchangeRate, before }];
  });
  const typed = [...ofHead, ...ofLines];
  if (typed.length === 0) return withinBound;
  const currencies = new Set(typed.map(({ currency }) => currency));
  const known = await boundRatesToVnd(tx, actor, { currencies, days: [day], officeId });
  const marked = typed.map(({ before, ...each }) => {
    const asked = { ...each, day, reason };
    const was = stored && {
      ...stored.invoice,
      currency: each.currency,
      day: stored.invoice.date,
      rate: before,
    };
    const bound = { share: known.share, ofDay: known.toVnd(each.currency, day) };
    return markRate(actor, bound, { ...asked, kept: keptMark(was ?? null, asked) });
  });
  refuseRates(
    await nameRateHolders(
      tx,
      actor,
      marked.flatMap(({ wrong }) => wrong),
    ),
  );
  return strictestMark(marked.map(({ mark }) => mark));
}
