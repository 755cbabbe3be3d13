import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { refuseValue } from "./refusals.ts";

type Code =
  | "check.belowZero"
  | "check.notAboveZero"
  | "check.outOfBounds"
  | "check.daysInOrder"
  | "check.notOnList"
  | "check.currencyDecimals"
  | "check.wrongForm"
  | "check.samePlace"
  | "check.samePerson"
  | "check.missing";

/** What a rule of a table says, by the end of its name; a user never reads the name itself. */
const byEnding: readonly (readonly [RegExp, Code])[] = [
  [/_not_negative$|_never_below_zero$/, "check.belowZero"],
  [/_(above_zero|positive)$/, "check.notAboveZero"],
  [
    /_(range|in_bounds|not_endless|sensible|at_most_\d+|possible|within_unpaid|never_overpaid|never_overcleared|replicate_vat|sign)$/,
    "check.outOfBounds",
  ],
  [/_in_order$/, "check.daysInOrder"],
  [/_known$/, "check.notOnList"],
  [/_(fits_currency|whole|has_cents)$/, "check.currencyDecimals"],
  [/_(form|length|plain|short|trimmed|one_letter)$/, "check.wrongForm"],
  [/_ports_differ$/, "check.samePlace"],
  [/_(two_people|another|elsewhere|of_two|two_currencies|not_itself)$/, "check.samePerson"],
  [/_(given|named|not_empty|has_charges|has_number|carrier_states)$/, "check.missing"],
];

/** The field to correct, of the rules that have one. */
const fields: Readonly<Record<string, string>> = {
  surcharge_rate_above_zero: "finalExchangeRate",
  surcharge_amount_not_endless: "unitPrice",
  surcharge_price_sensible: "unitPrice",
  surcharge_quantity_sensible: "quantity",
  surcharge_vat_at_most_100: "vatrate",
  cd_note_total_in_bounds: "chargeIds",
  cd_note_rate_positive: "excRateUsdToLocal",
  receipt_rate_positive: "excRateUsdToLocal",
  exchange_rate_above_zero: "rate",
  company_commission_rate_range: "kbExchangeRate",
  company_commission_cap_range: "commissionCap",
  company_commission_tax_range: "commissionTax",
  company_commission_pit_range: "commissionPit",
  company_commission_pit_ops_range: "commissionPitOps",
  company_incentive_share_range: "incentiveShare",
  container_quantity_positive: "quantity",
  partner_agreement_limit_not_negative: "creditLimit",
  partner_agreement_term_range: "paymentTerm",
  partner_agreement_term_obh_range: "paymentTermObh",
  partner_payment_term_range: "paymentTerm",
  charge_price_not_negative: "unitPrice",
};

/** The code of the refusal for a rule of a table; null for a rule that only the program keeps. */
export function codeOfCheck(constraint: string): Code | null {
  return byEnding.find(([ending]) => ending.test(constraint))?.[1] ?? null;
}

/** Says in words which rule of a table a value breaks, with its field where it is known. */
export function checkRefusal(constraint: string): Refused {
  const code = codeOfCheck(constraint);
  const field = fields[constraint];
  const refused = code
    ? refuseValue(code, {}, field ? { field } : undefined)
    : refuse("record.breaksRule");
  // The log names the rule; what the user reads does not.
  refused.message += ` (${constraint})`;
  return refused;
}
