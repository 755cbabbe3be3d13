import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type GatePart, gateParts, isGround, isJourney } from "./gateParts.ts";

const repository = join(import.meta.dirname, "..");
const part = (name: string) => gateParts.find((each) => each.name === name) as GatePart;

describe("the gate", () => {
  test("has a part for every test of faults, and each part's test and ground are there", () => {
    const faults = readdirSync(join(repository, "tests", "faults"));
    const tests = gateParts.map((each) => each.test);
    expect(faults.filter((file) => !tests.includes(`tests/faults/${file}`))).toEqual([]);
    const floors = JSON.parse(readFileSync(join(repository, "floors.json"), "utf8")) as object;
    const isPlanned = (path: string) => (path.split("/")[1] ?? "") in floors;
    const missing = gateParts
      .flatMap((each) => [each.test, ...each.ground])
      .filter((path) => !existsSync(join(repository, path)) && !isPlanned(path));
    expect(missing).toEqual([]);
  });

  test.each([
    ["a verb can lose a write or a race", "areas/note/server/issueNote.ts", ["crash", "races"]],
    ["a migration changes every part", "db/migrations/0001_company.sql", ["plans", "resources"]],
    ["so does the engine", "engine/db/tx.ts", ["two", "upgrade"]],
    ["a test is of its own part", "tests/faults/crash.db.test.ts", ["crash"]],
    ["a screen can lack a name", "areas/note/web/NoteTab.tsx", ["accessible", "screens"]],
    ["so can a text", "areas/note/model/noteWords.ts", ["accessible", "crash"]],
    ["and a component", "ui/form/Field.tsx", ["accessible", "screens"]],
    ["a journey is of its own part", "tests/journeys/screens.journey.ts", ["screens"]],
  ])("%s", (_, path, names) => {
    expect(names.filter((name) => !isGround(part(name), path))).toEqual([]);
  });

  test.each([
    "areas/note/server/notes.db.test.ts",
    "areas/note/web/NoteTab.web.test.tsx",
    "areas/note/README.md",
    "docs/words.md",
    "tests/journeys/shell.journey.ts",
  ])("%s is no ground", (path) => {
    expect(gateParts.filter((each) => isGround(each, path))).toEqual([]);
  });

  test("a screen is the ground of journeys alone, a verb that of all others", () => {
    const partsOf = (path: string) => gateParts.filter((each) => isGround(each, path));
    expect(partsOf("areas/stage/web/StageTab.tsx")).toEqual(gateParts.filter(isJourney));
    expect(partsOf("areas/stage/server/saveStage.ts").filter(isJourney)).toEqual([]);
  });
});
