import { expect, test } from "vitest";
import { sources } from "./sources.ts";

const code = sources(".ts", ".tsx").filter(({ path }) => path.startsWith("areas/"));
const contracts = code.filter(({ path }) => /\/contract\w*\.ts$/.test(path));

test("the shape of a record lies in its model: no contract infers a type from a shape", () => {
  const inferring = contracts.filter(({ text }) => /^export type .*z\.(infer|output)</m.test(text));
  expect(inferring.map(({ path }) => path)).toEqual([]);
  expect(contracts.length).toBeGreaterThan(25);
});

test("an optional id is maybeId, except where leaving it out differs from null", () => {
  const other = code.filter(({ text }) => /\bid\.nullish\(\)|orNull\(id\)/.test(text));
  expect(other.map(({ path }) => path)).toEqual(["areas/session/contractStart.ts"]);
});
