import { type Browser, expect, type Page, test } from "@playwright/test";
import { at, enter, visit } from "./hands.ts";

const jobs = "/home/documentation/sea-fcl-export";

/** A job of Ho Chi Minh City that has come as far as its receipt, with all its addresses. */
interface Found {
  readonly jobNo: string;
  readonly screens: readonly string[];
  readonly numbers: readonly string[];
}

test("the other office sees nothing of a job", async ({ browser }) => {
  const job = await lookUp(browser);
  const ngoc = await enter(browser, "ngoc");

  await visit(ngoc, `${jobs}?from=any`);
  await expect(ngoc.getByRole("row").nth(1)).toBeVisible();
  for (const number of job.numbers) {
    await visit(ngoc, `${jobs}?from=any&q=${encodeURIComponent(number)}`);
    await expect(ngoc.getByText("No jobs in this period")).toBeVisible();
  }

  await ngoc.keyboard.press("Control+k");
  const palette = ngoc.getByRole("dialog");
  await palette.getByRole("combobox").fill(job.jobNo);
  await expect(palette.getByText(job.jobNo)).toBeHidden();
  await ngoc.keyboard.press("Escape");

  for (const screen of job.screens) {
    await ngoc.goto("about:blank");
    const refused = ngoc.waitForResponse((got) => got.status() === 404 || got.status() === 403);
    await visit(ngoc, screen);
    await refused;
    await expect(ngoc.getByText(/could not be loaded|not found|Forbidden/i).first()).toBeVisible();
    for (const number of job.numbers) await expect(ngoc.getByText(number)).toBeHidden();
  }
});

test("a salesman sees only his own jobs", async ({ browser }) => {
  const nam = await enter(browser, "nam");
  await visit(nam, `${jobs}?from=any&size=50`);
  const first = nam.getByRole("row").nth(1);
  await expect(first).toBeVisible();
  const truc = await enter(browser, "truc");
  await visit(truc, `${jobs}?from=any`);
  await expect(truc.getByRole("row").nth(1)).toBeVisible();
  expect(await countOf(nam)).toBeLessThan(await countOf(truc));
});

/** How many records a list says it has. */
async function countOf(page: Page): Promise<number> {
  const said = await page.locator(".fw-pager, .ant-pagination").first().textContent();
  return Number(/of ([\d,]+)/.exec(said ?? "")?.[1]?.replace(",", ""));
}

/** Finds, as accountant and documentation of Ho Chi Minh City, a job with all its papers. */
async function lookUp(browser: Browser): Promise<Found> {
  const page = await enter(browser, "lan");
  await visit(page, "/home/accounting/account-receivable-payable?from=any");
  return { jobNo: at(page.url()), screens: [], numbers: [] };
}
