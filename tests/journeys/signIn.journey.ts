import { type Browser, expect as usual, type Page } from "@playwright/test";
import { at, enter, say, signIn, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

// Pages are reloaded often here; on a busy machine each takes a while.
test.describe.configure({ timeout: 420_000 });
test.use({ actionTimeout: 60_000 });
const expect = usual.configure({ timeout: 60_000 });

const jobs = "/home/documentation/sea-fcl-export";
const name = (page: Page) => page.getByLabel("User name", { exact: true });
const tick = (page: Page) => page.getByLabel("Remember my ID & Password?");
const login = (page: Page) => page.getByRole("button", { name: "Login", exact: true });

/** Closes the browser and opens it again: what does not last is gone. */
async function reopen(browser: Browser, page: Page): Promise<Page> {
  const state = await page.context().storageState();
  await page.context().close();
  const cookies = state.cookies.filter((each) => each.expires !== -1);
  const context = await browser.newContext({ storageState: { ...state, cookies } });
  const again = await context.newPage();
  await again.goto(at("/home/dashboard"));
  return again;
}

test("a remembered browser needs one click for a day, and forgets when unticked", async ({
  browser,
}) => {
  let page = await (await browser.newContext()).newPage();
  await page.goto(at("/login"));
  await expect(tick(page)).not.toBeChecked();
  await tick(page).check();
  await signIn(page, "truc");
  await expect(page).toHaveURL(/#\/home\//);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain("Fairway-2026");
  expect(await page.evaluate("document.cookie")).toBe("");

  page = await reopen(browser, page);
  await expect(page).toHaveURL(/#\/login/);
  await expect(name(page)).toHaveValue("truc");
  await expect(tick(page)).toBeChecked();
  await login(page).click();
  await expect(page).toHaveURL(/#\/home\/dashboard$/);

  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
  });
  await page.getByRole("button", { name: "Sign Out" }).click();
  await say(page, "Yes");
  await expect(name(page)).toHaveValue("truc");
  const left = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }])";
  expect(await page.evaluate(left)).not.toContain("eyJ");
  await tick(page).uncheck();
  await page.reload();
  await expect(page.getByLabel("Company")).toBeVisible();
  await expect(tick(page)).not.toBeChecked();
  await expect(name(page)).toHaveValue("");
  const copy = await elsewhere.newPage();
  await copy.goto(at("/login"));
  await expect(copy.getByLabel("Company")).toBeVisible();
  await expect(tick(copy)).not.toBeChecked();
});

