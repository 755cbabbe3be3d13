import { type Browser, expect, type Page, type Request } from "@playwright/test";
import { dayFromNow, enter, pick, typeDay, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const jobs = "/home/documentation/sea-fcl-export";

/** A job of Ho Chi Minh City that has come as far as its receipt. */
interface Found {
  readonly jobNo: string;
  /** The addresses of the job, its bill, its invoice, its receipt. */
  readonly screens: readonly string[];
  /** The numbers by which a person would search for it. */
  readonly numbers: readonly string[];
  /** What the browser asked the server for to show all this, papers included. */
  readonly asked: readonly Request[];
}

/** A number by itself: those of the other office may differ by a letter in front only. */
const alone = (number: string) => new RegExp(`(?<![A-Z])${number}`);

test("the other office sees nothing of a job", async ({ browser }) => {
  const job = await lookUp(browser);
  const ngoc = await enter(browser, "ngoc");
  const asking = ngoc.waitForRequest((ask) => "authorization" in ask.headers());
  await visit(ngoc, `${jobs}?from=any&size=50`);
  const { authorization = "" } = (await asking).headers();
  await expect(ngoc.getByRole("row").nth(1)).toBeVisible();
  await expect(ngoc.getByText(alone(job.jobNo))).toHaveCount(0);

  for (const number of job.numbers) {
    // The answer to this very ask: one that was overtaken may still be on its way.
    const listed = ngoc.waitForResponse(
      (got) =>
        got.url().includes("/CsTransaction/Paging") &&
        got.request().postDataJSON()?.keyword === number,
    );
    await visit(ngoc, `${jobs}?from=any&q=${encodeURIComponent(number)}`);
    const found = ngoc.locator("tr.fw-row").or(ngoc.getByText("Nothing matches"));
    expect(await (await listed).text()).not.toMatch(alone(number));
    await expect(found.first()).toBeVisible();
    await expect(ngoc.getByRole("row").filter({ hasText: alone(number) })).toHaveCount(0);
  }

  await ngoc.keyboard.press("Control+k");
  const palette = ngoc.getByRole("dialog");
  const answer = ngoc.waitForResponse((got) => got.url().includes("api/v1"));
  await palette.getByRole("combobox").fill(job.jobNo);
  await answer;
  await expect(palette.getByRole("option").filter({ hasText: alone(job.jobNo) })).toHaveCount(0);
  await ngoc.keyboard.press("Escape");

  for (const screen of job.screens) {
    await visit(ngoc, screen);
    await expect(
      ngoc.getByText(/^(This could not be loaded|Access Forbidden)$/).first(),
    ).toBeVisible();
    await expect(ngoc.getByText(alone(job.jobNo))).toHaveCount(0);
    await visit(ngoc, "/home/dashboard");
  }

  expect(job.asked.length).toBeGreaterThan(8);
  for (const ask of job.asked) {
    const got = await ngoc.request.fetch(ask.url(), {
      method: ask.method(),
      headers: { authorization, "content-type": "application/json" },
      ...(ask.postData() ? { data: ask.postData() ?? "" } : {}),
    });
    const body = (await got.body()).toString("latin1");
    expect.soft(body.startsWith("%PDF"), ask.url()).toBe(false);
    for (const number of job.numbers) {
      expect.soft(body, ask.url()).not.toMatch(alone(number));
    }
    expect.soft([403, 404].includes(got.status()) || isEmpty(body), ask.url()).toBe(true);
  }
});

test("a salesman sees only his own jobs", async ({ browser }) => {
  const page = await enter(browser, "truc");
  await visit(page, `${jobs}/new`);
  const picker = (name: string) => page.getByRole("combobox", { name, exact: true });
  await pick(picker("MBL type"), "", "Original");
  await pick(picker("Shipping line"), "hang tau orient", /orient star/i);
  await pick(picker("Port of loading"), "ho chi minh", "VNSGN");
  await typeDay(page.getByRole("textbox", { name: "ETD", exact: true }), dayFromNow(7));
  await page.keyboard.press("Control+s");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/SEF\d{4}\/\d{5}$/);
  const jobNo = (await heading.textContent()) ?? "";

  // No bill names a salesman yet, so the job belongs to no salesman.
  const nam = await enter(browser, "nam");
  await visit(nam, `${jobs}?from=any`);
  await expect(nam.locator("tr.fw-row").first()).toBeVisible();
  await visit(nam, `${jobs}?from=any&q=${encodeURIComponent(jobNo)}`);
  await expect(nam.getByText("Nothing matches")).toBeVisible();
  await visit(nam, new URL(page.url()).hash.slice(1));
  await expect(nam.getByText("This could not be loaded").first()).toBeVisible();
  await expect(nam.getByText(jobNo)).toBeHidden();
});

