import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { enter, type Language, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const folder = join(import.meta.dirname, "../../docs/screens");
const jobs = "/home/documentation/sea-fcl-export";
const airExports = "/home/documentation/air-export";
const seaImports = "/home/documentation/sea-fcl-import";
const receipts = "/home/accounting/account-receivable-payable";

test("the readme shows the product as it is", async ({ browser }) => {
  mkdirSync(folder, { recursive: true });
  const page = await enter(browser, "long");
  await visit(page, "/home/dashboard");
  await shoot(page, "dashboard-en");
  await visit(page, jobs);
  await expect(page.getByRole("link", { name: /^SEF\d/ }).nth(3)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sea FCL Export" })).toBeVisible();
  await shoot(page, "jobs-en");
  const first = await firstOf(page, `${jobs}?from=any&status=Finish`, "en");
  await visit(page, `${first}?tab=CHARGES`);
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await shoot(page, "charges-en");
  await visit(page, `${first}?tab=CHARGES`, "vi");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await shoot(page, "job-vi");
  await firstBillOf(page, airExports, "en");
  await shoot(page, "waybill-en");
  const imported = await firstBillOf(page, seaImports, "vi");
  await visit(page, `${imported}?tab=ARRIVAL`, "vi");
  await shoot(page, "arrival-vi");
  await firstOf(page, `${receipts}?from=any&status=Done`, "vi");
  await shoot(page, "receipt-vi");
});

/** Opens the first record of a list; answers where it is. */
async function firstOf(page: Page, list: string, language: Language): Promise<string> {
  await visit(page, list, language);
  await page.locator("tr.fw-row").first().getByRole("link").first().click();
  return placeOf(page);
}

/** Opens the first house bill of the first job of a list; answers where it is. */
async function firstBillOf(page: Page, list: string, language: Language): Promise<string> {
  const job = await firstOf(page, `${list}?from=any&sort=etd`, language);
  await visit(page, `${job}?tab=HBL`, language);
  await page.locator('a[href*="/hbl/"]').first().click();
  await expect(page).toHaveURL(/\/hbl\/[0-9a-f-]{36}/);
  return placeOf(page);
}

async function placeOf(page: Page): Promise<string> {
  await expect(page.locator(".fw-page section").first()).toBeVisible();
  return new URL(page.url()).hash.slice(1).split("?")[0] ?? "";
}

/** Takes a picture once nothing loads or moves any more. */
async function shoot(page: Page, name: string): Promise<void> {
  await expect(page.locator(".fw-page").first()).toBeVisible();
  await expect(page.locator(".fw-skeleton-rows, .ant-skeleton, .ant-spin-spinning")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
}
