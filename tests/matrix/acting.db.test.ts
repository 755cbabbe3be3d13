import { notWhileActing } from "@fairway/areas/session/server/authenticate.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castDatabase } from "../cast/castDatabase.ts";
import { castActor } from "../cast/actors.ts";
import { people } from "../cast/people.ts";
import { sentFor } from "./askOf.ts";
import type { Expectation } from "./expectations/expectation.ts";
import { expectationOf } from "./expectations/expectationOf.ts";
import { type Ground, writeGround } from "./ground.ts";
import { everyGuarded, nameOf } from "./guarded.ts";
import { type Guarded, play } from "./play.ts";
import { somebody } from "./positions.ts";

const database = await castDatabase();
let ground: Ground;
beforeAll(async () => {
  ground = await inTransaction(database, writeGround);
}, 60_000);

const writes = ({ call }: Guarded) => call.writes ?? call.method !== "GET";

// Part of working as somebody: going to another of their places, ending it, arranging a list.
const partOfIt = [
  "GET Account/Signout",
  "POST auth/switch",
  "PUT ListMemory/Columns",
  "POST ListMemory/View",
  "DELETE ListMemory/View/{id}",
];
// What an office does for people, and what they do for themselves: only the latter is refused.
const ofOneself = [
  "GET SysUser/ResetPassword",
  "POST SysImageUpload/image",
  "DELETE SysImageUpload/Delete",
  "PUT AWSS3/UploadAttachedFiles/{moduleName}/{folder}/{id}",
  "PUT AWSS3/UploadImages/{moduleName}/{folder}/{id}",
  "DELETE AWSS3/DeleteAttachedFile/{moduleName}/{folder}/{id}",
  "DELETE AWSS3/DeleteSpecificFile/{moduleName}/{folder}/{id}/{fileName}",
  "DELETE AWSS3/DeleteFileFolder/{moduleName}/{folder}/{objectId}",
  "PUT EDoc/UploadEdoc",
  "PUT EDoc/UploadAttachedFileEdoc/{moduleName}/{folder}/{id}",
  "POST EDoc/UploadPreviewTemplateToEDoc",
  "PUT EDoc/UpdateEdoc",
  "DELETE EDoc/DeleteEDoc/{edocId}/{jobId}",
];

/** Makes a call as the person whose the records are, by an administrator who acts as them or not. */
function codeOf(served: Guarded, { known = {} }: Expectation, actedBy: string | null) {
  const actor = { ...castActor("salesHph"), actedBy };
  const sent = sentFor(served.call, { ...known, userId: somebody });
  return rolledBack(database, async (tx) => {
    await run(tx, sql`savepoint cell`);
    return (await play(tx, served, { database, actor, sent })).code;
  });
}

test("who acts as somebody is refused all that belongs to the person alone", async () => {
  const open: string[] = [];
  const asked: string[] = [];
  for (const served of everyGuarded) {
    const name = nameOf(served);
    const expectation = expectationOf(served.call, ground);
    const isTheirs = expectation?.kind === "self" && writes(served) && !partOfIt.includes(name);
    if (!expectation || !(isTheirs || ofOneself.includes(name))) continue;
    asked.push(name);
    if (notWhileActing.has(served.call)) continue;
    const code = await codeOf(served, expectation, people.administrator.id);
    if (code !== "acting.notNow") open.push(`${name}: ${code}`);
    // The refusal is about acting alone: the person is not told so.
    if ((await codeOf(served, expectation, null)) === "acting.notNow") open.push(`${name} always`);
  }
  expect(open).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining(ofOneself));
  expect(asked.length).toBeGreaterThan(ofOneself.length + 4);
});
