import { notificationRow } from "@fairway/areas/notification/model/notification.ts";
import { notify } from "@fairway/areas/notification/server/notify.ts";
import { authenticateWith, handlers as session } from "@fairway/areas/session/server/handlers.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { openHub } from "@fairway/engine/realtime/openHub.ts";
import { connectHub, type HubConnection } from "@fairway/ui/live/connectHub.ts";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { hubs } from "../../apps/server/handlers.ts";
import { castActor } from "../cast/actors.ts";
import { castDatabase } from "../cast/castDatabase.ts";
import { type CastName, companyId, people } from "../cast/people.ts";
import { castPassword } from "../cast/seedCast.ts";
import { type ServerProcess, startServerProcess } from "../setup/serverProcess.ts";

const database = await castDatabase();
let servers: [ServerProcess, ServerProcess];
let open: HubConnection[] = [];

beforeAll(async () => {
  // Only the first looks by itself which sessions have ended; the second knows what it is told.
  servers = await Promise.all([
    startServerProcess(database.url, { RECHECK_SECONDS: "1" }),
    startServerProcess(database.url, { RECHECK_SECONDS: "3600" }),
  ]);
}, 60_000);
afterAll(() => Promise.all(servers.map((each) => each.stop())));
afterEach(() => {
  for (const each of open) each.close();
  open = [];
});

