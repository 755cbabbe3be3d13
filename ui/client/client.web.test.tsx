import { onlineManager, type QueryClient, QueryObserver } from "@tanstack/react-query";
import { call } from "@fairway/core/contract/call.ts";
import { id, needText } from "@fairway/core/contract/shapes.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { fileName, makeClient } from "./client.ts";
import { makeCache } from "./makeCache.ts";
import { Refusal } from "./refusal.ts";

const unitId = "01890000-0000-7000-8000-000000000001";

const saveUnit = call({
  method: "PUT",
  path: "CatUnit/{id}/Save",
  right: "catUnit.write",
  params: z.object({ id }),
  query: z.object({ force: z.boolean().optional(), tag: z.array(z.string()).optional() }),
  body: z.object({ code: needText(20), version: z.number() }),
  answer: z.object({ status: z.literal(true) }),
  summary: "test",
});
const printUnit = call({
  method: "GET",
  path: "CatUnit/{id}/Print",
  right: "catUnit.detail",
  params: z.object({ id }),
  answer: "file",
  summary: "test",
});
const importUnits = call({
  method: "POST",
  path: "CatUnit/Import",
  right: "catUnit.import",
  body: z.object({ mode: z.string() }),
  upload: true,
  answer: z.object({ status: z.literal(true) }),
  summary: "test",
});
const addUnit = call({
  method: "POST",
  path: "CatUnit/Add",
  right: "catUnit.add",
  body: z.object({ code: needText(20) }),
  answer: z.object({ status: z.literal(true) }),
  summary: "test",
});
const checkUnit = call({ ...addUnit, path: "CatUnit/CheckCode", writes: false });

