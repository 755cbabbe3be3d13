import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { writtenClicks } from "../../scripts/wayTable.ts";
import { CountedPerson } from "./counted.ts";
import { enter, type Language, pasteBlock, saveCharges, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";
import { setRateOfDay } from "./rateOfDay.ts";
import { WayBook } from "./wayBook.ts";

const wayPage = join(import.meta.dirname, "../../docs/way.md");
const languages = ["en", "vi"] as const;

for (const language of languages) {
  test(`the main job by a practised user (${language})`, async ({ browser }) => {
    test.setTimeout(240_000);
    const book = new WayBook();
    const clerk = await CountedPerson.enter(browser, "truc", language);
    await setRateOfDay(await enter(browser, "lan"));
    const say = <T>(words: Record<Language, T>) => words[language];
    const { page } = clerk;
    const field = (id: string) => page.locator(`input[id$="_${id}"]`);
    const heading = page.getByRole("heading", { level: 1 });

    await book.step("openForm", clerk, async () => {
      await clerk.press("Control+k");
      await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
      await clerk.type("sea fcl export");
      await expect(page.locator("[role=option][aria-selected=true]")).toHaveAttribute(
        "data-value",
        "/home/documentation/sea-fcl-export",
      );
      await clerk.press("Enter");
      await expect(page).toHaveURL(/#\/home\/documentation\/sea-fcl-export/);
      await expect(page.locator("tr.fw-row").first()).toBeVisible();
      await clerk.press("Alt+n");
      await expect(field("mawb")).toBeFocused();
    });

    await book.step("job", clerk, async () => {
      await clerk.write(field("mawb"), `OSLU${String(Date.now()).slice(-8)}`);
      await clerk.pick(field("mbltype"), "orig", /Original|gốc/i);
      await clerk.pick(field("coloaderId"), "orient", /orient star/i);
      await clerk.write(field("flightVesselName"), "PACIFIC HERON");
      await clerk.write(field("voyNo"), "048E");
      await clerk.pick(field("pol"), "vnsgn", "VNSGN");
      await clerk.pick(field("pod"), "uslax", "USLAX");
      await clerk.write(field("etd"), "+7");
      await clerk.write(field("eta"), "+28");
      await clerk.pick(field("incotermId"), "fob", "FOB");
      await clerk.tabTo(
        page.getByRole("textbox", { name: /1$/ }).and(page.locator(".fw-grid-input")),
      );
      await paste(clerk, containers);
      await clerk.press("Control+s");
      await expect(heading).toHaveText(/SEF\d{4}\/\d{5}$/);
    });
    const jobPath = new URL(page.url()).hash.slice(1).split("?")[0] ?? "";
    const jobNo = (await heading.textContent()) ?? "";

    await book.step("houseBill", clerk, async () => {
      await clerk.press("Alt+2");
      await expect(page.getByTitle("Alt+N")).toBeVisible();
      await clerk.press("Alt+n");
      await expect(page).toHaveURL(/hbl\/new/);
      await clerk.pick(field("customerId"), "song ma", /song ma/i);
      await clerk.tabTo(page.locator('textarea[id$="_consigneeDescription"]'));
      await clerk.type("HARBOR HOME FURNISHING INC");
      await expect(
        page
          .locator(".fw-columns")
          .filter({ has: field("saleManId") })
          .first(),
      ).toContainText(/nam/i);
      await clerk.press("Control+s");
      await expect(page).toHaveURL(/hbl\/[0-9a-f-]{36}/);
    });

    await book.step("charges", clerk, async () => {
      await expect(page.getByRole("tab")).toHaveCount(5);
      await clerk.press("Alt+2");
      const grids = page.locator(".fw-charges").getByRole("grid");
      const [pairs, onBehalf] = [grids.first(), grids.nth(1)];
      await expect(onBehalf).toBeVisible();
      await clerk.click(pairs);
      await paste(clerk, charges[language]);
      await clerk.click(onBehalf);
      await paste(clerk, onBehalfOf[language]);
      await saveCharges(page, () => clerk.press("Control+s"));
      await expect(page.locator(".fw-margin").first()).toContainText(say(sums).profit);
    });
    await book.step("print", clerk, async () => {
      await clerk.press("Alt+p");
      await closePaper(clerk);
    });

    await book.step("note", clerk, async () => {
      await clerk.click(page.getByRole("button", { name: say(words.back), exact: true }));
      await expect(page.getByRole("tab")).toHaveCount(9);
      await clerk.press("Alt+4");
      await expect(page.getByTitle("Alt+N")).toBeVisible();
      await clerk.press("Alt+n");
      const drawer = page.getByRole("dialog");
      await expect(drawer).toContainText(say(sums).note);
      await clerk.press("Control+Enter");
      await closePaper(clerk);
      await expect(page.locator("main")).toContainText(say(sums).note);
    });

    const note = page.locator("main").getByRole("button", { name: /^SEFDN\d+$/ });
    const noteNo = (await note.textContent()) ?? "";

    const accountant = await CountedPerson.enter(browser, "lan", language);
    await book.step("invoices", accountant, async () => {
      const screen = accountant.page;
      await accountant.click(screen.getByRole("link", { name: say(words.toInvoice) }));
      const first = screen.locator("tr.fw-row").first();
      await expect(first).toContainText(jobNo);
      await accountant.press("j", "Enter");
      const issue = screen.getByRole("dialog").getByRole("button", { name: say(words.issue) });
      await accountant.click(issue);
      const planned = screen.getByRole("list", { name: say(words.willBeIssued) });
      await expect(planned).toContainText(say(sums).vat);
      await expect(planned).toContainText(say(sums).onBehalf);
      await accountant.press("Control+Enter");
      await expect(screen.getByText(say(words.issued))).toBeVisible();
    });

    const receivables = await CountedPerson.enter(browser, "yen", language);
    await book.step("receipt", receivables, async () => {
      const screen = receivables.page;
      await receivables.click(screen.getByRole("link", { name: say(words.owed) }));
      const rows = screen.locator("tr.fw-row");
      for (const [at, sum] of [say(sums).onBehalf, say(sums).vat].entries()) {
        await expect(rows.nth(at)).toContainText(sum);
        await expect(rows.nth(at)).toContainText("SONG MA FURNITURE");
      }
      await receivables.press("j", "j", "Enter");
      await expect(screen.getByTitle("Alt+R")).toBeVisible();
      await receivables.press("Alt+r");
      // One transfer pays both invoices.
      const collected = screen.getByRole("textbox", { name: say(words.collected) });
      await receivables.tabTo(collected);
      await receivables.press("Control+a");
      await receivables.type("88607715");
      // The rows name the note; the invoice that she came from is the first.
      const clears = screen.getByRole("row").filter({ has: screen.getByRole("checkbox") });
      const ofNote = clears.filter({ hasText: noteNo }).getByRole("checkbox");
      await expect(ofNote).toHaveCount(2);
      const second = ofNote.nth(1);
      await receivables.tabTo(second);
      await receivables.press("Space");
      await expect(screen.getByText(say(words.left))).toBeHidden();
      await receivables.press("Control+Enter");
      await expect(screen).toHaveURL(/receipt\/[0-9a-f-]{36}/);
      await expect(screen.getByTitle("Alt+P")).toBeVisible();
      await receivables.press("Alt+p");
      await closePaper(receivables);
    });

    await test.step("the job is paid and its profit stands", async () => {
      await visit(page, jobPath, language);
      await page.reload();
      const done = page
        .getByRole("navigation", { name: say(words.chain) })
        .getByLabel(say(words.done));
      await expect(done).toHaveCount(5);
      await expect(page.locator(".fw-margin").first()).toContainText(say(sums).profit);
    });

    book.close(language);
    if (process.env["FAIRWAY_WAY"]) return;
    const written = writtenClicks(readFileSync(wayPage, "utf8"), language);
    expect(book.clicks(), "docs/way.md is not what the way takes: npm run way").toEqual(written);
  });
}

const containers = [
  ["40HC", "1", "CSQU3054383", "VN118821", "430", "CTNS", "20750", "20750", "64.2"],
  ["40HC", "1", "CBHU3202732", "VN118822", "430", "CTNS", "20500", "20500", "63.85"],
];

/** Pastes a block; every cell of it is right as it is. */
async function paste(person: CountedPerson, lines: readonly (readonly string[])[]): Promise<void> {
  const { page } = person;
  const looked = page.waitForResponse((answer) => answer.url().includes("/api/"));
  await pasteBlock(page, lines);
  await looked;
  await expect(page.locator(".fw-grid-row").first()).toBeVisible();
  await expect(page.locator(".fw-grid-wrong")).toHaveCount(0);
}

/** Waits for the paper and closes it with Escape. */
async function closePaper(person: CountedPerson): Promise<void> {
  const paper = person.page.locator("iframe.fw-document");
  await expect(paper).toBeVisible();
  await person.press("Escape");
  await expect(paper).toBeHidden();
}

const words = {
  chain: { en: "From bill to cash", vi: "Từ vận đơn đến thu tiền" },
  done: { en: "Done", vi: "Hoàn tất" },
  back: { en: "Back", vi: "Quay lại" },
  toInvoice: { en: /^Notes to invoice/, vi: /^Giấy báo chờ xuất hóa đơn/ },
  issue: { en: "Issue invoice", vi: "Xuất hóa đơn" },
  willBeIssued: { en: "Invoices to be issued", vi: "Hóa đơn sẽ xuất" },
  issued: { en: /^2 invoices issued: /, vi: /^Đã xuất 2 hóa đơn: / },
  collected: { en: "Collected", vi: "Số tiền thu" },
  left: { en: /^Left as advance/, vi: /^Còn lại ghi tiền ứng trước/ },
  owed: { en: /^Owed by customers/, vi: /^Khách còn nợ/ },
};
const sums = {
  en: { profit: "8,748,338", note: "88,607,715", vat: "84,207,715", onBehalf: "4,400,000" },
  vi: { profit: "8.748.338", note: "88.607.715", vat: "84.207.715", onBehalf: "4.400.000" },
};

const charges = {
  en: [
    [
      "Charge",
      "Qty",
      "Unit",
      "Buying price",
      "Buying currency",
      "Buying VAT %",
      "Selling price",
      "Selling currency",
      "Selling VAT %",
    ],
    ["Ocean freight", "2", "40HC", "1,310", "USD", "0%", "1,450", "USD", "0%"],
    ["Terminal handling charge", "2", "40HC", "4,050,000", "VND", "8%", "4,150,000", "VND", "8%"],
    ["Bill of lading fee", "1", "SET", "", "", "", "950,000", "VND", "8%"],
    ["Seal fee", "2", "PCS", "", "", "", "9.50", "USD", "8%"],
  ],
  vi: [
    [
      "Tên phí",
      "SL",
      "ĐVT",
      "Giá mua",
      "Loại tiền mua",
      "Thuế mua %",
      "Giá bán",
      "Loại tiền bán",
      "Thuế bán %",
    ],
    ["Cước biển", "2", "40HC", "1.310", "USD", "0%", "1.450", "USD", "0%"],
    ["Phí xếp dỡ tại cảng (THC)", "2", "40HC", "4.050.000", "VND", "8%", "4.150.000", "VND", "8%"],
    ["Phí phát hành vận đơn", "1", "SET", "", "", "", "950.000", "VND", "8%"],
    ["Phí niêm chì", "2", "PCS", "", "", "", "9,50", "USD", "8%"],
  ],
};
const onBehalfOf = {
  en: [
    ["Charge", "Qty", "Unit", "Unit price", "Currency", "VAT %", "We pay to"],
    ["Port infrastructure fee", "2", "40HC", "2,200,000", "VND", "0%", "PORT INFRA HCM"],
  ],
  vi: [
    ["Tên phí", "SL", "ĐVT", "Đơn giá", "Loại tiền", "Thuế suất", "Ta chi trả cho"],
    ["Phí hạ tầng cảng biển (thu hộ)", "2", "40HC", "2.200.000", "VND", "0%", "PORT INFRA HCM"],
  ],
};
