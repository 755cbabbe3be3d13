import { type Browser, expect, type Page } from "@playwright/test";
import { enter, type Language } from "./hands.ts";
import { journey as test } from "./journey.ts";
import { inTurn } from "./turns.ts";

/** What a role does first: it opens a tile of its home, which counts the rows it opens. */
interface Part {
  readonly role: string;
  readonly username: string;
  readonly tile: Readonly<Record<Language, string>>;
  /** From the list to the end of the part. */
  readonly work: (page: Page, language: Language) => Promise<void>;
}

const parts: readonly Part[] = [
  {
    role: "documentation",
    username: "truc",
    tile: { en: "My open jobs", vi: "Lô tôi đang xử lý" },
    work: async (page) => {
      await openFirst(page);
      // House bill, charges, note: each by its key.
      await toTab(page, 2, "HBL");
      await toTab(page, 3, "CHARGES");
      await toTab(page, 4, "CDNOTE");
      await expect(page.getByTitle("Alt+N")).toBeVisible();
    },
  },
  {
    role: "accounting",
    username: "lan",
    tile: { en: "Real number missing", vi: "Thiếu số hóa đơn thật" },
    work: async (page, language) => {
      await openFirst(page);
      const label = language === "en" ? /real/i : /thật/i;
      const field = page.getByRole("textbox", { name: label }).first();
      const number = `${Date.now()}`.slice(-8);
      await field.fill(number);
      await page.keyboard.press(
        (await field.evaluate((each) => each.closest("form"))) ? "Control+s" : "Enter",
      );
      await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
    },
  },
  {
    role: "receivables",
    username: "yen",
    tile: { en: "Due within 7 days", vi: "Đến hạn trong 7 ngày" },
    work: async (page) => {
      await openFirst(page);
      await expect(page.getByTitle("Alt+R")).toBeVisible();
      await page.keyboard.press("Alt+r");
      await expect(page.getByTitle("Ctrl+Enter")).toBeEnabled();
      await page.keyboard.press("Control+Enter");
      await expect(page).toHaveURL(/receipt\/[0-9a-f-]{36}/);
      await expect(page.getByTitle("Alt+P")).toBeVisible();
    },
  },
  {
    role: "sales",
    username: "nam",
    tile: { en: "My sales this month", vi: "Lô tôi bán tháng này" },
    work: async (page) => {
      await openFirst(page);
      await expect(page.locator(".fw-margin").first()).toContainText(/\d (VND|USD)|\dVND/);
    },
  },
  {
    role: "operations",
    username: "thang",
    tile: { en: "My stages", vi: "Công đoạn của tôi" },
    work: async (page) => {
      await openFirst(page);
      await toTab(page, 5, "ASSIGNMENT");
      await expect(page.getByRole("row").nth(1)).toBeVisible();
    },
  },
  {
    role: "director",
    username: "huong",
    tile: { en: "Overdue debts", vi: "Nợ quá hạn" },
    work: async () => {},
  },
];

for (const language of ["en", "vi"] as const) {
  test(`each role starts at its home and comes to the end of its part (${language})`, async ({
    browser,
  }) => {
    for (const part of inTurn(parts, language)) {
      await test.step(part.role, () => play(browser, part, language));
    }
  });
}

/** Opens the tile, whose list has the rows and the total that the tile says, and works on. */
async function play(browser: Browser, part: Part, language: Language): Promise<void> {
  const page = await enter(browser, part.username, { language });
  const name = page.getByRole("heading", { name: part.tile[language], exact: true });
  const tile = page.locator(".fw-tile").filter({ has: name });
  const [, figure = "", remark = ""] = (await tile.innerText())
    .split("\n")
    .map((line) => line.trim());
  const link = tile.getByRole("link").first();
  // Of jobs of several services a tile has a link each, which says its own number of rows; a tile
  // of money says it in its remark.
  const own = / (\d+)$/.exec(await link.innerText())?.[1];
  const count = own || /^\d+ ·/.test(remark) ? Number.parseInt(own ?? remark, 10) : Number(figure);
  expect(count).toBeGreaterThan(0);
  await link.click();
  const rows = page.locator("tr.fw-row");
  await expect(rows.first()).toBeVisible();
  const counted = language === "en" ? `${count} rows` : `${count} dòng`;
  await expect(page.getByText(counted, { exact: true })).toBeVisible();
  if (figure.endsWith("VND")) {
    await expect(page.locator(".fw-table")).toContainText(figure.replace(/[\sVND]/g, ""));
  }
  await part.work(page, language);
  await page.context().close();
}

async function openFirst(page: Page): Promise<void> {
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[0-9a-f-]{36}/);
}

/** Goes to a tab of a job by its number. */
async function toTab(page: Page, at: number, key: string): Promise<void> {
  await expect(page.getByRole("tab").nth(at - 1)).toBeVisible();
  await page.keyboard.press(`Alt+${at}`);
  await expect(page).toHaveURL(new RegExp(`tab=${key}`));
}
