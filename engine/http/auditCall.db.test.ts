import { call } from "@fairway/core/contract/call.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { castActor } from "../../tests/cast/actors.ts";
import { testDatabase } from "../db/testDatabase.ts";
import { buildServer } from "./buildServer.ts";
import { serve } from "./serve.ts";

const database = await testDatabase();
const answer = z.object({ said: z.string() });
const get = { method: "GET", right: "signedIn", summary: "Something" } as const;
const file = { name: "SFE-2026-11-21.xlsx", mime: "x", bytes: new Uint8Array([1]) };
const query = z.object({ keyword: z.string().optional() });
const truc = castActor("documentation", { change: { sysUserManagement: { access: false } } });

const server = await buildServer({
  database,
  authenticate: async () => async () => truc,
  handlers: [
    serve(
      call({ ...get, path: "Job/{id}", params: z.object({ id: z.string() }), query, answer }),
      async (_, __, ask) => {
        throw ask.id === "away"
          ? refuse("record.notFound")
          : refuse("access.forbidden", { permission: "docSeaFCLExport.write" });
      },
    ),
    serve(
      call({ ...get, path: "User/All", right: "sysUserManagement.write", answer }),
      async () => ({
        said: "all",
      }),
    ),
    serve(
      call({ ...get, path: "Job/Export", right: "docSeaFCLExport.export", query, answer: "file" }),
      async () => file,
    ),
    serve(call({ ...get, path: "Job/PreviewBill", query, answer: "file" }), async () => ({
      ...file,
      name: "HBL-1.pdf",
    })),
    serve(call({ ...get, path: "Job/Template", answer: "file" }), async () => file),
  ],
});
afterAll(() => server.close());

const entries = async () =>
  (await database.pool.query("select * from audit_entry order by id")).rows as Record<
    string,
    unknown
  >[];
let before = 0;
beforeEach(async () => {
  before = (await entries()).length;
});
const added = async () => (await entries()).slice(before);
const open = (path: string) =>
  server.inject({
    url: `/api/v1/en-US/${path}`,
    headers: { authorization: "Bearer truc", "x-request-id": "desk-7-0001" },
    remoteAddress: "203.0.113.9",
  });

test("a refusal is written down with person, office, address and request, though its work is undone", async () => {
  expect((await open("Job/7?keyword=ab")).statusCode).toBe(403);
  // The right is asked before the ask is read, so NUL comes as far as the audit.
  expect((await open("User/All?keyword=a%00b")).statusCode).toBe(403);
  const [job, users] = await added();
  expect(job).toMatchObject({
    kind: "refusal",
    object: "GET Job/{id}",
    company_id: truc.companyId,
    user_created: truc.userId,
    user_name: truc.userName,
    office_id: truc.officeId,
    address: "203.0.113.9",
    request_id: "desk-7-0001",
    after: { code: "access.forbidden", params: { id: "7" }, query: { keyword: "ab" } },
  });
  expect(users).toMatchObject({ object: "GET User/All", after: { query: { keyword: "ab" } } });
});

test("what is not there, or out of sight, is no refusal of a right", async () => {
  expect((await open("Job/away")).statusCode).toBe(404);
  expect(await added()).toEqual([]);
});

test("an export and a printed paper are written down by file and ask, an empty sheet is not", async () => {
  expect((await open("Job/Export?keyword=tra")).statusCode).toBe(200);
  expect((await open("Job/PreviewBill")).statusCode).toBe(200);
  expect((await open("Job/Template")).statusCode).toBe(200);
  expect(await added()).toMatchObject([
    { kind: "export", object: "SFE-2026-11-21.xlsx", after: { keyword: "tra" } },
    { kind: "print", object: "HBL-1.pdf" },
  ]);
});

test.each([
  "update audit_entry set user_name = 'nobody'",
  "delete from audit_entry",
  "truncate audit_entry",
  "truncate history",
])("not even the owner of the database does this: %s", async (statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow(/only ever added to/);
});
