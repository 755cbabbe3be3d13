import { randomUUID } from "node:crypto";
import { call } from "@fairway/core/contract/call.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { castActor } from "../../tests/cast/actors.ts";
import { testDatabase } from "../db/testDatabase.ts";
import { inTransaction, one, run, statementCount } from "../db/tx.ts";
import { buildServer } from "../http/buildServer.ts";
import { serve } from "../http/serve.ts";
import { forgetKeys } from "./forgetKeys.ts";

const database = await testDatabase();
const statements: number[] = [];
const refusedOnce = new Set(["BINH"]);

const ask = z.object({ party: z.string(), seconds: z.number().default(0), ok: z.boolean() });
const answer = z.object({ number: z.string(), oneTimePassword: z.string() });
const spec = { right: "signedIn", body: ask, answer, summary: "Open a job" } as const;
const openJob = call({ method: "POST", path: "Job", ...spec });
const bookJob = call({ method: "POST", path: "Booking", ...spec });
const printJobs = call({ method: "POST", path: "Print", ...spec, answer: "file", writes: true });
const showJobs = call({ method: "POST", path: "Show", ...spec, answer: "file" });
const findJobs = call({ method: "POST", path: "Job/Paging", ...spec });
const opens = [openJob, bookJob].map((each) =>
  serve(each, async (tx, actor, wanted) => {
    const { number } = await one<{ number: string }>(
      tx,
      sql`insert into document_sequence (company_id, kind, prefix, period, last_number)
        values (${actor.companyId}, 'JOB', ${wanted.party}, '', 1)
        on conflict (company_id, kind, prefix, period)
        do update set last_number = document_sequence.last_number + 1
        returning last_number as number`,
    );
    if (wanted.seconds) await run(tx, sql`select pg_sleep(${wanted.seconds})`);
    if (!wanted.ok || refusedOnce.delete(wanted.party))
      throw refuse("record.inUse", { where: "x" });
    statements.push(statementCount(tx));
    return { number, oneTimePassword: `secret of ${wanted.party}` };
  }),
);
// A PDF has bytes that are no text.
let copies = 0;
const prints = [printJobs, showJobs].map((each) =>
  serve(each, async () => {
    copies += 1;
    const bytes = Uint8Array.from([0, 255, 128, copies]);
    return { name: "waybill.pdf", mime: "application/pdf", bytes };
  }),
);
const server = await buildServer({
  database,
  handlers: [
    ...opens,
    ...prints,
    serve(findJobs, async () => ({ number: "0", oneTimePassword: "" })),
  ],
  authenticate: async (token) => async (_, __, language) =>
    castActor(token === "lan" ? "documentation" : "manager", { language }),
});
afterAll(() => server.close());

interface Sending {
  readonly key?: string;
  readonly token?: string;
  readonly path?: string;
  readonly language?: string;
}

function send(body: { party: string; seconds?: number; ok?: boolean }, how: Sending = {}) {
  const { token = "lan", path = "Job", language = "en-US", key } = how;
  return server.inject({
    method: "POST",
    url: `/api/v1/${language}/${path}`,
    headers: { authorization: `Bearer ${token}`, ...(key && { "idempotency-key": key }) },
    payload: { ok: true, ...body },
  });
}

