import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { loadPaste } from "./loadPaste.ts";
import { useLookedUp } from "./useLookedUp.ts";

test("a block that is pasted before its reader is loaded stands in the grid before a save goes on", async () => {
  const { result } = renderHook(() => useLookedUp([]));
  const seen: string[] = [];
  const pasted = loadPaste().then(() => seen.push("pasted"));
  const saved = result.current().then(() => seen.push("saved"));
  await Promise.all([pasted, saved]);
  expect(seen).toEqual(["pasted", "saved"]);
});
