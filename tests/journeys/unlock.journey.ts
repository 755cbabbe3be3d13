import { expect, type Page } from "@playwright/test";
import { enter, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const tool = "/home/tool/unlock";
const numbers = "Numbers, separated by lines or commas";

test("a locked job is unlocked by an approved request and locked again", async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await enter(browser, "admin");
  const jobNo = await test.step("a job is locked", async () => {
    await visit(admin, `${tool}?tab=lock`);
    await expect(admin.locator("header").getByText("Lock and Unlock")).toBeVisible();
    const job = admin
      .getByRole("row")
      .filter({ hasText: /SEF\d{4}\// })
      .first();
    const found = (await job.getByText(/^SEF\d{4}\/\d+$/).textContent()) ?? "";
    await lock(admin, found);
    return found;
  });

  const requestNo = await test.step("a clerk asks for it to be unlocked", async () => {
    const clerk = await enter(browser, "truc");
    await visit(clerk, "/home/tool/unlock-request/new");
    await expect(clerk.getByText("Other requirement")).toBeVisible();
    await clerk.getByRole("textbox", { name: numbers }).fill(jobNo);
    await clerk.getByRole("button", { name: "Add", exact: true }).click();
    await clerk.getByLabel(`Reason ${jobNo}`).fill("A charge is missing");
    await clerk.getByRole("button", { name: "Save and send" }).click();
    const sent = clerk.getByText(/^UL\d{4}\/\d{4} sent for approval\.$/);
    await expect(sent).toBeVisible();
    return ((await sent.textContent()) ?? "").split(" ")[0] ?? "";
  });

  await test.step("manager and accounting manager approve", async () => {
    for (const person of ["long", "lan"]) {
      const approver = await enter(browser, person);
      await visit(approver, "/home/approval");
      await approver.getByText(requestNo, { exact: true }).click();
      await approver.getByRole("button", { name: "Approve", exact: true }).click();
      await expect(approver.getByText(`${requestNo} approved.`)).toBeVisible();
      await approver.context().close();
    }
  });

  await test.step("the job is open, and is locked again", async () => {
    await visit(admin, tool);
    await search(admin, jobNo);
    await expect(admin.getByText("No job to show")).toBeVisible();
    await visit(admin, `${tool}?tab=lock`);
    await search(admin, jobNo);
    await lock(admin, jobNo);
    await visit(admin, tool);
    await search(admin, jobNo);
    const row = admin.getByRole("row").filter({ hasText: jobNo });
    await expect(row).toContainText("Pham Ngoc Lan");
  });
});

async function search(page: Page, jobNo: string): Promise<void> {
  await page.getByRole("textbox", { name: numbers }).fill(jobNo);
  await page.getByRole("button", { name: "Find", exact: true }).click();
}

async function lock(page: Page, jobNo: string): Promise<void> {
  await page.getByRole("checkbox", { name: jobNo, exact: true }).check();
  await page.locator(".fw-many").getByRole("button", { name: "Lock", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByText("1 row was done").first()).toBeVisible();
}
