import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type Response } from "@playwright/test";
import {
  dayFromNow,
  enter,
  pasteBlock,
  pick,
  saveCharges,
  typeDay,
  typeNumber,
  visit,
} from "./hands.ts";
import { journey as test } from "./journey.ts";
import { setRateOfDay } from "./rateOfDay.ts";

const sample = join(import.meta.dirname, "../../areas/message/model/samples/fcl-export.json");
const jobs = "/home/documentation/sea-fcl-export";

test("a sea FCL export job goes from booking to cash", async ({ browser }) => {
  test.setTimeout(480_000);
  let jobPath = "";
  let jobNo = "";
  let noteNo = "";
  let invoicePath = "";
  let invoiceNo = "";

  const accountant = await enter(browser, "lan");
  await test.step("the accountant sets the rate of the day", async () => {
    await setRateOfDay(accountant);
  });

  const page = await enter(browser, "truc");
  await test.step("documentation opens the job", async () => {
    await visit(page, jobs);
    await expect(page.getByRole("heading", { name: "Sea FCL Export", exact: true })).toBeVisible();
    await page.keyboard.press("Alt+n");
    await expect(page.getByRole("heading", { name: "New sea FCL export job" })).toBeVisible();
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    const picker = (name: string) => page.getByRole("combobox", { name, exact: true });
    await field("MBL No").fill(`OSLU${String(Date.now()).slice(-8)}`);
    await pick(picker("MBL type"), "", "Original");
    await pick(picker("Shipping line"), "hang tau orient", /orient star/i);
    await field("Vessel").fill("PACIFIC HERON");
    await field("Voyage").fill("048E");
    await pick(picker("Port of loading"), "ho chi minh", "VNSGN");
    await pick(picker("Port of discharge"), "los angeles", "USLAX");
    await typeDay(field("ETD"), dayFromNow(7));
    await typeDay(field("ETA"), dayFromNow(28));
    await pick(picker("Incoterm"), "fob", "FOB");

    await page.getByRole("button", { name: "Add line" }).click();
    await page.getByRole("textbox", { name: "Cont Type 1" }).focus();
    await pasteBlock(page, [
      ["40HC", "1", "CSQU3054384", "VN118821", "430", "CT", "20750", "20750", "64.2"],
      ["40HC", "1", "CBHU3202732", "VN118822", "430", "CT", "20500", "20500", "63.85"],
    ]);
    await expect(page.getByText("CSQU3054384: the correct check digit is 3")).toBeVisible();
    await page.getByRole("button", { name: "Use CSQU3054383" }).click();
    await expect(page.getByText("the correct check digit is 3")).toBeHidden();
    await expect(page.getByRole("gridcell", { name: "CSQU3054383" })).toBeVisible();
    await expect(page.getByText(/^2 containers · 860 packages · G\.W 41,250 kg/)).toBeVisible();

    await page.keyboard.press("Control+s");
    await expect(page.getByText(/^Job .* is created$/)).toBeVisible();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(/SEF\d{4}\/\d{5}$/);
    jobNo = (await heading.textContent()) ?? "";
    jobPath = new URL(page.url()).hash.slice(1).split("?")[0] ?? "";
  });

  await test.step("the shipping instruction becomes a house bill", async () => {
    await page.getByRole("tab", { name: "House bills" }).click();
    await page.getByRole("button", { name: "Import shipping instruction" }).click();
    const dialog = page.getByRole("dialog", { name: "Import shipping instruction" });
    await dialog.locator("input[type=file]").setInputFiles(sample);
    await expect(dialog.getByText(/\d+ taken · \d+ doubtful · \d+ without a field/)).toBeVisible();
    await dialog.getByText("Doubtful", { exact: true }).first().click();
    await expect(dialog.getByRole("row")).not.toHaveCount(0);
    await dialog.getByText("No field", { exact: true }).first().click();
    await dialog.getByText("All", { exact: true }).click();
    await expect(dialog.getByText("LOTUS TIMBER JOINT STOCK COMPANY").first()).toBeVisible();
    await pick(dialog.getByRole("combobox", { name: "Customer" }), "noi that song ma", /song ma/i);
    await dialog.getByRole("button", { name: "Complete it in the form" }).click();
    await expect(page.getByRole("heading", { name: "New house bill" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Consignee as printed" })).toHaveValue(
      /Harbor Home Furnishing/i,
    );
    await pick(page.getByRole("combobox", { name: "Salesman", exact: true }), "nam", /nam/i);
    await page.keyboard.press("Control+s");
    await expect(page.getByText(/^House bill .* is (saved|created)$/)).toBeVisible();
  });

  await test.step("the charges are keyed", async () => {
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("tab", { name: "Charges" }).click();
    const charges = page.getByRole("region", { name: /^Charges of / });
    await charges.getByText(/^Selling \d/).click();
    const selling = [
      ["ocean freight", "Ocean freight", "2", "40HC", "1450", "USD", "0"],
      ["thc", "Terminal handling charge", "2", "40HC", "4150000", "VND", "8"],
      ["phi phat hanh van don", "Bill of lading fee", "1", "SET", "950000", "VND", "8"],
      ["seal", "Seal fee", "2", "PCS", "9.50", "USD", "8"],
    ] as const;
    await charges.getByRole("button", { name: "Add line" }).click();
    for (const [line, cells] of selling.entries()) {
      await keyCharge(page, line + 1, cells);
      if (line + 1 < selling.length) await page.keyboard.press("Control+Enter");
    }
    await expect(charges.getByText("2,920.52USD")).toBeVisible();

    // A slip of the hand, taken back.
    await page.keyboard.press("Control+Delete");
    await expect(charges.getByRole("gridcell", { name: "Seal fee" })).toBeHidden();
    await page.keyboard.press("Control+z");
    await expect(charges.getByRole("gridcell", { name: "Seal fee" })).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("The charges are saved.").first()).toBeVisible();

    await charges.getByText(/^Buying \d/).click();
    await charges.getByRole("button", { name: "Add line" }).click();
    await moveTo(page, "Charge 1");
    await pasteBlock(page, [
      ["B_OF", "2", "40HC", "1310", "USD", "0"],
      ["B_THC", "2", "40HC", "4050000", "VND", "8"],
    ]);
    const margin = page.getByRole("region", { name: "Bill margin" });
    await expect(margin).toContainText("8,748,338");
    await expect(charges.locator("[aria-invalid]")).toHaveCount(0);
    await saveCharges(page);

    await charges.getByText(/^On behalf \d/).click();
    await charges.getByRole("button", { name: "Add line" }).click();
    await keyCell(page, "We pay to 1", "port infra", /port infra/i);
    await keyCharge(page, 1, [
      "port infrastructure",
      "Port infrastructure fee",
      "2",
      "40HC",
      "2200000",
      "VND",
      "0",
    ]);
    await saveCharges(page);
    // The lines of both sides stand on common rows.
    await charges.getByText("Buying and selling").click();
    const freight = charges.getByRole("row", { name: /Ocean freight/ });
    // They come together when the stored lines are read again.
    await expect(freight).toHaveCount(1);
    await expect(freight).toContainText("1,310");
    await expect(freight).toContainText("1,450");
    await margin.getByText("Job", { exact: true }).click();
    await expect(page.getByRole("region", { name: "Job margin" })).toContainText("8,748,338");
  });

  await test.step("the bill of lading is printed", async () => {
    await page.getByRole("tab", { name: "House bills" }).click();
    const answer = page.waitForResponse((got) => got.url().includes("PreviewSeaHBLofLading"));
    await page.getByRole("button", { name: "Print B/L" }).click();
    await expectPaper(page, await answer);
  });

  await test.step("the debit note is issued", async () => {
    await page.getByRole("tab", { name: "Debit & credit notes" }).click();
    await page.getByRole("button", { name: "Issue note" }).click();
    const drawer = page.getByRole("dialog", { name: "Issue a note" });
    const sums = drawer.getByRole("status").filter({ hasText: "chosen" });
    await expect(sums).toContainText("5 charges chosen");
    await expect(sums).toContainText("2,920.52USD");
    await expect(sums).toContainText("14,390,000VND");
    await expect(sums).toContainText("88,607,715");
    const answer = page.waitForResponse((got) => got.url().includes("PreviewSIFCdNote"));
    await page.keyboard.press("Control+Enter");
    await expectPaper(page, await answer);
    const row = page.getByRole("row").filter({ hasText: "Debit note" });
    await expect(row).toContainText("88,607,715");
    noteNo = (await row.getByRole("button").first().textContent()) ?? "";
    expect(noteNo).not.toBe("");
  });

  await test.step("the accountant issues both invoices", async () => {
    const screen = accountant;
    await visit(screen, "/home/accounting/management/vat-invoice/new");
    await screen.getByRole("row").filter({ hasText: noteNo }).click();
    await expect(screen.getByRole("status").filter({ hasText: "chosen" })).toContainText(
      "84,207,715",
    );
    await screen.keyboard.press("Control+Enter");
    await expect(screen.getByRole("heading", { level: 1 })).toHaveText(/VAT invoice .+/);
    await expect(screen.locator("main header")).toContainText("84,207,715VND");
    invoicePath = new URL(screen.url()).hash.slice(1);
    const title = (await screen.getByRole("heading", { level: 1 }).textContent()) ?? "";
    invoiceNo = /\S+$/.exec(title)?.[0] as string;
    const left = screen.getByRole("alert").filter({ hasText: noteNo });
    await expect(left).toContainText("4,400,000VND");
    await left.getByRole("button", { name: "Issue invoices" }).click();
    const dialog = screen.getByRole("dialog", { name: "Issue invoices" });
    await expect(dialog.getByRole("list")).toContainText("On-behalf invoice");
    await screen.keyboard.press("Control+Enter");
    await expect(screen.getByText(/^Issued: On-behalf invoice \S+$/)).toBeVisible();
    await expect(left).toBeHidden();
  });

  const cashier = await enter(browser, "yen");
  await test.step("two receipts clear the invoice, and the first is cancelled", async () => {
    const first = await receive(cashier, "50000000");
    await expectInvoice(cashier, "Partly paid", "34,207,715");
    await receive(cashier, "34207715");
    await expectInvoice(cashier, "Paid", "0");
    await visit(cashier, first);
    await cashier.getByRole("button", { name: "Cancel receipt" }).click();
    const question = cashier.getByRole("dialog");
    await question.getByRole("textbox", { name: "Reason" }).fill("Paid to the wrong account");
    await question.getByRole("button", { name: "Cancel receipt" }).click();
    await expect(cashier.getByText("Canceled", { exact: true })).toBeVisible();
    await expectInvoice(cashier, "Partly paid", "50,000,000");
  });

  await test.step("the job shows its profit", async () => {
    await visit(page, jobPath);
    await expect(page.getByRole("region", { name: "Job margin" })).toContainText("8,748,338VND");
  });

  await test.step("the same job speaks Vietnamese", async () => {
    await page.getByRole("button", { name: "EN, Language" }).click();
    await expect(page).toHaveURL(/\/vi\/#\/home\/documentation/);
    await expect(page.getByRole("heading", { name: jobNo })).toBeVisible();
    const margin = page.getByRole("region", { name: "Lãi gộp lô hàng" });
    await expect(margin).toContainText("8.748.338VND");
    await expect(page.getByRole("combobox", { name: "Hãng tàu", exact: true })).toBeVisible();
    await page.getByRole("tab", { name: "Giấy báo nợ/có" }).click();
    const row = page.getByRole("row").filter({ hasText: "Giấy báo nợ" });
    await expect(row).toContainText("88.607.715");
    await expect(row).toContainText("2.920,52");
    await page.getByRole("tab", { name: "Các khoản phí" }).click();
    await page.getByText(/^Phí bán \d/).click();
    await expect(page.getByRole("gridcell", { name: "Phí niêm chì" })).toBeVisible();
  });

  /** Takes money for the invoice; answers where the receipt is. */
  async function receive(screen: Page, amount: string): Promise<string> {
    await visit(screen, invoicePath);
    await screen.getByRole("button", { name: "Receive payment" }).click();
    await typeNumber(screen.getByRole("textbox", { name: "Collected" }), amount);
    await expect(screen.getByRole("checkbox", { name: `Clear ${invoiceNo}` })).toBeChecked();
    await screen.keyboard.press("Control+Enter");
    await expect(screen.getByText(/^Receipt .* is done\.$/).last()).toBeVisible();
    await expect(screen).toHaveURL(/receipt\/[0-9a-f-]{36}/);
    return new URL(screen.url()).hash.slice(1);
  }

  /** Looks at the invoice: how it is paid and what is open. */
  async function expectInvoice(screen: Page, status: string, open: string): Promise<void> {
    await visit(screen, invoicePath);
    const head = screen.locator("main header");
    await expect(head).toContainText(status);
    await expect(head).toContainText(`Open ${open}VND`);
  }
});

/** Keys one line of charges: charge, quantity, unit, price, currency, VAT, with Tab between. */
async function keyCharge(page: Page, line: number, cells: readonly string[]): Promise<void> {
  const [typed = "", name = "", quantity = "", unit = "", price = "", currency = "", vat = ""] =
    cells;
  await page.keyboard.press("Home");
  await keyCell(page, `Charge ${line}`, typed, name);
  await page.keyboard.type(quantity);
  await page.keyboard.press("Tab");
  await keyCell(page, `Unit ${line}`, unit, unit);
  await page.keyboard.type(price);
  await page.keyboard.press("Tab");
  await keyCell(page, `Currency ${line}`, currency, currency);
  await page.keyboard.type(vat);
  await page.keyboard.press("Tab");
}

/** Goes to a cell of the line by Tab, as its editor names it. */
async function moveTo(page: Page, cell: string): Promise<void> {
  const editor = page.getByLabel(cell, { exact: true });
  await expect(async () => {
    if (await editor.isVisible()) return;
    await page.keyboard.press("Tab");
    await expect(editor).toBeFocused({ timeout: 200 });
  }).toPass({ intervals: [0] });
}

/** Types into a picker cell, waits for its options, takes one with Tab. */
async function keyCell(page: Page, cell: string, typed: string, found: string | RegExp) {
  await moveTo(page, cell);
  await page.keyboard.type(typed);
  await expect(page.getByRole("option", { selected: true })).toContainText(found);
  await page.keyboard.press("Tab");
}

/** The viewer shows a paper, and the file it gives is a real PDF; closes it. */
async function expectPaper(page: Page, answer: Response): Promise<void> {
  expect(answer.headers()["content-type"]).toContain("application/pdf");
  await expect(page.locator("iframe.fw-document")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = readFileSync(await (await saved).path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  expect(file.length).toBeGreaterThan(10_000);
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe.fw-document")).toBeHidden();
}
