// @vitest-environment happy-dom
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import ConvertDialog from "./ConvertDialog.tsx";
import DeclarationsTab from "./DeclarationsTab.tsx";
import { GoodsOfDeclarations } from "./GoodsOfDeclarations.tsx";

afterEach(cleanup);

const outcome = (id: string, more: object) => ({
  id,
  clearanceNo: `30612345670${id}`,
  isDone: true,
  jobId: null,
  hblid: null,
  jobNo: null,
  code: null,
  reason: null,
  alerts: [],
  ...more,
});
const refused = outcome("2", { isDone: false, code: "x", reason: "It lacks MBL." });
const asked: [string, unknown][] = [];
const clientWith = (answers: Readonly<Record<string, unknown>>) =>
  ({
    language: "en",
    ask: async ({ path }: { path: string }, ask: unknown) => {
      asked.push([path, ask]);
      return answers[path];
    },
  }) as unknown as Client;

test("the dialog opens the jobs of the declarations that can become one, and names the others", async () => {
  const onConverted = vi.fn();
  const client = clientWith({
    "OpsTransaction/CheckAllowConvertJob": { status: true, data: [outcome("1", {}), refused] },
    "OpsTransaction/ConvertExistedClearancesToJobs": {
      status: true,
      data: [outcome("1", { jobId: "j1", hblid: "h1", jobNo: "LOG2611/00004" })],
    },
  });
  const dialog = <ConvertDialog ids={["1", "2"]} onConverted={onConverted} onClose={vi.fn()} />;
  renderScreen(dialog, { session: anybody, client });
  expect(await screen.findByText("It lacks MBL.")).toBeDefined();
  expect(screen.getByText("Can become a job")).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: "Open 1 job" }));
  expect(await screen.findByText("1 of 2 declarations became jobs")).toBeDefined();
  const link = await screen.findByRole("link", { name: "Job LOG2611/00004" });
  expect(link.getAttribute("href")).toContain("job-management/job-edit/j1");
  expect(screen.getByText("It lacks MBL.")).toBeDefined();
  expect(onConverted).toHaveBeenCalledOnce();
  expect(asked.at(-1)).toEqual([
    "OpsTransaction/ConvertExistedClearancesToJobs",
    { ids: ["1"], isReplicate: false },
  ]);
});

test("without a declaration that can become a job nothing can be opened", async () => {
  const client = clientWith({
    "OpsTransaction/CheckAllowConvertJob": { status: true, data: [refused] },
  });
  renderScreen(<ConvertDialog ids={["2"]} onConverted={vi.fn()} onClose={vi.fn()} />, {
    session: anybody,
    client,
  });
  expect(await screen.findByText("None of these declarations can become a job.")).toBeDefined();
  const button = screen.getByRole("button", { name: "Open 0 jobs" });
  expect((button as HTMLButtonElement).disabled).toBe(true);
});

const job = {
  id: "j1",
  jobNo: "LOG2611/00004",
  transactionType: "CL",
  currentStatus: "Processing",
  isLocked: false,
  may: ["update"],
} as unknown as ShipmentRecord;
const declaration = (no: string, more: object) => ({
  id: no,
  clearanceNo: no,
  clearanceDate: "2026-11-03",
  hblid: "HB8001",
  route: null,
  grossWeight: "12500.5",
  netWeight: null,
  cbm: null,
  pcs: "640",
  ...more,
});

test("the tab shows channel, days and sums, and takes a declaration off the job", async () => {
  const client = clientWith({
    "CustomsDeclaration/GetBy": [
      declaration("306123456701", { route: "Red", releasedOn: "2026-11-04" }),
      declaration("306123456702", { grossWeight: "0.125", pcs: "12" }),
    ],
    "CustomsDeclaration/UpdateJobToClearances": { status: true, data: { added: 0, removed: 1 } },
  });
  renderScreen(<DeclarationsTab job={job} />, { session: anybody, client });
  expect(await screen.findByText("Red")).toBeDefined();
  expect(screen.getByText("04/11/2026")).toBeDefined();
  expect(screen.getByText("12,500.625")).toBeDefined();
  expect(screen.getByText("652")).toBeDefined();
  const [first] = screen.getAllByRole("button", { name: "Remove" });
  fireEvent.click(first as HTMLElement);
});

test("an empty tab offers to enter and to add declarations", async () => {
  const client = clientWith({ "CustomsDeclaration/GetBy": [] });
  renderScreen(<DeclarationsTab job={job} />, { session: anybody, client });
  expect(await screen.findByText("No declaration is on this job")).toBeDefined();
  expect(screen.getByRole("button", { name: "Enter declaration" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Add declarations" })).toBeDefined();
});

test("a locked job shows its declarations and changes none", async () => {
  const client = clientWith({ "CustomsDeclaration/GetBy": [declaration("306123456701", {})] });
  const locked = { ...job, isLocked: true, may: [] } as unknown as ShipmentRecord;
  renderScreen(<DeclarationsTab job={locked} />, { session: anybody, client });
  expect(await screen.findByText("306123456701")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
  const enter = screen.getByRole("button", { name: "Enter declaration" });
  expect((enter as HTMLButtonElement).disabled).toBe(true);
});

test("a refusal to take the goods of the declarations is shown", async () => {
  const client = {
    language: "en",
    ask: async () => {
      throw new Error("The job is closed.");
    },
  } as unknown as Client;
  function Form() {
    return (
      <FormProvider {...useForm()}>
        <GoodsOfDeclarations id="j1" />
      </FormProvider>
    );
  }
  renderScreen(<Form />, { session: anybody, client });
  fireEvent.click(await screen.findByRole("button", { name: "Get from declarations" }));
  expect(await screen.findByText("The job is closed.")).toBeDefined();
});
