import { expect as usual, type Page } from "@playwright/test";
import { at, enter, signIn, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

// What arrives is waited for as long as a busy machine needs; that nothing comes is not.
test.describe.configure({ timeout: 420_000 });
test.use({ actionTimeout: 60_000 });
const expect = usual.configure({ timeout: 60_000 });

const live = (page: Page) => page.locator(".ant-notification-topRight .ant-notification-notice");
const bell = (page: Page) => page.getByRole("button", { name: /^(Notifications|Thông báo): / });

/** Notes what the browser refuses to run or load for its content security policy. */
function breaches(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (said) => {
    if (/Content Security Policy/i.test(said.text())) found.push(said.text());
  });
  return found;
}

/** Signs in separately from the screen, to send calls as that user. */
async function asking(page: Page, username: string) {
  const base = process.env["FAIRWAY_BASE"] ?? "";
  const companies = await page.request.get(
    `${base}/api/v1/en-US/SysCompany/GetCompanyPermissionLevel`,
  );
  const [company] = (await companies.json()) as { id: string }[];
  const signed = await page.request.post(`${base}/connect/token`, {
    form: {
      grant_type: "password",
      scope: "api offline_access",
      username,
      password: "Fairway-2026",
      companyId: company?.id ?? "",
    },
  });
  const { access_token: token } = (await signed.json()) as { access_token: string };
  return { base, headers: { authorization: `Bearer ${token}` } };
}

/** Sends a message to one person as the administrator. */
async function tell(page: Page, username: string, title: string): Promise<void> {
  const person = await asking(page, username);
  const who = await page.request.get(`${person.base}/Connect/Userinfo`, person);
  const { id } = (await who.json()) as { id: string };
  const { base, headers } = await asking(page, "admin");
  const answer = await page.request.post(`${base}/api/v1/en-US/SysNotification`, {
    headers,
    data: { title, type: "User", userIds: [id] },
  });
  expect(await answer.json()).toMatchObject({ status: true });
}

test("a system message appears for both offices as it is sent, in both languages", async ({
  browser,
}) => {
  const truc = await enter(browser, "truc");
  const ngoc = await enter(browser, "ngoc", { language: "vi" });
  const refused = breaches(truc);
  const admin = await enter(browser, "admin");
  await visit(admin, "/home/system/notification");
  const title = admin.getByRole("textbox", { name: "Title" });
  await title.fill("Year end ");
  await title.press("End");
  await admin.getByRole("button", { name: "Bold" }).first().click();
  await title.pressSequentially("closes Friday");
  await admin.getByRole("textbox", { name: "Text", exact: true }).fill("All debit notes by noon.");
  const screen = admin.getByLabel("Screen to open");
  await screen.fill("/home/documentation/sea-fcl-export?from=any&q=SEF");
  await screen.press("Enter");
  await admin.getByRole("button", { name: "Send to all users" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
  await expect(admin.getByText("Message sent")).toBeVisible();

  for (const page of [truc, ngoc]) {
    await expect(live(page)).toContainText("Year end closes Friday");
    await expect(live(page).locator("b")).toHaveText("closes Friday");
    await expect(live(page).getByRole("progressbar")).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName(/: [1-9]\d* (unread|chưa đọc)$/);
  }
  await live(truc).getByText("closes Friday").click();
  await expect(truc).toHaveURL(/sea-fcl-export\?.*q=SEF/);
  await bell(ngoc).click();
  // Other journeys write to the same reader meanwhile, so the count of the bell says nothing.
  const message = ngoc.getByRole("listitem").filter({ hasText: "Year end closes Friday" }).first();
  await expect(message).toHaveClass(/fw-bell-new/);
  await message.getByRole("button").first().click();
  await bell(ngoc).click();
  await expect(message).not.toHaveClass(/fw-bell-new/);
  expect(refused).toEqual([]);
});

test("what is for one person of one office is heard there and nowhere else", async ({
  browser,
}) => {
  const truc = await enter(browser, "truc");
  const ngoc = await enter(browser, "ngoc");
  await tell(ngoc, "truc", "Only for Truc");
  await expect(live(truc)).toContainText("Only for Truc");
  await ngoc.waitForTimeout(500);
  await expect(live(ngoc)).toHaveCount(0);
  await bell(ngoc).click();
  await expect(ngoc.getByText("Only for Truc")).toHaveCount(0);
});

test("what was sent while the line was down appears when it stands again", async ({ browser }) => {
  // The line is cut and mended from outside, as a bad network does.
  const context = await browser.newContext();
  const truc = await context.newPage();
  let line: { close(): Promise<void> } | null = null;
  let isDown = false;
  await truc.routeWebSocket(/\/notification\//, async (socket) => {
    if (isDown) return void socket.close();
    socket.connectToServer();
    line = socket;
  });
  await truc.goto(at("/login"));
  await signIn(truc, "truc");
  await expect(truc).toHaveURL(/#\/home\//);
  await expect.poll(() => line !== null, { timeout: 15_000 }).toBe(true);
  await truc.waitForTimeout(1000);
  isDown = true;
  await (line as unknown as { close(): Promise<void> }).close();
  const ngoc = await enter(browser, "ngoc");
  await tell(ngoc, "truc", "While you were away");
  await truc.waitForTimeout(500);
  await expect(live(truc)).toHaveCount(0);
  isDown = false;
  await expect(live(truc)).toContainText("While you were away");
});
