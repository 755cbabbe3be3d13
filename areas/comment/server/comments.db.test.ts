import { pageNotifications } from "@fairway/areas/notification/server/myNotifications.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { addComment } from "./addComment.ts";
import { colleaguesOfJob } from "./colleaguesOfJob.ts";
import { deleteComment } from "./deleteComment.ts";
import { listComments } from "./listComments.ts";
import { updateComment } from "./updateComment.ts";

const database = await testDatabase();
const writer = castActor("documentation");
const accountant = castActor("accountant");

beforeAll(() => inTransaction(database, writeShippingGround));

const openJob = async (tx: Tx) => {
  const ask = jobs.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    pol: ground.saigon,
    etd: today(),
  });
  return (await createShipment(tx, writer, ask)).data;
};
const bellOf = async (tx: Tx, who: typeof writer) =>
  (await pageNotifications(tx, who, { page: 1, size: 15 })).data;

test("a mentioned colleague who may open the job gets a message that leads to its comments", () =>
  rolledBack(database, async (tx) => {
    const job = await openJob(tx);
    const names = (await colleaguesOfJob(tx, writer, { jobId: job.id })).map(
      (each) => each.userName,
    );
    expect(names).toContain("accountant");
    expect(names).not.toContain("documentation");
    const text = "@accountant: is the freight right? @nobody, @documentation";
    const { data } = await addComment(tx, writer, { jobId: job.id, text });
    expect(data.mentioned.map(({ userName }) => userName)).toEqual(["accountant", "documentation"]);
    expect(await bellOf(tx, accountant)).toMatchObject([
      {
        title: `You are mentioned on job ${job.jobNo}`,
        actionLink: expect.stringContaining(`${job.id}?comments=open`),
      },
    ]);
    expect(await bellOf(tx, writer)).toEqual([]);
    expect(await listComments(tx, accountant, { jobId: job.id })).toMatchObject([
      { text, authorName: data.authorName, may: [] },
    ]);
  }));

test("only its author changes or deletes a comment, and a change tells only the newly mentioned", () =>
  rolledBack(database, async (tx) => {
    const job = await openJob(tx);
    const { data } = await addComment(tx, writer, { jobId: job.id, text: "Seal is missing" });
    const { id, version } = data;
    const change = { id, version, text: "Seal is missing, @accountant" };
    expect((await refusal(updateComment(tx, accountant, change))).code).toBe("comment.notYours");
    expect((await refusal(deleteComment(tx, accountant, { id }))).code).toBe("comment.notYours");
    const changed = (await updateComment(tx, writer, change)).data;
    expect(await bellOf(tx, accountant)).toHaveLength(1);
    expect((await refusal(updateComment(tx, writer, change))).code).toBe("record.conflict");
    await updateComment(tx, writer, { ...change, version: changed.version, text: "Seal is S1" });
    await deleteComment(tx, writer, { id });
    expect(await listComments(tx, writer, { jobId: job.id })).toEqual([]);
  }));

test("comments go on when the job is locked, and are for users who may open it", () =>
  rolledBack(database, async (tx) => {
    const job = await openJob(tx);
    await lockShipment(tx, castActor("administrator"), { id: job.id });
    await addComment(tx, writer, { jobId: job.id, text: "Please unlock" });
    const stranger = castActor("accountant", { change: { docSeaFCLExport: { detail: "Owner" } } });
    for (const tried of [
      listComments(tx, stranger, { jobId: job.id }),
      colleaguesOfJob(tx, stranger, { jobId: job.id }),
      addComment(tx, stranger, { jobId: job.id, text: "Hello" }),
    ]) {
      expect((await refusal(tried)).code).toBe("access.forbidden");
    }
  }));
