import { describe, expect, test } from "vitest";
import { fairTurns } from "./fairTurns.ts";

const tick = () => new Promise((resolve) => setImmediate(resolve));
const refusedOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));

test("addresses take turns, whatever one of them sends", async () => {
  const inTurn = fairTurns({ atOnce: 1, mostFrom: 50 });
  const done: string[] = [];
  const flood = Array.from({ length: 40 }, (_, at) =>
    inTurn("flood", async () => {
      await tick();
      done.push(`flood ${at}`);
    }),
  );
  const other = inTurn("office", async () => void done.push("office"));
  await Promise.all([...flood, other]);
  expect(done.indexOf("office")).toBeLessThanOrEqual(2);
  expect(done.length).toBe(41);
});

test("work that fails hands its place on", async () => {
  const inTurn = fairTurns({ atOnce: 1 });
  const failing = inTurn("one", async () => {
    await tick();
    throw new Error("failed");
  });
  const next = inTurn("two", async () => "done");
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("done");
  expect(await inTurn("three", async () => "free")).toBe("free");
});

describe("what is refused", () => {
  test("an address that fills its places, and no other", async () => {
    const inTurn = fairTurns({ atOnce: 1, mostFrom: 3 });
    const answers = await Promise.allSettled([
      ...Array.from({ length: 6 }, () => inTurn("flood", tick)),
      inTurn("office", tick),
    ]);
    expect(refusedOf(answers)).toEqual(["request.tooMany", "request.tooMany"]);
    expect(answers.at(-1)?.status).toBe("fulfilled");
  });

  test("work that has waited for too long; its place is left to the next", async () => {
    const inTurn = fairTurns({ atOnce: 1, mostSeconds: 0.05 });
    let release = () => {};
    const busy = inTurn("slow", () => new Promise<void>((over) => (release = over)));
    const late = await Promise.allSettled([inTurn("office", tick), inTurn("home", tick)]);
    expect(refusedOf(late)).toEqual(["request.tooMany", "request.tooMany"]);
    const inTime = inTurn("office", async () => "done");
    release();
    await busy;
    expect(await inTime).toBe("done");
  });

  test("the work of an address that is closed while it waits", async () => {
    const closed = new Set<string>();
    const inTurn = fairTurns({ atOnce: 1, isClosed: (from) => closed.has(from) });
    const flood = Array.from({ length: 100 }, (_, at) =>
      inTurn("flood", async () => {
        await tick();
        if (at === 4) closed.add("flood");
      }),
    );
    const answers = await Promise.allSettled([...flood, inTurn("office", tick)]);
    expect(answers.filter((each) => each.status === "fulfilled")).toHaveLength(6);
    await expect(inTurn("flood", tick)).rejects.toThrow("request.tooMany");
  });
});
