// @vitest-environment happy-dom
import { today } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "../testing/renderScreen.tsx";
import { DayInput } from "./DayInput.tsx";

const kept: (string | null)[] = [];

function Sailed() {
  const [value, setValue] = useState<string | null>("2020-12-01");
  const keep = (day: string | null) => {
    kept.push(day);
    setValue(day);
  };
  return <DayInput label="ATD" value={value} onChange={keep} />;
}

afterEach(() => {
  cleanup();
  kept.length = 0;
});

async function typed(...texts: string[]) {
  renderScreen(<Sailed />, { language: "en" });
  const input = await screen.findByLabelText<HTMLInputElement>("ATD");
  for (const value of texts) fireEvent.change(input, { target: { value } });
  return input;
}

test("a day that is emptied by keyboard is null", async () => {
  const input = await typed("");
  fireEvent.blur(input);
  expect([kept, input.value]).toEqual([[null], ""]);
});

test("a day is read when the field is left, never while it is typed", async () => {
  const input = await typed("01/12/20", "01/12/2026");
  expect([kept, input.value]).toEqual([[], "01/12/2026"]);
  fireEvent.blur(input);
  expect([kept, input.value]).toEqual([["2026-12-01"], "01/12/2026"]);
});

test("Enter and Ctrl+S read the text in the field", async () => {
  const input = await typed("01122026");
  fireEvent.keyDown(input, { key: "Enter" });
  expect([kept, input.value]).toEqual([["2026-12-01"], "01/12/2026"]);
  fireEvent.change(input, { target: { value: "t" } });
  fireEvent.keyDown(input, { key: "s", ctrlKey: true });
  expect(input.value).toBe(sayDay(today()));
});

test("what is no day stays, is marked, and is never taken for an empty field", async () => {
  const input = await typed("01/12/202026");
  fireEvent.blur(input);
  expect([kept, input.value]).toEqual([["01/12/202026"], "01/12/202026"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toContain("“01/12/202026” is not a date");
});

test("the weekday stands with the day, and the field is the only stop of the Tab key", async () => {
  const input = await typed();
  expect(screen.getByText("Tue")).toBeTruthy();
  fireEvent.click(input);
  await screen.findByTitle("15/12/2020");
  const stops = [...document.querySelectorAll<HTMLElement>(".fw-day input, .fw-day button")];
  expect(stops.filter((each) => each.tabIndex >= 0)).toEqual([input]);
});

test("a click opens the calendar, and a day of it is taken", async () => {
  const input = await typed();
  fireEvent.click(input);
  fireEvent.click(await screen.findByTitle("15/12/2020"));
  expect([kept, input.value]).toEqual([["2020-12-15"], "15/12/2020"]);
  expect(screen.queryByTitle("15/12/2020")).toBeNull();
});