describe("a request with an idempotency key", () => {
  test("sent twice opens one job and answers the same, saying so", async () => {
    const key = randomUUID();
    const first = await send({ party: "HOANG" }, { key });
    const second = await send({ party: "HOANG" }, { key });
    expect(first.json()).toEqual({ number: "1", oneTimePassword: "secret of HOANG" });
    expect(second.body).toBe(first.body);
    expect([first, second].map((each) => each.headers["idempotent-replayed"])).toEqual([
      undefined,
      "true",
    ]);
    expect((await send({ party: "HOANG" }, { key: randomUUID() })).json().number).toBe("2");
  });

  test("twenty at once open one job; the others wait and answer the same", async () => {
    const key = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => send({ party: "MINH", seconds: 0.1 }, { key })),
    );
    expect(new Set(all.map((each) => `${each.statusCode} ${each.json().number}`))).toEqual(
      new Set(["200 1"]),
    );
    expect(all.filter((each) => each.headers["idempotent-replayed"]).length).toBe(19);
  });

  test("with another body or at another call is refused, in the language of the path", async () => {
    const key = randomUUID();
    await send({ party: "TAM" }, { key });
    const other = await send({ party: "TAM 2" }, { key, language: "vi" });
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({
      code: "idempotency.otherRequest",
      message: "Idempotency-Key này đã dùng cho một yêu cầu khác. Hãy gửi khóa mới.",
    });
    expect((await send({ party: "TAM" }, { key, path: "Booking" })).statusCode).toBe(422);
  });

  test("the same key of somebody else is a request of their own", async () => {
    const key = randomUUID();
    await send({ party: "QUAN" }, { key });
    expect((await send({ party: "QUAN" }, { key, token: "other" })).json().number).toBe("2");
  });

  test("that was refused may be sent again, and leaves nothing behind", async () => {
    const key = randomUUID();
    expect((await send({ party: "AN", ok: false }, { key })).statusCode).toBe(409);
    expect((await send({ party: "AN" }, { key })).json().number).toBe("1");
  });

  test("of two at once, the second works when the first is refused", async () => {
    const key = randomUUID();
    const both = await Promise.all(
      [1, 2].map(() => send({ party: "BINH", seconds: 0.2 }, { key })),
    );
    expect(both.map((each) => each.statusCode).sort()).toEqual([200, 409]);
    expect(both.find((each) => each.statusCode === 200)?.json().number).toBe("1");
  });

  test.each(["short", "with a blank", "x".repeat(201)])(
    "a key like “%s” is refused",
    async (key) => {
      const refused = await send({ party: "VAN" }, { key });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().code).toBe("idempotency.malformedKey");
    },
  );

  test("that only reads keeps no key", async () => {
    const key = randomUUID();
    expect((await send({ party: "X" }, { key, path: "Job/Paging" })).statusCode).toBe(200);
    expect((await send({ party: "Y" }, { key, path: "Job/Paging" })).statusCode).toBe(200);
  });

  test("returns the same file again where the call declares that it writes", async () => {
    const print = async (path: string, key: string) => {
      const { rawPayload, headers } = await send({ party: "PDF" }, { key, path });
      return [[...rawPayload], headers["content-type"], headers["idempotent-replayed"]];
    };
    const key = randomUUID();
    copies = 0;
    expect(await print("Print", key)).toEqual([[0, 255, 128, 1], "application/pdf", undefined]);
    expect(await print("Print", key)).toEqual([[0, 255, 128, 1], "application/pdf", "true"]);
    const other = randomUUID();
    await print("Show", other);
    expect(await print("Show", other)).toEqual([[0, 255, 128, 3], "application/pdf", undefined]);
  });

  test("costs two statements, and none without a key", async () => {
    statements.length = 0;
    await send({ party: "COST" });
    await send({ party: "COST" }, { key: randomUUID() });
    // The answer is stored after the work is counted.
    expect(statements).toEqual([1, 2]);
  });
});

describe("what is kept of a key", () => {
  test("reveals neither the key nor the answer to a reader of the database", async () => {
    const key = randomUUID();
    await send({ party: "LEAK" }, { key });
    const kept = await database.pool.query(
      "select t::text, encode(answer, 'escape') as answer from idempotency_key t",
    );
    expect(kept.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept.rows)).not.toMatch(new RegExp(`${key}|secret of|LEAK`));
  });

  test("is forgotten after a day: the key works again, swept or not", async () => {
    const keys = [randomUUID(), randomUUID()];
    for (const key of keys) await send({ party: "DAY" }, { key });
    await database.pool.query(
      "update idempotency_key set datetime_created = now() - interval '25 hours'",
    );
    const [unswept, swept] = keys as [string, string];
    expect((await send({ party: "DAY" }, { key: unswept })).json().number).toBe("3");
    const fresh = await send({ party: "DAY" }, { key: randomUUID() });
    expect(await forgetKeys(database)).toBeGreaterThan(0);
    expect((await send({ party: "DAY" }, { key: swept })).json().number).toBe("5");
    expect(fresh.json().number).toBe("4");
    const left = await inTransaction(database, (tx) =>
      one<{ n: number }>(tx, sql`select count(*)::int as n from idempotency_key`),
    );
    expect(left.n).toBe(3);
  });
});
