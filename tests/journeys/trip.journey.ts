import { type Browser, expect, type Page } from "@playwright/test";
import { milestoneKinds } from "../../areas/catalogue/model/milestoneKinds.ts";
import { dispatchHome } from "../../areas/trip/model/dispatchHome.ts";
import { serviceOf } from "../../areas/service/model/serviceOf.ts";
import { newHome } from "../../areas/service/model/jobHome.ts";
import { enter, type Language, pick, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const words = {
  en: {
    mode: "Import",
    external: "External",
    make: "Make trips",
    more: "More for",
    assign: "Assign supplier",
    link: "Driver's link",
    makeLink: "Make a link",
    accept: "I take this trip",
    load: "Goods picked up",
    prove: "Proof of delivery",
    receiver: "Name of the receiver",
    pieces: "Pieces delivered",
    sign: "Signature of the receiver",
    confirm: "Confirm the delivery",
    waits: /kept on this phone and not sent yet/,
    thanks: /The delivery is confirmed/,
  },
  vi: {
    mode: "Nhập",
    external: "Bên ngoài",
    make: "Lập chuyến xe",
    more: "Thao tác khác của",
    assign: "Giao nhà xe",
    link: "Liên kết của tài xế",
    makeLink: "Tạo liên kết",
    accept: "Tôi nhận chuyến này",
    load: "Đã lấy hàng",
    prove: "Biên bản giao hàng",
    receiver: "Tên người nhận hàng",
    pieces: "Số kiện đã giao",
    sign: "Chữ ký người nhận",
    confirm: "Xác nhận đã giao hàng",
    waits: /chưa gửi/,
    thanks: /Đã xác nhận giao hàng/,
  },
} as const;

const field = (page: Page, name: string) =>
  page.locator(`input[id$="_${name}"], textarea[id$="_${name}"]`).first();

for (const language of ["en", "vi"] as const) {
  const said = words[language];
  test(`TR-12: a job goes from its stages over the truck to the proof on a phone (${language})`, async ({
    browser,
  }) => {
    const office = await enter(browser, "admin", { language });
    const address = await openTrucking(office, language);
    await visit(office, `${address}?tab=ASSIGNMENT`, language);
    await expect(office.getByRole("row").nth(1)).toBeVisible();

    await visit(office, `${address}?tab=TRIPS`, language);
    await office.getByRole("button", { name: said.make }).first().click();
    await field(office, "stops.0.place").fill("Cảng Cát Lái");
    await field(office, "stops.1.place").fill("Kho Sóng Thần");
    await field(office, "stops.2.place").fill("Depot Phước Long");
    await office.keyboard.press("Control+s");
    const trip = office.getByRole("button", { name: "T01", exact: true });
    await expect(trip).toBeVisible();
    const jobNo = (await office.getByRole("heading", { level: 1 }).innerText()).match(
      /TKI\d{4}\/\d{5}/,
    )?.[0];

    await visit(office, `${dispatchHome}?from=any&q=${jobNo}`, language);
    const act = async (name: string) => {
      await office.getByRole("button", { name: new RegExp(`^${said.more}.*${jobNo}`) }).click();
      await office.getByRole("menuitem", { name, exact: true }).click();
    };
    await act(said.assign);
    await pick(field(office, "supplierId"), "a", /./);
    await field(office, "truckNo").fill("51C-777.88");
    await office.keyboard.press("Control+s");
    await expect(office.getByText("51C-777.88")).toBeVisible();
    await act(said.link);
    await office.getByRole("button", { name: said.makeLink }).click();
    const link = await office.getByRole("textbox", { name: said.link }).inputValue();

    await driveTo(browser, link, language);

    // The paper is filed after the photo, by the queue; the open page does not ask again by itself.
    await visit(office, `${address}?tab=FILES`, language);
    await expect(async () => {
      await office.reload();
      await expect(office.getByText(/^POD_.*\.pdf$/).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await visit(office, `${address}?tab=ASSIGNMENT`, language);
    await expect(office.getByRole("row").filter({ hasText: "U_POD" })).toBeVisible();
    const milestone = office
      .locator(".fw-milestones li[data-state=reached]")
      .filter({ hasText: milestoneKinds.delivered[language] });
    await expect(milestone).toBeVisible();
  });
}

/** Opens a job of trucking and returns its address. */
async function openTrucking(page: Page, language: Language): Promise<string> {
  const said = words[language];
  await visit(page, newHome(serviceOf("TK")), language);
  const no = `${Date.now()}`.slice(-9);
  await field(page, "mawb").fill(`M${no}`);
  await field(page, "hwbno").fill(`H${no}`);
  await pick(field(page, "customerId"), "lotus rice", /LOTUS RICE/i);
  await pick(field(page, "serviceMode"), said.mode, said.mode);
  await pick(field(page, "shipmentMode"), said.external, said.external);
  await pick(field(page, "coloaderId"), "orient star", /orient star/i);
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/[0-9a-f-]{36}/);
  return new URL(page.url()).hash.slice(1).replace(/\?.*/, "");
}

/** A driver opens the link on a phone, loses the connection before the delivery is confirmed, and finds it again. */
async function driveTo(browser: Browser, link: string, language: Language): Promise<void> {
  const said = words[language];
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  await page.goto(link);
  await page.getByRole("button", { name: said.accept }).tap();
  await page.getByRole("button", { name: said.load }).tap();
  await page.getByRole("button", { name: said.prove }).tap();
  await page.getByLabel(said.receiver).fill("Lê Văn Hòa");
  await page.getByLabel(said.pieces).fill("12");
  await page.locator("input[type=file]").setInputFiles({
    name: "IMG_1.png",
    mimeType: "image/png",
    buffer: Buffer.from(dot, "base64"),
  });
  await expect(page.locator(".pod-photo")).toHaveCount(1);
  const pad = page.getByRole("img", { name: said.sign });
  const box = await pad.boundingBox();
  if (!box) throw new Error("there is nowhere to sign");
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 90, { steps: 5 });
  await page.mouse.up();
  // The page and its files are kept on the phone.
  const keptFiles = `caches.open("fairway-driver").then((kept) => kept.keys()).then((all) => all.length)`;
  await expect.poll(() => page.evaluate(keptFiles)).toBeGreaterThan(3);
  await phone.setOffline(true);
  await page.getByRole("button", { name: said.confirm }).tap();
  await expect(page.getByText(said.waits)).toBeVisible();
  // The page was closed meanwhile: it opens again from the phone, and the proof is still there.
  await page.reload();
  await expect(page.getByText(said.waits)).toBeVisible();
  await phone.setOffline(false);
  await expect(page.getByText(said.thanks)).toBeVisible();
  const wide = await page.evaluate("document.documentElement.scrollWidth");
  expect(wide).toBeLessThanOrEqual(390);
  await phone.close();
}

const dot =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
