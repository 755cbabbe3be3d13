import { expect, type Page } from "@playwright/test";
import { dayFromNow, say, typeNumber, written } from "./hands.ts";

/** Sets the USD rate of today, so that every sum of a journey is known. */
export async function setRateOfDay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Tool", exact: true }).click();
  await page.getByRole("link", { name: "Exchange Rate" }).click();
  await typeNumber(page.getByRole("textbox", { name: "New rate USD" }), "25412.5");
  await page.getByRole("button", { name: "Update rates" }).click();
  await expect(page.getByRole("dialog")).toContainText(written(dayFromNow(0)));
  await say(page, "Yes");
  await expect(page.getByText(/^(One rate was updated|No rate changed)$/)).toBeVisible();
  await expect(page.getByRole("row", { name: /^USD 25,412\.5/ })).toBeVisible();
}
