import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/setup/longestFirst.ts";
import { gateParts } from "./scripts/gateParts.ts";

// What one test file has read and compiled, the next does not compile again.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, ".fairway", "compiled");

const inDatabase = ["**/*.db.test.ts", "**/*.scenario.test.ts"];
const onScreen = ["**/*.web.test.tsx", "**/*.web.test.ts"];
// One more than the least machine has cores: while one waits for the database, another works.
const workers = 3;
// Loaded by Node itself: nothing in them needs a bundler, and loading is a fifth of their time.
const asNodeLoads = { experimental: { viteModuleRunner: false, nodeLoader: false } };
// Too long for every run; scripts/gate.ts runs them when their ground has changed.
const gate = gateParts.map((part) => part.test);
// What is looked at in the built web application.
const built = ["tests/built/**"];
// Declares something in place of a file of the product, which only the bundler's loader can do.
const declaring = ["tests/services/**/*.db.test.ts"];
const never = ["**/node_modules/**", "**/dist/**", "**/.fairway/**"];

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
          ...asNodeLoads,
          environment: "node",
          pool: "threads",
          // Rules without state: what is loaded for one file serves the next.
          isolate: false,
          maxWorkers: workers,
        },
      },
      {
        test: {
          name: "db",
          include: inDatabase,
          exclude: [...never, ...built, ...gate, ...declaring],
          ...asNodeLoads,
          environment: "node",
          pool: "forks",
          maxWorkers: workers,
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for comes when the machine gets to it.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: "declaring",
          include: declaring,
          exclude: never,
          environment: "node",
          pool: "forks",
          maxWorkers: workers,
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "web",
          setupFiles: ["ui/waitForScreens.ts"],
          include: onScreen,
          exclude: never,
          environment: "happy-dom",
          pool: "forks",
          maxWorkers: workers,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "house",
          include: ["tests/house-rules/**/*.test.ts"],
          exclude: [...never, ...inDatabase],
          ...asNodeLoads,
          environment: "node",
          pool: "forks",
          isolate: false,
          maxWorkers: workers,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "built",
          include: built.map((each) => `${each}/*.test.ts`),
          exclude: never,
          ...asNodeLoads,
          environment: "node",
          pool: "forks",
          maxWorkers: workers,
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "gate",
          include: gate,
          exclude: never,
          ...asNodeLoads,
          environment: "node",
          pool: "forks",
          maxWorkers: workers,
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
