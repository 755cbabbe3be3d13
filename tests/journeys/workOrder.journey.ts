import { expect } from "@playwright/test";
import { enter, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const home = "/home/commercial/work-order";
const jobs = "/home/documentation/sea-fcl-export";

test("a work order is approved, activated and applied to a job", async ({ browser }) => {
  test.setTimeout(180_000);
  const salesman = await enter(browser, "nam");
  const [orderNo, jobNo] = await test.step("a price is sent for approval", async () => {
    await visit(salesman, `${home}?from=any&status=Request%20Approval`);
    const number = salesman.getByRole("link", { name: /^WO\d{4}\/\d{5}$/ }).first();
    const found = (await number.textContent()) ?? "";
    await number.click();
    const notes = await salesman.getByLabel("Notes").first().inputValue();
    return [found, /SEF\d{4}\/\d{5}/.exec(notes)?.[0] ?? ""];
  });
  expect(jobNo).not.toBe("");

  await test.step("manager and accounting manager approve", async () => {
    for (const person of ["long", "lan"]) {
      const approver = await enter(browser, person);
      await visit(approver, "/home/approval");
      await approver.getByText(orderNo, { exact: true }).click();
      await approver.getByRole("button", { name: "Approve", exact: true }).click();
      await expect(approver.getByText(`${orderNo} approved.`)).toBeVisible();
      await approver.context().close();
    }
  });

  await test.step("it is activated", async () => {
    await salesman.reload();
    await salesman.getByRole("button", { name: "Activate", exact: true }).click();
    await expect(salesman.getByText(`${orderNo} is active.`)).toBeVisible();
  });

  await test.step("its prices are applied to the job", async () => {
    const admin = await enter(browser, "admin");
    await visit(admin, `${jobs}?from=any&q=${encodeURIComponent(jobNo)}`);
    await admin.getByRole("link", { name: jobNo, exact: true }).first().click();
    await admin.getByRole("tab", { name: /^Charges/ }).click();
    const charges = admin.getByRole("region", { name: /^Charges of / });
    await charges.getByRole("button", { name: "Fill" }).click();
    await admin.getByRole("menuitem", { name: "Work order…" }).click();
    await admin.getByRole("button", { name: `Apply ${orderNo} 1` }).click();
    await expect(admin.getByText(`${orderNo} applied.`)).toBeVisible();
    await expect(charges.getByRole("gridcell", { name: /Ocean freight/ }).first()).toBeVisible();
  });
});