async function enter(who: CastName): Promise<string> {
  const answer = await fetch(`${servers[0].address}/connect/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "password",
      username: who,
      password: castPassword,
      companyId,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

interface Ear {
  readonly heard: [event: string, content: unknown][];
  readonly stood: boolean[];
  readonly refused: string[];
  readonly connection: HubConnection;
  readonly token: string;
}

/** Connects somebody to one of the two processes and notes what arrives. */
async function connect(who: CastName, at: 0 | 1, base = servers[at].address): Promise<Ear> {
  const token = await enter(who);
  const ear: Omit<Ear, "connection"> = { heard: [], stood: [], refused: [], token };
  const note = (event: string) => (content: unknown) => ear.heard.push([event, content]);
  const connection = connectHub({
    base,
    path: "/notification",
    token: () => token,
    connected: (again) => ear.stood.push(again),
    refused: (why) => ear.refused.push(why),
    heard: Object.fromEntries(Object.keys(hubs[0]?.spec.events ?? {}).map((e) => [e, note(e)])),
  });
  open.push(connection);
  await expect.poll(() => ear.stood.length + ear.refused.length).toBeGreaterThan(0);
  return { ...ear, connection };
}

const post = (token: string, path: string, body: object = {}) =>
  fetch(`${servers[0].address}/api/v1/en-US/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const settled = () => pause(150);

test("a message reaches those it is for, in whichever process they are, once, and nobody else", async () => {
  const lan = await connect("documentation", 0);
  const lanAtHome = await connect("documentation", 1);
  const nam = await connect("sales", 1);
  const ngoc = await connect("documentationHph", 1);
  const truc = await connect("documentation2", 0);
  await inTransaction(database, (tx) =>
    notify(tx, castActor("manager"), {
      title: "Advance <b>AP26/1</b> denied<script>alert(1)</script>",
      actionLink: "/home/accounting/advance-payment?id=7",
      userIds: [people.documentation.id, people.sales.id, people.sales.id],
    }),
  );
  for (const each of [lan, lanAtHome, nam]) {
    await expect.poll(() => each.heard.length).toBe(1);
    const [event, content] = each.heard[0] ?? [];
    expect(event).toBe("NotificationWhenChange");
    expect(notificationRow.parse(content)).toMatchObject({
      title: "Advance <b>AP26/1</b> denied",
      status: "New",
      actionLink: "/home/accounting/advance-payment?id=7",
    });
  }
  await settled();
  expect([lan, lanAtHome, nam].map((each) => each.heard.length)).toEqual([1, 1, 1]);
  expect([ngoc.heard, truc.heard]).toEqual([[], []]);
});

test("nothing is heard of a message whose transaction is undone, and nothing before it commits", async () => {
  const lan = await connect("documentation", 1);
  const message = { title: "Early", userIds: [people.documentation.id] };
  const undone = inTransaction(database, async (tx) => {
    await notify(tx, castActor("manager"), message);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await inTransaction(database, async (tx) => {
    await notify(tx, castActor("manager"), message);
    await settled();
    expect(lan.heard).toEqual([]);
  });
  await expect.poll(() => lan.heard.length).toBe(1);
});

test("a system message goes to everybody of the company and stays in their lists", async () => {
  const bao = await connect("administrator", 0);
  const ngoc = await connect("documentationHph", 1);
  const sent = await post(bao.token, "SysNotification", {
    title: "Closed on Monday",
    type: "System",
  });
  expect(await sent.json()).toMatchObject({ status: true });
  for (const each of [bao, ngoc]) {
    await expect.poll(() => each.heard.length).toBe(1);
    expect(each.heard[0]).toMatchObject([
      "NotificationWhenChange",
      { title: "Closed on Monday", type: "System" },
    ]);
  }
  const copies = await database.pool.query(
    "select count(*)::int as n from user_notification m join notification n on n.company_id = m.company_id and n.id = m.notification_id where n.title = 'Closed on Monday'",
  );
  expect(copies.rows[0]).toEqual({ n: Object.keys(people).length });
});

test("a text goes to all who are connected, or to one connection in another process", async () => {
  const bao = await connect("administrator", 0);
  const lan = await connect("documentation", 1);
  const msg = encodeURIComponent("Giờ nghỉ trưa");
  expect((await post(bao.token, `SysNotification/SendToAllClient?msg=${msg}`)).status).toBe(200);
  await expect.poll(() => lan.heard).toEqual([["SendMessageToAllClient", "Giờ nghỉ trưa"]]);
  const id = encodeURIComponent(lan.connection.id() ?? "");
  await post(bao.token, `SysNotification/SendToClient?connectionId=${id}&msg=${msg}`);
  await expect.poll(() => lan.heard.length).toBe(2);
  expect(lan.heard[1]).toEqual(["SendMessageToClient", "Giờ nghỉ trưa"]);
  await settled();
  expect(bao.heard).toEqual([["SendMessageToAllClient", "Giờ nghỉ trưa"]]);
});

test("an administrator broadcasts over the hub; others are refused, and the audit says so", async () => {
  const bao = await connect("administrator", 0);
  const lan = await connect("documentation", 1);
  expect(await lan.connection.send("BroadCastMessage", "hello")).toEqual({
    status: false,
    code: "access.forbidden",
  });
  expect(await bao.connection.send("BroadCastMessage", { no: "text" })).toMatchObject({
    code: "ask.invalid",
  });
  expect(await bao.connection.send("BroadCastMessage", "hello")).toEqual({ status: true });
  await expect.poll(() => lan.heard).toEqual([["BroadCastMessage", "hello"]]);
  await expect
    .poll(async () => {
      const found = await database.pool.query(
        "select user_name, object from audit_entry where kind = 'refusal' order by id desc limit 1",
      );
      return found.rows[0];
    })
    .toEqual({ user_name: "documentation", object: "WS /notification#BroadCastMessage" });
});

test("only an administrator sends messages, to people who exist, with a link that leads to a screen", async () => {
  const nam = await enter("sales");
  for (const path of [
    "SysNotification",
    "SysNotification/SendToAllClient?msg=x",
    "SysNotification/SendToClient?msg=x&connectionId=y",
  ]) {
    expect((await post(nam, path, { title: "x" })).status).toBe(403);
  }
  const bao = await enter("administrator");
  const refused = await post(bao, "SysNotification", {
    title: "<img src=x>",
    type: "User",
    actionLink: "javascript:alert(1)",
  });
  const { fields } = (await refused.json()) as { fields: { field: string; code: string }[] };
  expect(fields.map(({ field, code }) => [field, code])).toEqual([
    ["title", "field.required"],
    ["userIds", "notification.nobody"],
    ["actionLink", "notification.notAScreen"],
  ]);
  const stranger = "0190c0de-0000-7000-8000-0000000000ff";
  const unknown = await post(bao, "SysNotification", {
    title: "x",
    type: "User",
    userIds: [stranger],
  });
  expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([
    400,
    "record.unknownReference",
  ]);
});

test("a made-up token is refused; the connection of a user who signs out is closed at once", async () => {
  const stranger: string[] = [];
  open.push(
    connectHub({
      base: servers[0].address,
      path: "/notification",
      token: () => "made.up.token",
      heard: {},
      refused: (why) => stranger.push(why),
    }),
  );
  await expect.poll(() => stranger[0]).toBe("session.missing");
  const lan = await connect("documentation", 1);
  const url = `${servers[0].address}/Account/Signout`;
  await fetch(url, { headers: { authorization: `Bearer ${lan.token}` } });
  await expect.poll(() => lan.refused[0]).toBe("io server disconnect");
  await expect.poll(() => lan.refused.length).toBeGreaterThan(1);
  expect(lan.refused[1]).toBe("session.missing");
});

test("a session that runs out, or whose person is made inactive, is disconnected", async () => {
  const nam = await connect("sales", 0);
  await database.pool.query("update sys_user set active = false where id = $1", [people.sales.id]);
  await expect.poll(() => nam.refused[0]).toBe("io server disconnect");
  await database.pool.query("update sys_user set active = true where id = $1", [people.sales.id]);
  const truc = await connect("documentation2", 0);
  await database.pool.query("update session set expires_at = now() where user_id = $1", [
    people.documentation2.id,
  ]);
  await expect.poll(() => truc.refused[0]).toBe("io server disconnect");
});

test("a process that has lost the database's ear lets its browsers come back and ask", async () => {
  const lan = await connect("documentation", 1);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'fairway listens'",
  );
  await expect.poll(() => lan.stood, { timeout: 10_000 }).toEqual([false, true]);
  await inTransaction(database, (tx) =>
    notify(tx, castActor("manager"), { title: "Back", userIds: [people.documentation.id] }),
  );
  await expect.poll(() => lan.heard.length).toBe(1);
});

test("a stopping process sends its browsers to another one, which goes on", async () => {
  const server = await buildServer({
    database,
    handlers: session,
    authenticate: authenticateWith(database),
  });
  const [hub] = hubs;
  if (!hub) throw new Error("there is no hub");
  const opened = await openHub(server.server, {
    database,
    hub,
    authenticate: authenticateWith(database),
  });
  const base = await server.listen({ host: "127.0.0.1", port: 0 });
  const lan = await connect("documentation", 0, base);
  expect(lan.stood).toEqual([false]);
  await opened.close();
  await server.close();
  expect(lan.refused).toEqual([]);
  const again = await startServerProcess(database.url, { PORT: new URL(base).port });
  await expect.poll(() => lan.stood, { timeout: 15_000 }).toEqual([false, true]);
  lan.connection.close();
  await again.stop();
});
