import { expect, type Page } from "@playwright/test";
import { jobHome, listHome } from "../../areas/service/model/jobHome.ts";
import { serviceOf } from "../../areas/service/model/serviceOf.ts";
import type { ServiceCode } from "../../areas/service/model/services.ts";
import type { Words } from "../../core/words/words.ts";
import { type SystemCode, systemStages } from "../../areas/stage/model/systemStages.ts";
import { receivedMails } from "../setup/mailServer.ts";
import { dayFromNow, enter, pick, typeDay, visit } from "./hands.ts";
import { journey as test } from "./journey.ts";
import { inTurn } from "./turns.ts";

/** What is keyed into the fields of a form: text, a day from now, or the option that typing finds. */
type Typed = Readonly<
  Record<
    string,
    string | { readonly days: number } | { readonly find: string; readonly is: RegExp }
  >
>;

/** The way of one service from its list to the file. */
interface Way {
  readonly service: ServiceCode;
  readonly job: Typed;
  readonly bill: Typed;
  /** The page that prints, below the job or below its bill; it is saved before where it has a number. */
  readonly paper: {
    readonly at: string;
    readonly of: "job" | "bill";
    readonly call: string;
    /** What the button prints, where the page prints several papers. */
    readonly print?: Words;
    readonly isSaved: boolean;
  };
  /** The page that writes the mail, and the stage that its delivery records. */
  readonly mail: { readonly at: string; readonly of: "job" | "bill"; readonly stage: SystemCode };
}

const stamp = String(Date.now()).slice(-7);
/** A master waybill of our own airline prefix, with its check digit. */
const waybill = (no: number) => {
  const serial = String(Number(stamp) + no)
    .padStart(7, "0")
    .slice(-7);
  return `738-${serial}${Number(serial) % 7}`;
};
const customer = { customerId: { find: "hoa sen", is: /hoa sen/i } } as const;
const sales = { saleManId: { find: "nam", is: /nam/i } } as const;
const fob = { incotermId: { find: "fca", is: /FCA/ } } as const;
const cif = { incotermId: { find: "cif", is: /CIF/ } } as const;
const flight = {
  coloaderId: { find: "vietnam airlines", is: /vietnam airlines/i },
  agentId: { find: "golden gate", is: /golden gate/i },
  flightVesselName: "VN300",
  etd: { days: 1 },
  eta: { days: 2 },
  grossWeight: "218.4",
  packageQty: "12",
  ...fob,
} as const;
const voyage = {
  coloaderId: { find: "orient star", is: /orient star/i },
  agentId: { find: "straits", is: /straits/i },
  flightVesselName: "ORIENT GRACE",
  voyNo: "048E",
  etd: { days: 2 },
  eta: { days: 9 },
  ...cif,
} as const;
const leaves = {
  mbltype: { find: "orig", is: /original|gốc/i },
  pol: { find: "vncli", is: /VNCLI/ },
  pod: { find: "sgsin", is: /SGSIN/ },
} as const;
const arrives = {
  pol: { find: "sgsin", is: /SGSIN/ },
  pod: { find: "vncli", is: /VNCLI/ },
} as const;
const loose = { packageQty: "86", grossWeight: "1204.5", cbm: "5.86" } as const;
const looseBill = { ...loose, packageType: { find: "ctns", is: /ctns/i } } as const;
const consignee = { consigneeDescription: "NORDHAUS GMBH" } as const;
const typed = (number: string) => ({ hwbno: `${number}${stamp}` });

const ofMaster = { en: "Print MAWB", vi: "In MAWB" } as const;
const ofBill = { en: "Print B/L", vi: "In vận đơn" } as const;

const ways: readonly Way[] = [
  {
    service: "AE",
    job: {
      mawb: waybill(1),
      ...flight,
      pol: { find: "sgn", is: /SGN/ },
      pod: { find: "nrt", is: /NRT/ },
    },
    bill: { ...customer, ...consignee, ...sales, packageQty: "12", grossWeight: "218.4" },
    paper: { at: "/mawb", of: "job", call: "PreviewAirwayBill", print: ofMaster, isSaved: true },
    mail: { at: "/prealert", of: "job", stage: "S_PA" },
  },
  {
    service: "AI",
    job: {
      mawb: waybill(2),
      ...flight,
      pol: { find: "nrt", is: /NRT/ },
      pod: { find: "sgn", is: /SGN/ },
    },
    bill: { ...customer, ...sales },
    paper: {
      at: "?tab=AUTHORIZE",
      of: "bill",
      call: "PreviewAirImptAuthorisedLetter",
      isSaved: true,
    },
    mail: { at: "/authorizeletter", of: "bill", stage: "S_AL" },
  },
  {
    service: "SFI",
    job: { mawb: `SFI${stamp}`, ...voyage, ...arrives },
    bill: { ...typed("F"), ...customer, ...sales },
    paper: { at: "?tab=ARRIVAL", of: "bill", call: "PreviewArrivalNotice", isSaved: true },
    mail: { at: "/arrivalnotice", of: "bill", stage: "S_AN" },
  },
  {
    service: "SLE",
    job: { mawb: `SLE${stamp}`, ...voyage, ...leaves, ...loose },
    bill: { ...customer, ...consignee, ...sales, ...looseBill },
    paper: { at: "", of: "bill", call: "PreviewSeaHBLofLading", print: ofBill, isSaved: false },
    mail: { at: "/sendhbl", of: "bill", stage: "S_HB" },
  },
  {
    service: "SLI",
    job: { mawb: `SLI${stamp}`, ...voyage, ...arrives, ...loose },
    bill: { ...typed("L"), ...customer, ...sales, ...looseBill },
    paper: { at: "?tab=DELIVERY", of: "bill", call: "PreviewDeliveryOrder", isSaved: true },
    mail: { at: "/deliveryorder", of: "bill", stage: "S_DO" },
  },
  {
    service: "SCE",
    job: { mawb: `SCE${stamp}`, ...voyage, ...leaves },
    bill: { ...customer, ...consignee, ...sales, ...looseBill },
    paper: { at: "/manifest", of: "job", call: "PreviewSeaExportManifest", isSaved: true },
    mail: { at: "/prealert", of: "job", stage: "S_PA" },
  },
  {
    service: "SCI",
    job: { mawb: `SCI${stamp}`, ...voyage, ...arrives },
    bill: { ...typed("C"), ...customer, ...sales, ...looseBill },
    paper: { at: "?tab=ARRIVAL", of: "bill", call: "PreviewArrivalNotice", isSaved: true },
    mail: { at: "/proofofdelivery", of: "bill", stage: "S_POD" },
  },
];

