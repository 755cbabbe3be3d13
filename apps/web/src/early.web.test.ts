import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EarlyAnswers, EarlyCall } from "./earlyAnswers.ts";

const menus: EarlyCall = { method: "GET", url: "/api/menus", body: null, ofSession: true };
const jobs: EarlyCall = { method: "POST", url: "/api/jobs?page=1", body: '{"from":"today"}' };
const sent = vi.fn(async (url: string) => new Response(url));

/** Loads the script as a page with this address does. */
async function load(hash: string): Promise<EarlyAnswers> {
  location.hash = hash;
  vi.resetModules();
  sent.mockClear();
  await import("./early.ts");
  return (globalThis as unknown as { fairwayEarly: EarlyAnswers }).fairwayEarly;
}

function holdToken(text: string): void {
  sessionStorage.setItem("fairway.token", JSON.stringify({ text, endsAt: Date.now() + 60_000 }));
}

const urls = () => sent.mock.calls.map(([url]) => url);

beforeEach(async () => {
  vi.stubGlobal("fetch", sent);
  holdToken("mine");
  (await load("#/jobs")).keep([menus, jobs], []);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

describe("what an address began with is asked before the program is loaded", () => {
  test("each answer is taken once, by the same user and for the same request", async () => {
    const early = await load("#/jobs");
    expect(urls()).toEqual([menus.url, jobs.url]);
    expect(early.take({ ...jobs, body: "{}" }, "mine")).toBeNull();
    expect(await (await early.take(jobs, "mine"))?.text()).toBe(jobs.url);
    expect(early.take(jobs, "mine")).toBeNull();
    expect(early.take(menus, "another")).toBeNull();
  });

  test("an answer that nobody took soon is not used", async () => {
    const early = await load("#/jobs");
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 11_000);
    expect(early.take(jobs, "mine")).toBeNull();
    vi.restoreAllMocks();
  });

  test("another address asks for the user only, and so does the next day", async () => {
    await load("#/partners");
    expect(urls()).toEqual([menus.url]);
    vi.useFakeTimers({ now: Date.now() + 86_400_000 });
    holdToken("mine");
    await load("#/jobs");
    expect(urls()).toEqual([menus.url]);
  });

  test("without a valid token, and after signing out, nothing is asked", async () => {
    sessionStorage.removeItem("fairway.token");
    (await load("#/jobs")).forget();
    expect(urls()).toEqual([]);
    holdToken("mine");
    await load("#/jobs");
    expect(urls()).toEqual([]);
  });
});
