/** A node of a plan, as `explain (verbose, format json)` writes it. */
export interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Alias?: string;
  readonly Plans?: readonly PlanNode[];
  readonly [more: string]: unknown;
}

const places = ["Index Cond", "Recheck Cond", "Filter"];

/**
 * Returns the tables that a plan reads without a condition on one company given as a parameter.
 *
 * A company that is learnt from another table while the statement runs does not count: a database
 * of many machines would have to ask all of them.
 *
 * Source: `keyed` are the tables that have a company.
 */
export function lacksCompany(plan: PlanNode, keyed: ReadonlySet<string>): string[] {
  const below = (plan.Plans ?? []).flatMap((each) => lacksCompany(each, keyed));
  const table = plan["Relation Name"];
  if (!table || !plan["Node Type"].endsWith("Scan") || !keyed.has(table)) return below;
  const alias = plan.Alias ?? table;
  // The company itself is known by its id.
  const columns = table === "company" ? "(?:company_)?id" : "company_id";
  return isOfOneCompany(conditionsOf(plan), alias, columns)
    ? below
    : [`${table} ${alias}`, ...below];
}

function conditionsOf(plan: PlanNode): string {
  const own = places.map((each) => plan[each]).filter((each) => typeof each === "string");
  // A bitmap's condition belongs to the index scan below it.
  const below = plan["Node Type"].startsWith("Bitmap") ? (plan.Plans ?? []).map(conditionsOf) : [];
  return [...own, ...below].join(" and ");
}

function isOfOneCompany(conditions: string, alias: string, columns: string): boolean {
  const column = `(?:"?${alias.replace(/[^\w]/g, ".")}"?\\.)?${columns}`;
  const given = String.raw`(?:\(?\$\d+\)?(?:::\w+)?|'[^']*'::\w+)`;
  return new RegExp(`(?<![.\\w])${column} = ${given}(?![.\\w])|${given} = ${column}(?!\\w)`).test(
    conditions,
  );
}
