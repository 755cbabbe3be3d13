import { expect, test } from "vitest";
import { openSecret, sealSecret } from "./sealedSecret.ts";

const key = "a key that lies outside the database";

test("a secret is read with its key and at its place only, and never twice the same", () => {
  const sealed = sealSecret(key, "one", "Mật khẩu 1");
  expect(openSecret(key, "one", sealed)).toBe("Mật khẩu 1");
  expect(openSecret(`${key}.`, "one", sealed)).toBeNull();
  expect(openSecret(key, "two", sealed)).toBeNull();
  expect(openSecret(key, "one", sealed.subarray(0, 20))).toBeNull();
  expect(sealed.includes("khẩu")).toBe(false);
  expect(sealSecret(key, "one", "Mật khẩu 1").equals(sealed)).toBe(false);
});
