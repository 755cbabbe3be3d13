import { expect, type Page } from "@playwright/test";
import { openClient } from "../../faults/client.ts";
import { raceGround } from "../../faults/raceGround.ts";
import { enter, pasteBlock, pick, saveCharges, say, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const jobs = "/home/documentation/sea-fcl-export";

test("forty charges become notes to three partners, and a rejected one is sent again", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const client = await openClient(process.env["FAIRWAY_BASE"] ?? "", {
    user: "admin",
    password: "Fairway-2026",
  });
  const ground = await raceGround(client);
  const { id: jobId } = await ground.job();
  await ground.bill(jobId);

  const page = await enter(browser, "truc");
  const charges = page.getByRole("region", { name: /^Charges of / });
  const row = (text: string | RegExp) => page.getByRole("row").filter({ hasText: text });
  const drawer = page.getByRole("dialog");

  await test.step("twenty sold and twenty bought lines are pasted", async () => {
    await visit(page, `${jobs}/${jobId}?tab=CHARGES&surcharge=SELL`);
    await paste(page, [
      ["Charge", "Quantity", "Unit", "Unit price", "Currency", "VAT %", "Note"],
      ...numbers(20).map((at) =>
        at % 2 === 0
          ? ["S_OF", `${at + 1}`, "40HC", "100.25", "USD", "0", `sold ${at}`]
          : ["S_THC", "1", "40HC", "1000000", "VND", "8", `sold ${at}`],
      ),
    ]);
    await expect(charges.getByText(/^Selling 20$/)).toBeVisible();
    await saveCharges(page);
    await charges.getByText(/^Buying \d/).click();
    await paste(page, [
      ["Charge", "Quantity", "Unit", "Unit price", "Currency", "VAT %", "Partner", "Note"],
      ...numbers(20).map((at) =>
        at < 10
          ? ["B_OF", "2", "40HC", "90.5", "USD", "0", "ALPINE CONTAINER", `bought ${at}`]
          : ["B_THC", "1", "40HC", "900000", "VND", "8", "MIEN NAM TRUCKING", `bought ${at}`],
      ),
    ]);
    await expect(charges.locator("[aria-invalid]")).toHaveCount(0);
    await saveCharges(page);
    await expect(charges.getByText(/^Buying 20$/)).toBeVisible();
  });

  await test.step("a debit note and two credit notes are issued", async () => {
    await page.getByRole("tab", { name: "Debit & credit notes" }).click();
    await issue(page, "Debit note", null, "20 charges chosen");
    await issue(page, "Credit note", /ALPINE/, "10 charges chosen");
    await issue(page, "Credit note", /MIEN NAM/, "10 charges chosen");
    // 10 × 2 × 90.50 USD; ten times 900,000 VND and 8 %.
    await expect(row("Credit note").filter({ hasText: "1,810.00USD" })).toBeVisible();
    await expect(row("Credit note").filter({ hasText: "9,720,000VND" })).toBeVisible();
  });

  const credit = row("Credit note").filter({ hasText: "9,720,000VND" });
  const noteNo = (await credit.getByRole("button").first().textContent()) ?? "";
  await test.step("a credit note is sent to accounting", async () => {
    await credit.getByRole("button", { name: noteNo, exact: true }).click();
    await drawer.getByRole("button", { name: "Send to accounting" }).click();
    await say(page, "Yes");
    await expect(page.getByText(`Note ${noteNo} is sent to accounting.`)).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("the accountant rejects it with a reason", async () => {
    const screen = await enter(browser, "lan");
    await visit(screen, `/home/accounting/management/cd-invoice?keyword=${noteNo}`);
    await screen.getByRole("row").filter({ hasText: noteNo }).getByText(noteNo).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
    const question = screen.getByRole("dialog").last();
    await question.getByRole("textbox").fill("The price of line 3 is wrong");
    await question.getByRole("button", { name: "Reject" }).click();
    await expect(screen.getByText(`Note ${noteNo} is rejected.`)).toBeVisible();
  });

  await test.step("documentation changes it, sends it again and prints it", async () => {
    await page.reload();
    await page.getByRole("tab", { name: "Debit & credit notes" }).click();
    await page.getByRole("button", { name: `Change ${noteNo}` }).click();
    await expect(drawer).toContainText("10 charges chosen");
    await drawer.getByRole("checkbox").last().uncheck();
    await expect(drawer).toContainText("9 charges chosen");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(`Note ${noteNo} is saved.`)).toBeVisible();
    const changed = row("Credit note").filter({ hasText: "8,748,000VND" });
    await changed.getByRole("button", { name: noteNo, exact: true }).click();
    await expect(drawer).toContainText("The price of line 3 is wrong");
    await drawer.getByRole("button", { name: "Send again" }).click();
    await say(page, "Yes");
    await expect(page.getByText(`Note ${noteNo} is sent to accounting.`).last()).toBeVisible();
    const answer = page.waitForResponse((got) => got.url().includes("PreviewSIFCdNote"));
    await drawer.getByRole("button", { name: "Preview" }).click();
    expect((await answer).headers()["content-type"]).toContain("application/pdf");
    await expect(page.locator("iframe.fw-document")).toBeVisible();
  });
});

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Pastes a block with its titles into the grid that is shown. */
async function paste(page: Page, lines: readonly (readonly string[])[]): Promise<void> {
  await page.getByRole("button", { name: "Add line" }).click();
  await expect(page.getByLabel("Charge 1", { exact: true })).toBeFocused();
  await pasteBlock(page, lines);
}

/** Issues a note of all lines of a partner and closes its paper. */
async function issue(page: Page, type: string, partner: RegExp | null, chosen: string) {
  await page.getByRole("button", { name: "Issue note" }).first().click();
  const drawer = page.getByRole("dialog", { name: "Issue a note" });
  await drawer.getByText(type, { exact: true }).click();
  if (partner) await pick(drawer.getByRole("combobox", { name: "Partner" }), "", partner);
  await expect(drawer.getByRole("status").filter({ hasText: "chosen" })).toContainText(chosen);
  await page.keyboard.press("Control+Enter");
  await expect(page.locator("iframe.fw-document")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe.fw-document")).toBeHidden();
}
