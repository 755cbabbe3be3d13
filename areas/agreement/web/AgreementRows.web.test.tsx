import type { Language } from "@fairway/core/words/words.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { AgreementRow } from "../model/agreementShapes.ts";
import { AgreementDrawer } from "./AgreementDrawer.tsx";
import { AgreementRows } from "./AgreementRows.tsx";

afterEach(cleanup);

const agreement = {
  id: "a-1",
  salemanName: "Le Hoang Nam",
  salemanNameVn: "Lê Hoàng Nam",
  contractType: "Official",
  contractNo: "HD-1",
  saleService: ["SFE", "SFI"],
  officeCodes: ["HCM"],
  companyCode: "FW",
  isExpired: false,
  approvalStatus: "Done",
  approvalComment: null,
  arconfirmed: true,
  active: true,
  datetimeCreated: "2026-11-20T01:00:00.000Z",
} as unknown as AgreementRow;

function show(answer: () => readonly AgreementRow[], language: Language = "en") {
  const ask = async () => answer();
  const client = { language, ask } as unknown as Client;
  renderScreen(<AgreementRows partnerId="p-1" />, { language, client });
}
const cells = async () => {
  const [, row] = within(await screen.findByRole("table")).getAllByRole("row");
  return within(row as HTMLElement)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
};

test("a customer's row unfolds to its agreements, in the reader's language", async () => {
  show(() => [agreement]);
  expect(await cells()).toEqual([
    "1",
    "Le Hoang Nam",
    "Official HD-1",
    "SFE, SFI",
    "HCM",
    "FW",
    "Active",
    "",
    "20/11/2026 08:00",
  ]);
  expect(screen.getByLabelText("Confirmed")).toBeTruthy();
  cleanup();
  show(() => [{ ...agreement, isExpired: true, arconfirmed: false }], "vi");
  expect(await cells()).toContain("Lê Hoàng Nam");
  expect(await cells()).toContain("Hết hạn");
  expect(screen.queryByLabelText("Đã xác nhận")).toBeNull();
});

test("a customer without agreements says so", async () => {
  show(() => []);
  expect(await screen.findByText("No agreement yet")).toBeTruthy();
});

test("who may list but not open a partner reads why there is nothing", async () => {
  show(() => {
    throw new Refusal(403, "access.forbidden", "You may not open this partner.", []);
  });
  expect(await screen.findByText("You may not open this partner.")).toBeTruthy();
});

test("an untouched form makes no agreement: its salesman is missing", async () => {
  const asked: string[] = [];
  const ask = async ({ path }: { readonly path: string }) => {
    asked.push(path);
    return [];
  };
  const client = { language: "en", ask } as unknown as Client;
  const drawer = <AgreementDrawer partnerId="p-1" menu="m" row={null} onClose={() => undefined} />;
  renderScreen(drawer, { client });
  expect((await screen.findByText("VAS")).textContent).toBe("VAS");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/required/i)).toBeTruthy();
  expect(asked).not.toContain("CatContract/Add");
});
