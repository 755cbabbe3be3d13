// @vitest-environment happy-dom
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MyStanding } from "./MyStanding.tsx";

afterEach(cleanup);

const lan = {
  code: "FW-005",
  userName: "lan",
  workingStatus: "Working",
  creditLimit: "20000000",
  creditRate: "119.5",
};
const show = (change: object = {}) =>
  renderScreen(
    <MyStanding claims={{ ...lan, ...change } as Parameters<typeof MyStanding>[0]["claims"]} />,
  );

test("what the company keeps of a person is read, not typed", async () => {
  show();
  expect(await screen.findByText("FW-005")).toBeTruthy();
  expect(screen.getByText("Working").className).toContain("good");
  expect(screen.getByText("20,000,000").textContent).toContain("VND");
  expect(screen.queryAllByRole("textbox")).toEqual([]);
});

test.each([
  ["119.9", false],
  ["120", true],
])("a credit rate of %s %% stands out: %s", async (creditRate, isRed) => {
  show({ creditRate });
  const rate = await screen.findByText(creditRate);
  expect(rate.closest(".fw-negative") !== null).toBe(isRed);
});

test("without a limit a dash stands in its place, and who is off is not at work", async () => {
  show({ creditLimit: null, creditRate: null, workingStatus: "Maternity leave" });
  expect(await screen.findAllByText("–")).toHaveLength(2);
  expect(screen.getByText("Maternity leave").className).not.toContain("good");
});
