import { cleanup, configure } from "@testing-library/react";
import { afterAll } from "vitest";

// Under load a screen may appear late.
configure({ asyncUtilTimeout: 10_000 });

// React finishes its scheduled work before the window is removed.
afterAll(async () => {
  cleanup();
  await new Promise((done) => setTimeout(done, 50));
});
