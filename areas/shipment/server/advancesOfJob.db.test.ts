import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { advancesOfJob } from "./advancesOfJob.ts";
import { createShipment } from "./createShipment.ts";

const database = await testDatabase();
const lan = castActor("documentation");

beforeAll(() => inTransaction(database, (tx) => writeShippingGround(tx)));

test("the tab shows what a later area puts into the view of payments, and nothing before", () =>
  rolledBack(database, async (tx) => {
    const ask = contract.createShipment.body.parse({
      transactionType: "SFE",
      mbltype: "Original",
      coloaderId: ground.carrier,
      pol: ground.saigon,
      pod: ground.losAngeles,
      etd: lan.today,
    });
    const { data: job } = await createShipment(tx, lan, ask);
    const before = statementCount(tx);
    expect(await advancesOfJob(tx, lan, { jobId: job.id })).toEqual([]);
    expect(statementCount(tx) - before).toBeLessThanOrEqual(2);
    await run(
      tx,
      sql.raw(`create or replace view job_payment as
        select '${companyId}'::uuid as company_id, '${job.id}'::uuid as job_id, k.kind,
          k.id as document_id, k.of as advance_id, k.no as number,
          '${people.operation.id}'::uuid as requester, k.day as requested_on,
          'Done'::text as approval_status, null::text as sync_status, null::text as voucher_no,
          null::date as voucher_date, k.amount as amount, 'VND'::text as currency
        from (values
          ('advance'::text, '00000000-0000-7000-8000-00000000000a'::uuid, null::uuid, 'AD1'::text,
            date '2026-11-20', 3000000::numeric),
          ('settlement', '00000000-0000-7000-8000-00000000000b',
            '00000000-0000-7000-8000-00000000000a', 'SM1', '2026-11-21', 3500000)
        ) k (kind, id, of, no, day, amount)`),
    );
    const found = await advancesOfJob(tx, lan, { jobId: job.id });
    expect(found.map((line) => contract.advancesOfJob.answer.element.parse(line))).toMatchObject([
      {
        advance: { number: "AD1", amount: "3000000", approvalStatus: "Done" },
        settlement: { number: "SM1" },
        balance: "-500000",
      },
    ]);
  }));