/** An answer that holds no record. */
function isEmpty(body: string): boolean {
  const answer = JSON.parse(body) as { data?: unknown[] } | unknown[];
  const records = Array.isArray(answer) ? answer : (answer.data ?? [null]);
  return records.length === 0;
}

/** Goes, as the accountant of Ho Chi Minh City, from a receipt to its invoice, job and bill. */
async function lookUp(browser: Browser): Promise<Found> {
  const page = await enter(browser, "lan");
  const asked: Request[] = [];
  page.on("request", (ask) => {
    // Only what names one record; lists are looked at on the screen.
    if (/[0-9a-f]{8}-[0-9a-f]{4}-7|CDNo|Preview/i.test(ask.url() + (ask.postData() ?? ""))) {
      // The least margin of an office is known to every colleague.
      if (/\/api\/(?!.*GetProfitMargin)/.test(ask.url())) asked.push(ask);
    }
  });
  const here = () => new URL(page.url()).hash.slice(1);
  await visit(page, "/home/accounting/account-receivable-payable?from=any");
  // A draft has no links to what it would pay.
  const posted = page.locator("tr.fw-row").filter({ hasText: "Done" });
  const receiptNo = await follow(posted.getByRole("link").first());
  await expect(page.getByRole("heading", { level: 1 })).toContainText(receiptNo);
  const receipt = here();
  await print(page, "Print");
  await page.getByRole("main").locator("a[href*='vat-invoice']").first().click();
  await expect(page).toHaveURL(/vat-invoice\/[0-9a-f-]{36}/);
  const invoice = here();
  const jobNo = /\w+\/\d{5}/.exec(
    (await page
      .getByText(/SEF\d{4}\/\d{5}/)
      .first()
      .textContent()) ?? "",
  )?.[0] as string;
  await visit(page, `${jobs}?from=any&q=${encodeURIComponent(jobNo)}`);
  await page.getByRole("link", { name: jobNo }).click();
  await expect(page.getByRole("heading", { name: jobNo })).toBeVisible();
  const job = here();
  await page.getByRole("tab", { name: "Debit & credit notes" }).click();
  const noteNo = await page
    .getByRole("row")
    .filter({ hasText: "Debit note" })
    .getByRole("button")
    .first()
    .textContent();
  await print(page, /^Preview /);
  await page.getByRole("tab", { name: "House bills" }).click();
  await print(page, "Print B/L");
  const bills = page.getByRole("table", { name: "House bills of the job" });
  const hwbno = await follow(bills.getByRole("link").first());
  await expect(page.getByRole("heading", { name: hwbno })).toBeVisible();
  return {
    jobNo,
    screens: [job, here(), invoice, receipt],
    numbers: [jobNo, hwbno, noteNo ?? ""],
    asked,
  };
}

/** Follows a link and returns its text. */
async function follow(link: ReturnType<Page["locator"]>): Promise<string> {
  const said = (await link.textContent()) ?? "";
  await link.click();
  return said;
}

/** Prints a paper and puts it away. */
async function print(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).first().click();
  await expect(page.locator("iframe.fw-document")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe.fw-document")).toBeHidden();
}
