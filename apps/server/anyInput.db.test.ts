import type { CallSpec } from "@fairway/core/contract/call.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { afterAll, describe, expect, test } from "vitest";
import { castActor } from "../../tests/cast/actors.ts";
import { castDatabase } from "../../tests/cast/castDatabase.ts";
import { areas } from "./handlers.ts";
import { isWhole } from "../../tests/setup/isWhole.ts";

const calls = areas.flatMap((each) => each.handlers).map((each) => each.call);
const database = await castDatabase();
const server = await buildServer({
  database,
  handlers: areas.flatMap((each) => each.handlers),
  authenticate: async () => async (_, __, language) => castActor("administrator", { language }),
  requestsPerMinute: 1_000_000,
  signInsPerMinute: 1_000_000,
});
afterAll(() => server.close());

const every = ["", "0190c0de-0000-7000-8000-0000000000ff", "\u0000", "-1", "'\"%_\\ố💥"];

/** The values that a call is sent: all in the gate, in every other run two of them by turns. */
function valuesFor(call: CallSpec): readonly string[] {
  if (isWhole) return every;
  const at = calls.indexOf(call);
  return [at, at + 2].map((each) => every[each % every.length] as string);
}

function urlOf(call: CallSpec, value: string): string {
  const path = call.path.replace(/\{\w+\}/g, encodeURIComponent(value || "y"));
  const query = Object.keys(call.query?.shape ?? {})
    .map((key) => `${key}=${encodeURIComponent(value)}`)
    .join("&");
  return `${call.at === "root" ? "/" : "/api/v1/vi/"}${path}${query && value ? `?${query}` : ""}`;
}

function bodiesOf(call: CallSpec, value: string): (string | undefined)[] {
  if (!call.body) return [undefined];
  const filled = Object.keys(call.body.shape).map((key) => [key, value]);
  return [undefined, "[]", "null", JSON.stringify(Object.fromEntries(filled))];
}

describe("whatever is sent", () => {
  test.each(areas.map((each) => [each.area, each.handlers] as const))(
    "%s never fails: it answers or refuses",
    { timeout: 120_000 },
    async (_, handlers) => {
      const failed: string[] = [];
      for (const { call } of handlers) {
        for (const value of valuesFor(call)) {
          for (const body of bodiesOf(call, value)) {
            const answer = await server.inject({
              method: call.method,
              url: urlOf(call, value),
              headers: { authorization: "Bearer x", "content-type": "application/json" },
              ...(body === undefined ? {} : { payload: body }),
            });
            if (answer.statusCode >= 500) failed.push(`${call.method} ${call.path} ${body}`);
          }
        }
      }
      expect(failed).toEqual([]);
    },
  );
});
