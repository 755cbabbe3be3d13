import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { type CheckedRow, checkRows, type SheetRow } from "@fairway/engine/imports/importRows.ts";
import { sql } from "kysely";
import type { AgreementInput } from "../model/agreementShapes.ts";
import { whyNotAgreement } from "../model/agreement.ts";
import { agreementSheet, withServices } from "../model/agreementSheet.ts";
import { refuseAgreementRow } from "../model/sheetRefusals.ts";
import { type FullTerms, fullTerms } from "./agreementTerms.ts";
import {
  mayImportTo,
  type SheetPartner,
  sheetPartners,
} from "@fairway/areas/partner/server/sheetPartners.ts";

/** The agreement that a row of the sheet adds. */
export interface SheetTerms {
  readonly partnerId: string;
  readonly terms: FullTerms;
}

/**
 * Checks every cell of a sheet of agreements, and each row as an agreement.
 *
 * Shape: a fixed number of statements for any number of rows. `terms` contains the rows without an
 *   error.
 */
export async function checkAgreements(
  tx: Tx,
  actor: Actor,
  sheet: readonly SheetRow[],
): Promise<{ checked: CheckedRow[]; terms: SheetTerms[] }> {
  const said = sheet.map(({ row, cells }) => ({ row, cells: withServices(cells) }));
  const checked = await checkRows(tx, actor, agreementSheet, said);
  const partners = await sheetPartners(tx, actor, checked);
  const company = await one<{ code: string }>(
    tx,
    sql`select code from company where id = ${actor.companyId}`,
  );
  const terms: SheetTerms[] = [];
  const taken = new Map<string, number>();
  for (const row of checked) {
    const partner = partners.get(String(row.values["partnerId"]));
    markOwn(actor, row, partner, company.code);
    markRepeated(row, taken);
    if (row.problems.length > 0 || !partner) continue;
    const found = await termsOf(tx, actor, row, partner);
    for (const each of whyNotAgreement(found)) row.problems.push(each);
    if (row.problems.length === 0) terms.push({ partnerId: partner.id, terms: found });
  }
  return { checked, terms };
}

function markOwn(actor: Actor, row: CheckedRow, partner: SheetPartner | undefined, own: string) {
  const value = String(row.cells["partnerId"] ?? "");
  const given = row.values["partnerId"];
  // A partner out of reach is refused like one that does not exist.
  if (given && !(partner && mayImportTo(actor, partner))) {
    row.problems.push(refuse.field("partnerId", "field.unknown", { value }));
  }
  const company = String(row.values["companyCode"] ?? "");
  if (company && textKey(company) !== textKey(own)) {
    row.problems.push(
      refuseAgreementRow.field("companyCode", "import.otherCompany", { company, own }),
    );
  }
  if (row.values["contractType"] !== "Official") return;
  for (const name of ["contractNo", "paymentTerm", "creditLimit"]) {
    const marked = row.problems.some((each) => each.field === name);
    if (!row.values[name] && !marked) row.problems.push(refuse.field(name, "field.required"));
  }
}

/** Marks services that a row above has for the same customer and office. */
function markRepeated(row: CheckedRow, taken: Map<string, number>): void {
  const offices = (row.values["officeId"] ?? []) as readonly string[];
  const services = (row.values["saleService"] ?? []) as readonly string[];
  const keys = offices.flatMap((office) =>
    services.map(
      (service) => [service, `${row.values["partnerId"]} ${office} ${service}`] as const,
    ),
  );
  const twice = keys.filter(([, key]) => taken.has(key));
  const first = twice[0] && taken.get(twice[0][1]);
  if (first !== undefined) {
    const said = [...new Set(twice.map(([service]) => service))].join(", ");
    const facts = { row: first, services: said };
    row.problems.push(refuseAgreementRow.field("saleService", "import.servicesRepeated", facts));
  }
  for (const [, key] of keys) if (!taken.has(key)) taken.set(key, row.row);
}

async function termsOf(
  tx: Tx,
  actor: Actor,
  { values }: CheckedRow,
  partner: SheetPartner,
): Promise<FullTerms> {
  const { partnerId: _, companyCode: __, paymentTerm, ...rest } = values;
  const days = paymentTerm === null ? null : Number(paymentTerm);
  const trial = values["contractType"] === "Trial";
  const ask = { ...rest, paymentTerm: days, ...(trial ? trialOf(rest, days) : {}) };
  return fullTerms(
    tx,
    actor,
    { ...partner, type: partner.partnerType },
    ask as never as AgreementInput,
  );
}

/** Sets the end of a trial without one from its number of days. */
function trialOf(values: Readonly<Record<string, unknown>>, days: number | null) {
  const { effectiveDate, expiredDate } = values as { effectiveDate: Day; expiredDate: Day | null };
  const end = days === null ? null : addDays(effectiveDate, days);
  return { trialCreditDays: days, expiredDate: expiredDate ?? end };
}
