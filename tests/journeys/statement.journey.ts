import { expect, type Page } from "@playwright/test";
import { enter, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const home = "/home/accounting/statement-of-account";

test("a rejected statement is issued again, and names the line that was taken meanwhile", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await enter(browser, "lan");
  await visit(page, home);
  const row = page.getByRole("row").filter({ hasText: "Debit" }).filter({ hasText: /New/ }).first();
  const number =
    await test.step("a new statement is opened and rejected with a reason", async () => {
      const link = row.getByText(/^\d{7}$/);
      const soano = (await link.textContent()) ?? "";
      await link.click();
      await expect(page.getByRole("heading", { name: `Statement ${soano}` })).toBeVisible();
      await expect(page.getByText(/^0 of \d+ ticked$/)).toBeVisible();
      await page.getByRole("button", { name: "Reject" }).click();
      const question = page.getByRole("dialog");
      await question.getByRole("textbox").fill("The customer asks for two statements");
      await question.getByRole("button", { name: "Reject" }).click();
      await expect(page.getByText(`${soano} is canceled`)).toBeVisible();
      return soano;
    });

  await test.step("its lines are offered again, and one goes on a statement of its own", async () => {
    await page.getByRole("button", { name: "Issue again" }).click();
    await page.getByRole("button", { name: "Find charges" }).click();
    const all = page.getByRole("checkbox", { name: /^[1-9]\d* of \d+ ticked$/ });
    await expect(all).toBeVisible();
    await tickOnlyFirst(page);
    await create(page);
  });

  await test.step("the rest is issued again; the taken line is named with its statement", async () => {
    const other = await numberOf(page);
    await visit(page, `${home}/detail?no=${number}&currency=VND`);
    await page.getByRole("button", { name: "Issue again" }).click();
    await expect(page.getByText(/^Meanwhile taken: /)).toContainText(other);
    await page.getByRole("button", { name: "Find charges" }).click();
    await expect(page.getByText(/^[1-9]\d* of \d+ ticked$/)).toBeVisible();
    await create(page);
    expect(await numberOf(page)).not.toBe(other);
  });
});

/** Leaves out every line but the first one. */
async function tickOnlyFirst(page: Page): Promise<void> {
  const all = page.getByText(/^\d+ of \d+ ticked$/);
  const first = page.getByRole("checkbox", { name: /^Tick / }).first();
  // Ticked or not, all lines are left out, then the first one is taken.
  await expect(async () => {
    await all.click();
    await expect(page.getByText(/^0 of \d+ ticked$/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await first.check();
  await expect(page.getByText(/^1 of \d+ ticked$/)).toBeVisible();
}

async function create(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create statement" }).click();
  await expect(page.getByRole("heading", { name: /^Statement \d{7}$/ })).toBeVisible();
  // The notice of the statement before may still be on the page.
  await expect(page.getByText(`${await numberOf(page)} is saved`)).toBeVisible();
}

async function numberOf(page: Page): Promise<string> {
  const heading = page.getByRole("heading", { name: /^Statement \d{7}$/ });
  return ((await heading.textContent()) ?? "").replace("Statement ", "");
}
