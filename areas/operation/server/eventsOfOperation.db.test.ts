import { listMilestones } from "@fairway/areas/milestone/server/milestoneLine.ts";
import { listStages } from "@fairway/areas/stage/server/listStages.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { getOperation } from "./getOperation.ts";
import { updateOperation } from "./updateOperation.ts";

const database = await testDatabase();
const lan = castActor("documentation");
beforeAll(() => inTransaction(database, writeJobGround));

test.each(["CL", "TK"])("OP-7: ATA, ATD and incoterm of a job of %s note themselves", (service) =>
  rolledBack(database, async (tx) => {
    const { id } = await openOperation(tx, {
      transactionType: service,
      clearanceDate: lan.today,
      etd: lan.today,
    });
    const line = async () =>
      new Map((await listMilestones(tx, lan, { jobId: id })).map((each) => [each.kind, each]));
    expect((await line()).get("cleared")?.planned).toMatchObject({
      when: lan.today,
      source: "job",
    });
    const { csMawbcontainers: _lines, ...form } = await getOperation(tx, lan, { id });
    const days = { atd: lan.today, ata: lan.today, incotermId: ground.fob };
    const ask = contract.updateOperation.body.parse({ ...form, ...days });
    await updateOperation(tx, lan, ask);
    const codes = (await listStages(tx, lan, { jobId: id })).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["U_ATD", "U_ATA", "U_ICT"]));
    const { departed, arrived } = Object.fromEntries(await line());
    expect([departed?.actual?.when, arrived?.actual?.when]).toEqual([lan.today, lan.today]);
  }),
);
