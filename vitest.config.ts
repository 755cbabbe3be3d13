import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/setup/longestFirst.ts";
import { gateParts, isJourney } from "./scripts/gateParts.ts";

// Node keeps the compiled code of a module for the processes that load it later.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, ".fairway", "compiled");

const inDatabase = ["**/*.db.test.ts", "**/*.scenario.test.ts"];
const onScreen = ["**/*.web.test.tsx", "**/*.web.test.ts"];
// One more than the smallest machine has cores: while one worker waits for the database, another runs.
const workers = 3;
// Node loads the modules itself: no test needs a bundler, and loading is a fifth of the time.
const asNodeLoads = { experimental: { viteModuleRunner: false, nodeLoader: false } };
// Too long for every run: scripts/gate.ts runs these files when their ground has changed.
const inGate = gateParts.filter((part) => !isJourney(part));
const gate = inGate.map((part) => part.test);
const onlyGate = inGate.filter((part) => !part.sampled).map((part) => part.test);
// These test the built web application.
const built = ["tests/built/**"];
// These replace a file of the product, which only the bundler's loader can do.
const declaring = ["tests/services/**/*.db.test.ts"];
const declaringOnScreen = ["tests/services/**/*.web.test.tsx"];
// Each of these expects that no area above its own is loaded.
const apart = [
  "areas/due/server/dues.db.test.ts",
  "areas/file/server/file.db.test.ts",
  "areas/partner/server/mergePartners.db.test.ts",
  "areas/receipt/server/documentFiles.db.test.ts",
];
const never = ["**/node_modules/**", "**/dist/**", "**/.fairway/**"];
const inNode = { environment: "node", pool: "forks", maxWorkers: workers } as const;
const onPostgres = {
  ...inNode,
  globalSetup: ["tests/setup/postgres.ts"],
  // These end a test that hangs; a loaded machine takes several times what a free one does.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A loaded machine answers late; a poll ends as soon as its condition holds.
  expect: { poll: { timeout: 15_000 } },
};

const onHappyDom = {
  ...inNode,
  environment: "happy-dom",
  setupFiles: ["ui/waitForScreens.ts"],
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "model",
          testTimeout: 30_000,
          include: ["**/*.test.ts"],
          exclude: [
            ...never,
            ...inDatabase,
            ...onScreen,
            "tests/house-rules/**",
            "tests/journeys/**",
            ...built,
          ],
          ...inNode,
          ...asNodeLoads,
          pool: "threads",
          // The modules hold no state, so a worker loads them once for all its files.
          isolate: false,
        },
      },
      {
        test: {
          name: "db",
          include: inDatabase,
          exclude: [...never, ...built, ...onlyGate, ...declaring, ...apart],
          ...onPostgres,
          ...asNodeLoads,
          // Each file has its own database; a worker loads the product once for all its files.
          isolate: false,
          setupFiles: ["tests/setup/wholeProduct.ts"],
        },
      },
      { test: { name: "db-apart", include: apart, exclude: never, ...onPostgres, ...asNodeLoads } },
      { test: { name: "db-declaring", include: declaring, exclude: never, ...onPostgres } },
      // The modules and the window's classes serve all files; each file has its own document.
      {
        test: {
          name: "web",
          include: onScreen,
          exclude: [...never, ...declaringOnScreen],
          ...onHappyDom,
          isolate: false,
        },
      },
      {
        test: { name: "web-declaring", include: declaringOnScreen, exclude: never, ...onHappyDom },
      },
      {
        test: {
          name: "house",
          include: ["tests/house-rules/**/*.test.ts"],
          exclude: [...never, ...inDatabase],
          ...inNode,
          ...asNodeLoads,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "built",
          include: built.map((each) => `${each}/*.test.ts`),
          exclude: never,
          ...onPostgres,
          ...asNodeLoads,
          isolate: false,
        },
      },
      {
        test: {
          name: "gate",
          include: gate,
          exclude: never,
          ...onPostgres,
          ...asNodeLoads,
          env: { FAIRWAY_WHOLE: "1" },
        },
      },
    ],
  },
});
