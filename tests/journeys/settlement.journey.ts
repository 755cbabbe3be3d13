import { expect, type Page } from "@playwright/test";
import { approveAdvance, saveAndSendAdvance } from "../../areas/advance/contract.ts";
import { openClient } from "../../faults/client.ts";
import { raceGround } from "../../faults/raceGround.ts";
import { dayFromNow, enter, pasteBlock, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const password = "Fairway-2026";
const home = "/home/accounting/settlement-payment";

const words = {
  en: {
    add: "Add line",
    titles: ["Job and bill", "Charge", "Payee", "Qty", "Unit", "Unit price", "Currency", "VAT %"],
    send: "Save and send",
    approve: "Approve",
    done: "Done",
    method: "Payment method",
    balance: "Balance",
  },
  vi: {
    add: "Thêm dòng",
    titles: [
      "Lô hàng, vận đơn",
      "Phí",
      "Bên nhận tiền",
      "SL",
      "ĐVT",
      "Đơn giá",
      "Loại tiền",
      "Thuế %",
    ],
    send: "Lưu và gửi duyệt",
    approve: "Duyệt",
    done: "Hoàn tất",
    method: "Hình thức thanh toán",
    balance: "Chênh lệch",
  },
} as const;

/** What is spent of an advance of 2,160,000 VND, who pays then, and how. */
const ends = {
  en: [
    { price: "1500000", owes: "Requester returns 540,000VND", method: "Cash" },
    { price: "2500000", owes: "Company pays 540,000VND", method: "Cash" },
  ],
  vi: [{ price: "2000000", owes: "Đã cân bằng", method: "Khác" }],
} as const;

for (const language of ["en", "vi"] as const) {
  test(`what was spent is settled against an advance and approved (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const said = words[language];
    const jobs = await advancedJobs(ends[language].length);
    const officer = await enter(browser, "thang", { language });
    const sent: string[] = [];

    for (const [at, end] of ends[language].entries()) {
      await test.step(`${end.owes}: costs are keyed, the advance is taken, and it is sent`, async () => {
        await visit(officer, `${home}/new`, language);
        await officer.getByRole("button", { name: said.add }).click();
        await pasteBlock(officer, [
          said.titles,
          [jobs[at] ?? "", "B_CUS", "CUSTOMS ONE", "1", "SHIPMENT", end.price, "VND", "8"],
        ]);
        await expect(officer.locator(".fw-page-facts")).toHaveText(end.owes);
        await officer.getByRole("button", { name: said.send }).click();
        await expect(officer).toHaveURL(/settlement-payment\/[0-9a-f-]{36}\/approve/);
        await expect(officer.getByRole("heading", { level: 1 })).toHaveText(/SM\d{4}\/\d{4}$/);
        sent.push(new URL(officer.url()).hash.slice(1));
      });
    }

    for (const person of ["long", "lan"]) {
      await test.step(`${person} approves them`, async () => {
        const approver = await enter(browser, person, { language });
        for (const address of sent) {
          await visit(approver, address, language);
          const approved = approver.waitForResponse((got) =>
            got.url().includes("Approval/Approve"),
          );
          await approver.getByRole("button", { name: said.approve, exact: true }).click();
          expect((await approved).status()).toBe(200);
        }
      });
    }

    await visit(officer, home, language);
    await expect(officer.getByRole("link", { name: /^SM\d{4}/ }).first()).toBeVisible();
    for (const [at, end] of ends[language].entries()) {
      await test.step(`${end.owes} is on the approved settlement`, async () => {
        await visit(officer, sent[at] ?? "", language);
        await expect(officer.locator(".fw-page-facts")).toHaveText(end.owes);
        await expect(officer.locator(".fw-page-header .fw-status")).toHaveText(said.done);
        await expect(fact(officer, said.method)).toContainText(end.method);
        await expect(fact(officer, said.balance)).toContainText(end.owes);
      });
    }
  });
}

const fact = (page: Page, name: string) =>
  page.locator(".fw-field").filter({ has: page.getByText(name, { exact: true }) });

/** Jobs with an approved advance of an officer of 2,160,000 VND each, by their numbers. */
async function advancedJobs(count: number): Promise<string[]> {
  const base = process.env["FAIRWAY_BASE"] ?? "";
  const as = (user: string) => openClient(base, { user, password });
  const ground = await raceGround(await as("admin"));
  const advanceRequests = [];
  const numbers: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id: jobId, jobNo } = await ground.job();
    const { id: hblid } = await ground.bill(jobId);
    advanceRequests.push({ jobId, hblid, description: "Customs clearance", amount: "2160000" });
    numbers.push(jobNo);
  }
  const day = dayFromNow(0);
  const { data } = await (await as("thang")).ask(saveAndSendAdvance, {
    requestDate: day,
    dueDate: dayFromNow(1),
    currencyId: "VND",
    advanceRequests,
  });
  for (const person of ["long", "lan"]) {
    await (await as(person)).ask(approveAdvance, { advanceId: data.id });
  }
  return numbers;
}
