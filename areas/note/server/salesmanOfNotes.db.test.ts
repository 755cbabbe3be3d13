import { followSalesmen } from "@fairway/areas/housebill/server/resoldBills.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import "./handlers.ts";
import { shownNote } from "./shownNote.ts";

const database = await testDatabase();
const lan = castActor("documentation");

test("the debit notes of a bill follow its salesman, its credit notes and other notes do not", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const { selling, buying } = await keyMainJobCharges(tx);
    const [first, second] = selling.map((id) => [id]);
    const debit = await billNote(tx, first ?? []);
    const taken = await billNote(tx, second ?? []);
    const credit = await billNote(tx, buying, { type: "CREDIT", partnerId: chargedJob.carrier });
    await run(
      tx,
      sql`update document set sale_man_id = ${people.documentation.id}
        where company_id = ${companyId} and id = ${taken.id}`,
    );
    const resold = { id: chargedJob.bill, from: people.sales.id, to: people.salesHph.id };
    await followSalesmen(tx, lan, [resold]);
    const salesmen = [];
    for (const { id } of [debit, taken, credit]) {
      salesmen.push((await shownNote(tx, lan, id)).saleManId);
    }
    expect(salesmen).toEqual([people.salesHph.id, people.documentation.id, credit.saleManId]);
    expect(credit.saleManId).not.toBe(people.salesHph.id);
  }));
