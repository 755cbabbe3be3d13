import { expect, test } from "vitest";
import { fairTurns, QueueFull } from "./fairTurns.ts";

const tick = () => new Promise((resolve) => setImmediate(resolve));

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

test("an address that fills its places is refused, another is not", async () => {
  const inTurn = fairTurns({ atOnce: 1, mostFrom: 3 });
  const answers = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => inTurn("flood", tick)),
    inTurn("office", tick),
  ]);
  expect(answers.filter((each) => each.status === "rejected")).toHaveLength(2);
  for (const each of answers) {
    if (each.status === "rejected") expect(each.reason).toBeInstanceOf(QueueFull);
  }
  expect(answers.at(-1)?.status).toBe("fulfilled");
});

test("work that fails hands its place on", async () => {
  const inTurn = fairTurns({ atOnce: 1, mostFrom: 3 });
  const failing = inTurn("one", async () => {
    await tick();
    throw new Error("failed");
  });
  const next = inTurn("two", async () => "done");
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("done");
  expect(await inTurn("three", async () => "free")).toBe("free");
});
