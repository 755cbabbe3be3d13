import { expect, type Page } from "@playwright/test";
import { listHome, newHome } from "../../areas/service/model/jobHome.ts";
import { productServices } from "../../areas/service/model/operationChoices.ts";
import { serviceOf } from "../../areas/service/model/serviceOf.ts";
import {
  dayFromNow,
  enter,
  type Language,
  pasteBlock,
  pick,
  saveCharges,
  typeDay,
  visit,
} from "./hands.ts";
import { journey as test } from "./journey.ts";

const words = {
  en: {
    add: "Add New",
    mode: "Import",
    internal: "Internal",
    link: "Link",
    addLine: "Add line",
    make: "Make trips",
    lines: "Split, merge, link",
    linkFees: "Link fees",
    linkFee: "Link fee",
    undoFees: "Undo link of fees",
    undo: "Undo link",
    price: "3,400,000",
    haulier: /MIEN NAM TRUCKING/,
  },
  vi: {
    add: "Thêm mới",
    mode: "Nhập",
    internal: "Nội bộ",
    link: "Liên kết",
    addLine: "Thêm dòng",
    make: "Lập chuyến xe",
    lines: "Tách, gộp, liên kết",
    linkFees: "Tạo liên kết phí",
    linkFee: "Liên kết phí",
    undoFees: "Hủy liên kết phí",
    undo: "Hủy liên kết phí",
    price: "3.400.000",
    haulier: /CUSTOMS ONE/,
  },
} as const;
const [customs, sea] = [serviceOf("CL"), serviceOf("SFI")];

const field = (page: Page, name: string) =>
  page.locator(`input[id$="_${name}"], textarea[id$="_${name}"]`).first();
const addressOf = (page: Page) => new URL(page.url()).hash.slice(1).replace(/\?.*/, "");

for (const language of ["en", "vi"] as const) {
  const said = words[language];
  test(`LC-1: what customs charges for trucking is a cost of the sea job, and is undone (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const page = await enter(browser, "admin", { language });
    const served = await seaJob(page, language);
    await enterRule(page, language);
    const address = await openCustoms(page, language, served);

    await test.step("the truck is charged, and its cost is that of a trip", async () => {
      for (const [side, code, price] of [
        ["BUY", "B_TRUCK", "2900000"],
        ["SELL", "S_TRUCK", "3400000"],
      ] as const) {
        await visit(page, `${address}?tab=CHARGES&surcharge=${side}`, language);
        await page.getByRole("button", { name: said.addLine }).first().click();
        await pasteBlock(page, [[code, "1", "SHIPMENT", price, "VND", "8"]]);
        await saveCharges(page);
      }
      await visit(page, `${address}?tab=TRIPS`, language);
      await page.getByRole("button", { name: said.make }).first().click();
      for (const [at, place] of ["Cảng Cát Lái", "Kho Sóng Thần", "Depot"].entries()) {
        await field(page, `stops.${at}.place`).fill(place);
      }
      await page.keyboard.press("Control+s");
      await page.getByRole("button", { name: "T01", exact: true }).click();
      await pick(field(page, "costLineId"), "truck", /B_TRUCK/);
      await page.keyboard.press("Control+s");
      await expect(page.getByRole("dialog")).toBeHidden();
    });

    await test.step("the fee is linked and stands on the sea job", async () => {
      await visit(page, `${address}?tab=CHARGES&surcharge=SELL`, language);
      await page.getByRole("button", { name: said.lines }).click();
      await page.getByRole("menuitem", { name: said.linkFees, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(served.jobNo);
      await dialog.getByRole("button", { name: said.linkFee, exact: true }).click();
      await expect(dialog).toBeHidden();
      await visit(page, `${served.address}?tab=CHARGES&surcharge=BUY`, language);
      await expect(page.getByText(said.price).first()).toBeVisible();
    });

    await test.step("the sea job undoes the link, and loses the cost", async () => {
      await page.getByRole("button", { name: said.lines }).click();
      await page.getByRole("menuitem", { name: said.undoFees, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: said.undo, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(said.price)).toHaveCount(0);
    });
  });
}

interface Served {
  readonly address: string;
  readonly jobNo: string;
  readonly mawb: string;
}

/** The sea import job of a customer that has an agreement for customs jobs, too. */
async function seaJob(page: Page, language: Language): Promise<Served> {
  await visit(page, `${listHome(sea)}?from=any`, language);
  const row = page.locator("tr.fw-row").filter({ hasText: "SAIGON TEXTILE" }).first();
  const link = row.getByRole("link", { name: /^SIF\d{4}\/\d{5}$/ }).first();
  const jobNo = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(jobNo);
  await expect(field(page, "mawb")).toHaveValue(/./);
  return { address: addressOf(page), jobNo, mawb: await field(page, "mawb").inputValue() };
}

/** Enters the rule by which trucking of customs is a cost of sea import. */
async function enterRule(page: Page, language: Language): Promise<void> {
  await visit(page, "/home/tool/link-fee", language);
  await page.getByRole("button", { name: words[language].add }).first().click();
  await field(page, "ruleName").fill(`Trucking ${Date.now()}`);
  await pick(field(page, "serviceSelling"), customs.name[language], customs.name[language]);
  await pick(field(page, "chargeSelling"), "S_TRUCK", /S_TRUCK/);
  await pick(field(page, "serviceBuying"), sea.name[language], sea.name[language]);
  await pick(field(page, "chargeBuying"), "B_TRUCK", /B_TRUCK/);
  const { haulier } = words[language];
  await pick(field(page, "partnerBuying"), haulier.source.toLowerCase(), haulier);
  await typeDay(field(page, "effectiveDate"), dayFromNow(-30));
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** Opens the customs job that serves the sea job, and returns its address. */
async function openCustoms(page: Page, language: Language, { jobNo, mawb }: Served) {
  const said = words[language];
  await visit(page, newHome(customs), language);
  await field(page, "hwbno").fill(`LF${String(Date.now()).slice(-9)}`);
  await field(page, "mawb").fill(mawb);
  await pick(field(page, "customerId"), "saigon textile", /SAIGON TEXTILE/i);
  const product = productServices["Sea FCL"][language];
  await pick(field(page, "productService"), product, product);
  await pick(field(page, "serviceMode"), said.mode, said.mode);
  await pick(field(page, "shipmentMode"), said.internal, said.internal);
  await pick(field(page, "coloaderId"), "customs one", /CUSTOMS ONE/i);
  await page.getByRole("button", { name: said.link, exact: true }).click();
  await expect(field(page, "serviceNo")).toHaveValue(jobNo);
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/job-edit\/[0-9a-f-]{36}/);
  return addressOf(page);
}
