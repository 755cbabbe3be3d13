import { type Browser, expect, type Locator, type Page } from "@playwright/test";

/** The languages of the product and where each lives. */
export type Language = "en" | "vi";
const roots = { en: "/", vi: "/vi/" } as const;
const password = "Fairway-2026";

/** The address of a screen, given as the part after the hash. */
export function at(screen: string, language: Language = "en"): string {
  return `${process.env["FAIRWAY_BASE"]}${roots[language]}#${screen}`;
}

/** Opens a new browser context and signs in by typing. */
export async function enter(
  browser: Browser,
  username: string,
  options: {
    language?: Language;
    bypassCSP?: boolean;
    /** The window is that of a phone. */
    phone?: boolean;
    /** A link that was sent, instead of the login screen. */
    link?: string;
  } = {},
): Promise<Page> {
  const context = await browser.newContext({
    bypassCSP: options.bypassCSP ?? false,
    permissions: ["clipboard-read", "clipboard-write"],
    ...(options.phone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {}),
  });
  const page = await context.newPage();
  await page.goto(options.link ?? at("/login", options.language));
  await signIn(page, username);
  await expect(page).toHaveURL(/#\/home\//, { timeout: 60_000 });
  return page;
}

/** Fills the login screen and sends it. */
export async function signIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel(/^(User name|Tên đăng nhập)$/).fill(username);
  await page.getByLabel(/^(Password|Mật khẩu)$/).fill(secret);
  await page.keyboard.press("Enter");
}

/** Goes to a screen by its address, within the running application. */
export async function visit(page: Page, screen: string, language: Language = "en"): Promise<void> {
  await page.goto(at(screen, language));
}

/** The language that a page is open in. */
export function languageOf(page: Page): Language {
  return new URL(page.url()).pathname === roots.vi ? "vi" : "en";
}

/** Types into a picker and takes the first option that contains the expected text. */
export async function pick(picker: Locator, typed: string, expected: string | RegExp) {
  const page = picker.page();
  await picker.click();
  await picker.pressSequentially(typed);
  const found = page
    .locator(".ant-select-dropdown:visible .ant-select-item-option")
    .filter({ hasText: expected })
    .first();
  // A click is lost while the list is drawn again with newer results; a person clicks again.
  await expect(async () => {
    await found.click({ timeout: 5_000 });
    await expect(found).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** Types a day as a person writes it and leaves the field. */
export async function typeDay(field: Locator, day: string): Promise<void> {
  await field.click();
  await field.fill(written(day));
  await field.press("Enter");
}

/** Replaces the content of a field by a number. */
export async function typeNumber(field: Locator, number: string): Promise<void> {
  await field.click();
  await field.press("Control+a");
  await field.pressSequentially(number);
}

/** A day as dd/MM/yyyy. */
export function written(day: string): string {
  return day.split("-").reverse().join("/");
}

/** The calendar day in Viet Nam, some days from now. */
export function dayFromNow(days: number): string {
  const then = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format(then);
}

/** Pastes a block as it comes from a spreadsheet. */
export async function pasteBlock(page: Page, lines: readonly (readonly string[])[]): Promise<void> {
  const text = lines.map((cells) => cells.join("\t")).join("\r\n");
  await page.evaluate((block) => {
    // A browser's navigator has a clipboard; the type known here is Node's, which has none.
    const { clipboard } = navigator as unknown as {
      clipboard: { writeText(words: string): Promise<void> };
    };
    return clipboard.writeText(block);
  }, text);
  await page.keyboard.press("Control+v");
}

/**
 * Saves the table of charges by the keyboard and waits until the server has stored it: before a block
 * that was just pasted is taken, the button looks as after the save.
 */
export async function saveCharges(
  page: Page,
  press: () => Promise<void> = () => page.keyboard.press("Control+s"),
): Promise<void> {
  const stored = page.waitForResponse((got) => got.url().includes("CsShipmentSurcharge/SaveBill"));
  await press();
  expect((await stored).status()).toBe(200);
  await expect(page.locator(".fw-charge-more").getByTitle(/Ctrl\+S/)).toBeDisabled();
}

/** Answers the question of a dialog. */
export async function say(page: Page, answer: "Yes" | "No" | "Leave" | "Stay"): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: answer, exact: true }).click();
}
