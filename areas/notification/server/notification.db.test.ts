import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { type Tx } from "@fairway/engine/db/tx.ts";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { people } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { deleteNotification, pageNotifications, readNotification } from "./myNotifications.ts";
import { notify } from "./notify.ts";

const database = await castDatabase();

const lan = castActor("documentation");
const nam = castActor("sales");
const first = { page: 1, size: 15 };

async function tell(tx: Tx, count = 1) {
  for (let at = 1; at <= count; at += 1) {
    const userIds = [people.documentation.id, people.sales.id];
    await notify(tx, castActor("manager"), { title: `Advance ${at} denied`, userIds });
  }
}

test("nobody has messages at first", async () => {
  await rolledBack(database, async (tx) => {
    expect(await pageNotifications(tx, lan, first)).toEqual({
      data: [],
      page: 1,
      size: 15,
      totalItems: 0,
      totalNoRead: 0,
    });
  });
});

test("a message reaches each addressee, who reads and deletes their own copy", async () => {
  await rolledBack(database, async (tx) => {
    await tell(tx);
    const [message] = (await pageNotifications(tx, lan, first)).data;
    expect(message).toMatchObject({ title: "Advance 1 denied", status: "New" });
    const id = message?.id ?? "";
    await expect(readNotification(tx, nam, { id })).rejects.toThrow("record.notFound");
    await expect(deleteNotification(tx, nam, { id })).rejects.toThrow("record.notFound");
    await readNotification(tx, lan, { id });
    expect(await pageNotifications(tx, lan, first)).toMatchObject({
      totalItems: 1,
      totalNoRead: 0,
    });
    await deleteNotification(tx, lan, { id });
    expect((await pageNotifications(tx, lan, first)).totalItems).toBe(0);
    expect((await pageNotifications(tx, nam, first)).totalNoRead).toBe(1);
  });
});

test("pages hold every message once, the newest first; page 0 gives all", async () => {
  await rolledBack(database, async (tx) => {
    await tell(tx, 7);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await pageNotifications(tx, lan, { page, size: 3 }));
    const titles = pages.flatMap((page) => page.data.map((each) => each.title));
    expect(titles).toEqual([7, 6, 5, 4, 3, 2, 1].map((at) => `Advance ${at} denied`));
    expect((await pageNotifications(tx, lan, { page: 0, size: 3 })).data).toHaveLength(7);
  });
});
