import { chromium, type Page } from "@playwright/test";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { startScratchServer } from "../tests/setup/scratchServer.ts";
import { fillTable } from "./fillTable.ts";
import { median } from "./sweepLists.ts";

const partners = Number(process.argv[2] ?? 200_000);
const rounds = Number(process.argv[3] ?? 30);
const pause = 90;

/** Types a word key by key and returns the time from the last key to its painted result. */
async function typed(page: Page, word: string, found: string): Promise<number> {
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  const painted = page.evaluate(
    (expected) =>
      new Promise<number>((done) => {
        const { document, performance, requestAnimationFrame, MutationObserver } =
          globalThis as never as Browser;
        let last = 0;
        const key = () => (last = performance.now());
        document.addEventListener("keydown", key, true);
        const watch = new MutationObserver(() => {
          const first = document.querySelector(
            ".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option",
          );
          if (!first?.textContent?.startsWith(expected)) return;
          watch.disconnect();
          // The frame after the next begins when this one has been painted.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              document.removeEventListener("keydown", key, true);
              done(performance.now() - last);
            }),
          );
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    found,
  );
  await page.keyboard.type(word, { delay: pause });
  return painted;
}

/** The parts of a browser's page that the script uses. */
interface Browser {
  readonly document: {
    readonly body: object;
    querySelector(selector: string): { readonly textContent: string | null } | null;
    addEventListener(name: string, run: () => void, capture: boolean): void;
    removeEventListener(name: string, run: () => void, capture: boolean): void;
  };
  readonly performance: { now(): number };
  readonly requestAnimationFrame: (run: () => void) => number;
  readonly MutationObserver: new (
    run: () => void,
  ) => {
    observe(target: object, what: object): void;
    disconnect(): void;
  };
}

const server = await startScratchServer({ demo: true });
const database = openDatabase(server.databaseUrl, { poolSize: 2 });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
try {
  await fillTable(database, "partner", "active", partners, {
    account_no: "'BN' || n",
    tax_code: "'99' || lpad(n::text, 8, '0')",
    internal_reference_no: "null",
    internal_code: "'BN' || n",
    parent_id: "null",
    short_name: "'Bench ' || n",
    partner_name_en: "'Bench Trading Company ' || md5(n::text)",
    partner_name_vn: "'Công ty Thương mại ' || md5(n::text)",
  });
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(`${server.address}/#/login`);
  await page.getByLabel("User name").fill("admin");
  await page.locator("input[type=password]").fill("Fairway-2026");
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/home\//);
  await page.goto(`${server.address}/#/home/commercial/customer/new`);
  await page.getByRole("combobox", { name: "A/C Ref", exact: true }).click();
  const figures: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const number = 10_000 + Math.floor((round * (partners - 20_000)) / Math.max(1, rounds));
    const figure = await typed(page, `bn${number}`, `BN${number}`);
    // The first figure is the start of the browser itself.
    if (round > 0) figures.push(figure);
  }
  figures.sort((one, other) => one - other);
  const p95 = figures[Math.ceil(figures.length * 0.95) - 1] ?? 0;
  console.log(
    `a picker of ${partners} partners, from the last key to painted results: median ${median(figures).toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms, over ${figures.length} words`,
  );
} finally {
  await browser.close();
  await database.close();
  await server.stop();
}
