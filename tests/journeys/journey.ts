import { test } from "@playwright/test";

/** A journey of people through browsers of their own, which are closed behind it. */
export const journey = test.extend<{ tidy: undefined }, { product: undefined }>({
  tidy: [
    async ({ browser }, use) => {
      await use(undefined);
      // An open page goes on drawing and sending requests, and slows the journeys that follow.
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  // Journeys that run at the same time do not meet: each project has a company of its own.
  product: [
    async ({ browserName: _ }, use, { project }) => {
      process.env["FAIRWAY_BASE"] ??= addressOf(project.name);
      await use(undefined);
    },
    { auto: true, scope: "worker" },
  ],
});

function addressOf(project: string): string {
  const products = JSON.parse(process.env["FAIRWAY_PRODUCTS"] ?? "{}") as Record<string, string>;
  const address = products[project];
  if (!address) throw new Error(`no product was started for the project ${project}`);
  return address;
}
