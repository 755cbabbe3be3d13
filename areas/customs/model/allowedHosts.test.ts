import { expect, test } from "vitest";
import { isAllowedHost, readHosts } from "./allowedHosts.ts";

test.each([
  ["ecus.example.com", "ECUS.example.com.", 5432, true],
  ["ecus.example.com", "example.com", 5432, false],
  ["ecus.example.com", "ecus.example.com.evil.test", 5432, false],
  ["ecus.example.com:5433", "ecus.example.com", 5432, false],
  ["ecus.example.com:5433; 10.0.0.5", "10.0.0.5", 1433, true],
  ["10.0.0.5", "10.0.0.50", 5432, false],
  ["[fd00::5]:5432", "fd00::5", 5432, true],
  ["[fd00::5]:5432", "[fd00::5]", 5433, false],
  ["fd00::5", "fd00::5", 5432, true],
  ["", "localhost", 5432, false],
  ["*", "localhost", 5432, false],
])("with the setting %j the host %s at %i is allowed: %s (CU-8)", (setting, host, port, is) => {
  expect(isAllowedHost(readHosts(setting), host, port)).toBe(is);
});