test("a session that has ended comes back with what was typed", async ({ browser }) => {
  const page = await enter(browser, "truc");
  await visit(page, `${jobs}/new?from=list`);
  const vessel = page.getByRole("textbox", { name: "Vessel", exact: true });
  await vessel.fill("PACIFIC HERON");
  await page.context().clearCookies();
  await page.clock.install();
  await page.clock.fastForward("16:00");
  await expect(page).toHaveURL(/#\/login\?url=.*isEndSession=true/);
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await signIn(page, "truc");
  await expect(page).toHaveURL(/sea-fcl-export\/new\?from=list$/);
  await expect(vessel).toHaveValue("PACIFIC HERON");
});

test("a further tab opens its list without signing in, asks for everything once, and not after the end", async ({
  browser,
}) => {
  const first = await enter(browser, "truc");
  for (const language of ["en", "vi", "en", "vi"] as const) {
    const tab = await first.context().newPage();
    const asked: string[] = [];
    tab.on("request", (each) => asked.push(new URL(each.url()).pathname));
    await visit(tab, jobs, language);
    await expect(tab.locator("tr.fw-row").first()).toBeVisible();
    const once = (path: RegExp) => expect(asked.filter((each) => path.test(each))).toHaveLength(1);
    once(/\/connect\/token$/);
    once(/\/Connect\/Userinfo$/);
    once(/\/CsTransaction\/Paging$/);
    // What the list began with is noted when it stands.
    await tab.waitForFunction("sessionStorage.getItem('fairway.starts') !== null");
    await tab.close();
  }
  await first.context().clearCookies();
  const tab = await first.context().newPage();
  await visit(tab, jobs);
  await expect(tab).toHaveURL(/#\/login\?url=/);
  await expect(name(tab)).toBeVisible();
});

test("a new version is offered, and what was typed outlasts the reload", async ({ browser }) => {
  const page = await enter(browser, "truc");
  await visit(page, `${jobs}/new?from=list`);
  const vessel = page.getByRole("textbox", { name: "Vessel", exact: true });
  await vessel.fill("PACIFIC HERON");
  await page.route("**/index.html", async (route) => {
    const answer = await route.fetch();
    const newer = (await answer.text())
      .replace(/\/assets\/index-[\w-]+\.js/, "/assets/index-newer.js")
      .replace(/name="version" content="[^"]*"/, 'name="version" content="9.9.9"');
    await route.fulfill({ response: answer, body: newer });
  });
  await page.clock.install();
  await page.clock.fastForward("02:00");
  await page.evaluate("dispatchEvent(new Event('focus'))");
  const asked = page.getByRole("dialog");
  await expect(asked).toContainText("A new version 9.9.9 is available. Reload now?");
  await page.clock.resume();
  await asked.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(asked).toBeHidden();
  await expect(vessel).toHaveValue("PACIFIC HERON");
});

test("a photo chosen in the profile stands in the header at once, what is typed stays, and it goes again", async ({
  browser,
}) => {
  const page = await enter(browser, "yen");
  await page.getByRole("button", { name: /Yen/ }).click();
  await page.getByText("My Account", { exact: true }).click();
  const picture = await page.evaluate<string>(`
    (() => {
      const canvas = document.createElement("canvas");
      canvas.width = 600;
      canvas.height = 400;
      canvas.getContext("2d").fillRect(200, 100, 200, 200);
      return canvas.toDataURL("image/png").split(",")[1];
    })()`);
  await page.locator("form input[type=file]").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from(picture, "base64"),
  });
  const header = page.getByRole("banner").locator(".fw-person img");
  const identity = page.getByLabel("ID card / passport");
  await identity.fill("079185001234");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(header).toBeVisible();
  await page.reload();
  await expect(identity).toHaveValue("079185001234");
  await page.getByRole("button", { name: "Remove photo", exact: true }).click();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(header).toBeHidden();
});

