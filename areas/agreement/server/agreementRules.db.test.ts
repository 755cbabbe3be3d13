import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { maybe, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { seedReference } from "../../../db/seed/reference.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { activate, addHoaSen, agree } from "../../../tests/cast/agreedPartner.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { seedCast } from "../../../tests/cast/seedCast.ts";
import type { AgreementInput } from "../model/agreementShapes.ts";
import { covers, isInForce, termsOfDocument } from "../model/inForce.ts";
import { covering, documentTerms, inForce } from "./agreementRules.ts";
import { readAgreements } from "./agreementTable.ts";

const database = await testDatabase();
const { today } = castActor("administrator");

// Each agreement differs from the first in a field that one of the meanings depends on.
const agreements: [string, Partial<AgreementInput>, active: boolean][] = [
  ["of the partner", {}, true],
  ["that took effect later", { effectiveDate: "2026-03-01", saleService: ["SFE", "AE"] }, false],
  ["of another salesman", { salemanId: people.manager.id }, true],
  ["elsewhere", { officeId: [offices.hph] }, true],
  ["that has run out", { saleService: ["AE"], expiredDate: "2026-01-31" }, true],
  ["without a due date", { saleService: ["SLE"], expiredDate: "2026-01-31", noDue: true }, true],
];

/** A partner with such agreements, and a branch with none of its own over sea freight. */
const withAll = <T>(play: (tx: Tx, added: { partner: string; branch: string }) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await seedCast(tx);
    await seedReference(tx);
    const { id: partner } = await addHoaSen(tx);
    const { id: branch } = await addHoaSen(tx, { internalReferenceNo: "HN1", shortName: "HN" });
    for (const [contractNo, terms, active] of agreements) {
      const id = await agree(tx, partner, { ...terms, contractNo });
      if (active) await activate(tx, id);
    }
    await activate(tx, await agree(tx, branch, { contractNo: "branch", saleService: ["AE"] }));
    return play(tx, { partner, branch });
  });

const sales = ["SFE", "AE", "SLE", "SFI"].flatMap((service) =>
  [offices.hcm, offices.hph].map((office) => ({ office, service })),
);

test("an agreement covers a sale, and is in force for it, alike in SQL and as a rule", () =>
  withAll(async (tx) => {
    const all = await readAgreements(tx, companyId, today, sql`true`);
    const seen = new Set<string>();
    for (const { office, service } of sales) {
      const sale = { officeId: sql`${office}`, services: sql`array[${service}]` };
      for (const each of all) {
        const found = await one<{ covers: boolean; holds: boolean }>(
          tx,
          sql`select ${covering(companyId, sql`a`, sale)} as covers,
              ${inForce(companyId, sql`a`, { ...sale, day: today })} as holds
            from partner_agreement a where a.company_id = ${companyId} and a.id = ${each.id}`,
        );
        const asked = { offices: [office], services: [service] };
        const pure = { covers: covers(each, asked), holds: isInForce(each, asked, today) };
        expect(found, `${each.contractNo} ${service}`).toEqual(pure);
        seen.add(JSON.stringify(pure));
      }
    }
    expect(seen.size).toBe(3);
  }));

test("a document has the terms of its partner's agreement, else of the parent's, alike in both", () =>
  withAll(async (tx, { partner, branch }) => {
    await run(
      tx,
      sql`update partner set parent_id = ${partner}
        where company_id = ${companyId} and id = ${branch}`,
    );
    const all = await readAgreements(tx, companyId, today, sql`true`);
    const found = new Set<string | null>();
    for (const id of [partner, branch]) {
      for (const salesman of [people.sales.id, people.manager.id, people.salesHph.id]) {
        for (const { office, service } of sales) {
          const sale = {
            officeId: sql`${office}`,
            services: sql`array[${service}]`,
            salesmen: sql`array[${salesman}]::uuid[]`,
          };
          const row = await maybe<{ agreement: { id: string } }>(
            tx,
            sql`select a.agreement from partner p
              join lateral (${documentTerms(companyId, sql`p`, sale)}) a on true
              where p.company_id = ${companyId} and p.id = ${id}`,
          );
          const pure = termsOfDocument(
            all,
            { id, parentId: partner },
            { offices: [office], services: [service], salesmen: [salesman] },
          );
          expect(row?.agreement.id ?? null).toBe(pure?.id ?? null);
          found.add(pure?.contractNo ?? null);
        }
      }
    }
    // A document has the terms of an agreement that has run out, but not of an inactive one.
    expect([...found]).toEqual(expect.arrayContaining([null, "that has run out", "branch"]));
    expect([...found]).not.toContain("that took effect later");
  }));
