/** A part of the gate: a test that takes long, and the files that decide its result. */
export interface GatePart {
  readonly name: string;
  /** The test, in the short form; `npm run faults` and `npm run bench` have the long one. */
  readonly test: string;
  /** Does every run test a sample of it? The gate tests all. */
  readonly sampled?: boolean;
  /** Folders and files; when one of them changes, the part is run again. */
  readonly ground: readonly string[];
}

const machinery = ["core/", "engine/", "apps/server/", "db/migrations/", "package-lock.json"];
const faults = ["faults/", "scripts/serve.ts", "scripts/mainjob/"];
const everyArea = ["areas/"];
const matrix = [...machinery, "tests/matrix/", "tests/cast/", ...everyArea];

/**
 * Every part of the gate. A part that only the machinery decides (a killed process, a missing
 * database, two servers) has as its ground the machinery and the areas that are called meanwhile;
 * a part that calls the verbs of all areas has all of them.
 */
export const gateParts: readonly GatePart[] = [
  {
    name: "races",
    test: "tests/faults/races.db.test.ts",
    ground: [...machinery, ...faults, ...everyArea],
  },
  {
    name: "input",
    test: "tests/faults/badInput.db.test.ts",
    ground: [...machinery, ...faults, ...everyArea],
  },
  {
    name: "files",
    test: "tests/faults/wrongFiles.db.test.ts",
    ground: [...machinery, ...faults, ...everyArea],
  },
  {
    name: "upgrade",
    test: "tests/faults/upgrade.db.test.ts",
    ground: [...machinery, ...faults, "db/seed/", "scripts/books.ts", ...everyArea],
  },
  {
    name: "crash",
    test: "tests/faults/crash.db.test.ts",
    ground: [...machinery, ...faults, ...everyArea],
  },
  {
    name: "two",
    test: "tests/faults/twoServers.db.test.ts",
    ground: [
      ...machinery,
      ...faults,
      "areas/access/",
      "areas/session/",
      "areas/notification/",
      "areas/stage/",
      "areas/report/",
    ],
  },
  {
    name: "resources",
    test: "tests/faults/resources.db.test.ts",
    ground: [...machinery, ...faults],
  },
  {
    name: "plans",
    test: "tests/bench/plans.db.test.ts",
    ground: [...machinery, "bench/", "faults/books.ts", ...everyArea],
  },
  { name: "matrix", test: "tests/matrix/matrix.db.test.ts", sampled: true, ground: matrix },
  { name: "titles", test: "tests/matrix/titles.db.test.ts", sampled: true, ground: matrix },
];

/** Files in the ground that decide nothing: tests, screens and documents. */
const notGround = /\.test\.tsx?$|\.md$|\/web\//;

/** Does a file belong to the ground of a part? */
export function isGround({ test, ground }: GatePart, path: string): boolean {
  if (path === test) return true;
  return ground.some((each) => path.startsWith(each)) && !notGround.test(path);
}
