import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseLinkFee } from "../model/refusals.ts";

/** What makes a rule: which charge of which service becomes which one of another, at whom. */
export interface RuleTerms {
  readonly id: string | null;
  readonly serviceSelling: string | null;
  readonly chargeSelling: string | null;
  readonly serviceBuying: string | null;
  readonly chargeBuying: string | null;
  readonly partnerBuying: string | null;
}

interface KnownCharge {
  readonly id: string;
  readonly code: string;
  readonly type: string;
  readonly serviceTypeId: readonly string[];
}

/**
 * The errors of rules, by their position: charges of another type or service, and a stored rule with
 * the same services, charges and buying partner.
 *
 * Shape: two statements, however many rules.
 * Source: rules LF-2 and LF-3
 */
export async function whyNotRules(
  tx: Tx,
  companyId: string,
  rules: readonly RuleTerms[],
): Promise<ReadonlyMap<number, FieldRefusal[]>> {
  const charges = await chargesOf(tx, companyId, rules);
  const same = await sameRules(tx, companyId, rules);
  const found = new Map<number, FieldRefusal[]>();
  for (const [at, rule] of rules.entries()) {
    const problems = [
      ...wrongCharge(rule, "Selling", charges),
      ...wrongCharge(rule, "Buying", charges),
    ];
    const name = same.get(at);
    if (name) problems.push(refuseLinkFee.field("chargeSelling", "linkFee.sameRule", { name }));
    if (problems.length > 0) found.set(at, problems);
  }
  return found;
}

/** The combination of a rule as one text; two rules with the same one cannot stand together. */
export function combination(rule: RuleTerms): string {
  const { serviceSelling, chargeSelling, serviceBuying, chargeBuying, partnerBuying } = rule;
  return [serviceSelling, chargeSelling, serviceBuying, chargeBuying, partnerBuying].join(" ");
}

function wrongCharge(
  rule: RuleTerms,
  side: "Selling" | "Buying",
  charges: ReadonlyMap<string, KnownCharge>,
): FieldRefusal[] {
  const field = `charge${side}` as const;
  const charge = charges.get(rule[field] ?? "");
  const service = rule[`service${side}`];
  if (!charge || service === null) return [];
  const isOfType = ["OTHER", side === "Selling" ? "DEBIT" : "CREDIT"].includes(charge.type);
  // A charge without a service is for all.
  const isOffered = charge.serviceTypeId.length === 0 || charge.serviceTypeId.includes(service);
  if (isOfType && isOffered) return [];
  const { code } = charge;
  return [
    side === "Selling"
      ? refuseLinkFee.field(field, "linkFee.notSelling", { code })
      : refuseLinkFee.field(field, "linkFee.notBuying", { code }),
  ];
}

async function chargesOf(tx: Tx, companyId: string, rules: readonly RuleTerms[]) {
  const ids = rules.flatMap((rule) => [rule.chargeSelling, rule.chargeBuying]);
  const found = await rows<KnownCharge>(
    tx,
    sql`select id, code, type, service_type_id from charge
      where company_id = ${companyId}
        and id = any(${[...new Set(ids.filter((id) => id !== null))]}::uuid[])`,
  );
  return new Map(found.map((each) => [each.id, each]));
}

async function sameRules(tx: Tx, companyId: string, rules: readonly RuleTerms[]) {
  const column = (name: keyof RuleTerms) => rules.map((rule) => rule[name]);
  const found = await rows<{ at: number; name: string }>(
    tx,
    sql`select (a.at - 1)::int as at, r.rule_name as name
      from unnest(${column("id")}::uuid[], ${column("serviceSelling")}::text[],
        ${column("chargeSelling")}::uuid[], ${column("serviceBuying")}::text[],
        ${column("chargeBuying")}::uuid[], ${column("partnerBuying")}::uuid[]) with ordinality
        as a (id, service_selling, charge_selling, service_buying, charge_buying, partner_buying, at)
      join link_fee_rule r on r.company_id = ${companyId}
        and r.service_selling = a.service_selling and r.charge_selling = a.charge_selling
        and r.service_buying = a.service_buying and r.charge_buying = a.charge_buying
        and r.partner_buying = a.partner_buying and r.id is distinct from a.id`,
  );
  return new Map(found.map(({ at, name }) => [at, name]));
}
