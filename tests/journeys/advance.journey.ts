import { expect, type Page } from "@playwright/test";
import { getShipmentTotalProfit } from "../../areas/charge/contract.ts";
import { openClient } from "../../faults/client.ts";
import { raceGround } from "../../faults/raceGround.ts";
import { receivedMails } from "../setup/mailServer.ts";
import { enter, pasteBlock, pick, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";

const home = "/home/accounting/advance-payment";
const status = (page: Page) => page.locator(".fw-page .fw-status").first();

test("an advance is approved by the manager, and by a deputy on the phone from the link of the mail", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const officer = await enter(browser, "thang");
  const advanceNo = await test.step("the officer asks for money for a job", async () => {
    await visit(officer, `${home}/new`);
    await officer.getByRole("button", { name: "Add line" }).click();
    const checked = officer.waitForResponse((got) =>
      got.url().includes("CheckShipmentsExistInAdvancePament"),
    );
    await pasteBlock(officer, [
      ["Job No", "Description", "Amount"],
      [await anyJob(), "Customs fee", "2750000"],
    ]);
    const others = (await (await checked).json()) as readonly unknown[];
    if (others.length > 0) {
      const question = officer.getByRole("dialog");
      await expect(question).toContainText(/AD\d{4}\/\d{4}/);
      await question.getByRole("button", { name: "Add it" }).click();
    }
    await expect(officer.locator(".fw-advance-total")).toContainText("2,750,000");
    const sent = officer.getByText(/^AD\d{4}\/\d{4} sent for approval\.$/);
    await officer.getByRole("button", { name: "Save and send" }).click();
    await expect(sent).toBeVisible();
    return ((await sent.textContent()) ?? "").split(" ")[0] ?? "";
  });

  await test.step("the manager approves it from the list of what waits", async () => {
    const manager = await enter(browser, "long");
    await visit(manager, "/home/approval");
    await manager.getByText(advanceNo, { exact: true }).click();
    await manager.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(manager.getByText(`${advanceNo} approved.`)).toBeVisible();
  });

  await test.step("the deputy of the accounting manager approves it on the phone", async () => {
    const deputy = await enter(browser, "yen", { phone: true, link: await linkOf(advanceNo) });
    await expect(deputy.getByRole("heading", { name: new RegExp(advanceNo) })).toBeVisible();
    // Opening the link decides nothing.
    await expect(status(deputy)).toHaveText("Department manager approved");
    const width = await deputy.evaluate("document.documentElement.scrollWidth");
    expect(width).toBeLessThanOrEqual(390);
    await deputy.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(deputy.getByText(`${advanceNo} approved.`)).toBeVisible();
    await expect(deputy.getByText("for Pham Ngoc Lan").first()).toBeVisible();
    await expect(status(deputy)).toHaveText("Done");
  });

  await test.step("the officer sees that it is done", async () => {
    await visit(officer, home);
    const row = officer.getByRole("row").filter({ hasText: advanceNo });
    await expect(row).toContainText("Done");
  });
});

test("a carrier is advanced by its charges, which the job buys once all have approved", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const base = process.env["FAIRWAY_BASE"] ?? "";
  const books = await openClient(base, { user: "admin", password: "Fairway-2026" });
  const ground = await raceGround(books);
  const { id: jobId, jobNo } = await ground.job();
  await ground.bill(jobId);
  const bought = async () =>
    (await books.ask(getShipmentTotalProfit, { jobId })).total.buying.vnd?.replace(/\.0+$/, "");

  const officer = await enter(browser, "thang");
  const advanceNo = await test.step("the officer keys what the carrier charges", async () => {
    await visit(officer, home);
    await officer.getByRole("button", { name: "New carrier advance" }).click();
    await expect(officer.getByRole("heading", { name: "New carrier advance" })).toBeVisible();
    await pick(officer.getByLabel(/^Payee/), "NORDIC", "NORDIC OCEAN");
    await officer.getByRole("button", { name: "Add line" }).click();
    await pasteBlock(officer, [
      ["Job No", "Charge code", "Qty", "Unit", "Unit price", "VAT %"],
      [jobNo, "B_THC", "2", "40HC", "4050000", "8"],
    ]);
    await expect(officer.locator(".fw-advance-total")).toContainText("8,748,000");
    const sent = officer.getByText(/^AD\d{4}\/\d{4} sent for approval\.$/);
    await officer.getByRole("button", { name: "Save and send" }).click();
    await expect(sent).toBeVisible();
    return ((await sent.textContent()) ?? "").split(" ")[0] ?? "";
  });
  expect(await bought()).toBe("0");

  for (const person of ["long", "lan"]) {
    await test.step(`${person} approves it`, async () => {
      const approver = await enter(browser, person);
      await visit(approver, "/home/approval");
      await approver.getByText(advanceNo, { exact: true }).click();
      await approver.getByRole("button", { name: "Approve", exact: true }).click();
      await expect(approver.getByText(`${advanceNo} approved.`)).toBeVisible();
      await approver.context().close();
    });
  }

  await test.step("the job buys the charges, and shows the advance", async () => {
    expect(await bought()).toBe("8100000");
    await visit(officer, `/home/documentation/sea-fcl-export/${jobId}?tab=ADVANCE-SETTLE`);
    await expect(officer.getByText(advanceNo).first()).toBeVisible();
  });
});

/** The number of a new job with a bill. */
async function anyJob(): Promise<string> {
  const base = process.env["FAIRWAY_BASE"] ?? "";
  const ground = await raceGround(
    await openClient(base, { user: "admin", password: "Fairway-2026" }),
  );
  const { id, jobNo } = await ground.job();
  await ground.bill(id);
  return jobNo;
}

/** The link of the mail that asks the accounting manager, with a copy to the deputy. */
async function linkOf(advanceNo: string): Promise<string> {
  const folder = process.env["FAIRWAY_MAILS"];
  if (!folder) return `${process.env["FAIRWAY_BASE"]}/#/home/approval`;
  let link = "";
  await expect
    .poll(() => {
      const asked = receivedMails(folder)
        .map(plain)
        .filter((mail) => mail.includes(advanceNo) && mail.includes("yen@haidang.example"));
      link = asked.map((mail) => links.exec(mail)?.[0] ?? "").find(Boolean) ?? "";
      return link;
    })
    .not.toBe("");
  return link;
}

const links = /http:\/\/[^\s"<>]+#\/home\/accounting\/advance-payment\/[0-9a-f-]{36}\/approve/;

/** A mail as it reads, whatever its parts are encoded in. */
function plain(mail: string): string {
  const quoted = mail
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const packed = [...mail.matchAll(/base64\r?\n(?:.+\r?\n)*\r?\n((?:[A-Za-z0-9+/=]+\r?\n)+)/g)];
  return [quoted, ...packed.map(([, part = ""]) => Buffer.from(part, "base64").toString())].join(
    "\n",
  );
}