test("changing the office asks, tells, and takes the other tab along", async ({ browser }) => {
  const page = await enter(browser, "huong");
  const other = await page.context().newPage();
  await visit(other, "/home/dashboard");
  const office = (tab: Page) => tab.getByRole("combobox", { name: "Office" }).locator("..");
  await expect(office(other)).toContainText("HCM");
  const choose = async () => {
    await page.getByRole("combobox", { name: "Office" }).click();
    await page.locator(".ant-select-dropdown:visible .ant-select-item-option").last().click();
    await expect(page.getByRole("dialog")).toContainText("Do you want to change office?");
  };
  await choose();
  await say(page, "No");
  await expect(office(page)).toContainText("HCM");
  await choose();
  await say(page, "Yes");
  await expect(page.getByText("Change Office Success")).toBeVisible();
  await expect(page.getByText("HUONG", { exact: true })).toBeVisible();
  await expect(office(page)).toContainText("HPH");
  await expect(office(other)).toContainText("HPH");

  // A session that is gone by then cannot change anything.
  await page.context().clearCookies();
  await page.route("**/auth/switch", (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole("combobox", { name: "Office" }).click();
  await page.locator(".ant-select-dropdown:visible .ant-select-item-option").first().click();
  await say(page, "Yes");
  await expect(page.getByText("Not found login information")).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?.*isEndSession=true/);
});

test("an administrator acts as somebody in one tab, under a banner, and stops", async ({
  browser,
}) => {
  const page = await enter(browser, "admin");
  const other = await page.context().newPage();
  await visit(other, "/home/dashboard");
  await visit(page, "/home/system/user-management?q=truc");
  await page.getByRole("cell", { name: "truc", exact: true }).click();
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("under both names");
  await say(page, "Yes");
  const banner = page.getByRole("status").filter({ hasText: "is acting as" });
  await expect(banner).toContainText("Vo Thanh Truc");
  await expect(page.getByRole("button", { name: /Vo Thanh Truc/ })).toBeVisible();
  await visit(page, "/home/system/permission");
  await expect(page).toHaveURL(/#\/403$/);
  await expect(other.getByRole("button", { name: /Vo Thanh Truc/ })).toBeHidden();
  await visit(page, "/home/dashboard");
  await page.getByRole("button", { name: /Vo Thanh Truc/ }).click();
  await page.getByText("My Account", { exact: true }).click();
  for (const own of ["Save profile", "Upload a picture"]) {
    await expect(page.getByRole("button", { name: own })).toBeDisabled();
  }
  await visit(page, "/home/dashboard");
  await banner.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("You are working as yourself again")).toBeVisible();
  await expect(banner).toBeHidden();
  await visit(page, "/home/system/permission");
  await expect(page.getByRole("heading", { name: "Permission template" })).toBeVisible();
});

test("a right that is taken is gone from an open tab with its next step, and comes back", async ({
  browser,
}) => {
  const truc = await enter(browser, "truc");
  await visit(truc, "/home/catalogue/unit");
  await expect(truc.getByRole("heading", { name: "Unit" })).toBeVisible();
  const admin = await enter(browser, "admin");
  const before = await changeMenu(admin, "truc", { menuId: "catUnit", access: false });
  await visit(truc, "/home/catalogue/charge");
  await expect(truc.getByRole("heading", { name: "Charge" }).first()).toBeVisible();
  await visit(truc, "/home/catalogue/unit");
  await expect(truc).toHaveURL(/#\/403$/);
  await visit(truc, "/home/catalogue/charge");
  const menu = truc.getByRole("navigation").getByRole("link", { name: "Unit", exact: true });
  await expect(menu).toBeHidden();
  // Without access nothing of a screen is kept: all of it is given back.
  await changeMenu(admin, "truc", before);
  await truc.waitForTimeout(5500);
  await visit(truc, "/home/catalogue/unit");
  await expect(truc.getByRole("heading", { name: "Unit" })).toBeVisible();
  await expect(truc.locator("tr.fw-row").first()).toBeVisible();
});

interface MenuChange {
  readonly menuId: string;
  readonly access?: boolean;
}
type Sent = { id: string }[] & {
  readonly id: string;
  readonly version: number;
  readonly status: boolean;
  readonly menus: MenuChange[];
};

/** Changes the rights of one screen as the administrator's screen would; gives them as they were. */
async function changeMenu(page: Page, username: string, menu: MenuChange): Promise<MenuChange> {
  return page.evaluate(
    async (change) => {
      const { text } = JSON.parse(sessionStorage.getItem("fairway.token") ?? "{}");
      const headers = { authorization: `Bearer ${text}`, "content-type": "application/json" };
      const send = async (method: string, path: string, body?: object) => {
        const sent = body ? { body: JSON.stringify(body) } : {};
        const answer = await fetch(`/api/v1/en-US/${path}`, { method, headers, ...sent });
        return answer.json() as Promise<Sent>;
      };
      const [user = { id: "" }] = await send("POST", "SysUser/Query", { keyword: change.username });
      const [row = { id: "" }] = await send("GET", `SysUserPermission/GetByUserId?id=${user.id}`);
      const set = await send("GET", `SysUserPermission/${row.id}`);
      const menus = set.menus.map((each) =>
        each.menuId === change.menu.menuId ? { ...each, ...change.menu } : each,
      );
      const { id, version } = set;
      const answer = await send("PUT", "SysUserPermission/Update", { id, version, menus });
      if (!answer.status) throw new Error(JSON.stringify(answer));
      return set.menus.find((each) => each.menuId === change.menu.menuId) ?? change.menu;
    },
    { username, menu },
  );
}

test("a form on another site signs nobody in", async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(at("/login"));
  await signIn(page, "lan");
  await expect(page).toHaveURL(/#\/home\//);
  const cookies = JSON.stringify(await page.context().cookies());
  const other = await page.context().newPage();
  const form = `<form method="post" action="${new URL("/connect/token", at("/")).href}">
    <input name="grant_type" value="password"><input name="username" value="quan">
    <input name="password" value="Fairway-2026"></form><script>document.forms[0].submit()</script>`;
  await other.route("http://other-site.test/", (route) =>
    route.fulfill({ contentType: "text/html", body: form }),
  );
  const [answer] = await Promise.all([
    other.waitForResponse((each) => each.url().endsWith("/connect/token")),
    other.goto("http://other-site.test/").catch(() => {}),
  ]);
  expect(answer.status()).toBe(403);
  expect(JSON.stringify(await page.context().cookies())).toBe(cookies);
});
