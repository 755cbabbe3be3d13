import { expect } from "@playwright/test";
import { at, enter, pick, say, signIn, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const jobs = "/home/documentation/sea-fcl-export";

test("signing in says what is wrong and returns to the address asked for", async ({ page }) => {
  await page.goto(at("/home/catalogue/unit?page=2"));
  await expect(page).toHaveURL(/#\/login\?.*url=/);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Enter username please !")).toBeVisible();
  await expect(page.getByText("Enter password please !")).toBeVisible();
  await signIn(page, "truc", "not-the-password");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page).toHaveURL(/#\/login/);
  await signIn(page, "truc");
  await expect(page).toHaveURL(/#\/home\/catalogue\/unit\?page=2$/);
});

test("an unknown address and a screen without the right have different pages", async ({
  browser,
}) => {
  const page = await enter(browser, "ngoc");
  await visit(page, "/home/no-such-screen");
  await expect(page).toHaveURL(/#\/404$/);
  await expect(
    page.getByText("Oops... Looks like something went wrong. We're working on it"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/#\/home\/dashboard$/);
  await visit(page, "/no-such-place");
  await expect(page).toHaveURL(/#\/404$/);
  await visit(page, "/home/accounting/account-receivable-payable");
  await expect(page).toHaveURL(/#\/403$/);
  await expect(page.getByRole("heading", { name: "Access Forbidden" })).toBeVisible();
  await expect(
    page.getByText("You're not allowed in here - Please contact administrator"),
  ).toBeVisible();
});

test("a list keeps its state in the address", async ({ browser }) => {
  const page = await enter(browser, "truc");
  await visit(page, jobs);
  await page.locator("input[type=search]").fill("SEF");
  await expect(page).toHaveURL(/q=SEF/);
  await pick(page.getByRole("combobox", { name: "Status", exact: true }), "", "Processing");
  await expect(page).toHaveURL(/status=/);
  await page.getByRole("columnheader", { name: "ETD" }).click();
  await expect(page).toHaveURL(/sort=-?etd/);
  const address = page.url();
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page.locator("input[type=search]")).toHaveValue("SEF");
  await expect(page.getByText("Status: Processing")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "ETD" })).toHaveAttribute(
    "aria-sort",
    /ing$/,
  );
  const first = await page.getByRole("row").nth(1).textContent();
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page.getByRole("tab", { name: "House bills" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("row").nth(1)).toHaveText(first ?? "");
});

test("the language changes in place", async ({ browser }) => {
  const page = await enter(browser, "truc");
  await visit(page, `${jobs}?q=SEF`);
  await expect(page.getByRole("heading", { name: "Sea FCL Export" })).toBeVisible();
  await page.getByRole("button", { name: "EN, Language" }).click();
  await expect(page).toHaveURL(/\/vi\/#\/home\/documentation\/sea-fcl-export\?q=SEF$/);
  await expect(page.getByRole("heading", { name: "Biển nguyên cont xuất" })).toBeVisible();
  await page.getByRole("button", { name: "VI, Ngôn ngữ" }).click();
  await expect(page).toHaveURL(/[^i]\/#\/home\/documentation\/sea-fcl-export\?q=SEF$/);
  await expect(page.getByRole("heading", { name: "Sea FCL Export" })).toBeVisible();
});

test("typing is not lost without a question", async ({ browser }) => {
  const page = await enter(browser, "truc");
  await visit(page, `${jobs}/new`);
  const vessel = page.getByRole("textbox", { name: "Vessel", exact: true });
  await vessel.fill("PACIFIC HERON");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("dialog")).toContainText("Leave without saving?");
  await say(page, "Stay");
  await expect(vessel).toHaveValue("PACIFIC HERON");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await say(page, "Leave");
  await expect(page).toHaveURL(/#\/home\/dashboard$/);
});

test("neither Back nor another tab of a job loses typing", async ({ browser }) => {
  const page = await enter(browser, "truc");
  await visit(page, jobs);
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page.getByRole("tab", { name: "House bills" })).toBeVisible();
  const job = page.url();
  // The address is typed into the browser while another page of the application is open.
  await page.goBack();
  await page.evaluate(`location.hash = ${JSON.stringify(new URL(job).hash)}`);
  const vessel = page.getByRole("textbox", { name: "Vessel", exact: true });
  await vessel.fill("PACIFIC HERON");
  for (const leave of [
    () => page.goBack(),
    () => page.getByRole("tab", { name: "House bills" }).click(),
  ]) {
    await leave();
    await expect(page.getByRole("dialog")).toContainText("Leave without saving?");
    await expect(page).toHaveURL(job);
    await say(page, "Stay");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(vessel).toHaveValue("PACIFIC HERON");
  }
  await page.goBack();
  await say(page, "Leave");
  await expect(page).toHaveURL(/#\/home\/documentation\/sea-fcl-export$/);
});

test("signing out asks and ends the session of every tab", async ({ browser }) => {
  const page = await enter(browser, "truc");
  const other = await page.context().newPage();
  await visit(other, jobs);
  await expect(other.getByRole("heading", { name: "Sea FCL Export" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("dialog")).toContainText("Are you sure you want to logout?");
  await say(page, "No");
  await expect(page).toHaveURL(/#\/home\/dashboard$/);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await say(page, "Yes");
  await expect(page).toHaveURL(/#\/login/);
  await expect(other).toHaveURL(/#\/login/);
  await visit(page, "/home/dashboard");
  await expect(page).toHaveURL(/#\/login/);
});
