import { getShipment } from "@fairway/areas/shipment/contract.ts";
import { fillJobPlaces, type TabOfJob } from "@fairway/areas/shipment/web/places.ts";
import { screens as billScreens } from "@fairway/areas/housebill/web/screens.tsx";
import { screens as jobScreens } from "@fairway/areas/shipment/web/screens.tsx";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen as shown, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("@fairway/areas/service/model/services.ts", async (original) => {
  const { services } = await original<{ services: readonly unknown[] }>();
  const { railExport } = await import("./railExport.ts");
  return { services: [...services, railExport] };
});

// In the browser these parts load with the screen; a test does not wait for the disk.
import "@fairway/areas/shipment/web/JobList.tsx";
import "@fairway/areas/shipment/web/ShipmentNew.tsx";
import ShipmentPage from "@fairway/areas/shipment/web/ShipmentPage.tsx";

const row = {
  id: "j-1",
  jobNo: "REX2611/00001",
  mawb: "RW-0001",
  currentStatus: "Processing",
  revisions: [],
};
const job = { ...row, transactionType: "RXE", isLocked: false, may: ["update"], etd: "2026-11-25" };
const patient = { timeout: 15_000 };
const asked: Record<string, unknown>[] = [];
const client = {
  language: "en",
  async ask(call: { path: string }, ask: Record<string, unknown>) {
    if (call.path === getShipment.path) return job;
    if (!("transactionType" in ask)) throw new Error(`nobody answers ${call.path} here`);
    asked.push(ask);
    return { data: [row], page: 1, size: 15, totalItems: 1, capped: false };
  },
} as unknown as Client;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const home = "/home/documentation/rail-export";
const draw = async (path: string) => {
  const found = jobScreens.find((each) => each.path === path);
  const { default: Screen } = (await found?.load()) ?? { default: () => null };
  renderScreen(<Screen />, { at: path, client });
  return found;
};

test("an eleventh service has its screens, of jobs and of bills", () => {
  const paths = [...jobScreens, ...billScreens].map(({ path }) => path);
  for (const below of ["", "/new", "/:jobId", "/:jobId/hbl", "/:jobId/hbl/new"]) {
    expect(paths).toContain(`${home}${below}`);
  }
});

test("its list is drawn with its own columns and leads to its jobs", async () => {
  const found = await draw(home);
  expect(found).toMatchObject({ menu: "docRailExport", title: { en: "Rail Export" } });
  const link = await shown.findByRole("link", { name: "REX2611/00001" }, patient);
  expect(link.getAttribute("href")).toContain(`${home}/j-1`);
  expect(asked.at(-1)).toMatchObject({ transactionType: "RXE" });
  const heads = shown.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads).toEqual(expect.arrayContaining(["Consignment Note", "Railway"]));
  expect(heads).not.toContain("CBM");
});

test("its form is drawn with its own sections, words and required fields", async () => {
  const found = await draw(`${home}/new`);
  expect(found?.title).toEqual({ en: "New rail export job", vi: "Tạo lô đường sắt xuất" });
  expect(await shown.findByRole("heading", { name: "Train" }, patient)).toBeTruthy();
  const train = shown.getByRole("heading", { name: "Train" }).closest("section") as HTMLElement;
  const label = (text: string) => within(train).getByText(text).closest("label");
  expect(label("Railway")?.textContent).toContain("*");
  expect(label("Station of departure")?.textContent).not.toContain("*");
  expect(shown.queryByText("Vessel")).toBeNull();
});

const brought = (en: string): TabOfJob => ({ words: { en, vi: en }, Content: () => <p>{en}</p> });
const openPage = (at: string) => {
  fillJobPlaces({
    BillRows: () => null,
    Margin: () => null,
    tabs: {
      HBL: brought("House bills"),
      CDNOTE: brought("Notes"),
      ASSIGNMENT: brought("Stages"),
      FILES: brought("Attach Files"),
    },
    sideLinks: {
      coverPage: { words: { en: "Cover page", vi: "Trang bìa" }, to: () => "/elsewhere" },
      manifest: { words: { en: "Manifest", vi: "Bản lược khai" }, to: () => "/elsewhere" },
    },
    papers: [],
  });
  return renderScreen(<ShipmentPage />, { at, path: "/home/documentation/:list/:jobId", client });
};

test("a job has the tabs and side links that its service declares", async () => {
  const { address } = openPage(`${home}/j-1?tab=CDNOTE`);
  const tabs = await shown.findAllByRole("tab", {}, patient);
  expect(tabs.map((tab) => tab.textContent)).toEqual(["Shipment", "Notes", "Attach Files"]);
  expect(shown.queryByText("Manifest")).toBeNull();
  fireEvent.click(await shown.findByRole("button", { name: "Cover page" }));
  await expect.poll(address).toBe("/elsewhere");
});

test("a job that is opened below another service moves to its own address", async () => {
  const { address } = openPage("/home/documentation/sea-fcl-export/j-1?tab=CDNOTE");
  await expect.poll(address).toBe(`${home}/j-1?tab=CDNOTE`);
  expect(await shown.findByRole("tab", { name: "Notes", selected: true }, patient)).toBeTruthy();
});
