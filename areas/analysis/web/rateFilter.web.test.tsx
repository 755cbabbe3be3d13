// @vitest-environment happy-dom
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RateFilter } from "./RateFilter.tsx";

afterEach(cleanup);

const filter = async () => {
  const kept: (string | null)[] = [];
  renderScreen(<RateFilter value="" onChange={(value) => kept.push(value)} />);
  const input = await screen.findByLabelText<HTMLInputElement>("Exchange rate");
  fireEvent.focus(input);
  return { kept, input };
};

test("a rate counts when the field is left, not while it is typed", async () => {
  const { kept, input } = await filter();
  fireEvent.change(input, { target: { value: "25" } });
  fireEvent.change(input, { target: { value: "25000" } });
  expect(kept).toEqual([]);
  fireEvent.blur(input);
  expect(kept).toEqual(["25000"]);
});

test("a rate counts on Enter, and an emptied one is none", async () => {
  const { kept, input } = await filter();
  fireEvent.change(input, { target: { value: "24500" } });
  fireEvent.submit(input.closest("form") as HTMLFormElement);
  fireEvent.change(input, { target: { value: "" } });
  fireEvent.blur(input);
  expect(kept).toEqual(["24500", null]);
});
