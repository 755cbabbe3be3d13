import { expect } from "@playwright/test";
import { boardHome } from "../../areas/stage/model/boardHome.ts";
import { enter, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

// Two people of one office; who works in another may not open its jobs and is given none of its stages.
const words = {
  en: {
    giver: "Vo Thanh Truc",
    colleague: "Bui Duc Thang",
    give: "Give the 1 chosen to Bui Duc Thang",
    given: /^One stage is assigned to/,
  },
  vi: {
    giver: "Võ Thanh Trúc",
    colleague: "Bùi Đức Thắng",
    give: "Giao 1 mục đã chọn cho Bùi Đức Thắng",
    given: /^Đã giao 1 công đoạn/,
  },
};

for (const language of ["en", "vi"] as const) {
  const said = words[language];
  test(`a manager assigns a stage on the board without a mouse (${language})`, async ({
    browser,
  }) => {
    const page = await enter(browser, "admin", { language });
    await visit(page, `${boardHome}?view=staff`, language);
    const lane = (name: string) => page.getByRole("region", { name, exact: true });
    const card = lane(said.giver).locator(".fw-staff-card[aria-disabled=false]").first();
    await card.focus();
    const id = await card.getAttribute("data-stage");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(card).toBeFocused();
    await page.keyboard.press("Space");
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await lane(said.colleague).getByRole("button", { name: said.give, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".ant-modal-confirm-btns .ant-btn-primary")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(said.given)).toBeVisible();
    await expect(lane(said.colleague).locator(`[data-stage="${id}"]`)).toBeVisible();
  });
}
