import type { Client } from "@fairway/ui/client/client.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { useJobActions } from "./useJobActions.ts";
import { useWhyReadOnly } from "./useWhyReadOnly.ts";

afterEach(cleanup);

const session = {
  ...anybody,
  may: (permission: string) => permission.endsWith(".detail"),
  whoMay: async (permission: string) =>
    ["docSeaFCLExport.LockShipment", "settingUnlock.write"].includes(permission)
      ? ["Đỗ Quốc Bảo"]
      : ["Trần Thị Mai Hương"],
};

const job = (change: Partial<ShipmentRecord>) =>
  ({
    id: "j-1",
    jobNo: "SEF2611/00061",
    transactionType: "SFE",
    currentStatus: "Processing",
    isLocked: false,
    may: [],
    ...change,
  }) as unknown as ShipmentRecord;

function Strip(props: { readonly job: ShipmentRecord }) {
  const { actions, refused, dangerous } = useJobActions(
    props.job,
    () => undefined,
    () => undefined,
  );
  return (
    <>
      <PageHeader title="job" actions={[...actions, ...refused]} dangerous={dangerous} />
      <p data-testid="form">{useWhyReadOnly(props.job)}</p>
    </>
  );
}

const button = (name: string) => screen.queryByRole<HTMLButtonElement>("button", { name });

test("without the rights the steps of a job are greyed and name who could take them", async () => {
  renderScreen(<Strip job={job({})} />, { session });
  const lock = await screen.findByLabelText(/Ask Đỗ Quốc Bảo/);
  expect(lock.textContent).toBe("Lock");
  expect(button("Lock")?.disabled).toBe(true);
  expect(button("Finish")?.disabled).toBe(true);
  expect(button("Cancel job")?.disabled).toBe(true);
  expect(button("Unlock")).toBeNull();
  expect(screen.getByTestId("form").textContent).toContain("Ask Trần Thị Mai Hương.");
});

test("a locked job offers only its unlocking, and its form says that it is locked", async () => {
  renderScreen(<Strip job={job({ isLocked: true })} />, { session });
  expect((await screen.findByLabelText(/Ask Đỗ Quốc Bảo/)).textContent).toBe("Unlock");
  expect(button("Lock")).toBeNull();
  expect(button("Cancel job")).toBeNull();
  expect(screen.getByTestId("form").textContent).toContain("Job SEF2611/00061 is locked");
});

test("with the rights the steps are open and the form is too", async () => {
  renderScreen(<Strip job={job({ may: ["update", "lock", "finish", "cancel"] })} />);
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Lock" })).disabled).toBe(
    false,
  );
  expect(button("Cancel job")?.disabled).toBe(false);
  expect(screen.getByTestId("form").textContent).toBe("");
});

test("finishing asks with what is open on the job", async () => {
  const lowProfit = {
    profitVnd: "-1000000",
    marginPercent: "-5.0",
    minProfitMarginPercent: "10",
    minProfit: null,
    currencyId: "VND",
  };
  const open = {
    hasCharges: true,
    unbilledLines: 2,
    unbilledVnd: "3500000",
    openStages: [],
    heldDeclarations: [],
    lowProfit,
  };
  const asked: string[] = [];
  const client = {
    language: "en",
    async ask(call: { path: string }) {
      asked.push(call.path);
      return { ...open, rejectedNotes: ["SEFCN2611/00004"] };
    },
  } as unknown as Client;
  renderScreen(<Strip job={job({ may: ["finish"] })} />, { client });
  fireEvent.click(await screen.findByRole("button", { name: "Finish" }));
  const dialog = await screen.findByRole("dialog");
  for (const said of [
    "2 selling and on-behalf lines are not billed: 3,500,000 VND.",
    "Rejected by accounting: SEFCN2611/00004.",
    "The profit is (1,000,000) VND (-5 %), under the minimum of the office: 10 %.",
    "Its charges can then only be read.",
  ])
    expect(dialog.textContent).toContain(said);
  expect(asked).toEqual(["CsTransaction/GetOpenBeforeFinish"]);
});
