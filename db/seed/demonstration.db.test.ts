import { saveMenus } from "@fairway/areas/access/server/saveMenus.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { isCode } from "@fairway/core/text/isCode.ts";
import { tidyText } from "@fairway/core/text/tidyText.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { findDeclarations } from "../../tests/declared/declarations.ts";
import { restateJobs } from "@fairway/areas/stage/server/restateJobs.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { one, rows } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { seedDemonstration } from "./demonstration.ts";
import { seedReference } from "./reference.ts";

const database = await testDatabase();

test(
  "the demonstration shows every state that a sea job can have, with the stages that explain it",
  () =>
    rolledBack(database, async (tx) => {
      await saveMenus(tx);
      await seedReference(tx);
      await seedDemonstration(tx);
      const { companyId } = await one<{ companyId: string }>(
        tx,
        sql`select id as company_id from company`,
      );
      const states = async () => {
        const found = await rows<{ state: string; count: number }>(
          tx,
          sql`select current_status || case when is_locked then ' locked' else '' end as state,
            count(*)::integer as count
          from shipment where company_id = ${companyId} group by 1`,
        );
        return Object.fromEntries(found.map((each) => [each.state, Number(each.count)]));
      };
      const codes = [...(await findDeclarations()).values()].flatMap(({ table, fields }) =>
        Object.entries(fields)
          .filter(([, { kind }]) => kind === "code" || kind === "taxCode")
          .map(([name]) => ({ table, column: columnName(name) })),
      );
      expect(codes.length).toBeGreaterThan(20);
      const numbers = [
        { table: "shipment", column: "mawb" },
        { table: "house_bill", column: "hwbno" },
        { table: "container", column: "seal_no" },
        { table: "partner_agreement", column: "contract_no" },
        { table: "sys_user", column: "username" },
      ];
      for (const { table, column } of [...codes, ...numbers]) {
        const written = await rows<{ code: string }>(
          tx,
          sql`select distinct ${sql.ref(column)} as code from ${sql.table(table)}
            where ${sql.ref(column)} is not null`,
        );
        const strange = written.filter(({ code }) => !isCode(code) || tidyText(code) !== code);
        expect(strange, `${table}.${column}`).toEqual([]);
      }
      const strangers = await rows(
        tx,
        sql`select s.job_no from shipment s
          join partner p on p.company_id = ${companyId} and p.id = s.coloader_id
          where s.company_id = ${companyId} and s.family = 'S'
            and 'AIRSHIPSUP' = any(p.partner_group)`,
      );
      expect(strangers).toEqual([]);
      const seen = await states();
      expect(Object.keys(seen).sort()).toEqual([
        "Canceled",
        "Finish",
        "Finish locked",
        "Overdued",
        "Pending",
        "Processing",
        "Warning",
      ]);
      expect(Math.min(...Object.values(seen))).toBeGreaterThanOrEqual(3);
      expect(Object.values(seen).reduce((sum, count) => sum + count, 0)).toBe(428);
      // Most work of the demonstration is on time.
      expect(seen["Overdued"]).toBeLessThan(60);

      const ofService = await rows<{ service: string; standing: string }>(
        tx,
        sql`select transaction_type as service, case when revised_job_id is not null then 'revises'
              when reopened_at is not null then 'reopened' when is_locked then 'locked'
              else current_status end as standing
          from shipment where company_id = ${companyId} and transaction_type <> 'SFE'
          group by 1, 2`,
      );
      const standings = new Set(ofService.map(({ standing }) => standing));
      expect([...standings].sort()).toEqual([
        "Canceled",
        "Finish",
        "Processing",
        "locked",
        "reopened",
        "revises",
      ]);
      for (const service of new Set(ofService.map((each) => each.service))) {
        const own = ofService.filter((each) => each.service === service);
        expect(
          own.map(({ standing }) => standing),
          service,
        ).toEqual(
          expect.arrayContaining(
            serviceOf(service).bill.isOfJob
              ? ["Canceled", "locked"]
              : ["Canceled", "locked", "revises"],
          ),
        );
      }
      const reopened = await one<{ count: number }>(
        tx,
        sql`select count(*)::integer as count from shipment
          where company_id = ${companyId} and transaction_type = 'SFE' and reopened_at is not null`,
      );
      expect(reopened.count).toBe(1);
      const releases = await rows<{ state: string }>(
        tx,
        sql`select distinct state from bill_release where company_id = ${companyId} order by 1`,
      );
      expect(releases.map(({ state }) => state)).toEqual([
        "Issued",
        "Released",
        "Surrendered",
        "Telex",
      ]);
      const declared = await one<{ verified: number; dangerous: number; cooled: number }>(
        tx,
        sql`select count(vgm)::integer as verified, count(un_number)::integer as dangerous,
            count(set_point)::integer as cooled
          from container where company_id = ${companyId}`,
      );
      expect(Math.min(...Object.values(declared))).toBeGreaterThanOrEqual(1);

      const count = async (what: RawBuilder<unknown>) =>
        (await one<{ count: number }>(tx, sql`select count(*)::integer as count from ${what}`))
          .count;
      for (const status of ["Draft", "Done", "Cancel"]) {
        expect(
          await count(sql`document
            where company_id = ${companyId} and kind = 'receipt' and state = ${status}`),
          status,
        ).toBeGreaterThanOrEqual(3);
      }
      for (const type of ["Customer", "Agent"]) {
        expect(
          await count(sql`receipt where company_id = ${companyId} and type = ${type}`),
          type,
        ).toBeGreaterThanOrEqual(10);
      }
      for (const type of ["Invoice", "InvoiceTemp"]) {
        for (const status of ["Unpaid", "Paid"]) {
          expect(
            await count(sql`v_acct_management
              where company_id = ${companyId} and type = ${type} and payment_status = ${status}`),
            `${type} ${status}`,
          ).toBeGreaterThanOrEqual(10);
        }
      }

      const settled = await rows<{ state: string; owes: string; method: string }>(
        tx,
        sql`select d.state, o.payment_method as method, case when o.balance_amount > 0
            then 'requester' when o.balance_amount < 0 then 'company' else 'nobody' end as owes
          from settlement o join document d on d.company_id = ${companyId} and d.id = o.id
          where o.company_id = ${companyId}`,
      );
      expect(settled.map((each) => [each.state, each.method, each.owes].join(" ")).sort()).toEqual([
        "Denied Cash company",
        "Done Cash company",
        "Done Cash requester",
        "Done Other nobody",
        "New Cash company",
        "New Other company",
        "Request Approval Cash company",
      ]);

      const bare = await rows(
        tx,
        sql`select s.job_no from shipment s where s.company_id = ${companyId}
          and s.current_status <> 'Canceled' and not exists (select from stage_assigned a
            where a.company_id = ${companyId} and a.job_id = s.id)`,
      );
      expect(bare).toEqual([]);
      const unfinished = await rows(
        tx,
        sql`select s.job_no from shipment s where s.company_id = ${companyId}
          and s.current_status <> 'Finish' and s.current_status <> 'Canceled'
          and not exists (select from stage_assigned a where a.company_id = ${companyId}
            and a.job_id = s.id and a.status <> 'Done')`,
      );
      expect(unfinished).toEqual([]);

      await restateJobs(tx, companyId, { now: new Date().toISOString(), warningHours: 24 });
      expect(await states()).toEqual(seen);
    }),
  600_000,
);