const sent: Request[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
const ok = (body: unknown = { status: true }) => new Response(JSON.stringify(body));

function session(language: "en" | "vi" = "en", canRefresh = true) {
  const seen = { token: "old", refreshed: 0, out: 0 };
  const client = makeClient({
    language,
    base: "http://fairway.test",
    timeout: 50,
    token: () => seen.token,
    refresh: async () => {
      seen.refreshed += 1;
      await new Promise((done) => setTimeout(done, 5));
      seen.token = "new";
      return canRefresh;
    },
    signedOut: () => {
      seen.out += 1;
    },
  });
  return { client, seen };
}

beforeEach(() => {
  sent.length = 0;
  answers = [];
  vi.stubGlobal("fetch", async (address: string, how: RequestInit) => {
    sent.push(new Request(address, how));
    const next = answers.shift() ?? ok;
    const late = new Promise<never>((_, fail) =>
      how.signal?.addEventListener("abort", () => fail(how.signal?.reason)),
    );
    return Promise.race([Promise.resolve(next()), late]);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("one ask becomes a request by its contract", () => {
  test("parameters go to the path, declared query to the query, the rest of the body to the body", async () => {
    const { client } = session();
    await client.ask(saveUnit, {
      id: unitId,
      force: true,
      tag: ["a", "b"],
      code: "CBM",
      version: 3,
    });
    const [request] = sent;
    expect(request?.method).toBe("PUT");
    expect(request?.url).toBe(
      `http://fairway.test/api/v1/en-US/CatUnit/${unitId}/Save?force=true&tag=a&tag=b`,
    );
    expect(await request?.json()).toEqual({ code: "CBM", version: 3 });
    expect(request?.headers.get("authorization")).toBe("Bearer old");
  });

  test("the Vietnamese page asks in Vietnamese", async () => {
    const { client } = session("vi");
    await client.ask(saveUnit, { id: unitId, code: "CBM", version: 1 });
    expect(sent[0]?.url).toContain("/api/v1/vi/");
  });

  test("a file goes as multipart in the field uploadedFile", async () => {
    const { client } = session();
    await client.upload(importUnits, { mode: "dry" }, new File(["a,b"], "units.csv"));
    const form = await sent[0]?.formData();
    expect(form?.get("mode")).toBe("dry");
    expect((form?.get("uploadedFile") as File | null | undefined)?.name).toBe("units.csv");
  });

  test("a download comes with the name the server gave it", async () => {
    const { client } = session();
    const header =
      "attachment; filename=\"don vi.pdf\"; filename*=UTF-8''%C4%91%C6%A1n%20v%E1%BB%8B.pdf";
    answers = [() => new Response("%PDF", { headers: { "content-disposition": header } })];
    const file = await client.download(printUnit, { id: unitId });
    expect(file.name).toBe("đơn vị.pdf");
    expect(await file.blob.text()).toBe("%PDF");
    expect(fileName(null)).toBeNull();
  });
});

describe("a call that makes something", () => {
  const broken = () => Promise.reject(new TypeError("Failed to fetch"));
  const keys = () => sent.map((each) => each.headers.get("idempotency-key"));

  test("is sent again under the same key when the line breaks or the server is away", async () => {
    const { client } = session();
    answers = [broken, () => new Response("", { status: 502 }), ok];
    expect(await client.ask(addUnit, { code: "CBM" })).toEqual({ status: true });
    expect(sent).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("made twice by the person goes under two keys", async () => {
    const { client } = session();
    await client.ask(addUnit, { code: "CBM" });
    await client.ask(addUnit, { code: "CBM" });
    expect(new Set(keys()).size).toBe(2);
  });

  test("a call that changes or looks up is sent once, without a key", async () => {
    const { client } = session();
    for (const ask of [
      () => client.ask(saveUnit, { id: unitId, code: "CBM", version: 1 }),
      () => client.ask(checkUnit, { code: "CBM" }),
    ]) {
      sent.length = 0;
      answers = [broken];
      await expect(ask()).rejects.toMatchObject({ status: 0, code: "network" });
      expect(keys()).toEqual([null]);
    }
  });
});

test("a write without connection is refused at once, not kept until the connection is back", async () => {
  onlineManager.setOnline(false);
  try {
    const told: Refusal[] = [];
    const cache = makeCache((refusal) => told.push(refusal));
    const offline = new Refusal(0, "network", "offline");
    const mutationFn = vi.fn(() => Promise.reject(offline));
    const verb = cache
      .getMutationCache()
      .build(cache, cache.defaultMutationOptions({ mutationFn }));
    await expect(verb.execute(undefined)).rejects.toBe(offline);
    expect(told).toEqual([offline]);
  } finally {
    onlineManager.setOnline(true);
  }
});

describe("a token that has ended", () => {
  const unauthorised = () => new Response("{}", { status: 401 });

  test("is renewed once, silently, and the call is made again", async () => {
    const { client, seen } = session();
    answers = [unauthorised, ok];
    await client.ask(saveUnit, { id: unitId, code: "CBM", version: 1 });
    expect(seen).toEqual({ token: "new", refreshed: 1, out: 0 });
    expect(sent[1]?.headers.get("authorization")).toBe("Bearer new");
    expect(await sent[1]?.json()).toEqual({ code: "CBM", version: 1 });
  });

  test("is renewed by one request for calls that fail together", async () => {
    const { client, seen } = session();
    answers = [unauthorised, unauthorised, ok, ok];
    const ask = { id: unitId, code: "CBM", version: 1 };
    await Promise.all([client.ask(saveUnit, ask), client.ask(saveUnit, ask)]);
    expect(seen.refreshed).toBe(1);
  });

  test("sends to login when it cannot be renewed", async () => {
    const { client, seen } = session("en", false);
    answers = [unauthorised];
    const refusal = await client
      .ask(saveUnit, { id: unitId, code: "CBM", version: 1 })
      .catch((fault: unknown) => fault);
    expect(refusal).toMatchObject({ status: 401, message: "Please sign in again." });
    expect(seen.out).toBe(1);
    expect(sent).toHaveLength(1);
  });
});

describe("the error catalogue", () => {
  const refusalOf = async (language: "en" | "vi", answer: () => Response | Promise<Response>) => {
    answers = [answer];
    const fault = await session(language)
      .client.ask(saveUnit, { id: unitId, code: "CBM", version: 1 })
      .catch((each: unknown) => each);
    expect(fault).toBeInstanceOf(Refusal);
    return fault as Refusal;
  };
  const refuse = (status: number, body: unknown) => () =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

  test("a 400 carries the server's text and the fields it marked", async () => {
    const fields = [{ field: "code", code: "field.required", message: "This field is required." }];
    const refusal = await refusalOf(
      "en",
      refuse(400, {
        status: false,
        code: "ask.invalid",
        message: "Correct.",
        fields,
        requestId: "r-1",
      }),
    );
    expect(refusal).toMatchObject({
      status: 400,
      code: "ask.invalid",
      message: "Correct.",
      fields,
      requestId: "r-1",
    });
  });

  test("the description of a refused sign-in comes first, then the nested message", async () => {
    const grant = { error: "invalid_grant", error_description: "User name or password incorrect." };
    expect(await refusalOf("en", refuse(400, grant))).toMatchObject({
      code: "invalid_grant",
      message: "User name or password incorrect.",
    });
    expect((await refusalOf("en", refuse(400, { error: { message: "Nested" } }))).message).toBe(
      "Nested",
    );
  });

  test("a conflict is known as one", async () => {
    const refusal = await refusalOf(
      "en",
      refuse(409, { code: "record.conflict", message: "Reload" }),
    );
    expect(refusal.isConflict).toBe(true);
  });

  test.each([
    ["en", 404, "Not found request"],
    ["vi", 404, "Không tìm thấy yêu cầu"],
    ["en", 502, "Something wrong!"],
    ["vi", 502, "Đã có lỗi xảy ra!"],
  ] as const)("%s %i without a text says so in the language", async (language, status, text) => {
    expect((await refusalOf(language, refuse(status, "<html>"))).message).toBe(text);
  });

  test.each([
    ["en", "Request time out"],
    ["vi", "Hết thời gian chờ phản hồi"],
  ] as const)("%s: an answer that never comes times out", async (language, text) => {
    const refusal = await refusalOf(language, () => new Promise<Response>(() => undefined));
    expect(refusal).toMatchObject({ status: 0, code: "timeout", message: text });
  });
});

test("figures made of other records are requested again after a verb, in every tab", async () => {
  const [own, other] = [new BroadcastChannel("saved"), new BroadcastChannel("saved")];
  const caches = [makeCache(() => undefined, own), makeCache(() => undefined, other)];
  const requests = [0, 0];
  for (const [at, cache] of caches.entries()) {
    const queryFn = async () => (requests[at] = (requests[at] ?? 0) + 1);
    const margin = new QueryObserver(cache, {
      queryKey: ["margin"],
      queryFn,
      meta: { derived: true },
    });
    margin.subscribe(() => undefined);
  }
  await vi.waitFor(() => expect(requests).toEqual([1, 1]));
  const [first] = caches as [QueryClient, QueryClient];
  await first
    .getMutationCache()
    .build(first, { mutationFn: async () => true })
    .execute(undefined);
  await vi.waitFor(() => expect(requests).toEqual([2, 2]));
  own.close();
  other.close();
});
