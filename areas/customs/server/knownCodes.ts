import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The fields whose codes the catalogue must have. */
const codedFields = [
  "gateway",
  "commodityCode",
  "unitCode",
  "importCountryCode",
  "exportCountryCode",
] as const;
type CodedField = (typeof codedFields)[number];

/** A declaration by the codes that it has. */
type Coded = Readonly<Partial<Record<CodedField, unknown>>>;

/** The partner of a declaration, as it is kept on it. */
export interface KnownPartner {
  readonly customerId: string;
  readonly accountNo: string;
  readonly partnerName: string;
  readonly partnerTaxCode: string | null;
}

/**
 * The errors of the codes of declarations, by their position.
 *
 * Shape: one statement, however many declarations; a code that the declaration had before is kept.
 * Source: rule CU-2
 */
export async function unknownCodes(
  tx: Tx,
  companyId: string,
  declarations: readonly Coded[],
  before: Coded = {},
): Promise<ReadonlyMap<number, FieldRefusal[]>> {
  const asked = (field: CodedField) => [
    ...new Set(
      declarations.flatMap((each) =>
        each[field] && each[field] !== before[field] ? [textKey(String(each[field]))] : [],
      ),
    ),
  ];
  const lists = Object.fromEntries(codedFields.map((each) => [each, asked(each)]));
  const found = new Map<number, FieldRefusal[]>();
  if (Object.values(lists).every((each) => each.length === 0)) return found;
  const countries = [
    ...new Set([...(lists["importCountryCode"] ?? []), ...(lists["exportCountryCode"] ?? [])]),
  ];
  const known = await rows<{ list: string; code: string }>(
    tx,
    sql`select 'gateway' as list, text_key(k.code) as code from place p
      cross join lateral unnest(array_append(p.aliases, p.code)) k (code)
      where p.company_id = ${companyId} and p.place_type = 'Port'
        and (text_key(p.code) = any(${lists["gateway"]}::text[])
          or p.aliases && (select array_agg(upper(c)) from unnest(${lists["gateway"]}::text[]) c))
    union all select 'commodityCode', text_key(code) from commodity
      where company_id = ${companyId} and text_key(code) = any(${lists["commodityCode"]}::text[])
    union all select 'unitCode', text_key(code) from unit
      where company_id = ${companyId} and text_key(code) = any(${lists["unitCode"]}::text[])
    union all select 'country', text_key(code) from country
      where text_key(code) = any(${countries}::text[])`,
  );
  const codes = new Set(known.map(({ list, code }) => `${list} ${code}`));
  for (const [at, each] of declarations.entries()) {
    const problems = codedFields.flatMap((field) => {
      const value = each[field];
      if (!value || value === before[field]) return [];
      const list = field.endsWith("CountryCode") ? "country" : field;
      if (codes.has(`${list} ${textKey(String(value))}`)) return [];
      return [refuse.field(field, "field.unknown", { value: String(value) })];
    });
    if (problems.length > 0) found.set(at, problems);
  }
  return found;
}

/** Returns partners by their account numbers, compared as they look. */
export async function partnersByCode(
  tx: Tx,
  companyId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, KnownPartner>> {
  const keys = [...new Set(codes.map(textKey))].filter(Boolean);
  if (keys.length === 0) return new Map();
  const found = await rows<KnownPartner>(
    tx,
    sql`select p.id as customer_id, p.account_no, p.partner_name_en as partner_name,
        p.tax_code as partner_tax_code
      from partner p where p.company_id = ${companyId}
        and text_key(p.account_no) = any(${keys}::text[])`,
  );
  return new Map(found.map((each) => [textKey(each.accountNo), each]));
}

/** Returns the partner of an id; null when the company has none. */
export async function partnerById(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<KnownPartner | null> {
  const [found] = await rows<KnownPartner>(
    tx,
    sql`select p.id as customer_id, p.account_no, p.partner_name_en as partner_name,
        p.tax_code as partner_tax_code
      from partner p where p.company_id = ${companyId} and p.id::text = ${id}`,
  );
  return found ?? null;
}

/**
 * Returns active partners by their tax codes without separators; of several the oldest.
 *
 * Shape: an index keeps the stripped code.
 */
export async function partnersByTaxCode(
  tx: Tx,
  companyId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, KnownPartner>> {
  const asked = [...new Set(codes)];
  if (asked.length === 0) return new Map();
  const found = await rows<KnownPartner & { readonly stripped: string }>(
    tx,
    sql`select distinct on (1) upper(regexp_replace(p.tax_code, '[-_[:space:]]', '', 'g')) as stripped,
        p.id as customer_id, p.account_no, p.partner_name_en as partner_name,
        p.tax_code as partner_tax_code
      from partner p where p.company_id = ${companyId} and p.active
        and upper(regexp_replace(p.tax_code, '[-_[:space:]]', '', 'g')) = any(${asked}::text[])
      order by 1, p.id`,
  );
  return new Map(found.map(({ stripped, ...partner }) => [stripped, partner]));
}

/** A declaration by what it says of its partner. */
interface OfPartner {
  readonly customerId: string | null;
  readonly accountNo: string | null;
  readonly partnerTaxCode: string | null;
}

/**
 * Returns the customers of declarations, in their order: the stored one, else the partner with the
 * code, else an active one with the tax code. Null where there is none.
 */
export async function partnersOfDeclarations(
  tx: Tx,
  companyId: string,
  declarations: readonly OfPartner[],
): Promise<(string | null)[]> {
  const open = declarations.filter(({ customerId }) => customerId === null);
  const byCode = await partnersByCode(
    tx,
    companyId,
    open.flatMap(({ accountNo }) => accountNo ?? []),
  );
  const byTax = await partnersByTaxCode(
    tx,
    companyId,
    open.flatMap(({ accountNo, partnerTaxCode }) => [accountNo, partnerTaxCode].flatMap(stripped)),
  );
  return declarations.map(({ customerId, accountNo, partnerTaxCode }) => {
    if (customerId !== null) return customerId;
    const coded = accountNo === null ? undefined : byCode.get(textKey(accountNo));
    const taxed = [partnerTaxCode, accountNo]
      .flatMap(stripped)
      .map((each) => byTax.get(each))
      .find((each) => each !== undefined);
    return (coded ?? taxed)?.customerId ?? null;
  });
}

const stripped = (code: string | null) =>
  code === null ? [] : [code.replaceAll(/[-_\s]/g, "").toUpperCase()];
