import { combineHomes } from "@fairway/areas/combine/model/combineHome.ts";
import { confirmHome } from "@fairway/areas/invoice/model/confirmHome.ts";
import { jobsHome, listHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { oneBillServices } from "@fairway/areas/service/model/serviceOf.ts";
import { expect, type Page } from "@playwright/test";
import { languageOf, visit } from "./hands.ts";
import { routedScreens } from "./routedScreens.ts";

const money = "/home/accounting/management";
const receipts = "/home/accounting/account-receivable-payable";
const users = "/home/system/user-management";
const ofGroup = "/home/system/group/:id/:ido/:uid/:type";

/**
 * Where a person clicks to come to a screen of one record: the screen it stands on, with the
 * search that shows such a record, and what is clicked there in turn. Without a click the address
 * goes on from there, or takes its id along.
 */
interface Way {
  readonly from: string;
  readonly search?: string;
  readonly clicks?: readonly string[];
  readonly onward?: string;
  /** The screen is a form for the record it starts from. */
  readonly formAt?: string;
  /** The screen of another unit whose office and person it goes on with. */
  readonly personOf?: string;
}

const row = ["tr.fw-row td:nth-child(3)"];
const link = ["tr.fw-row a"];

const ways: Readonly<Record<string, Way>> = {
  "/home/catalogue/charge/:id": { from: "/home/catalogue/charge", clicks: row },
  "/home/catalogue/partner-data/detail/:id": { from: "/home/catalogue/partner-data", clicks: row },
  "/home/catalogue/partner-data/add-sub/:id": {
    from: "/home/catalogue/partner-data/detail/:id",
    formAt: "/home/catalogue/partner-data/add-sub",
  },
  "/home/commercial/customer/new-sub/:partnerId": {
    from: "/home/commercial/customer/:partnerId",
    formAt: "/home/commercial/customer/new-sub",
  },
  "/home/commercial/agent/new-sub/:partnerId": {
    from: "/home/commercial/agent/:partnerId",
    formAt: "/home/commercial/agent/new-sub",
  },
  "/home/commercial/incoterm/:incotermId": { from: "/home/commercial/incoterm", clicks: row },
  "/home/commercial/customer/:partnerId": { from: "/home/commercial/customer", clicks: row },
  "/home/commercial/agent/:partnerId": { from: "/home/commercial/agent", clicks: row },
  [`${money}/vat-invoice/:vatInvoiceId`]: {
    from: `${money}/vat-invoice`,
    search: "?from=any",
    clicks: row,
  },
  [`${money}/voucher/:voucherId`]: {
    from: `${money}/voucher`,
    search: "?from=any",
    clicks: row,
  },
  [`${receipts}/receipt/:type/new`]: { from: receipts, onward: "/receipt/customer/new" },
  [`${receipts}/receipt/:id`]: { from: receipts, search: "?from=any", clicks: link },
  // The newest one is not sent.
  "/home/accounting/advance-payment/:id": {
    from: "/home/accounting/advance-payment",
    search: "?from=any&status=New",
    clicks: link,
  },
  "/home/accounting/settlement-payment/:id": {
    from: "/home/accounting/settlement-payment",
    search: "?from=any&status=New",
    clicks: link,
  },
  [`${confirmHome}/:vatInvoiceId`]: { from: confirmHome, search: "?from=any", clicks: link },
  ...Object.fromEntries(
    combineHomes.map((home) => [
      `${home}/detail/:id`,
      { from: home, search: "?from=any", clicks: link },
    ]),
  ),
  "/home/system/company/:id": { from: "/home/system/company", clicks: row },
  "/home/system/office/:id": { from: "/home/system/office", clicks: row },
  "/home/system/department/:id": { from: "/home/system/department", clicks: row },
  "/home/system/group/:id": { from: "/home/system/group", clicks: row },
  [ofGroup]: {
    from: "/home/system/group/:id",
    search: "?tab=user",
    clicks: ["main a[href$='/group']"],
  },
  "/home/system/department/:id/:ido/:uid/:type": {
    from: "/home/system/department/:id",
    personOf: ofGroup,
  },
  "/home/system/company/:id/:ido/:uid/:type": {
    from: "/home/system/company/:id",
    personOf: ofGroup,
  },
  "/home/system/office/:id/:uid/:type": {
    from: "/home/system/office/:id",
    search: "?tab=management",
    clicks: ["main a[href$='/office']"],
  },
  [`${users}/:id`]: { from: users, clicks: row },
  [`${users}/:id/permission/:permissionId/:type`]: {
    from: `${users}/:id`,
    search: "?tab=role",
    clicks: ["main a[href*='/permission/']"],
  },
  "/home/system/permission/:id": { from: "/home/system/permission", clicks: row },
  "/home/operation/custom-clearance/detail/:id": {
    from: "/home/operation/custom-clearance",
    search: "?from=any",
    clicks: row,
  },
  "/home/commercial/work-order/new/:transactionType": {
    from: "/home/commercial/work-order",
    onward: "/new/AE",
  },
  "/home/commercial/work-order/:id": {
    from: "/home/commercial/work-order",
    search: "?from=any",
    clicks: link,
  },
  "/home/tool/unlock-request/:id": {
    from: "/home/tool/unlock-request",
    search: "?from=any&who=all",
    clicks: link,
  },
  "/home/tool/tariff/:tariffId": { from: "/home/tool/tariff", clicks: row },
  "/home/profile/:userId": {
    from: "/home/dashboard",
    clicks: [".fw-person", ".ant-dropdown-menu-item:not(.ant-dropdown-menu-item-disabled)"],
  },
};

/** The ways within the jobs of a service, below the address of its list. */
const jobWays = (list: string): Readonly<Record<string, Way>> => ({
  "/booking-note/:bookingNoteId": { from: `${list}/booking-note`, clicks: row },
  "/:jobId": { from: list, search: "?from=any&sort=etd", clicks: link },
  "/:jobId/hbl/:hblId": {
    from: `${list}/:jobId`,
    search: "?tab=HBL",
    clicks: ["main a[href*='/hbl/']"],
  },
});

/** The ways within the jobs that are opened with their bill. */
const operationWays: Readonly<Record<string, Way>> = Object.fromEntries(
  oneBillServices.flatMap((service: Service) => {
    const list = listHome(service);
    const way = { from: list, search: "?from=any", clicks: link };
    const fees = service.pages?.fees;
    return [
      [`${jobsHome(service)}/:jobId`, way],
      ...(fees ? [[`${list}/${fees}/:jobId`, { ...way, search: "?tab=LINKFEE&from=any" }]] : []),
    ];
  }),
);

function wayTo(path: string): Way {
  const [, list = "", below = ""] = /^(\/home\/documentation\/[a-z-]+)(\/.+)$/.exec(path) ?? [];
  const way = ways[path] ?? operationWays[path] ?? jobWays(list)[below];
  if (way) return way;
  // A page of a record without an id of its own stands below the record's page.
  const [, from, onward] = /^(.+\/:\w+)(\/[^:]+)$/.exec(path) ?? [];
  if (!from || !onward) throw new Error(`nobody says how a person comes to ${path}: add its way`);
  return { from, onward };
}

const found = new Map<string, string>();

/** The address of a screen with ids that exist, found as a person finds them: by clicking. */
export async function realAddress(page: Page, path: string): Promise<string> {
  if (!path.includes(":")) return path;
  const known = found.get(path);
  if (known) return known;
  const way = wayTo(path);
  const from = await realAddress(page, way.from);
  // In the language of the page, which another one would load again.
  if (way.clicks) {
    await visit(page, `${from}${way.search ?? ""}`, languageOf(page));
    await isShown(page, way.from);
  }
  for (const each of way.clicks ?? []) await page.locator(each).first().click();
  if (way.clicks) await expect(page).not.toHaveURL(new RegExp(`#${from}(\\?|$)`));
  const here = way.clicks ? new URL(page.url()).hash.slice(1).split("?")[0] : from;
  const address = way.formAt
    ? `${way.formAt}/${from.split("/").at(-1)}`
    : way.personOf
      ? `${from}/${(await realAddress(page, way.personOf)).split("/").slice(-3).join("/")}`
      : `${here}${way.onward ?? ""}`;
  found.set(path, address);
  return address;
}

/** Waits until a screen has taken the place of the one before, whose rows must not be clicked. */
async function isShown(page: Page, path: string): Promise<void> {
  const screen = (await routedScreens()).find((each) => each.path === path);
  if (!screen) throw new Error(`no screen has the address ${path}`);
  await expect(page).toHaveTitle(`${screen.title[languageOf(page)]} · Fairway`);
}
