import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { at, enter, type Language, visit } from "./hands.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// What the library draws and we cannot name: the hidden row by which antd measures its columns
// repeats the checkbox of the header, and the panel of an open date picker is a bare table.
const left = [[".ant-table-measure-row"], [".ant-picker-dropdown"]];

const jobs = "/home/documentation/sea-fcl-export";
const money = "/home/accounting/management";
const receipts = "/home/accounting/account-receivable-payable";

/** Screens by address; a name stands for the first record of the list before it. */
const screens = [
  "/home/dashboard",
  "/home/catalogue/unit",
  "/home/catalogue/currency",
  "/home/catalogue/port-index",
  "/home/catalogue/port-index/import",
  "/home/catalogue/location",
  "/home/catalogue/location/location-import",
  "/home/catalogue/commodity",
  "/home/catalogue/commodity/commodity-import",
  "/home/catalogue/commodity/commodity-group-import",
  "/home/catalogue/charge",
  "/home/catalogue/charge/new",
  "/home/catalogue/charge/import",
  "/home/catalogue/charge/import-account-voucher",
  "/home/catalogue/partner-data",
  "/home/catalogue/partner-data/add",
  "/home/commercial/incoterm",
  "/home/commercial/customer",
  "/home/commercial/customer/new",
  "/home/commercial/agent",
  "/home/commercial/agent/new",
  "/home/tool/exchange-rate",
  jobs,
  `${jobs}/new`,
  `${money}/cd-invoice`,
  `${money}/vat-invoice`,
  `${money}/vat-invoice/new`,
  receipts,
  `${receipts}/receipt/customer/new`,
  "/403",
  "/404",
];

/** Lists whose first record has a page of its own. */
const records = [
  "/home/catalogue/charge",
  "/home/commercial/customer",
  `${money}/vat-invoice?from=any`,
  `${receipts}?from=any`,
];

for (const language of ["en", "vi"] as const) {
  test(`every screen can be used by everybody (${language})`, async ({ browser }) => {
    const page = await enter(browser, "admin", { language, bypassCSP: true });
    for (const screen of screens) {
      // From an empty page, so that the screen before is not looked at again.
      await page.goto("about:blank");
      await visit(page, screen, language);
      await inspect(page, `${language} ${screen}`);
    }
    for (const list of records) {
      await visit(page, list, language);
      await page.locator("tr.fw-row").first().getByRole("cell").nth(2).click();
      await expect(page).not.toHaveURL(at(list, language));
      await expect(page.locator(".fw-page form, .fw-page section").first()).toBeVisible();
      await inspect(page, `${language} first of ${list}`);
    }
    await inspectDrawer(page, language);
    await inspectJob(page, language);
    await inspectLogin(browser, language);
  });
}

/** The drawer of a small record. */
async function inspectDrawer(page: Page, language: Language): Promise<void> {
  await visit(page, "/home/catalogue/unit", language);
  await page.locator("tr.fw-row").first().waitFor();
  await page.keyboard.press("Alt+n");
  await expect(page.getByRole("dialog")).toBeVisible();
  await inspect(page, `${language} unit drawer`);
}

/** A job with its tabs, bill, charges and note. */
async function inspectJob(page: Page, language: Language): Promise<void> {
  await visit(page, `${jobs}?from=any&sort=etd`, language);
  await page.locator("tr.fw-row").first().getByRole("link").first().click();
  await expect(page.getByRole("tab").nth(2)).toBeVisible();
  const job = new URL(page.url()).hash.slice(1).split("?")[0] ?? "";
  await inspect(page, `${language} job`);
  for (const tab of ["BUY", "SELL", "OBH"]) {
    await visit(page, `${job}?tab=HBL&surcharge=${tab}`, language);
    await expect(page.getByRole("grid")).toBeVisible();
    await inspect(page, `${language} charges ${tab}`);
  }
  await page.getByRole("main").locator("a[href*='/hbl/']").first().click();
  await expect(page.getByRole("grid")).toBeVisible();
  await inspect(page, `${language} house bill`);
  await visit(page, `${job}/hbl/new`, language);
  await expect(page.locator("main form, main section").first()).toBeVisible();
  await inspect(page, `${language} new house bill`);
  await visit(page, `${money}/cd-invoice?from=any`, language);
  await page.locator("tr.fw-row").first().getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await inspect(page, `${language} note`);
}

/** The login screen of somebody who is not signed in. */
async function inspectLogin(browser: Browser, language: Language): Promise<void> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(at("/login", language));
  await expect(page.locator("input[type=password]")).toBeVisible();
  await inspect(page, `${language} login`);
  await context.close();
}

/** Waits until the screen stands and asks axe for serious and critical findings. */
async function inspect(page: Page, name: string): Promise<void> {
  await expect(page.locator(".fw-skeleton-rows, .ant-skeleton, .ant-spin-spinning")).toHaveCount(0);
  await expect(page.locator("h1, h2").first()).toBeVisible();
  await page.addStyleTag({ content: "* { transition: none !important; }" });
  // A colour that is still fading in has too little contrast; what never ends is left alone.
  await page.evaluate(
    `Promise.all(document.getAnimations()
      .filter((each) => each.playState === "running")
      .filter((each) => each.effect.getComputedTiming().endTime < 2000)
      .map((each) => each.finished.catch(() => null)))`,
  );
  await page.evaluate(axe);
  const found = await page.evaluate(async (exclude) => {
    const run = (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run;
    const answer = await run({ exclude } as never, { resultTypes: ["violations"] });
    // Tabs that do not fit stand behind a button, which antd keeps inside the list of tabs.
    const isMore = (rule: string, html: string) =>
      rule === "aria-required-children" && html.includes("ant-tabs-nav");
    return answer.violations
      .map((each) => ({
        ...each,
        nodes: each.nodes.filter((node) => !isMore(each.id, node.html)),
      }))
      .filter((each) => each.nodes.length > 0)
      .filter((each) => each.impact === "serious" || each.impact === "critical")
      .map(
        (each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
      );
  }, left);
  expect.soft(found, name).toEqual([]);
}