const words = {
  search: { en: "Search", vi: "Tìm kiếm" },
  fileIt: { en: "File it", vi: "Lưu vào tệp" },
  print: { en: "Print", vi: "In" },
} as const;

for (const language of ["en", "vi"] as const) {
  for (const way of inTurn(ways, language)) {
    const service = serviceOf(way.service);
    test(`${service.name.en} goes from its list to papers, mail, stage and file (${language})`, async ({
      browser,
    }) => {
      const page = await enter(browser, "truc", { language });
      const number = way.job["mawb"] as string;
      const found = page.locator("tr.fw-row").filter({ hasText: service.jobPrefix });

      await visit(page, listHome(service), language);
      await expect(page.getByRole("heading", { name: service.name[language] })).toBeVisible();
      const search = page
        .locator(".fw-page")
        .getByPlaceholder(words.search[language], { exact: true });
      await search.fill(number);
      await search.press("Enter");
      await expect(found).toHaveCount(0);

      await page.keyboard.press("Alt+n");
      await expect(field(page, "mawb")).toBeFocused();
      await key(page, way.job);
      await page.keyboard.press("Control+s");
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText(new RegExp(`^${service.jobPrefix}\\d{4}/\\d{5}$`));
      const jobNo = (await title.textContent()) ?? "";
      const jobId = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? "";
      const job = jobHome({ id: jobId, transactionType: way.service });

      await visit(page, `${job}/hbl/new`, language);
      await expect(field(page, "customerId")).toBeVisible();
      await key(page, way.bill);
      await page.keyboard.press("Control+s");
      await expect(page).toHaveURL(/hbl\/[0-9a-f-]{36}/);
      const bill = new URL(page.url()).hash.slice(1).split("?")[0] ?? "";
      const below = { job, bill };

      await visit(page, `${below[way.paper.of]}${way.paper.at}`, language);
      const { [language]: name } = way.paper.print ?? words.print;
      const print = page.getByRole("button", { name, exact: true });
      await expect(print).toBeVisible();
      if (way.paper.isSaved) {
        await page.keyboard.press("Control+s");
        await expect(print).toBeEnabled();
      }
      const answer = page.waitForResponse((got) => got.url().includes(way.paper.call));
      await print.click();
      expect((await answer).headers()["content-type"]).toContain("application/pdf");
      const fileIt = page.getByRole("button", { name: words.fileIt[language] });
      await fileIt.click();
      await expect(fileIt).toBeDisabled();
      await expect(fileIt.locator(".ant-btn-loading-icon")).toBeHidden();
      await page.keyboard.press("Escape");

      await visit(page, `${below[way.mail.of]}${way.mail.at}`, language);
      const receiver = `${way.service.toLowerCase()}-${stamp}@receiver.example`;
      await field(page, "to").fill(receiver);
      await page.keyboard.press("Control+Enter");
      await expect(page).toHaveURL(new RegExp(`${below[way.mail.of]}(\\?|$)`));
      await expectReceived(receiver, jobNo);

      await visit(page, `${job}?tab=ASSIGNMENT`, language);
      await expect(page.locator("main")).toContainText(systemStages[way.mail.stage][language]);
      await visit(page, `${job}?tab=FILES`, language);
      await expect(page.locator("main").getByText(/\.pdf/).first()).toBeVisible();

      await visit(page, listHome(service), language);
      await search.fill(number);
      await search.press("Enter");
      await expect(found.filter({ hasText: jobNo })).toBeVisible();
    });
  }
}

const field = (page: Page, name: string) =>
  page.locator(`input[id$="_${name}"], textarea[id$="_${name}"]`).first();

/** Keys a form field by field. */
async function key(page: Page, form: Typed): Promise<void> {
  for (const [name, value] of Object.entries(form)) {
    const input = field(page, name);
    if (typeof value === "string") await input.fill(value);
    else if ("days" in value) await typeDay(input, dayFromNow(value.days));
    else await pick(input, value.find, value.is);
  }
}

/** The mail server of the journeys has a mail to the receiver, with the job's papers. */
async function expectReceived(receiver: string, jobNo: string): Promise<void> {
  const folder = process.env["FAIRWAY_MAILS"];
  if (!folder) return;
  const arrived = () => receivedMails(folder).filter((mail) => mail.includes(receiver));
  await expect.poll(() => arrived().length, `the mail of ${jobNo}`).toBe(1);
  expect(arrived()[0]).toContain("application/pdf");
}
