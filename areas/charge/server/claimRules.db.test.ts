import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { claimableTypes, claimKinds, claimSides, claimSlots } from "../model/claimRules.ts";
import { surchargeTypes } from "../model/surcharge.ts";

const database = await testDatabase();
const lan = castActor("documentation");

test("PostgreSQL lets the same slots, kinds, sides and line types meet as the rules do", () =>
  rolledBack(database, async (tx) => {
    const any = (values: readonly string[]) => sql`unnest(${[...values]}::text[])`;
    const stored = await rows<{ meeting: string }>(
      tx,
      sql`
        select concat_ws(' ', slot, kind, side, type) as meeting
        from ${any(claimSlots)} slot, ${any(claimKinds)} kind, ${any(claimSides)} side,
          ${any(surchargeTypes)} type
        where may_claim(slot, kind, side, type) order by 1`,
    );
    const declared = claimSlots.flatMap((slot) =>
      claimKinds.flatMap((kind) =>
        claimSides.flatMap((side) =>
          claimableTypes(slot, kind, side).map((type) => `${slot} ${kind} ${side} ${type}`),
        ),
      ),
    );
    expect(stored.map((each) => each.meeting)).toEqual(declared.sort());
    expect(declared.length).toBeGreaterThan(20);
  }));

test("PostgreSQL itself refuses a line that the kind of document may not take", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const { buying } = await keyMainJobCharges(tx);
    const documentId = await bareDocument(tx, lan, { kind: "invoice", number: "0000001" });
    const wrong = run(
      tx,
      sql`insert into charge_claim (company_id, charge_id, side, slot, document_id)
        select ${lan.companyId}, id, 'debit', 'ledger', ${documentId}
        from unnest(${buying}::uuid[]) as id`,
    );
    await expect(wrong).rejects.toThrow(/charge_claim_meets/);
  }));
