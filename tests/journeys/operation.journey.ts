import { expect, type Page, type Response } from "@playwright/test";
import { newHome } from "../../areas/service/model/jobHome.ts";
import { serviceOf } from "../../areas/service/model/serviceOf.ts";
import { enter, pasteBlock, pick, saveCharges, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const words = {
  en: {
    addLine: "Add line",
    issue: "Issue note",
    drawer: "Issue a note",
    chosen: "2 charges chosen",
    inVnd: "In VND",
    inUsd: "In USD",
    more: "More",
    sheet: "P/L sheet USD",
    bill: "Copy of the bill",
    margin: "Job margin",
    figure: "8,050,000",
    total: "8,694,000",
  },
  vi: {
    addLine: "Thêm dòng",
    issue: "Lập giấy báo",
    drawer: "Lập giấy báo",
    chosen: "Đã chọn 2 dòng phí",
    inVnd: "Quy VND",
    inUsd: "Quy USD",
    more: "Thao tác khác",
    sheet: "Bảng lãi lỗ USD",
    bill: "Bản sao vận đơn",
    margin: "Lãi gộp lô hàng",
    figure: "8.050.000",
    total: "8.694.000",
  },
};
const pages = {
  CL: /job-management\/job-edit\/[0-9a-f-]{36}/,
  TK: /trucking-inland\/trucking-inland-edit\/[0-9a-f-]{36}/,
};

const field = (page: Page, name: string) =>
  page.locator(`input[id$="_${name}"], textarea[id$="_${name}"]`).first();

for (const [language, code] of [
  ["en", "CL"],
  ["vi", "TK"],
] as const) {
  const said = words[language];
  const service = serviceOf(code);
  test(`a job of ${code} is opened with its bill, charged, billed and printed (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const page = await enter(browser, "admin", { language });
    const number = String(Date.now()).slice(-8);

    await test.step("the job is opened, its salesman follows the customer", async () => {
      await visit(page, newHome(service), language);
      await field(page, "hwbno").fill(`OPH${number}`);
      await field(page, "mawb").fill(`OPM${number}`);
      await pick(field(page, "customerId"), "saigon textile", /SAIGON TEXTILE/i);
      if (code === "CL") await pick(field(page, "productService"), "sea fcl", /Sea FCL/i);
      await pick(field(page, "serviceMode"), "", /Import|Nhập/);
      await pick(field(page, "shipmentMode"), "", /External|Bên ngoài/);
      await pick(field(page, "coloaderId"), "customs one", /CUSTOMS ONE/i);
      await pick(field(page, "pod"), "vncli", /VNCLI/);
      await page.keyboard.press("Control+s");
      await expect(page).toHaveURL(pages[code]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        new RegExp(`${service.jobPrefix}\\d{4}/\\d{5}$`),
      );
    });
    const address = new URL(page.url()).hash.slice(1).replace(/\?.*/, "");

    await test.step("its charges are pasted on its one bill", async () => {
      await visit(page, `${address}?tab=CHARGES&surcharge=SELL`, language);
      await page.getByRole("button", { name: said.addLine }).first().click();
      await pasteBlock(page, [
        ["S_TRUCK", "2", "40HC", "3400000", "VND", "8"],
        ["S_CUS", "1", "SHIPMENT", "1250000", "VND", "8"],
      ]);
      await saveCharges(page);
      await expect(page.getByRole("region", { name: said.margin })).toContainText(said.figure);
    });

    await test.step("the debit note is issued and previewed in VND and US dollars", async () => {
      await visit(page, `${address}?tab=CDNOTE`, language);
      await page.getByRole("button", { name: said.issue }).first().click();
      const drawer = page.getByRole("dialog", { name: said.drawer });
      await expect(drawer).toContainText(said.chosen);
      const first = paperFrom(page, "PreviewSIFCdNote");
      await page.keyboard.press("Control+Enter");
      expectPdf(await first);
      for (const currency of [said.inVnd, said.inUsd]) {
        const next = paperFrom(page, "PreviewSIFCdNote");
        await page.getByText(currency, { exact: true }).click();
        expectPdf(await next);
      }
      await page.keyboard.press("Escape");
      await expect(page.getByRole("row").filter({ hasText: said.total })).toBeVisible();
    });

    await test.step("the profit sheet and the bill of lading are printed", async () => {
      for (const [name, call, file] of [
        [said.sheet, "PreviewFormPLsheet", /FormPLsheet_.*_\d{5}\.pdf/],
        [said.bill, "PreviewJobOpsHBLofLading", new RegExp(`OPH${number}\\.pdf`)],
      ] as const) {
        await page.getByRole("button", { name: said.more, exact: true }).first().click();
        const answer = paperFrom(page, call);
        await page.getByRole("menuitem", { name, exact: true }).click();
        const paper = await answer;
        expectPdf(paper);
        expect(paper.headers()["content-disposition"]).toMatch(file);
        await page.keyboard.press("Escape");
        await expect(page.locator("iframe.fw-document")).toBeHidden();
      }
    });
  });
}

const paperFrom = (page: Page, call: string) =>
  page.waitForResponse((got) => got.url().includes(call));

function expectPdf(answer: Response): void {
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("application/pdf");
}
