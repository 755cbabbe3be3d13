import { expect, type Page } from "@playwright/test";
import { listHome } from "../../areas/service/model/jobHome.ts";
import { serviceOf } from "../../areas/service/model/serviceOf.ts";
import { dayFromNow, enter, pick, typeDay, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const words = {
  en: {
    tile: "For my department",
    takeOver: "Take over PICK",
    yours: "Stage PICK is yours",
    change: "Change PICK",
    done: "Done",
    saved: "Stage PICK is saved",
    waits: "any of the department",
  },
  vi: {
    tile: "Chờ phòng tôi nhận",
    takeOver: "Nhận việc PICK",
    yours: "Bạn đã nhận công đoạn PICK",
    change: "Sửa PICK",
    done: "Hoàn tất",
    saved: "Đã lưu công đoạn PICK",
    waits: "chưa ai trong phòng nhận",
  },
};

const field = (page: Page, name: string) =>
  page.locator(`input[id$="_${name}"], textarea[id$="_${name}"]`).first();

for (const language of ["en", "vi"] as const) {
  const said = words[language];
  test(`a clerk opens a job, operations finds its stage at home and finishes it (${language})`, async ({
    browser,
  }) => {
    const clerk = await enter(browser, "truc", { language });
    const home = listHome(serviceOf("SFE"));
    await visit(clerk, `${home}/new`, language);
    await pick(field(clerk, "mbltype"), "orig", /original|gốc/i);
    await pick(field(clerk, "coloaderId"), "orient star", /orient star/i);
    await pick(field(clerk, "pol"), "vncli", /VNCLI/);
    await pick(field(clerk, "pod"), "sgsin", /SGSIN/);
    await typeDay(field(clerk, "etd"), dayFromNow(12));
    await clerk.keyboard.press("Control+s");
    await expect(clerk).toHaveURL(/sea-fcl-export\/[0-9a-f-]{36}/);
    const address = new URL(clerk.url()).hash.slice(1).replace(/\?.*/, "");
    await visit(clerk, `${address}?tab=ASSIGNMENT`, language);
    const pickUp = clerk.getByRole("row").filter({ hasText: "PICK" });
    await expect(pickUp).toContainText(said.waits);
    await expect(clerk.getByRole("button", { name: said.takeOver })).toHaveCount(0);

    const officer = await enter(browser, "thang", { language });
    const tile = officer
      .locator(".fw-tile")
      .filter({ has: officer.getByRole("heading", { name: said.tile, exact: true }) });
    await tile.getByRole("link").first().click();
    await expect(officer).toHaveURL(/work=departmentStages/);
    await visit(officer, `${address}?tab=ASSIGNMENT`, language);
    await officer.getByRole("button", { name: said.takeOver }).click();
    await expect(officer.getByText(said.yours)).toBeVisible();
    await officer.getByRole("button", { name: said.change }).click();
    await pick(field(officer, "status"), said.done, said.done);
    await officer.keyboard.press("Control+s");
    await expect(officer.getByText(said.saved)).toBeVisible();
    await expect(officer.getByRole("row").filter({ hasText: "PICK" })).toContainText(said.done);
  });
}
