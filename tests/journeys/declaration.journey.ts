import { expect, type Page, type Response } from "@playwright/test";
import { customsHome } from "../../areas/customs/model/customsHome.ts";
import { listHome } from "../../areas/service/model/jobHome.ts";
import { serviceOf } from "../../areas/service/model/serviceOf.ts";
import { enter, type Language, pasteBlock, pick, saveCharges, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const words = {
  en: {
    convert: "Save and convert to job",
    open: "Open 1 job",
    job: /^Job LOG/,
    import: "Import",
    copy: /^Also open it in/,
    replica: "Replica",
    replicaOf: "Replica of",
  },
  vi: {
    convert: "Lưu và mở lô",
    open: "Mở 1 lô hàng",
    job: /^Lô LOG/,
    import: "Nhập",
    copy: /^Đồng thời mở ở/,
    replica: "Lô sao chép",
    replicaOf: "Lô sao chép của",
    addLine: "Thêm dòng",
    issue: "Lập giấy báo",
    chosen: "Đã chọn 2 dòng phí",
    total: "4.050.000",
  },
} as const;

const field = (page: Page, name: string) =>
  page.locator(`input[id$="_${name}"], textarea[id$="_${name}"]`).first();
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const addressOf = (page: Page) => new URL(page.url()).hash.slice(1).replace(/\?.*/, "");

test("a declaration becomes a job, which is charged and billed with its number (vi)", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await enter(browser, "admin", { language: "vi" });
  const said = words.vi;
  const clearanceNo = await enterDeclaration(page, "vi");
  const address = await convert(page, "vi");

  await test.step("the declaration stands on the job and leads back to it", async () => {
    await visit(page, `${address}?tab=CLEARANCE`, "vi");
    await page.getByRole("link", { name: clearanceNo }).click();
    await expect(page.getByRole("link", { name: /^LOG\d{4}\/\d{5}$/ })).toBeVisible();
  });

  await test.step("its charges are pasted and become a debit note", async () => {
    await visit(page, `${address}?tab=CHARGES&surcharge=SELL`, "vi");
    await page.getByRole("button", { name: said.addLine }).first().click();
    await pasteBlock(page, [
      ["S_TRUCK", "1", "SHIPMENT", "2500000", "VND", "8"],
      ["S_CUS", "1", "SHIPMENT", "1250000", "VND", "8"],
    ]);
    await saveCharges(page);
    await visit(page, `${address}?tab=CDNOTE`, "vi");
    await page.getByRole("button", { name: said.issue }).first().click();
    const drawer = page.getByRole("dialog", { name: said.issue });
    await expect(drawer).toContainText(said.chosen);
    const paper = page.waitForResponse((got) => got.url().includes("PreviewSIFCdNote"));
    await page.keyboard.press("Control+Enter");
    expectPdf(await paper);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("row").filter({ hasText: said.total })).toBeVisible();
  });
});

for (const language of ["en", "vi"] as const) {
  test(`a declaration becomes a job and its copy in another office (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const page = await enter(browser, "admin", { language });
    const said = words[language];
    await enterDeclaration(page, language);
    const address = await convert(page, language, { withReplica: true });
    const jobNo = (await title(page).innerText()).match(/LOG\d{4}\/\d{5}/)?.[0] ?? "";

    await test.step("the page of the job leads to the replica, and the replica back", async () => {
      await page.getByRole("link", { name: `${said.replica} R${jobNo}` }).click();
      await expect(title(page)).toHaveText(new RegExp(`R${jobNo}$`));
      await page.getByRole("link", { name: `${said.replicaOf} ${jobNo}`, exact: true }).click();
      await expect.poll(() => addressOf(page)).toBe(address);
    });

    await test.step("the other office finds it in its list", async () => {
      const other = await enter(browser, "ngoc", { language });
      await visit(other, `${listHome(serviceOf("CL"))}?from=any&q=R${jobNo}`, language);
      await other.getByRole("link", { name: `R${jobNo}`, exact: true }).click();
      await expect(title(other)).toHaveText(new RegExp(`R${jobNo}$`));
    });
  });
}

/** Enters a declaration of an import and returns its number. */
async function enterDeclaration(page: Page, language: Language): Promise<string> {
  const number = String(Date.now()).slice(-9);
  const clearanceNo = `107${number}`;
  await visit(page, `${customsHome}/new`, language);
  await field(page, "clearanceNo").fill(clearanceNo);
  await field(page, "clearanceDate").fill("t");
  await pick(field(page, "type"), "", words[language].import);
  await pick(field(page, "customerId"), "saigon textile", /SAIGON TEXTILE/i);
  await field(page, "hblid").fill(`DH${number}`);
  await field(page, "mblid").fill(`DM${number}`);
  await pick(field(page, "cargoType"), "fcl", "FCL");
  await pick(field(page, "gateway"), "vncli", /VNCLI/);
  await field(page, "grossWeight").fill("1200");
  return clearanceNo;
}

/** Saves the declaration that is shown, makes it a job and returns the address of the job. */
async function convert(
  page: Page,
  language: Language,
  { withReplica = false } = {},
): Promise<string> {
  const said = words[language];
  await page.getByRole("button", { name: said.convert }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/SAIGON TEXTILE/i);
  if (withReplica) await dialog.getByRole("checkbox", { name: said.copy }).check();
  await dialog.getByRole("button", { name: said.open }).click();
  await dialog.getByRole("link", { name: said.job }).click();
  await expect(title(page)).toHaveText(/LOG\d{4}\/\d{5}/);
  return addressOf(page);
}

function expectPdf(answer: Response): void {
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("application/pdf");
}
