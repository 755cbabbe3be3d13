import { expect, type Page } from "@playwright/test";
import { contractList } from "../../scripts/contractList.ts";
import { enter, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";
import { realAddress } from "./realAddress.ts";
import { routedScreens } from "./routedScreens.ts";
import { inTurn } from "./turns.ts";

const jobs = "/home/documentation/sea-fcl-export";
const receipts = "/home/accounting/account-receivable-payable";
const areas = ["catalogue", "commercial", "system"];

/** An entry of the list of screens: an address and its title. */
interface Listed {
  readonly path: string;
  readonly tab: string | null;
  readonly title: Readonly<Record<"en" | "vi", string>>;
}

/** Paths are the same when only the names of their ids differ. */
const shape = (path: string) => path.replace(/:\w+/g, ":");

/** The screens of the list, without what only leads elsewhere. */
const listed: readonly Listed[] = contractList("screens")
  .filter((row) => areas.includes(row["area"] ?? "") && /^\/home\/\w+\/./.test(row["route"] ?? ""))
  .map((row) => {
    const [path = "", search] = (row["route"] ?? "").split("?");
    return {
      path,
      tab: /^tab=(\S+)/.exec(search ?? "")?.[1] ?? null,
      title: { en: bare(row["title_en"]), vi: bare(row["title_vi"]) },
    };
  });

/** A title without the remark in brackets behind it. */
function bare(title = ""): string {
  return title.replace(/ \(.+\)$/, "");
}

for (const language of ["en", "vi"] as const) {
  test(`screens open under the titles of the list (${language})`, async ({ browser }) => {
    const routed = new Map((await routedScreens()).map((each) => [shape(each.path), each]));
    const missing = listed.filter((each) => !routed.has(shape(each.path)));
    for (const each of missing) console.log(`not routed yet: ${each.path}`);
    // That every screen opens under its own title, `accessible.journey.ts` sees.
    for (const { path, tab, title } of listed) {
      const own = routed.get(shape(path));
      if (own && !tab) expect.soft(own.title[language], path).toBe(title[language]);
    }
    const page = await enter(browser, "admin", { language });
    const tabs = listed.flatMap(({ path, tab, title }) => {
      const own = routed.get(shape(path));
      return own && tab ? [{ path, tab, title, own }] : [];
    });
    for (const { path, tab, title, own } of inTurn(tabs, language)) {
      const address = await realAddress(page, own.path);
      await visit(page, `${address}?tab=${tab}`, language);
      const name = `${path} ${tab}`;
      const whole = nameOf(path, title[language], language);
      await expect.soft(page, name).toHaveTitle(`${whole} · Fairway`);
      await expect.soft(page, name).toHaveURL(new RegExp(`#${address}(\\?|$)`));
      await expectTab(page, tab, title[language], name);
    }
    expect(listed.length - missing.length).toBeGreaterThan(60);
  });
}

const phoneScreens = [
  "/home/dashboard",
  jobs,
  `${jobs}/:jobId`,
  "/home/commercial/customer",
  "/home/commercial/customer/:partnerId",
  "/home/accounting/management/cd-invoice",
  "/home/accounting/management/vat-invoice",
  receipts,
  `${receipts}/receipt/:id`,
];

test("a phone shows the main screens whole, and every row in one face (en)", async ({
  browser,
}) => {
  const page = await enter(browser, "huong");
  await visit(page, `${jobs}?from=any`);
  await expect(page.locator("tr.fw-row").first()).toBeVisible();
  const [face, ...further] = await facesOf(page, "tr.fw-row");
  expect([face?.includes("Noto Sans"), further]).toEqual([true, []]);

  for (const path of phoneScreens) {
    const address = await realAddress(page, path);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path.includes(":") ? address : `${address}?from=any`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".fw-skeleton-rows, .fw-skeleton-page")).toHaveCount(0);
    await expect
      .soft(async () => expect(await misplaced(page), path).toEqual([]))
      .toPass({ timeout: 30_000 });
    await page.setViewportSize({ width: 1366, height: 768 });
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole("navigation", { name: "Side menu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open or close the side menu" }).click();
  await menu.getByRole("button", { name: "Commercial" }).click();
  await menu.getByRole("link", { name: "Customer", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Customer", exact: true })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Salesman" })).toBeVisible();
});

/** The fonts that the browser drew the texts of the first such element with. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("DOM.enable");
  await cdp.send("CSS.enable");
  const { root } = await cdp.send("DOM.getDocument", { depth: 0 });
  const faces = new Set<string>();
  for (const text of [selector, `${selector} *`]) {
    const all = await cdp.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: text });
    for (const nodeId of all.nodeIds.slice(0, 60)) {
      const { fonts } = await cdp.send("CSS.getPlatformFontsForNode", { nodeId });
      for (const { familyName } of fonts) faces.add(familyName);
    }
  }
  await cdp.detach();
  return [...faces];
}

/** What is wider than the screen, and the buttons, links and fields that something covers. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const main = document.querySelector("main");
    const wide = [document.documentElement, main].filter(
      (each) => each.scrollWidth > each.clientWidth,
    );
    const covered = [...document.querySelectorAll("header button, main :is(button, a, input)")]
      .filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        if (getComputedStyle(each).visibility === "hidden") return false;
        const [x, y] = [left + width / 2, top + height / 2];
        if (width < 2 || height < 2 || x < 0 || x > innerWidth || y < 0 || y > innerHeight) {
          return false;
        }
        const over = document.elementFromPoint(x, y);
        return over && !each.contains(over) && !over.contains(each);
      });
    return [...wide, ...covered].map((each) => each.outerHTML.slice(0, 160));
  })()`);
}

/** The title of a tab's screen in the list. */
function nameOf(path: string, title: string, language: "en" | "vi"): string {
  const screen = listed.find((each) => each.path === path && each.tab === null);
  return screen?.title[language] ?? title;
}

/** The tab of the address is chosen and has the words of the list in its name. */
async function expectTab(page: Page, tab: string, title: string, name: string): Promise<void> {
  const chosen = page.getByRole("main").getByRole("tab", { selected: true }).first();
  const words = plain(title.split(": ").at(-1) ?? "");
  await expect
    .soft(async () => {
      expect(await chosen.count(), name).toBe(1);
      expect(await chosen.getAttribute("data-tab"), name).toBe(tab);
      expect(plain(await chosen.textContent()), name).toContain(words);
    })
    .toPass({ timeout: 30_000 });
}

/** A title without regard to capitals, spaces and hyphens. */
function plain(text: string | null): string {
  return (text ?? "").toLowerCase().replace(/[\s-]/g, "");
}
