import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EarlyAnswers, EarlyCall } from "./earlyAnswers.ts";

const menus: EarlyCall = { method: "GET", url: "/api/menus", body: null, ofSession: true };
const jobs: EarlyCall = { method: "POST", url: "/api/jobs?page=1", body: '{"from":"today"}' };
const answerTo = (url: string) =>
  url === "/connect/token"
    ? new Response(JSON.stringify({ access_token: "new" }))
    : new Response(url);
const sent = vi.fn(async (url: string) => answerTo(url));

/** Loads the script as a page with this address does. */
async function load(hash: string): Promise<EarlyAnswers> {
  location.hash = hash;
  vi.resetModules();
  sent.mockClear();
  await import("./early.ts");
  return (globalThis as unknown as { fairwayEarly: EarlyAnswers }).fairwayEarly;
}

function holdToken(text: string, more: { endsAt?: number; acting?: boolean } = {}): void {
  const token = { text, endsAt: Date.now() + 60_000, ...more };
  sessionStorage.setItem("fairway.token", JSON.stringify(token));
}

/** What a new tab of the same browser has. */
function openTab(): void {
  sessionStorage.clear();
  localStorage.setItem("fairway.signedIn", "1");
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
  localStorage.clear();
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

describe("a tab without a token renews it before the program is loaded", () => {
  const list = "#/home/documentation/sea-fcl-export";
  const keptOutside = () => localStorage.getItem("fairway.starts");

  test("and then asks what the list began with in another tab", async () => {
    (await load(list)).keep([menus, jobs], []);
    openTab();
    const early = await load(list);
    const answer = await early.takeRenewal();
    expect(await answer?.json()).toEqual({ access_token: "new" });
    expect(early.takeRenewal()).toBeNull();
    expect(urls()).toEqual(["/connect/token", menus.url, jobs.url]);
    expect(early.take(menus, "mine")).toBeNull();
    expect(await (await early.take(jobs, "new"))?.text()).toBe(jobs.url);
    expect(sessionStorage.length).toBe(0);
    expect(keptOutside()).not.toContain("new");
  });

  test("a refused renewal is told, and nothing is asked", async () => {
    (await load(list)).keep([menus, jobs], []);
    openTab();
    sent.mockImplementationOnce(async () => new Response("{}", { status: 400 }));
    const early = await load(list);
    expect((await early.takeRenewal())?.status).toBe(400);
    expect(urls()).toEqual(["/connect/token"]);
  });

  test.each([
    ["on the login screen", "#/login?url=%2Fhome", () => openTab()],
    ["in a browser where nobody signed in", list, () => sessionStorage.clear()],
    [
      "where acting as somebody has ended",
      list,
      () => {
        openTab();
        holdToken("acting", { endsAt: 1, acting: true });
      },
    ],
  ])("but not %s", async (_, hash, prepare) => {
    prepare();
    expect((await load(hash)).takeRenewal()).toBeNull();
    expect(urls()).toEqual([]);
  });

  test.each([
    `${list}/0198a3c4-0000-7000-8000-000000000001`,
    `${list}?q=PACIFIC`,
    "#/login?url=%2Fhome",
  ])("what %s began with stays in its tab", async (hash) => {
    (await load(hash)).keep([menus, jobs], []);
    expect(keptOutside()).toBeNull();
    expect(sessionStorage.getItem("fairway.starts")).toContain(jobs.url);
  });

  test("while acting as somebody nothing is kept outside of the tab, and signing out forgets", async () => {
    holdToken("acting", { acting: true });
    (await load(list)).keep([menus, jobs], []);
    expect(keptOutside()).toBeNull();
    holdToken("mine");
    const early = await load(list);
    early.keep([menus, jobs], []);
    expect(keptOutside()).toContain(jobs.url);
    early.forget();
    expect(keptOutside()).toBeNull();
  });

  test("a page in another language takes over nothing", async () => {
    (await load(list)).keep([{ ...menus, url: "/api/v1/en-US/menus" }], []);
    history.replaceState(null, "", "/vi/");
    await load(list);
    expect(urls()).toEqual([]);
    history.replaceState(null, "", "/");
  });
});
