import { defineConfig } from "vitest/config";

const inDatabase = ["**/*.db.test.ts", "**/*.scenario.test.ts"];
const onScreen = ["**/*.web.test.tsx", "**/*.web.test.ts"];
// One more than the least machine has cores: while one waits for the database, another works.
const workers = 3;
// What is looked at in the built web application.
const built = ["tests/built/**"];
const never = ["**/node_modules/**", "**/dist/**", "**/.fairway/**"];

export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: "model",
          include: ["**/*.test.ts"],
          exclude: [
            ...never,
            ...inDatabase,
            ...onScreen,
            "tests/house-rules/**",
            "tests/journeys/**",
            ...built,
          ],
          environment: "node",
          pool: "threads",
          maxWorkers: workers,
        },
      },
      {
        test: {
          name: "db",
          include: inDatabase,
          exclude: [...never, ...built],
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
          name: "web",
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
          environment: "node",
          pool: "forks",
          maxWorkers: workers,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "built",
          include: built.map((each) => `${each}/*.test.ts`),
          exclude: never,
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
