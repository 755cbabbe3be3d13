import { expect, test } from "vitest";
import { sources } from "./sources.ts";

// A statement that waits for a lock shows the locked row as it is then, but what it joins as it was
// before, and a row whose id came from a joined list is left out. So a lock reads one table, or the
// statement locks every row that a verb decides on (engine/db/lockRow.ts).

/** Statements that lock and join, and why what they join is the same after a wait. */
const mayJoin: Readonly<Record<string, string>> = {
  "areas/charge/server/chargedBill.ts": "locks job and bill, and joins people only",
  "areas/charge/server/surchargeTable.ts": "its job is locked before, by every verb on lines",
  "areas/file/server/attachedFileTable.ts": "joins names only",
  "areas/organisation/server/adminUserTable.ts": "locks user and employee",
  "areas/organisation/server/officeSettingTable.ts": "joins names only",
  "areas/partner/server/mergeTable.ts": "both partners are locked before",
  "areas/session/server/rememberedTable.ts": "a user who is shut out meanwhile is refused later",
  "areas/session/server/sessionTable.ts": "a session that ends meanwhile is refused later",
  "engine/db/lockRow.ts": "locks the root, then its parts, each by itself",
  "engine/imports/importRows.ts": "joins names only; sets are replaced whole",
  "engine/resource/getRecord.ts": "joins names only; sets are replaced whole",
};

const server = sources(".ts").filter(
  ({ path }) => /^(areas|engine)\//.test(path) && !path.endsWith(".test.ts"),
);
const lock = /\bfor (no key )?update\b/;

test("a statement that locks reads one table, or is named with the reason", () => {
  const joining = server.filter(({ text }) => /\bfor (no key )?update of\b/.test(text));
  expect(joining.map(({ path }) => path).sort()).toEqual(Object.keys(mayJoin).sort());
});

test("a statement that locks takes ids of other rows as an array, read once", () => {
  const files = server.filter(({ text }) => lock.test(text) || /\blockRows\(/.test(text));
  const listed = files.filter(({ text }) => /\bid in \(\s*select\b/.test(text));
  expect(listed.map(({ path }) => path)).toEqual([]);
  expect(files.length).toBeGreaterThan(15);
});
