/** A part of the gate: a test that takes long, and the files that decide its result. */
export interface GatePart {
  readonly name: string;
  /** The test or journey; of faults and plans the short form, of which `npm run` has the long one. */
  readonly test: string;
  /** Does every run test a sample of it? The gate tests all. */
  readonly sampled?: boolean;
  /** Folders and files; when one of them changes, the part is run again. */
  readonly ground: readonly string[];
}

const machinery = ["core/", "engine/", "apps/server/", "db/migrations/", "package-lock.json"];
const everyArea = ["areas/"];
const faults = [
  ...machinery,
  "faults/",
  "scripts/serve.ts",
  "scripts/api/",
  "scripts/mainjob/",
  "tests/scenarios/",
  "ui/live/",
  ...everyArea,
];
const matrix = [...machinery, "tests/matrix/", "tests/cast/", ...everyArea];
const screens = [
  "core/",
  "ui/",
  "apps/web/",
  ...everyArea,
  "db/seed/",
  "tests/journeys/",
  "playwright.config.ts",
  "package-lock.json",
];

/**
 * Every part of the gate. Faults happen while the main job and its documents are worked on, so
 * every area is their ground; a part that few files decide names those alone.
 */
export const gateParts: readonly GatePart[] = [
  { name: "races", test: "tests/faults/races.db.test.ts", ground: faults },
  { name: "input", test: "tests/faults/badInput.db.test.ts", ground: faults },
  { name: "files", test: "tests/faults/wrongFiles.db.test.ts", ground: faults },
  {
    name: "upgrade",
    test: "tests/faults/upgrade.db.test.ts",
    ground: [...faults, "db/seed/", "scripts/books.ts"],
  },
  { name: "crash", test: "tests/faults/crash.db.test.ts", ground: faults },
  { name: "two", test: "tests/faults/twoServers.db.test.ts", ground: faults },
  { name: "resources", test: "tests/faults/resources.db.test.ts", ground: faults },
  { name: "companies", test: "tests/faults/companies.db.test.ts", ground: faults },
  {
    name: "plans",
    test: "tests/bench/plans.db.test.ts",
    ground: [...machinery, "bench/", "faults/books.ts", ...everyArea],
  },
  {
    name: "statements",
    test: "tests/bench/statements.db.test.ts",
    ground: [...machinery, "bench/", "tests/setup/", ...everyArea],
  },
  {
    name: "backup",
    test: "engine/backup/backup.db.test.ts",
    ground: [...machinery, "tests/cast/", ...everyArea],
  },
  {
    name: "lines",
    test: "tests/scenarios/linesOfMoney.db.test.ts",
    sampled: true,
    ground: [...machinery, "tests/cast/", ...everyArea],
  },
  {
    name: "approvals",
    test: "areas/approval/server/randomApprovals.db.test.ts",
    sampled: true,
    ground: [
      ...machinery,
      "tests/cast/",
      "areas/access/",
      "areas/approval/",
      "areas/notification/",
      "areas/organisation/",
    ],
  },
  { name: "matrix", test: "tests/matrix/matrix.db.test.ts", sampled: true, ground: matrix },
  { name: "titles", test: "tests/matrix/titles.db.test.ts", sampled: true, ground: matrix },
  { name: "otherCompany", test: "tests/matrix/otherCompany.db.test.ts", ground: matrix },
  { name: "otherService", test: "tests/matrix/otherService.db.test.ts", ground: matrix },
  {
    name: "papers",
    test: "tests/papers/everyPaper.test.ts",
    sampled: true,
    ground: ["core/", "engine/paper/", "tests/papers/", "package-lock.json", ...everyArea],
  },
  {
    name: "anyInput",
    test: "apps/server/anyInput.db.test.ts",
    sampled: true,
    ground: [...machinery, "tests/cast/", ...everyArea],
  },
  {
    name: "tryton",
    test: "tests/tryton/tryton.db.test.ts",
    ground: [...machinery, "tests/cast/", "areas/outbox/", "areas/sync/", "areas/due/"],
  },
  {
    name: "demonstration",
    test: "db/seed/demonstration.db.test.ts",
    ground: [...machinery, "db/seed/", ...everyArea],
  },
  {
    name: "launcher",
    test: "engine/db/launcher.db.test.ts",
    ground: ["engine/db/", "package-lock.json"],
  },
  {
    name: "accessible",
    test: "tests/journeys/accessible.journey.ts",
    sampled: true,
    ground: screens,
  },
  { name: "screens", test: "tests/journeys/screens.journey.ts", sampled: true, ground: screens },
  {
    name: "way",
    test: "tests/journeys/way.journey.ts",
    ground: [...screens, "scripts/wayTable.ts"],
  },
];

/** Is the part walked through in a browser? */
export const isJourney = ({ test }: GatePart): boolean => test.endsWith(".journey.ts");

/** Files in the ground that decide nothing: tests, documents, and the other side of the product. */
const notGround = {
  server: /\.test\.tsx?$|\.md$|\/web\//,
  screens: /\.test\.tsx?$|\.journey\.ts$|\.md$|\/server\//,
};

/** Does a file belong to the ground of a part? */
export function isGround(part: GatePart, path: string): boolean {
  if (path === part.test) return true;
  const not = notGround[isJourney(part) ? "screens" : "server"];
  return part.ground.some((each) => path.startsWith(each)) && !not.test(path);
}
