import { foldedText } from "@fairway/areas/charge/model/sameLine.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseSettlement } from "./refusals.ts";
import type { DirectLineForm, ExistingLineForm, SettlementForm } from "./settlement.ts";

/** The amounts from which one is no slip of the hand. */
const tooMuch = "1000000000000";
const tooDear = "1000000";

/** Returns what is wrong with a settlement as it is keyed, by field. Rules ST-1 and ST-3 */
export function whyNotSettlement(form: SettlementForm): FieldRefusal[] {
  const { settlementType, direct, existing, paymentMethod, payeeId } = form;
  const [own, other] = settlementType === "DIRECT" ? [direct, existing] : [existing, direct];
  const list = settlementType === "DIRECT" ? "direct" : "existing";
  return [
    ...(own.length === 0 ? [refuseSettlement.field(list, "settlement.noLines")] : []),
    ...(other.length > 0 ? [refuseSettlement.field("settlementType", "settlement.otherType")] : []),
    ...(form.dueDate < form.requestDate
      ? [refuseSettlement.field("dueDate", "settlement.dueBefore")]
      : []),
    ...(paymentMethod === "NETOFF_SHPT" && payeeId === null
      ? [refuseSettlement.field("payeeId", "settlement.netOff")]
      : []),
    ...whyRepeated(direct, "direct"),
    ...repeated(existing, ({ chargeId }) => chargeId, "existing"),
    ...existing.flatMap((line, at) => wrongAmounts(line, at)),
  ];
}

type Cost = Pick<
  DirectLineForm,
  | "hblid"
  | "type"
  | "chargeId"
  | "paymentObjectId"
  | "payerId"
  | "customNo"
  | "invoiceNo"
  | "contNo"
  | "notes"
>;

/** What two lines of settlements have in common when they are the same cost. Rule ST-3 */
const directKey = (line: Cost) =>
  JSON.stringify([
    line.hblid,
    line.type,
    line.chargeId,
    line.paymentObjectId,
    line.payerId,
    ...[line.customNo, line.invoiceNo, line.contNo, line.notes].map(foldedText),
  ]);

/** Returns the lines that repeat an earlier one, as fields below `list`. Rule ST-3 */
export const whyRepeated = (lines: readonly Cost[], list: string): FieldRefusal[] =>
  repeated(lines, directKey, list);

function repeated<Line>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
  list: string,
): FieldRefusal[] {
  const seen = new Map<string, number>();
  return lines.flatMap((line, at) => {
    const key = keyOf(line);
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, at);
      return [];
    }
    const facts = { line: at + 1, first: first + 1 };
    return [refuseSettlement.field(`${list}.${at}.chargeId`, "settlement.chargeTwice", facts)];
  });
}

/** Returns the keyed amounts and the rate of a line that cannot be. Rule ST-6 */
export function wrongAmounts(
  { exchangeRate, netVnd, vatVnd }: Pick<ExistingLineForm, "exchangeRate" | "netVnd" | "vatVnd">,
  at: number,
  list = "existing",
) {
  const wrong: FieldRefusal[] = [];
  for (const [name, value] of Object.entries({ netVnd, vatVnd })) {
    if (value === null) continue;
    const amount = decimal(value);
    if (amount.abs().gte(tooMuch) || amount.decimalPlaces() > 0) {
      wrong.push(refuseSettlement.field(`${list}.${at}.${name}`, "settlement.amount"));
    }
  }
  if (exchangeRate !== null) {
    const rate = decimal(exchangeRate);
    if (rate.lte(0) || rate.gte(tooDear) || rate.decimalPlaces() > 8) {
      wrong.push(refuseSettlement.field(`${list}.${at}.exchangeRate`, "settlement.rateOf"));
    }
  }
  return wrong;
}

/** Checks whether a typed rate applies to a charge. Rule ST-6 */
export const takesRate = (charge: {
  readonly currencyId: string;
  readonly kickBack: boolean;
}): boolean => charge.currencyId === secondCurrency && !charge.kickBack;
