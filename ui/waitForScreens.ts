import { cleanup, configure } from "@testing-library/react";
import { afterAll } from "vitest";

// What is waited for on a screen comes when the machine gets to it.
configure({ asyncUtilTimeout: 10_000 });

// React finishes what it has scheduled while the window is still there.
afterAll(async () => {
  cleanup();
  await new Promise((done) => setTimeout(done, 50));
});
