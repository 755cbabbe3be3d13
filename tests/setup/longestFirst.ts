import { BaseSequencer, type TestSpecification } from "vitest/node";

// So that no worker is left alone with one of them at the end.
const longest = [
  "tests/matrix/titles.db.test.ts",
  "tests/matrix/matrix.db.test.ts",
  "engine/db/launcher.db.test.ts",
  "tests/declared/declared.db.test.ts",
  "db/seed/demonstration.db.test.ts",
  "tests/matrix/otherCompany.db.test.ts",
  "engine/backup/backup.db.test.ts",
  "areas/partner/server/importPartners.db.test.ts",
  "apps/server/anyInput.db.test.ts",
  "tests/hub/hub.db.test.ts",
];

/** Runs the files that take longest first, the others as usual. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((each) => moduleId.endsWith(each));
      return at < 0 ? longest.length : at;
    };
    return usual.toSorted((a, b) => place(a) - place(b));
  }
}
