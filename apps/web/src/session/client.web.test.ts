import { expect, test } from "vitest";
import { leaveToLogin } from "./client.ts";

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
