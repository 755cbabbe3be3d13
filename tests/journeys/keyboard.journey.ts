import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { at } from "./hands.ts";
import { journey as test } from "./journey.ts";

/** A list that is worked through without a mouse. */
interface KeyedList {
  /** What the palette is asked for, and where that leads. */
  readonly screen: string;
  readonly path: string;
  /** The column of the code, one to sort by, and a field of the form to write in. */
  readonly code: string;
  readonly sortBy: string;
  readonly field: string;
  readonly pages: boolean;
}

const lists: readonly KeyedList[] = [
  {
    screen: "Unit",
    path: "/home/catalogue/unit",
    code: "Code",
    sortBy: "Name (EN)",
    field: "Description (EN)",
    pages: true,
  },
  {
    screen: "Bank",
    path: "/home/catalogue/bank",
    code: "Code",
    sortBy: "Bank name (EN)",
    field: "Bank name (EN)",
    pages: true,
  },
  {
    screen: "Port",
    path: "/home/catalogue/port-index",
    code: "Code",
    sortBy: "Name (EN)",
    field: "Name (Local)",
    pages: true,
  },
  {
    screen: "Chart of Accounts",
    path: "/home/catalogue/chart-of-accounts",
    code: "Account Code",
    sortBy: "Account Name (EN)",
    field: "Account Name (EN)",
    pages: false,
  },
  {
    screen: "Stage",
    path: "/home/catalogue/stage-management",
    code: "Code",
    sortBy: "Name (EN)",
    field: "Description (EN)",
    pages: false,
  },
];

test("five lists are worked through by keyboard alone", async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await enterByKeyboard(browser, "admin");
  for (const list of lists) {
    await test.step(list.screen, () => workThrough(page, list));
  }
});

async function workThrough(page: Page, list: KeyedList): Promise<void> {
  const { keyboard } = page;
  await expect(async () => {
    await keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused({ timeout: 3000 });
  }).toPass();
  await keyboard.type(list.screen);
  const offered = page.locator(`[role=option][data-value="${list.path}"]`);
  await expect(offered).toBeVisible();
  while ((await offered.getAttribute("aria-selected")) !== "true")
    await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`#${list.path}(\\?|$)`));
  const rows = page.locator("tr.fw-row");
  await expect(rows.first()).toBeVisible();

  const column = page.getByRole("columnheader", { name: list.sortBy, exact: true });
  await tabTo(page, column);
  await keyboard.press("Enter");
  await expect(column).toHaveAttribute("aria-sort", "ascending");
  await keyboard.press("Enter");
  await expect(column).toHaveAttribute("aria-sort", "descending");

  if (list.pages) {
    await tabTo(page, page.locator(".ant-pagination-next"));
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/[?&]page=2/);
  }

  await tabTo(page, page.getByRole("combobox", { name: "Active", exact: true }));
  await keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Active", exact: true })).toBeAttached();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/active=true/);
  await expect(page).not.toHaveURL(/page=2/);
  await keyboard.press("Escape");
  await tabTo(page, page.getByRole("button", { name: "Clear filters" }).first());
  await keyboard.press("Enter");
  await expect(page).not.toHaveURL(/active=true/);

  await expect(rows.first()).toBeVisible();
  const titles = await page.getByRole("columnheader").allInnerTexts();
  const known = titles.findIndex((each) => each.trim() === list.code);
  const code = (await rows.first().locator("td").nth(known).innerText()).trim();
  await keyboard.press("/");
  await expect(page.locator("input[type=search]").first()).toBeFocused();
  await keyboard.type(code);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]q=/);
  const found = rows.filter({ hasText: code }).first();
  await expect(found).toBeVisible();
  await expect(page.locator(".fw-table")).toHaveAttribute("aria-busy", "false");
  await tabTo(page, rows.and(page.locator("[tabindex='0']")));
  while (!(await isFocused(found))) await keyboard.press("ArrowDown");
  await keyboard.press("Enter");

  const drawer = page.getByRole("dialog");
  const field = drawer.getByRole("textbox", { name: list.field, exact: true });
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await keyboard.press("Control+a");
  const written = `Written by hand ${code}`;
  await keyboard.type(written);
  await keyboard.press("Control+s");
  await expect(page.getByText(/ was saved$/).last()).toBeVisible();
  await expect(drawer).toBeHidden();
  await tabTo(page, rows.and(page.locator("[tabindex='0']")));
  while (!(await isFocused(found))) await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(field).toHaveValue(written);
  await keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await tabTo(page, page.getByRole("button", { name: "Export Excel" }));
  const download = page.waitForEvent("download");
  await keyboard.press("Enter");
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
}

/** Goes from field to field until the wanted one has the focus; fails where it cannot be reached. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  // Finding it by its role and name takes much longer than looking at what was found.
  let found = await wanted.first().elementHandle();
  for (let pressed = 0; pressed < 250; pressed += 1) {
    const state = await found?.evaluate((each) =>
      each.ownerDocument.activeElement === each ? "focused" : each.isConnected ? "waits" : "gone",
    );
    if (state === "focused") return;
    if (state === "gone") found = await wanted.first().elementHandle();
    else await page.keyboard.press("Tab");
  }
  throw new Error(`${wanted} is not reached by Tab`);
}

async function isFocused(wanted: Locator): Promise<boolean> {
  if ((await wanted.count()) === 0) return false;
  return wanted.first().evaluate((each) => each.ownerDocument.activeElement === each);
}

async function enterByKeyboard(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(at("/login"));
  const name = page.getByLabel("User name");
  await expect(name).toBeVisible();
  await tabTo(page, name);
  await page.keyboard.type(user);
  await tabTo(page, page.locator("input[type=password]"));
  await page.keyboard.type("Fairway-2026");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  return page;
}
