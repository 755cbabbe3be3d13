import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { useJobActions } from "./useJobActions.ts";
import { useWhyReadOnly } from "./useWhyReadOnly.ts";

afterEach(cleanup);

const session = {
  ...anybody,
  may: (permission: string) => permission.endsWith(".detail"),
  whoMay: async (permission: string) =>
    permission === "docSeaFCLExport.LockShipment" ? ["Đỗ Quốc Bảo"] : ["Trần Thị Mai Hương"],
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
