import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { afterAll, expect, test } from "vitest";
import { castActor } from "../../tests/cast/actors.ts";
import { castDatabase } from "../../tests/cast/castDatabase.ts";
import { isWhole } from "../../tests/setup/isWhole.ts";
import { areas } from "./handlers.ts";

const handlers = areas.flatMap((each) => each.handlers);
const calls = handlers.map((each) => each.call);

test("ten thousand pasted numbers are served or refused, whatever call gets them", async () => {
  const server = await buildServer({
    database: await castDatabase(),
    handlers,
    authenticate: async () => async (_, __, language) => castActor("administrator", { language }),
    requestsPerMinute: 1_000_000,
    signInsPerMinute: 1_000_000,
  });
  afterAll(() => server.close());
  const pasted = Array.from({ length: 10_000 }, (_, at) => `SEF2611/${at}`).join("\n");
  const failed: string[] = [];
  // All in the gate, in every other run some of them.
  for (const call of calls.filter((_, at) => isWhole || at % 8 === 0)) {
    const body = call.body?.shape;
    if (!body) continue;
    const names = Object.keys(body);
    // In turn: the server has few connections.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await server.inject({
      method: call.method,
      url: `${call.at === "root" ? "/" : "/api/v1/vi/"}${call.path.replace(/\{\w+\}/g, "y")}`,
      headers: { authorization: "Bearer x", "content-type": "application/json" },
      payload: JSON.stringify(Object.fromEntries(names.map((name) => [name, pasted]))),
    });
    if (answer.statusCode >= 500) failed.push(`${call.method} ${call.path}`);
  }
  expect(failed).toEqual([]);
}, 240_000);
