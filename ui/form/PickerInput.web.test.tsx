// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "../testing/renderScreen.tsx";
import { PickerInput } from "./PickerInput.tsx";
import { type Pick, picker } from "./picker.ts";

type Partner = Pick & { readonly block: string };
const partner = (code: string, block: string): Partner => ({ id: code, code, name: code, block });

let addressNow = "1 OLD STREET";
const source = picker<Partner>("shipper of a test", async (_client, text) =>
  text.trim() === "" ? [partner("AAA", "")] : [partner("HOASEN", addressNow)],
);

const picked: (Partner | null)[] = [];

function Shipper() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <PickerInput
      label="Shipper"
      source={source}
      value={value}
      onChange={(id, pick) => {
        setValue(id);
        picked.push(pick);
      }}
    />
  );
}

afterEach(cleanup);

async function chooseHoaSen(typed: string) {
  renderScreen(<Shipper />);
  const box = await screen.findByRole("combobox");
  fireEvent.mouseDown(box);
  if (typed) fireEvent.change(box, { target: { value: typed } });
  const option = await waitFor(() => {
    const found = document.querySelector<HTMLElement>("[title^=HOASEN].ant-select-item-option");
    if (!found) throw new Error("not offered yet");
    return found;
  });
  fireEvent.click(option);
}

test("a recent pick reaches the form whole, as the record is now", async () => {
  await chooseHoaSen("hoa");
  await waitFor(() => expect(picked.map((each) => each?.block)).toEqual(["1 OLD STREET"]));
  cleanup();
  addressNow = "2 NEW STREET";
  await chooseHoaSen("");
  await waitFor(() =>
    expect(picked.map((each) => each?.block)).toEqual(["1 OLD STREET", "2 NEW STREET"]),
  );
});
