import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { anybody, renderScreen } from "../testing/renderScreen.tsx";
import { useWhyNot } from "./useWhyNot.ts";

function Reasons() {
  const whyNot = useWhyNot();
  return (
    <ul>
      <li>{whyNot("catUnit.add") ?? "open"}</li>
      <li>{whyNot("catUnit.add") ?? "open"}</li>
      <li>{whyNot("catUnit.list") ?? "open"}</li>
      <li>{whyNot("catUnit.list", true) ?? "open"}</li>
    </ul>
  );
}

test("a refusal names who could do it instead, and asks for each right once", async () => {
  const asked: string[] = [];
  const session = {
    ...anybody,
    may: (permission: string) => permission === "catUnit.list",
    whoMay: async (permission: string) => {
      asked.push(permission);
      return permission === "catUnit.add" ? ["Đỗ Quốc Bảo", "Trần Thị Mai Hương"] : [];
    },
  };
  renderScreen(<Reasons />, { session });
  const named = await screen.findAllByText(
    "You do not have the right to do this. Ask Đỗ Quốc Bảo, Trần Thị Mai Hương.",
  );
  expect(named).toHaveLength(2);
  expect(screen.getByText("open")).toBeTruthy();
  expect(screen.getByText(/Ask your administrator/)).toBeTruthy();
  expect(asked.sort()).toEqual(["catUnit.add", "catUnit.list"]);
});
