import { expect, test } from "vitest";
import { takesId } from "./takesId.ts";

const asked = "0190c0de-0000-7000-8000-000000000001";
const other = "0190c0de-0000-7000-8000-000000000002";
const unknown = (id: string) => ({ id, isDone: false, code: "record.notFound" });

// An answer · whether it takes the id
const cases: readonly (readonly [string, unknown, boolean])[] = [
  ["nothing", null, false],
  ["another id", { data: [{ id: other }] }, false],
  ["the id", { data: { id: asked, version: 2 } }, true],
  ["the id, which does not exist", { data: [unknown(asked)] }, false],
  ["the id, while another does not exist", { data: [{ id: asked }, unknown(other)] }, true],
  ["the id twice, once as taken", { data: [unknown(asked)], done: [{ id: asked }] }, true],
  ["a bare list of ids", { ids: [asked], refused: [unknown(other)] }, true],
  ["the id in a text", { address: `jobs/${asked}`, refused: [unknown(other)] }, true],
  [
    "the id with its refusal in a part of its entry",
    [{ id: asked, refusal: { code: "record.notFound" } }],
    false,
  ],
];

test.each(cases)("%s", (_, answer, takes) => {
  expect(takesId(answer, asked)).toBe(takes);
});
