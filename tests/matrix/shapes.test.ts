import { expect, test } from "vitest";
import { z } from "zod";
import { handlers } from "../../apps/server/handlers.ts";
import { leaves } from "./idFields.ts";

const nonsense = ["x", "", null, 1, {}, [], "1e999", "2026-99-99", "-", "\u0000"];

test("no field of any call stumbles over what it is sent", () => {
  const stumbled: string[] = [];
  let asked = 0;
  for (const { call } of handlers) {
    for (const part of [call.params, call.query, call.body]) {
      for (const { path, leaf } of part ? leaves(part) : []) {
        for (const value of nonsense) {
          asked += 1;
          try {
            z.safeParse(leaf, value);
          } catch {
            stumbled.push(`${call.path} ${path.join(".")} ${JSON.stringify(value)}`);
          }
        }
      }
    }
  }
  expect(asked).toBeGreaterThan(10_000);
  expect(stumbled).toEqual([]);
});
