import { test } from "@playwright/test";

/** A journey of people through browsers of their own, which are closed behind it. */
export const journey = test.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser }, use) => {
      await use(undefined);
      // An open page goes on drawing and sending requests, and slows the journeys that follow.
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
