// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { dropToken, heldToken, holdToken, isActing, tokenTimeLeft } from "./tokenStore.ts";

afterEach(() => {
  vi.useRealTimers();
  dropToken();
});

const answer = { access_token: "eyJ.of.truc", expires_in: 900 };
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);

test("a token lies in the tab's own store and nowhere that outlives the tab", () => {
  holdToken(answer);
  expect(heldToken()?.text).toBe("eyJ.of.truc");
  expect(sessionStorage.getItem("fairway.token")).toContain("eyJ.of.truc");
  expect(JSON.stringify({ ...localStorage })).not.toContain("eyJ");
  expect(document.cookie).toBe("");
});

test("a token that has ended is not used, and a dropped one is nowhere to be read", () => {
  vi.useFakeTimers();
  holdToken(answer, true);
  expect(isActing()).toBe(true);
  vi.advanceTimersByTime(900_001);
  expect(heldToken()).toBeNull();
  expect(tokenTimeLeft()).toBe(0);
  dropToken();
  expect(isActing()).toBe(false);
  expect(stored()).not.toContain("eyJ");
});
