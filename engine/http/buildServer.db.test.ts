import { request as startRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { type CallSpec, call } from "@fairway/core/contract/call.ts";
import { day, decimalText, id, needText } from "@fairway/core/contract/shapes.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { castActor } from "../../tests/cast/actors.ts";
import { testDatabase } from "../db/testDatabase.ts";
import { one, run } from "../db/tx.ts";
import type { Authenticate } from "./answerCall.ts";
import { buildServer } from "./buildServer.ts";
import { readAsk } from "./readAsk.ts";
import { type Served, serve, serveOpen } from "./serve.ts";

const database = await testDatabase();

const line = z.object({ unitPrice: decimalText, unit: needText(5), on: day });
const answered = z.object({ said: z.string() });
const saved = call({
  method: "POST",
  path: "Note/{id}/Save",
  right: "docSeaFCLExport.write",
  params: z.object({ id }),
  query: z.object({ copies: z.coerce.number().int().max(9).default(1) }),
  body: z.object({ lines: z.array(line).max(3), kind: z.enum(["debit", "credit"]).optional() }),
  answer: z.object({ id, copies: z.number(), lines: z.number() }),
  summary: "Save",
});
const failing = call({
  method: "GET",
  path: "Note/Fail/{way}",
  right: "public",
  params: z.object({ way: z.string() }),
  answer: answered,
  summary: "Fail",
});
const upload = call({
  method: "POST",
  path: "Note/Upload",
  right: "signedIn",
  upload: true,
  body: z.object({ type: z.string() }),
  answer: z.object({ name: z.string(), size: z.number(), type: z.string() }),
  summary: "Upload",
});
const download = call({
  method: "GET",
  path: "Note/Download",
  right: "signedIn",
  answer: "file",
  summary: "Download",
});
const sheet = call({
  method: "POST",
  path: "Note/Import",
  right: "signedIn",
  body: z.object({ text: z.string() }),
  bodyMegabytes: 3,
  answer: answered,
  summary: "Import",
});
const forbidden = call({
  method: "GET",
  path: "Note/Secret",
  right: "sysUserManagement.write",
  answer: answered,
  summary: "Secret",
});
const slowBegan = Promise.withResolvers<void>();
const slow = call({
  method: "GET",
  path: "Note/Slow",
  right: "public",
  answer: answered,
  summary: "Slow",
});
const atRoot = call({
  method: "GET",
  path: "Account/Hello",
  at: "root",
  right: "public",
  answer: answered,
  summary: "Hello",
});

const tokenCall = call({
  method: "POST",
  path: "connect/token",
  at: "root",
  right: "public",
  body: z.object({ username: z.string() }),
  answer: answered,
  summary: "Sign in",
});

const failures: Record<string, () => Promise<never>> = {
  conflict: async () => {
    throw refuse("record.conflict");
  },
  missing: async () => {
    throw refuse("record.notFound");
  },
  fault: async () => {
    throw new Error("password=secret in table x");
  },
};

const handlers: Served[] = [
  serve(saved, async (_, __, ask) => ({
    id: ask.id,
    copies: ask.copies,
    lines: ask.lines.length,
    internalMargin: "41.00",
  })),
  serveOpen(failing, async (tx, _, ask) => {
    if (ask.way === "division") await one(tx, sql`select 1 / 0 as x`);
    if (ask.way === "notADay") await one(tx, sql`select ${"soon"}::date as x`);
    if (ask.way === "writes") await run(tx, sql`create table written (x int)`);
    if (ask.way === "answer") return { said: 7 } as never;
    return (failures[ask.way] as () => Promise<never>)();
  }),
  serve(upload, async (_, __, ask) => ({
    name: ask.file.name,
    size: ask.file.bytes.length,
    type: ask.type,
  })),
  serve(sheet, async () => ({ said: "stored" })),
  serve(download, async () => ({
    name: "Giấy báo nợ “1”.pdf",
    mime: "application/pdf",
    bytes: new Uint8Array([37, 80, 68, 70]),
  })),
  serve(forbidden, async () => ({ said: "no" })),
  serveOpen(slow, async (tx) => {
    slowBegan.resolve();
    await run(tx, sql`select pg_sleep(0.4)`);
    return { said: "done" };
  }),
  serveOpen(tokenCall, async () => ({ said: "no" })),
  serveOpen(atRoot, async (_, caller) => ({ said: caller.language })),
];

const lan = castActor("documentation", { change: { sysUserManagement: { access: false } } });
const authenticate: Authenticate = async (token) => {
  if (token !== "lan") throw refuse("session.missing");
  return async (_, __, language) => ({ ...lan, language });
};
const parts = { database, handlers, authenticate, fileMegabytes: 1, bodyMegabytes: 1 };
const server = await buildServer(parts);
afterAll(() => server.close());

const signedIn = { authorization: "Bearer lan" };
const noteId = "0190c0de-0000-7000-8000-00000000abcd";
const good = { lines: [{ unitPrice: "1450.00", unit: "CONT", on: "2026-11-21" }] };

function save(payload: unknown, language = "en-US", headers = {}) {
  return server.inject({
    method: "POST",
    url: `/api/v1/${language}/Note/${noteId}/Save`,
    headers: { ...signedIn, ...headers },
    payload: payload as object,
  });
}

describe("a call that is understood", () => {
  test("gets parameters, query and body as one ask, and only what its contract promises", async () => {
    const answer = await server.inject({
      method: "POST",
      url: `/API/v1/EN-us/note/${noteId}/SAVE?Copies=2`,
      headers: signedIn,
      payload: good,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: noteId, copies: 2, lines: 1 });
  });

  test("carries a number of its own, or the one it came with", async () => {
    expect((await save(good)).headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    const given = await save(good, "vi", { "x-request-id": "desk-7-0001" });
    expect(given.headers["x-request-id"]).toBe("desk-7-0001");
    const bad = await save(good, "vi", { "x-request-id": "a b\u00e9" });
    expect(bad.headers["x-request-id"]).not.toContain(" ");
  });

  test("a call at the root answers there, under /api and under a language", async () => {
    for (const url of ["/Account/Hello", "/api/account/hello", "/api/v1/en/Account/Hello"]) {
      expect((await server.inject(url)).json()).toEqual({ said: "en" });
    }
    const vietnamese = { url: "/Account/Hello", headers: { "accept-language": "vi-VN,vi;q=0.9" } };
    expect((await server.inject(vietnamese)).json()).toEqual({ said: "vi" });
  });

  test("a file comes with its name in any script", async () => {
    const answer = await server.inject({ url: "/api/v1/vi/Note/Download", headers: signedIn });
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toBe(
      "attachment; filename=\"Giay bao no _1_.pdf\"; filename*=UTF-8''Gi%E1%BA%A5y%20b%C3%A1o%20n%E1%BB%A3%20%E2%80%9C1%E2%80%9D.pdf",
    );
    expect(answer.rawPayload.toString()).toBe("%PDF");
  });

  test("no script from another origin may run in the screens", async () => {
    const answer = await server.inject("/health/live");
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });
});

describe("a call that is refused", () => {
  test("names every wrong field, and the cure in the language of the path", async () => {
    const wrong = {
      lines: [good.lines[0], { unitPrice: 1450, unit: "", on: "2026-02-30" }],
      kind: "other",
    };
    const english = (await save(wrong)).json();
    expect(english).toMatchObject({
      status: false,
      code: "ask.invalid",
      message: "Please correct the marked fields.",
      error: { message: "Please correct the marked fields." },
    });
    expect(english.fields).toEqual([
      {
        field: "lines.1.unitPrice",
        code: "field.notText",
        message: "Send this as text; amounts, rates and quantities too, e.g. “1250.50”.",
      },
      { field: "lines.1.unit", code: "field.required", message: "This field is required." },
      {
        field: "lines.1.on",
        code: "field.notDay",
        message: "Enter a date that exists, between 1990 and 2100, as YYYY-MM-DD.",
      },
      { field: "kind", code: "field.notOneOf", message: "Choose one of: debit, credit." },
    ]);
    const unit = "KG\u0000";
    const unstorable = (await save({ lines: [{ ...good.lines[0], unit }], kind: "debit" })).json();
    expect(unstorable.fields).toMatchObject([{ field: "lines.0.unit", code: "field.unstorable" }]);
    const vietnamese = (await save({ lines: [{ unit: "CONTAINER" }] }, "vi")).json();
    expect(vietnamese.fields.map((each: { message: string }) => each.message)).toEqual([
      "Bắt buộc nhập ô này.",
      "Tối đa 5 ký tự; hãy rút ngắn.",
      "Bắt buộc nhập ô này.",
    ]);
  });

  test.each([
    ["no body at all", undefined, "lines", "field.required"],
    ["a list for an object", [], "", "field.notObject"],
    ["a text for a list", { lines: "x" }, "lines", "field.notList"],
    ["too many lines", { lines: Array(4).fill(good.lines[0]) }, "lines", "field.tooMany"],
    [
      "words for an amount",
      { lines: [{ ...good.lines[0], unitPrice: "1,450" }] },
      "lines.0.unitPrice",
      "field.notDecimal",
    ],
  ])("%s", async (_, payload, field, code) => {
    const answer = await save(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[0]).toMatchObject({ field, code });
  });

  test("a wrong id and a wrong query value are named too", async () => {
    const answer = await server.inject({
      method: "POST",
      url: "/api/v1/en-US/Note/17/Save?copies=ten",
      headers: signedIn,
      payload: good,
    });
    expect(answer.json().fields).toMatchObject([
      { field: "id", code: "field.notId" },
      { field: "copies", code: "field.notNumber" },
    ]);
  });

  test("JSON that cannot be read is answered with its line and column", async () => {
    const answer = await save('{\n  "lines": [,]\n}', "en-US", {
      "content-type": "application/json",
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "request.notJson",
      message: "The JSON is invalid at line 2, column 13.",
    });
    const cut = await save('{"lines": [', "vi", { "content-type": "application/json" });
    expect(cut.json().message).toBe("JSON sai cấu trúc tại dòng 1, cột 12.");
  });

  test.each([
    ["a million numbers", () => `{"lines": [${"1,".repeat(500_000)}1]}`, 413],
    ["a text of a megabyte without an end", () => `{"text": "${"x".repeat(1_000_000)}`, 400],
  ])("%s is refused before it is read", async (_, body, status) => {
    const answer = await save(body(), "en-US", { "content-type": "application/json" });
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    ["of thousands of wrong fields some are named", 5000, { fields: { length: 200 } }],
    ["too many of them are one refusal", 150_000, { code: "request.tooManyWrong" }],
  ])("%s", async (_, length, refused) => {
    const list = {
      ...saved,
      params: undefined,
      query: undefined,
      body: z.object({ of: z.array(id) }),
    };
    const body = { of: Array.from({ length }, () => "x") };
    await expect(
      readAsk(list as unknown as CallSpec, { params: {}, query: {}, body }),
    ).rejects.toMatchObject(refused);
  });

  test("content of another kind is 415, a body too large is 413", async () => {
    const xml = await save("<a/>", "en-US", { "content-type": "application/xml" });
    expect([xml.statusCode, xml.json().code]).toEqual([415, "request.wrongType"]);
    const large = await save({ lines: [], text: "x".repeat(1_100_000) });
    expect([large.statusCode, large.json().code]).toEqual([413, "request.tooLarge"]);
    expect(large.json().message).toBe("The request is larger than 1 MB.");
  });

  test("a call for whole sheets takes more, but only from somebody who signed in", async () => {
    const ask = (megabytes: number, headers: Record<string, string> = signedIn) =>
      server.inject({
        method: "POST",
        url: "/api/v1/en-US/Note/Import",
        headers,
        payload: { text: "x".repeat(megabytes * 1_000_000) },
      });
    expect((await ask(2)).statusCode).toBe(200);
    const large = await ask(4);
    expect(large.json().message).toBe("The request is larger than 3 MB.");
    expect((await ask(4, {})).json().code).toBe("session.missing");
  });

  test.each(["/api/v1/en-US/Nothing", "/api/v1/fr/Note/Slow", "/api/v2/en/Note/Slow", "/nothing"])(
    "%s is not found",
    async (url) => {
      const answer = await server.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe("Not found request");
    },
  );

  test("an address that is no address is refused", async () => {
    const answer = await server.inject("/api/v1/vi/Note/Fail/%E0%A4%A");
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe("ask.malformed");
  });

  test("nobody signed in is 401, no right is 403 before the ask is even read", async () => {
    const nobody = await server.inject({ url: "/api/v1/vi/Note/Secret" });
    expect([nobody.statusCode, nobody.json().message]).toEqual([401, "Vui lòng đăng nhập."]);
    const noRight = await server.inject({ url: "/api/v1/en/Note/Secret", headers: signedIn });
    expect(noRight.statusCode).toBe(403);
    expect(noRight.json()).toMatchObject({ code: "access.forbidden" });
    expect(noRight.json().message).toContain("sysUserManagement.write");
  });

  test.each([
    ["conflict", 409, "record.conflict"],
    ["missing", 404, "record.notFound"],
    ["notADay", 400, "record.malformed"],
  ])("a %s of the verb is told as it is", async (way, status, code) => {
    const answer = await server.inject(`/api/v1/en/Note/Fail/${way}`);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});

describe("a fault of the program", () => {
  test.each(["fault", "division", "answer"])("%s gives a number and nothing else", async (way) => {
    const answer = await server.inject(`/api/v1/en/Note/Fail/${way}`);
    expect(answer.statusCode).toBe(500);
    const { code, message, requestId } = answer.json();
    expect(code).toBe("server.failed");
    expect(message).toContain(requestId);
    expect(answer.body).not.toMatch(/secret|division|contract|zod/);
  });

  test("a call that reads cannot write", async () => {
    expect((await server.inject("/api/v1/en/Note/Fail/writes")).statusCode).toBe(500);
    const found = await database.pool.query("select to_regclass('written') as found");
    expect(found.rows[0]).toEqual({ found: null });
  });
});

describe("a file that is sent", () => {
  const send = (bytes: Uint8Array, name = "SI.json", field = "uploadedFile") => {
    const form = new FormData();
    form.append("type", "instruction");
    form.append(field, new File([new Uint8Array(bytes)], name, { type: "application/json" }));
    return server.inject({
      method: "POST",
      url: "/api/v1/en/Note/Upload",
      headers: signedIn,
      payload: form,
    });
  };

  test("comes with its plain name and the other fields of the form", async () => {
    const answer = await send(new Uint8Array(1000), "..\\..\\Chỉ dẫn.json");
    expect(answer.json()).toEqual({ name: "Chỉ dẫn.json", size: 1000, type: "instruction" });
  });

  test("over the limit is refused, not cut", async () => {
    const answer = await send(new Uint8Array(1024 * 1024 + 1));
    expect([answer.statusCode, answer.json().code]).toEqual([413, "file.tooLarge"]);
    expect((await send(new Uint8Array(1024 * 1024))).statusCode).toBe(200);
  });

  test("in another field, or no form at all, is missed", async () => {
    const elsewhere = await send(new Uint8Array(10), "a.json", "file");
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([400, "file.missing"]);
    const noForm = await server.inject({
      method: "POST",
      url: "/api/v1/en/Note/Upload",
      headers: signedIn,
      payload: {},
    });
    expect(noForm.json().code).toBe("file.missing");
  });
});

describe("200 MB over HTTP", () => {
  const megabyte = Buffer.alloc(1024 * 1024, 65);
  const head = [
    "--part",
    'content-disposition: form-data; name="uploadedFile"; filename="big.xlsx"',
    "content-type: application/octet-stream",
    "",
    "",
  ].join("\r\n");

  /** Sends 200 MB as fast as the server takes them and returns its answer and what was sent. */
  const sendBig = (port: number, url: string, type: string, first: string) =>
    new Promise<{ status: number; code: string; megabytes: number }>((done, failed) => {
      let megabytes = 0;
      const sending = startRequest({
        port,
        path: url,
        method: "POST",
        headers: { ...signedIn, "content-type": type, "transfer-encoding": "chunked" },
      });
      let answer = "";
      sending.on("response", (response) => {
        response.setEncoding("utf8");
        response.on("data", (piece: string) => {
          answer += piece;
        });
        response.on("end", () => {
          const { code } = JSON.parse(answer) as { code: string };
          done({ status: response.statusCode ?? 0, code, megabytes });
          sending.destroy();
        });
      });
      // The server ends the connection after its answer.
      sending.on("error", (fault) => (answer === "" ? failed(fault) : undefined));
      sending.write(first);
      const more = () => {
        if (megabytes >= 200) return void sending.end();
        megabytes += 1;
        if (sending.write(megabyte)) setImmediate(more);
        else sending.once("drain", more);
      };
      more();
    });

  test.each([
    [
      "a file of a form",
      "/api/v1/en/Note/Upload",
      "multipart/form-data; boundary=part",
      head,
      "file.tooLarge",
    ],
    ["JSON", "/api/v1/en/Note/Import", "application/json", '{"text":"', "request.tooLarge"],
  ])("as %s are refused by name, and never held", async (_, url, type, first, code) => {
    const own = await buildServer(parts);
    try {
      await own.listen({ port: 0, host: "127.0.0.1" });
      const { port } = own.server.address() as AddressInfo;
      const before = process.memoryUsage();
      const held = ({ rss }: NodeJS.MemoryUsage) => (rss - before.rss) / 1024 / 1024;
      const answer = await sendBig(port, url, type, first);
      expect(answer).toMatchObject({ status: 413, code });
      expect(held(process.memoryUsage())).toBeLessThan(80);
      // The server goes on.
      const next = await fetch(`http://127.0.0.1:${port}/health/ready`);
      expect(next.status).toBe(200);
    } finally {
      await own.close();
    }
  });
});

describe("the server itself", () => {
  test("says that it lives and is ready, and tells its figures to its own machine only", async () => {
    expect((await server.inject("/health/ready")).json()).toEqual({ status: true });
    const figures = await server.inject("/metrics");
    expect(figures.body).toContain('route="/api/v1/:lang/Note/:id/Save"');
    const stranger = await server.inject({ url: "/metrics", remoteAddress: "203.0.113.7" });
    expect(stranger.statusCode).toBe(404);
  });

  test("tells a client with too many requests when to come back", async () => {
    const strict = await buildServer({ ...parts, requestsPerMinute: 2 });
    const urls = Array(3).fill("/api/v1/vi/Account/Hello");
    for (const url of urls.slice(1)) expect((await strict.inject(url)).statusCode).toBe(200);
    const order: string[] = [];
    const held = strict.inject(urls[0]).finally(() => order.push("refused"));
    await strict.inject("/health/live").finally(() => order.push("later, not refused"));
    const third = await held;
    // A program that repeats a refused request at once waits instead of keeping the processor busy.
    expect(order).toEqual(["later, not refused", "refused"]);
    expect([third.statusCode, third.json().code]).toEqual([429, "request.tooMany"]);
    expect(third.json().message).toMatch(/^Quá nhiều yêu cầu. Thử lại sau \d+ giây.$/);
    expect((await strict.inject("/health/live")).statusCode).toBe(200);
    await strict.close();
  });

  test("made-up tokens share the limit of their address, a checked one counts for its person", async () => {
    const who: Record<string, string> = { "lan-desk": "lan", "lan-phone": "lan", nam: "nam" };
    const strict = await buildServer({
      ...parts,
      requestsPerMinute: 2,
      authenticate: async (token) => {
        const userId = who[token ?? ""];
        if (!userId) throw refuse("session.missing");
        return Object.assign(async () => lan, { userId });
      },
    });
    const ask = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await strict.inject({ url: "/api/v1/en/Note/Download", headers })).statusCode;
    };
    expect([await ask("x1"), await ask("x2"), await ask("x3")]).toEqual([401, 401, 429]);
    expect([await ask("lan-desk"), await ask("lan-phone"), await ask("lan-desk")]).toEqual([
      200, 200, 429,
    ]);
    expect(await ask("nam")).toBe(200);
    await strict.close();
  });

  test.each([
    ["a browser on its own page", { "sec-fetch-site": "same-origin" }, 200],
    ["a program that is no browser", {}, 200],
    ["a form on another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a page of another port or subdomain", { "sec-fetch-site": "same-site" }, 403],
    ["a form on another site, without TLS", { origin: "http://evil.test" }, 403],
    ["a page without an address", { origin: "null" }, 403],
    ["the own page, without TLS", { origin: "http://localhost:8080", host: "localhost:8080" }, 200],
    ["another port, without TLS", { origin: "http://localhost:8081", host: "localhost:8080" }, 403],
  ])("what writes takes no request from %s", async (_, headers, status) => {
    const answer = await server.inject({
      method: "POST",
      url: "/connect/token",
      headers,
      payload: { username: "lan" },
    });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json().code).toBe("request.otherSite");
    const read = await server.inject({ url: "/api/v1/en/Account/Hello", headers });
    expect(read.statusCode).toBe(200);
  });

  test("counts a sign-in by its name, whatever is sent as one", async () => {
    for (const username of ['{"toString":1}', "[[[]]]", "null", "7"]) {
      const answer = await server.inject({
        method: "POST",
        url: "/connect/token",
        headers: { "content-type": "application/json" },
        payload: `{"username":${username}}`,
      });
      expect([username, answer.statusCode]).toEqual([username, 400]);
    }
  });

  // A connection that is kept alive would hold the stop for a minute.
  test("answers what is in flight before it stops", { timeout: 20_000 }, async () => {
    const stopping = await buildServer(parts);
    const address = await stopping.listen({ port: 0, host: "127.0.0.1" });
    await fetch(`${address}/health/live`);
    const inFlight = fetch(`${address}/api/v1/en/Note/Slow`);
    await slowBegan.promise;
    await stopping.close();
    expect((await inFlight).status).toBe(200);
    await expect(fetch(`${address}/health/live`)).rejects.toThrow();
  });
});

test("an address counts as far as proxies in front have seen it; what a client wrote does not", async () => {
  const forged = { "x-forwarded-for": "203.0.113.9, 198.51.100.7, 192.0.2.5" };
  const addresses = [0, 1, 2].map(async (proxies) => {
    const seen: string[] = [];
    const behind = await buildServer({
      database,
      handlers: [],
      authenticate: async () => Promise.reject(refuse("session.missing")),
      proxies,
    });
    behind.get("/address", async (request) => void seen.push(request.ip));
    await behind.inject({ url: "/address", headers: forged });
    await behind.close();
    return seen[0];
  });
  expect(await Promise.all(addresses)).toEqual(["127.0.0.1", "192.0.2.5", "198.51.100.7"]);
});
