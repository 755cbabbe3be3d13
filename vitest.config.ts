import { defineConfig } from "vitest/config";

const inDatabase = ["**/*.db.test.ts", "**/*.scenario.test.ts"];
const onScreen = ["**/*.web.test.tsx", "**/*.web.test.ts"];
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
          ],
          environment: "node",
          pool: "threads",
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "db",
          include: inDatabase,
          exclude: never,
          environment: "node",
          pool: "forks",
          // One more than the others: while one waits for the database, another works.
          maxWorkers: 3,
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "web",
          include: onScreen,
          exclude: never,
          environment: "happy-dom",
          pool: "forks",
          maxWorkers: 2,
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
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
