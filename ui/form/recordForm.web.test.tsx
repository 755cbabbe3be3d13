import { decimalText, maybeDay, needText } from "@fairway/core/contract/shapes.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { clearByKey } from "./clearByKey.ts";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { Tabs } from "../parts/Tabs.tsx";
import { Refusal } from "../client/refusal.ts";
import { renderScreen } from "../testing/renderScreen.tsx";
import { keepDrafts } from "./drafts.ts";
import { DayField, MoneyField, NumberField, TextField } from "./fields.tsx";
import { RecordForm } from "./RecordForm.tsx";
import { useRecordForm } from "./useRecordForm.tsx";

const words = {
  code: { en: "Code", vi: "Mã" },
  weight: { en: "Weight", vi: "Trọng lượng" },
  amount: { en: "Amount", vi: "Số tiền" },
  etd: { en: "ETD", vi: "ETD" },
};
const shape = z.object({
  code: needText(5),
  weight: decimalText,
  amount: decimalText.nullable(),
  etd: maybeDay,
  version: z.number(),
});
type Values = z.output<typeof shape>;
const start: Values = {
  code: "CBM",
  weight: "25412.5",
  amount: "-8748338",
  etd: "2026-11-28",
  version: 1,
};

function UnitForm(props: {
  readonly save: (values: Values) => Promise<unknown>;
  readonly latest?: () => Promise<Values>;
}) {
  const [saved, setSaved] = useState(0);
  const form = useRecordForm({
    schema: shape,
    start,
    save: props.save,
    onSaved: () => setSaved((count) => count + 1),
    ...(props.latest ? { latest: props.latest } : {}),
  });
  return (
    <RecordForm form={form}>
      <TextField name="code" label={words.code} required />
      <NumberField name="weight" label={words.weight} unit="kg" />
      <MoneyField name="amount" label={words.amount} currency="VND" />
      <DayField name="etd" label={words.etd} />
      <output>{saved}</output>
      <button type="submit">{"save"}</button>
    </RecordForm>
  );
}

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const save = () => fireEvent.click(screen.getByText("save"));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe("numbers, amounts and days in a form", () => {
  test("stand in the way of the language and are sent as exact texts", async () => {
    let sent: Values | null = null;
    renderScreen(
      <UnitForm
        save={async (values) => {
          sent = values;
        }}
      />,
      { language: "vi" },
    );
    const weight = await field(/Trọng lượng/);
    expect(weight.value).toBe("25.412,5");
    expect((await field(/Số tiền/)).value).toBe("-8.748.338");
    act(() => weight.focus());
    expect(weight.value).toBe("25412,5");
    type(weight, "1.234,75");
    act(() => weight.blur());
    expect(weight.value).toBe("1.234,75");
    const etd = await field(/ETD/);
    expect(etd.value).toBe("28/11/2026");
    fireEvent.mouseDown(etd);
    type(etd, "05122026");
    fireEvent.keyDown(etd, { key: "Enter" });
    save();
    await waitFor(() => expect(sent).toEqual({ ...start, weight: "1234.75", etd: "2026-12-05" }));
  });

  test("a text that is no number is kept, marked and not sent", async () => {
    let sent = 0;
    renderScreen(<UnitForm save={async () => ++sent} />);
    const weight = await field(/Weight/);
    act(() => weight.focus());
    type(weight, "heavy");
    act(() => weight.blur());
    save();
    await screen.findByText("Enter a number.");
    expect(weight.value).toBe("heavy");
    expect(sent).toBe(0);
  });
});

test.each([
  ["en", "The day 31/02/2026 does not exist."],
  ["vi", "Không có ngày 31/02/2026."],
] as const)(
  "a day that no calendar has is called so, and the field gets the focus (%s)",
  async (language, text) => {
    renderScreen(<UnitForm save={async () => undefined} />, { language });
    const etd = await field(/ETD/);
    type(etd, "31/02/2026");
    fireEvent.blur(etd);
    save();
    await screen.findByText(text);
    await waitFor(() => expect(document.activeElement).toBe(etd));
  },
);

