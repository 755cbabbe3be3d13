import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { at, enter, type Language, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";
import { realAddress } from "./realAddress.ts";
import { type RoutedScreen, routedScreens } from "./routedScreens.ts";
import { isWhole } from "../setup/isWhole.ts";
import { inTurn } from "./turns.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// The library draws the panel of an open date picker as a bare table.
const left = [[".ant-picker-dropdown"]];

// What breaks these rules is minor or moderate, and only what is worse is reported.
const minor = [
  "aria-allowed-role",
  "aria-deprecated-role",
  "empty-heading",
  "empty-table-header",
  "focus-order-semantics",
  "form-field-multiple-labels",
  "heading-order",
  "hidden-content",
  "html-xml-lang-mismatch",
  "image-redundant-alt",
  "landmark-banner-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "meta-viewport",
  "meta-viewport-large",
  "no-autoplay-audio",
  "page-has-heading-one",
  "presentation-role-conflict",
  "region",
  "scope-attr-valid",
  "server-side-image-map",
  "skip-link",
  "table-duplicate-name",
];

const money = "/home/accounting/management";

/** The search that makes a list show something, where its own start may show nothing. */
const shows: Readonly<Record<string, string>> = {
  [money]: "?from=any",
  [`${money}/cd-invoice`]: "?from=any",
  [`${money}/vat-invoice`]: "?from=any",
  [`${money}/voucher`]: "?from=any",
  "/home/accounting/account-receivable-payable": "?from=any",
};

/** Where lists are declared and their forms mostly stand in a drawer, which has no address. */
const declared = /^\/home\/(catalogue|commercial|system)\/[^:]+$/;

const jobLists = /^\/home\/documentation\/[a-z-]+$/;
const searchOf = (path: string) => shows[path] ?? (jobLists.test(path) ? "?from=any" : "");

/** The screen to which an address only leads: the bills of a job are a tab of it. */
const leadsTo = (path: string) => (path.endsWith("/:jobId/hbl") ? path.slice(0, -4) : null);

/** A short run looks at every third screen; the gate looks at all. */
const sampled = <T>(screens: readonly T[]) =>
  screens.filter((_, place) => isWhole || place % 3 === 0);

test.setTimeout(900_000);

for (const language of ["en", "vi"] as const) {
  test(`every screen can be used by everybody (${language})`, async ({ browser }) => {
    const screens = await routedScreens();
    expect(screens.length).toBeGreaterThan(60);
    const page = await enter(browser, "admin", { language, bypassCSP: true });
    let drawers = 0;
    for (const screen of inTurn(sampled(screens), language)) {
      const name = `${language} ${screen.path}`;
      const address = await realAddress(page, screen.path);
      await visit(page, `${address}${searchOf(screen.path)}`, language);
      await isOpen(page, screen, screens, language);
      if (leadsTo(screen.path)) continue;
      await inspect(page, name);
      if (declared.test(screen.path)) drawers += await inspectRow(page, name);
      drawers += await inspectTabs(page, name, declared.test(screen.path));
    }
    expect(drawers).toBeGreaterThan(isWhole ? 10 : 1);
    const others = [
      () => inspectDrawers(page, language),
      () => inspectForbidden(page, language),
      () => inspectLogin(browser, language),
    ];
    for (const inspectThem of inTurn(others, language)) await inspectThem();
  });
}

/** Waits until a screen has taken the place of the one before. */
async function isOpen(
  page: Page,
  screen: RoutedScreen,
  screens: readonly RoutedScreen[],
  language: Language,
): Promise<void> {
  const shown = screens.find((each) => each.path === leadsTo(screen.path)) ?? screen;
  await expect(page).toHaveTitle(`${shown.title[language]} · Fairway`);
  await expect(page).not.toHaveURL(/#\/40[34]$/);
}

/** Opens each tab of the page in turn, and the tabs within it; says how many drawers it saw. */
async function inspectTabs(page: Page, name: string, withRows = false, level = 0): Promise<number> {
  const tabs = page.getByRole("main").getByRole("tablist").nth(level).getByRole("tab");
  const path = () => new URL(page.url()).hash.split("?")[0];
  const before = path();
  const count = await tabs.count();
  let drawers = 0;
  for (let which = 0; which < count; which += 1) {
    const tab = tabs.nth(which);
    if ((await tab.getAttribute("aria-disabled")) === "true") continue;
    const isFirst = (await tab.getAttribute("aria-selected")) === "true";
    if (!isFirst) {
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      // A tab that is a screen of its own has its own turn.
      if (path() !== before) return drawers;
      await inspect(page, `${name} ${await tab.textContent()}`);
      if (withRows) drawers += await inspectRow(page, `${name} ${await tab.textContent()}`);
    }
    if (level === 0) drawers += await inspectTabs(page, name, withRows, 1);
  }
  return drawers;
}

/** Opens the first row of a list: the form in its drawer is inspected, a page has its own turn. */
async function inspectRow(page: Page, name: string): Promise<0 | 1> {
  const row = page.getByRole("main").locator("tr.fw-row-opens:visible").first();
  if ((await row.count()) === 0) return 0;
  const before = page.url();
  const drawer = page.getByRole("dialog");
  await row.press("Enter");
  await expect(async () => {
    expect(page.url() !== before || (await drawer.isVisible())).toBe(true);
  }).toPass();
  if (page.url() !== before) {
    await page.goto(before);
    await expect(row).toBeVisible();
    return 0;
  }
  await expect(drawer.locator("form, section").first()).toBeVisible();
  await inspect(page, `${name} drawer`);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  return 1;
}

/** The drawers and palettes that have no address of their own. */
async function inspectDrawers(page: Page, language: Language): Promise<void> {
  const dialog = page.getByRole("dialog");
  await visit(page, "/home/catalogue/unit", language);
  await page.locator("tr.fw-row td:nth-child(3)").first().click();
  await expect(dialog.locator("form, section").first()).toBeVisible();
  await inspect(page, `${language} unit drawer`);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.keyboard.press("Control+k");
  await expect(dialog.getByRole("combobox")).toBeVisible();
  await inspect(page, `${language} palette`);
  await page.keyboard.press("Escape");

  const customer = await realAddress(page, "/home/commercial/customer/:partnerId");
  await visit(page, `${customer}?tab=agreement`, language);
  await page.getByRole("button", { name: /^(Add agreement|Thêm hợp đồng)$/ }).click();
  await expect(dialog.getByRole("combobox").first()).toBeVisible();
  await inspect(page, `${language} agreement drawer`);
  await page.keyboard.press("Escape");

  await visit(page, `${money}/cd-invoice?from=any`, language);
  await page.locator("tr.fw-row").first().getByRole("link").first().click();
  await expect(dialog).toBeVisible();
  await inspect(page, `${language} note`);
}

/** The screen of a user who is signed in and has no right to an address. */
async function inspectForbidden(page: Page, language: Language): Promise<void> {
  await visit(page, "/403", language);
  await expect(page.locator(".fw-full")).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await inspect(page, `${language} /403`);
}

/** The screens of a user who is not signed in, and the address that has none. */
async function inspectLogin(browser: Browser, language: Language): Promise<void> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(at("/login", language));
  await expect(page.locator("input[type=password]")).toBeVisible();
  await inspect(page, `${language} login`);
  await visit(page, "/404", language);
  await expect(page.locator(".fw-full")).toBeVisible();
  await inspect(page, `${language} /404`);
  await context.close();
}

/** Waits until the screen is complete and reports axe's serious and critical findings. */
async function inspect(page: Page, name: string): Promise<void> {
  // A colour that is still fading in has too little contrast; what never ends is left alone.
  await page.waitForFunction(`
    !document.querySelector(".fw-skeleton-rows, .ant-skeleton, .ant-spin-spinning") &&
    document.querySelector("h1, h2") &&
    !document.getAnimations().some((each) =>
      each.playState === "running" && each.effect.getComputedTiming().endTime < 2000)`);
  // A page that has been loaded again has lost it.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  // Colours are the same in both languages, and their inspection takes as long as all the rest: of
  // a screen that is opened in both, they are inspected in English.
  const without = isWhole && name.startsWith("vi ") ? [...minor, "color-contrast"] : minor;
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const found = await page.evaluate(
    async ([context, options]) => {
      const { axe: inspector } = globalThis as unknown as {
        axe: { run(context: object, options: object): Promise<AxeResults> };
      };
      const answer = await inspector.run(context, options);
      return answer.violations
        .filter((each) => each.impact === "serious" || each.impact === "critical")
        .map(
          (each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
        );
    },
    [{ exclude: left }, { resultTypes: ["violations"], rules }] as const,
  );
  expect.soft(found, name).toEqual([]);
}
