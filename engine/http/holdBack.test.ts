import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdBack } from "./holdBack.ts";
import { countRefused, isRefusedOften } from "./refusedOften.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a refusal is held back for a second, of a flood forty a second are answered", async () => {
  let answered = 0;
  const hold = async (address: string) => {
    const isHeld = await holdBack(address);
    answered += 1;
    return isHeld;
  };
  const one = hold("203.0.113.1");
  await vi.advanceTimersByTimeAsync(999);
  expect(answered).toBe(0);
  await vi.advanceTimersByTimeAsync(501);
  expect(await one).toBe(true);

  answered = 0;
  const flood = Array.from({ length: 1000 }, () => hold("203.0.113.1"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(answered).toBeLessThanOrEqual(40);
  await vi.advanceTimersByTimeAsync(24_500);
  expect((await Promise.all(flood)).every(Boolean)).toBe(true);
});

test("an address that fills its places is answered at once, another is held back", async () => {
  // Every one of a customer's own IPv6 addresses counts as the same.
  const flood = Array.from({ length: 2000 }, (_, at) => holdBack(`2001:db8::${at.toString(16)}`));
  expect(await holdBack("2001:db8::ffff")).toBe(false);
  const other = holdBack("203.0.113.2");
  await vi.advanceTimersByTimeAsync(52_000);
  expect(await other).toBe(true);
  expect((await Promise.all(flood)).every(Boolean)).toBe(true);
});

test("an address is refused often after sixty refusals in a row, and one is forgiven each second", () => {
  for (let at = 0; at < 59; at += 1) countRefused("203.0.113.3");
  expect(isRefusedOften("203.0.113.3")).toBe(false);
  countRefused("203.0.113.3");
  expect(isRefusedOften("203.0.113.3")).toBe(true);
  expect(isRefusedOften("203.0.113.4")).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(isRefusedOften("203.0.113.3")).toBe(false);
});
