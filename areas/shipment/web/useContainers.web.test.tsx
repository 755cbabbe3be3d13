// @vitest-environment happy-dom
import { cellId, withRows } from "@fairway/ui/grid/gridState.ts";
import { gridWords } from "@fairway/ui/grid/gridWords.ts";
import { matchPick } from "@fairway/ui/grid/readCell.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { seaFclExport } from "@fairway/areas/service/model/seaFclExport.ts";
import { seaLclExport } from "@fairway/areas/service/model/seaLclExport.ts";
import { newContainerRow, sentContainer, withCorrectedNo } from "./containerRow.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { packageTypePicker } from "./pickers.ts";
import { type Containers, useContainers } from "./useContainers.ts";
import { goodsOfJob } from "./useGoodsFromContainers.ts";

afterEach(cleanup);

async function held(): Promise<{ readonly now: () => Containers }> {
  let containers: Containers | null = null;
  function Holder() {
    containers = useContainers(undefined, { goods: "containers", isOfBill: false });
    return null;
  }
  renderScreen(<Holder />, { language: "en" });
  await waitFor(() => expect(containers).not.toBeNull());
  return { now: () => containers as unknown as Containers };
}

const row = { ...newContainerRow(), containerNo: "MSCU1234566" };
const cell = cellId(row.key, "packageTypeId");
const pasted = (words: (typeof gridWords)["notFound" | "searching"]) =>
  new Map([
    [
      cell,
      {
        typed: "CTX",
        words,
        ...(words === gridWords.searching ? { search: { isTyped: false } } : {}),
      },
    ],
  ]);

test("a save with a text that could not be read is refused by line and column", async () => {
  const { now } = await held();
  act(() => now().hold.change((was) => withRows(was, [row], pasted(gridWords.notFound))));
  await expect(now().toSend()).rejects.toThrow("Line 1, Package type: “CTX” was not found.");
});

test("a save waits until pasted codes have been looked up", async () => {
  const { now } = await held();
  act(() => now().hold.change((was) => withRows(was, [row], pasted(gridWords.searching))));
  const sent = now().toSend();
  const packageType = { id: "ctns", code: "CTNS", name: "Cartons" };
  act(() =>
    now().hold.amend((was) => withRows(was, [{ ...row, packageType }], new Map([[cell, null]]))),
  );
  expect((await sent).map((line) => line.packageTypeId)).toEqual(["ctns"]);
});

test.each([
  ["CTN", "CTNS"],
  ["THC", "S_THC"],
  ["HC", null],
])("the only code with a word that begins with a pasted %s is taken", (text, code) => {
  const found = ["CTNS", "S_THC"].map((each) => ({ id: each, code: each, name: `${each} x` }));
  const match = matchPick(found, text, { isTyped: false });
  expect("pick" in match ? match.pick.code : null).toBe(code);
});

test("lines of loose goods have no net weight, so the typed one stays", () => {
  const lines = [sentContainer({ ...newContainerRow(), packageQuantity: "60", gw: "1500.5" })];
  const typed = { netWeight: "1400" };
  const loose = goodsOfJob(seaLclExport)(typed, lines, null);
  expect(loose).toMatchObject({ grossWeight: "1500.500", packageQty: "60" });
  expect(loose).not.toHaveProperty("netWeight");
  expect(goodsOfJob(seaFclExport)(typed, lines, null)).toHaveProperty("netWeight", "0.000");
});

test("the corrected number of a container is that of all its lines, but of none with a reason", () => {
  const wrong = { ...newContainerRow(), containerNo: "CSQU3054384" };
  const rows = [wrong, { ...wrong, key: "kept", overrideReason: "As on the door" }, row, wrong];
  const corrected = withCorrectedNo(rows, "CSQU3054384", "CSQU3054383");
  expect(corrected.map(({ containerNo }) => containerNo)).toEqual([
    "CSQU3054383",
    "CSQU3054384",
    "MSCU1234566",
    "CSQU3054383",
  ]);
});

test.each([
  ["PLTS", "PALLET"],
  ["carton", "CTNS"],
  ["PALLET", "PALLET"],
])("a pasted %s finds the unit %s", async (typed, code) => {
  const units = ["CTNS", "PALLET"].map((each) => ({ id: each, code: each, unitNameEn: each }));
  const ask = async (_: unknown, { keyword }: { keyword: string }) =>
    units.filter((each) => each.code.includes(keyword.toUpperCase()));
  const client = { language: "en", ask } as unknown as Client;
  const match = matchPick(await packageTypePicker.search(client, typed), typed, { isTyped: false });
  expect("pick" in match ? match.pick.code : null).toBe(code);
});
