import { afterEach, expect, test, vi } from "vitest";
import { leaveToLogin, renewToken } from "./client.ts";
import { dropToken, heldToken } from "./tokenStore.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  dropToken();
  localStorage.clear();
});

test("the end of a session noticed twice still returns to the address", () => {
  location.hash = "/home/documentation/sea-fcl-export/new?from=list";
  leaveToLogin();
  const login = location.hash;
  expect(new URLSearchParams(login.split("?")[1]).get("url")).toBe(
    "/home/documentation/sea-fcl-export/new?from=list",
  );
  leaveToLogin();
  expect(location.hash).toBe(login);
});

/** A page whose early script has sent the renewal. */
function sentEarly(answer: Promise<Response>) {
  localStorage.setItem("fairway.signedIn", "1");
  let renewal: Promise<Response> | null = answer;
  const takeRenewal = () => {
    const taken = renewal;
    renewal = null;
    return taken;
  };
  vi.stubGlobal("fairwayEarly", { take: () => null, takeRenewal, keep() {}, forget() {} });
  const own = vi.fn(async () => Response.json({ access_token: "own", expires_in: 900 }));
  vi.stubGlobal("fetch", own);
  return own;
}

test("a token that was renewed early is held, once", async () => {
  const own = sentEarly(Promise.resolve(Response.json({ access_token: "early", expires_in: 900 })));
  expect(await renewToken()).toBe(true);
  expect(heldToken()?.text).toBe("early");
  expect(own).not.toHaveBeenCalled();
  expect(await renewToken()).toBe(true);
  expect(heldToken()?.text).toBe("own");
});

test("a session that has ended is not renewed a second time", async () => {
  const own = sentEarly(Promise.resolve(Response.json({}, { status: 400 })));
  expect(await renewToken()).toBe(false);
  expect(own).not.toHaveBeenCalled();
});

test("an early renewal that did not arrive is sent again", async () => {
  const lost = Promise.reject(new Error("the network is gone"));
  const own = sentEarly(lost);
  expect(await renewToken()).toBe(true);
  expect(own).toHaveBeenCalledTimes(1);
});
