import { chargeLine } from "../model/chargeLine.ts";
import { saveCharges } from "./saveCharges.ts";
import { usualReceivable } from "@fairway/areas/organisation/model/officeSetting.ts";
import { saveOfficeSettings } from "@fairway/areas/organisation/server/officeSettings.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { chargedJob, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";

const database = await testDatabase();
const clerk = castActor("documentation");
const { customer, jobId, bill } = chargedJob;

test("of two saves on two jobs that together pass the limit one is stopped", async () => {
  await inTransaction(database, async (tx) => {
    await writeChargedJob(tx);
    await saveOfficeSettings(tx, castActor("administrator"), {
      officeId: offices.hcm,
      version: 0,
      accountReceivable: {
        ...usualReceivable,
        applyType: "Check Point",
        applyPartner: "Customer",
        creditLimit: true,
      },
    });
    const terms = { creditLimit: "2160000", creditLimitRate: "100" };
    await activate(tx, await agree(tx, customer, terms));
  });
  const save = (hblid: string) =>
    inTransaction(database, (tx) =>
      saveCharges(tx, clerk, {
        hblid,
        type: "SELL",
        charges: [chargeLine.parse(plainLine("SELL", "600000"))],
        removed: [],
      }),
    ).then(
      () => "saved",
      (fault: Refused) => fault.code,
    );
  // Two jobs: the lock of a job would make its saves follow each other anyway.
  const second = await inTransaction(database, async (tx) => {
    await run(
      tx,
      sql`insert into shipment (company_id, id, job_no, transaction_type, family, service_date,
        person_incharge, shipment_type, current_status, no_profit, is_locked, office_id,
        user_created)
      select company_id, new_id(), 'SEF2611/99999', transaction_type, family, service_date,
        person_incharge, shipment_type, current_status, no_profit, is_locked, office_id,
        user_created
      from shipment where company_id = ${companyId}`,
    );
    await run(
      tx,
      sql`insert into sea_job (company_id, id, user_modified)
      select company_id, id, user_created from shipment
      where company_id = ${companyId} and id <> ${jobId}`,
    );
    await run(
      tx,
      sql`insert into house_bill (company_id, id, job_id, family, hwbno, customer_id, sale_man_id,
        is_canceled, office_id, user_created)
      select b.company_id, new_id(), s.id, b.family, 'FWLAX999', b.customer_id, b.sale_man_id,
        false, b.office_id, b.user_created
      from house_bill b
      join shipment s on s.company_id = b.company_id and s.id <> ${jobId}
      where b.company_id = ${companyId} and b.id = ${bill}`,
    );
    await run(
      tx,
      sql`insert into sea_bill (company_id, id, hbltype, user_modified)
      select company_id, id, 'Original', user_created from house_bill
      where company_id = ${companyId} and hwbno = 'FWLAX999'`,
    );
    return (
      await one<{ id: string }>(
        tx,
        sql`select id from house_bill where company_id = ${companyId} and hwbno = 'FWLAX999'`,
      )
    ).id;
  });
  expect((await Promise.all([save(bill), save(second)])).toSorted()).toEqual([
    "checkPoint.stopped",
    "saved",
  ]);
});
