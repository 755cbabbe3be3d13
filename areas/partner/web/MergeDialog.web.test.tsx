// @vitest-environment happy-dom
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mergePartners, previewMerge } from "../contractSame.ts";
import { MergeDialog } from "./MergeDialog.tsx";

afterEach(cleanup);

/** Opens the dialog and chooses the other partner; returns what was merged. */
async function opened(language: Language, invoices: number) {
  const merged: unknown[] = [];
  const ask = async (call: CallSpec, sent: unknown) => {
    if (call === previewMerge) {
      const taxCodes = { keptTaxCode: "1100336541", mergedTaxCode: "5800912678", invoices };
      return { mergedVersion: 3, taxCodes, records: [] };
    }
    if (call === mergePartners) {
      merged.push(sent);
      return { status: true, data: { id: "m", keptId: "p-1", moved: 0 } };
    }
    return [{ id: "p-2", accountNo: "5800912678", shortName: "DALAT FRESH" }];
  };
  renderScreen(
    <MergeDialog
      row={{ id: "p-1", version: 1, accountNo: "1100336541", shortName: "LOTUS RICE" }}
      onClose={() => undefined}
    />,
    { client: { language, ask } as unknown as Client, language },
  );
  fireEvent.mouseDown(await screen.findByRole("combobox"));
  fireEvent.click(await screen.findByText("DALAT FRESH"));
  return merged;
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

test.each([
  ["en", "Merge different tax codes", /differ: 5800912678 would become/, /both are one/, "Reason"],
  ["vi", "Gộp hai mã số thuế khác nhau", /khác nhau: 5800912678 sẽ/, /là một công ty$/, "Lý do"],
] as const)(
  "different tax codes with invoices are merged only when confirmed with a reason (%s)",
  async (language, merge, warning, confirm, label) => {
    const merged = await opened(language, 18);
    expect(await screen.findByText(warning)).toBeDefined();
    expect((await button(merge)).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value: "Renamed" } });
    expect((await button(merge)).disabled).toBe(true);
    fireEvent.click(screen.getByLabelText(confirm));
    fireEvent.click(await button(merge));
    await expect.poll(() => merged).toMatchObject([{ mergedId: "p-2", reason: "Renamed" }]);
  },
);

test("different tax codes without invoices warn and need no reason", async () => {
  const merged = await opened("en", 0);
  expect(await screen.findByText(/The tax codes differ/)).toBeDefined();
  fireEvent.click(await button("Merge"));
  await expect.poll(() => merged).toHaveLength(1);
});
