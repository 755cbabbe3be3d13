import { type BrowserContext, type Page, chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.ts";
import { openClient } from "../faults/client.ts";
import { raceGround } from "../faults/raceGround.ts";
import { startScratchServer } from "../tests/setup/scratchServer.ts";
import { servePlainPage } from "./browser/plainPage.ts";
import { keepResults, machineFacts } from "./load/keepResults.ts";
import { pastedToPaint, rowsPainted, typedToPaint, watchPaint } from "./browser/watchPaint.ts";

const jobs = "/home/documentation/sea-fcl-export";
const partners = "/home/commercial/customer";
const server = await startScratchServer({ demo: true });
const plain = await servePlainPage();
const browser = await chromium.launch({
  executablePath: findChromium() ?? "",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
const rows: Record<string, string>[] = [];
const facts: Record<string, number | string> = {};
const machine = machineFacts();
try {
  const clerk = server.signIns.find((each) => each.username === "admin");
  if (!clerk) throw new Error("the demonstration lacks its administrator");
  const client = await openClient(server.address, {
    user: clerk.username,
    password: clerk.password,
  });
  const ground = await raceGround(client);
  const small = await ground.charged(300);
  const grid = await ground.charged(500);
  const large = await ground.charged(2000);
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await watchPaint(page);
  await signInByHand(page, clerk);
  await firstLoads(context, page);
  await routeChanges(page);
  await pageChanges(page);
  await openJob(page, small.jobId);
  await typing(page, grid.jobId, "500 charges");
  await typing(page, large.jobId, "2,000 charges");
  await pasting(page, grid.jobId, "500 charges");
  await billForm(page, grid.jobId, grid.hblid);
  // Last, because leaving the product discards code that the browser has compiled.
  await bareTyping(page);
  await keepResults({ bench: "browser", size: "demonstration", machine, rows: [], facts });
} finally {
  console.table(rows);
  await browser.close();
  await plain.stop();
  await server.stop();
}

function told(work: string, samples: readonly number[], more: Record<string, string> = {}): void {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  const figures = { "median ms": at(0.5), "p95 ms": at(0.95), times: `${sorted.length}`, ...more };
  rows.push({ work, ...figures });
  for (const [name, figure] of Object.entries(figures)) facts[`${work}: ${name}`] = Number(figure);
}

async function signInByHand(page: Page, who: { username: string; password: string }) {
  await page.goto(`${server.address}/#/login`);
  await page.getByRole("textbox", { name: "User name" }).fill(who.username);
  await page.getByRole("textbox", { name: "Password" }).fill(who.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/home\//);
}

/**
 * The first list with an empty and with a full cache, compared with a bare page of fifteen rows.
 */
async function firstLoads(context: BrowserContext, page: Page): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  let scripts = 0;
  const kinds = new Map<string, string>();
  cdp.on("Network.responseReceived", (got) => kinds.set(got.requestId, got.type));
  cdp.on("Network.loadingFinished", (got) => {
    if (kinds.get(got.requestId) === "Script") scripts += got.encodedDataLength;
  });
  const loaded = async (address: string, cold: boolean): Promise<number> => {
    await page.goto("about:blank");
    if (cold) await cdp.send("Network.clearBrowserCache");
    await page.goto(address);
    return rowsPainted(page);
  };
  const list = `${server.address}/#${jobs}`;
  for (const [name, cold, times] of [
    ["first list, cold", true, 5],
    ["first list, warm", false, 12],
  ] as const) {
    const ours: number[] = [];
    const floor: number[] = [];
    scripts = 0;
    for (let time = 0; time < times; time += 1) {
      floor.push(await loaded(plain.address, cold));
      ours.push(await loaded(list, cold));
    }
    const ratios = ours.map((each, at) => each / (floor[at] ?? each)).sort((a, b) => a - b);
    told(`bare page, ${cold ? "cold" : "warm"}`, floor);
    told(name, ours, {
      "times the bare page": (ratios[Math.floor(ratios.length / 2)] ?? 0).toFixed(1),
      "scripts KB": (scripts / times / 1024).toFixed(0),
    });
  }
}

/** From a click to the rows on screen, less the time of the call. */
async function routeChanges(page: Page): Promise<void> {
  const between: number[] = [];
  for (let time = 0; time < 20; time += 1) {
    const [path, call] =
      time % 2 === 0 ? [partners, "CatPartner/Paging"] : [jobs, "CsTransaction/Paging"];
    const took = await newRows(page, call, { hash: path });
    // The first change of each way loads its code.
    if (time > 1) between.push(took);
  }
  told("route change, less its call", between);
}

/** To the next page of a list and back, measured in the same way. */
async function pageChanges(page: Page): Promise<void> {
  await page.goto(`${server.address}/#${jobs}`);
  await page.locator("tr.fw-row").first().waitFor();
  const between: number[] = [];
  for (let time = 0; time < 20; time += 1) {
    const button = `.ant-pagination-${time % 2 === 0 ? "next" : "prev"} button`;
    await page.locator(button).waitFor();
    between.push(await newRows(page, "CsTransaction/Paging", { button }));
  }
  told("list page change, less its call", between);
}

/** The time from a change to the rows on screen, beyond the call that loads them. */
async function newRows(
  page: Page,
  call: string,
  go: { readonly hash?: string; readonly button?: string },
): Promise<number> {
  const answered = page
    .waitForResponse((got) => got.url().includes(call), { timeout: 5000 })
    // A page that was loaded a moment ago is shown from the cache.
    .catch(() => null);
  const took = await page.evaluate(
    ({ hash, button }) =>
      new Promise<number>((done) => {
        const view = globalThis as unknown as {
          location: { hash: string };
          document: { querySelector(what: string): { click(): void } | null };
          requestAnimationFrame(next: () => void): void;
        };
        const before = view.document.querySelector("tr.fw-row");
        const from = performance.now();
        if (hash) view.location.hash = hash;
        else view.document.querySelector(button ?? "")?.click();
        const look = () => {
          const row = view.document.querySelector("tr.fw-row");
          if (row && row !== before)
            view.requestAnimationFrame(() => done(performance.now() - from));
          else view.requestAnimationFrame(look);
        };
        look();
      }),
    go,
  );
  const timing = (await answered)?.request().timing();
  return timing ? took - (timing.responseEnd - timing.requestStart) : took;
}

async function openJob(page: Page, jobId: string): Promise<void> {
  const took: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    await page.goto(`${server.address}/#${jobs}`);
    await page.locator("tr.fw-row").first().waitFor();
    const from = Date.now();
    await page.goto(`${server.address}/#${jobs}/${jobId}?tab=CHARGES&surcharge=SELL`);
    await sellingLine(page, 1);
    took.push(Date.now() - from);
  }
  told("open a job with 300 charges", took);
}

/** Waits for a selling line of the first bill. */
async function sellingLine(page: Page, row: number) {
  const line = page.locator(`[role=row][aria-rowindex="${row + 1}"] [data-column]`).first();
  await line.waitFor();
}

/** The minimal time of a key: the same keys in a page with nothing else. */
async function bareTyping(page: Page): Promise<void> {
  await page.goto(plain.address);
  await page.getByRole("textbox").click();
  told("key to paint, bare page", await typedToPaint(page, "1234567890".repeat(6)));
}

/** Selects the cell of the fourth selling line in the column of this title. */
async function standOn(page: Page, jobId: string, title: RegExp): Promise<void> {
  await page.goto(`${server.address}/#${jobs}/${jobId}?tab=CHARGES&surcharge=SELL`);
  await sellingLine(page, 3);
  const head = page.getByRole("columnheader", { name: title }).first();
  const column = Number(await head.getAttribute("aria-colindex")) - 2;
  await page.locator(`[role=row][aria-rowindex="4"] [data-column="${column}"]`).first().click();
}

/** Quantity, unit and price of forty lines, as a spreadsheet copies them. */
async function pasting(page: Page, jobId: string, name: string): Promise<void> {
  await standOn(page, jobId, /^Quantity/);
  const cells = page.locator('[role=row][aria-rowindex="4"] [aria-selected]');
  const at = Number(await cells.and(page.locator(".fw-grid-active")).getAttribute("data-column"));
  const unit = await cells.nth(at + 1).innerText();
  const text = Array.from({ length: 40 }, (_, line) => `${line + 2}\t${unit}\t${100 + line}.5`);
  await page.evaluate(
    (block) =>
      (
        globalThis as unknown as {
          navigator: { clipboard: { writeText(text: string): Promise<void> } };
        }
      ).navigator.clipboard.writeText(block),
    text.join("\n"),
  );
  told(`paste of 40 x 3 cells to paint, grid of ${name}`, await pastedToPaint(page, 12));
  await page.keyboard.press("Control+v");
  const last = page.locator(`[role=row][aria-rowindex="15"] [data-column="${at}"]`).first();
  if ((await last.innerText()) !== "13") throw new Error("nothing was pasted");
  await page.keyboard.press("Control+z");
}

async function typing(page: Page, jobId: string, name: string): Promise<void> {
  await standOn(page, jobId, /^Unit price/);
  told(`key to paint, grid of ${name}`, await typedToPaint(page, "1234567890".repeat(6)));
  await page.keyboard.press("Escape");
}

async function billForm(page: Page, jobId: string, hblid: string): Promise<void> {
  await page.goto(`${server.address}/#${jobs}/${jobId}/hbl/${hblid}`);
  const field = page.getByRole("textbox", { name: "Mother vessel / voyage" }).first();
  await field.waitFor();
  await field.click();
  told("key to paint, form of a house bill", await typedToPaint(page, "Evergreen 0423 ".repeat(4)));
}
