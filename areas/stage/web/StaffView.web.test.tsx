// @vitest-environment happy-dom
import type { Client } from "@fairway/ui/client/client.ts";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StaffView } from "./StaffView.tsx";

const ask = vi.fn();
beforeEach(() => {
  ask.mockReset();
  ask.mockResolvedValue({
    status: true,
    data: [{ id: "s-1", isDone: false, code: "record.conflict", reason: "saved meanwhile" }],
  });
});
afterEach(cleanup);

const stage = (id: string, personId: string | null, may: string[] = ["assign"]) => ({
  id,
  version: 3,
  jobId: "j-1",
  jobNo: "SEF2611/00061",
  transactionType: "SFE",
  customers: "HOA SEN",
  hblno: null,
  code: `CODE-${id}`,
  stageNameEn: "Customs cleared",
  stageNameVn: "Thông quan",
  status: "Overdued",
  deadline: "2026-11-20T02:00:00.000Z",
  isLate: true,
  comment: null,
  departmentId: null,
  departmentNameEn: null,
  departmentNameVn: null,
  personId,
  personName: personId,
  may,
});
const person = (id: string, name: string, late = 0) => ({
  id,
  userName: id,
  name,
  departmentNameEn: null,
  departmentNameVn: null,
  open: 4,
  late,
});
const board = {
  data: [stage("s-1", "an"), stage("s-2", "an"), stage("s-3", "binh", [])],
  staff: [person("an", "An", 2), person("binh", "Binh")],
  page: 1,
  size: 1000,
  totalItems: 3,
  capped: false,
};
const client = { language: "en", ask } as unknown as Client;
const show = () => renderScreen(<StaffView board={board as never} />, { session: anybody, client });
const card = (name: RegExp) => screen.findByRole<HTMLButtonElement>("button", { name });

test("a lane for each person has the load, and arrows move between the cards", async () => {
  show();
  expect((await screen.findByRole("region", { name: "An" })).textContent).toContain(
    "4 open, 2 overdue",
  );
  const first = await card(/CODE-s-1/);
  first.focus();
  fireEvent.keyDown(first, { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toContain("CODE-s-2");
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
  expect(document.activeElement?.textContent).toContain("CODE-s-3");
});

test("Space chooses a card, and the button of a lane gives it; what is refused is named", async () => {
  show();
  const first = await card(/CODE-s-1/);
  fireEvent.click(first);
  expect(first.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(await screen.findByRole("button", { name: "Give the 1 chosen to Binh" }));
  fireEvent.click(await screen.findByRole("button", { name: /^(Yes|OK)/ }));
  expect(await screen.findByText("CODE-s-1 SEF2611/00061: saved meanwhile")).toBeDefined();
  expect(ask.mock.calls[0]?.[1]).toEqual({
    personId: "binh",
    stages: [{ id: "s-1", version: 3 }],
  });
});

test("Ctrl+A chooses all that the user may assign, and a card without the right is never chosen", async () => {
  show();
  const first = await card(/CODE-s-1/);
  fireEvent.keyDown(first, { key: "a", ctrlKey: true });
  expect(first.getAttribute("aria-pressed")).toBe("true");
  const foreign = await card(/CODE-s-3/);
  expect(foreign.getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(foreign);
  expect(foreign.getAttribute("aria-pressed")).toBe("false");
});