describe("a save that is refused", () => {
  test("keeps the typing and marks the field the server named", async () => {
    const message = "A record with the same code already exists.";
    const refusal = new Refusal(409, "record.exists", message, [
      { field: "code", code: "record.exists", message },
    ]);
    renderScreen(<UnitForm save={() => Promise.reject(refusal)} />);
    const code = await field(/Code/);
    type(code, "KGS");
    save();
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    expect(code.value).toBe("KGS");
    expect(code.getAttribute("aria-invalid")).toBe("true");
  });

  test("by a conflict shows both versions; mine can be saved over theirs", async () => {
    const saves: Values[] = [];
    const conflict = new Refusal(409, "record.conflict", "Somebody saved this record before you.");
    renderScreen(
      <UnitForm
        save={async (values) => {
          saves.push(values);
          if (saves.length === 1) throw conflict;
        }}
        latest={async () => ({ ...start, code: "THEIR", version: 2 })}
      />,
    );
    type(await field(/Code/), "MINE");
    save();
    const compare = await screen.findByText("Show what was saved");
    // A save is often started far below the notice, so it comes into view with the cursor.
    await waitFor(() => expect(document.activeElement?.className).toBe("fw-conflict"));
    fireEvent.click(compare);
    await screen.findByText("THEIR");
    screen.getByText("MINE");
    fireEvent.click(screen.getByText("Keep mine"));
    await waitFor(() => expect(screen.queryByText("THEIR")).toBeNull());
    save();
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]).toMatchObject({ code: "MINE", version: 2 });
  });
});

describe("leaving a form", () => {
  test("asks while something is unsaved, and stays when told to", async () => {
    const shown = renderScreen(<UnitForm save={async () => undefined} />, { at: "/unit" });
    type(await field(/Code/), "KGS");
    shown.go("/elsewhere");
    await screen.findAllByText("Leave without saving?");
    fireEvent.click(screen.getByText("Stay"));
    await waitFor(() => expect(shown.address()).toBe("/unit"));
    expect((await field(/Code/)).value).toBe("KGS");
  });

  test.each(["bills", "other"])("asks before the tab %s replaces the form", async (name) => {
    const tab = (key: string, content: () => ReactNode) => ({
      key,
      words: { en: key, vi: key },
      content,
    });
    const form = () => <UnitForm save={async () => undefined} />;
    const inner = () => <Tabs part="part" tabs={[tab("form", form), tab("other", () => null)]} />;
    const outer = <Tabs tabs={[tab("job", inner), tab("bills", () => null)]} />;
    const shown = renderScreen(outer, { at: "/unit" });
    type(await field(/Code/), "KGS");
    shown.go("/unit?filter=1");
    await waitFor(() => expect(shown.address()).toBe("/unit?filter=1"));
    fireEvent.click(screen.getByRole("tab", { name }));
    fireEvent.click(await screen.findByText("Stay"));
    expect(shown.address()).toBe("/unit?filter=1");
    expect((await field(/Code/)).value).toBe("KGS");
    await new Promise((closed) => setTimeout(closed));
    fireEvent.click(screen.getByRole("tab", { name }));
    await waitFor(() => expect(screen.getAllByText("Leave").length).toBe(2));
    fireEvent.click(screen.getAllByText("Leave").at(-1) as HTMLElement);
    await waitFor(() => expect(shown.address()).toContain(name));
    expect(screen.queryByLabelText(/Code/)).toBeNull();
  });

  test("asks nothing when nothing was typed or everything was saved", async () => {
    const shown = renderScreen(<UnitForm save={async () => undefined} />, { at: "/unit" });
    type(await field(/Code/), "KGS");
    save();
    await screen.findByText("1");
    shown.go("/elsewhere");
    await waitFor(() => expect(shown.address()).toBe("/elsewhere"));
    expect(screen.queryByText("Leave without saving?")).toBeNull();
  });

  test("typing comes back after the session ended and somebody signed in again", async () => {
    renderScreen(<UnitForm save={async () => undefined} />, { at: "/unit" });
    type(await field(/Code/), "KGS");
    await waitFor(() => {
      keepDrafts();
      expect(sessionStorage.length).toBe(1);
    });
    cleanup();
    renderScreen(<UnitForm save={async () => undefined} />, { at: "/unit" });
    await waitFor(async () => expect((await field(/Code/)).value).toBe("KGS"));
  });
});

test.each([
  ["Delete", "", true],
  ["Backspace", "", true],
  ["Backspace", "son", false],
  ["Tab", "", false],
])("%s with “%s” typed empties a choice: %s", (key, typed, empties) => {
  const input = Object.assign(document.createElement("input"), { value: typed });
  let cleared = false;
  const clear = () => {
    cleared = true;
  };
  clearByKey(clear)({ key, target: input } as unknown as Parameters<
    ReturnType<typeof clearByKey>
  >[0]);
  expect(cleared).toBe(empties);
});
