import { describe, expect, test } from "vitest";
import { makeActor } from "./actor.ts";
import { inReach, type MenuRights, type Owned, type Reach, reachOf } from "./permission.ts";

const me = { userId: "me", companyId: "c", officeId: "o", departmentId: "d", groupId: "g" };
const row = (change: Partial<Owned> = {}): Owned => ({
  companyId: "c",
  officeId: "o",
  departmentId: "d",
  groupId: "g",
  userCreated: "somebody",
  ...change,
});

describe("how far a right reaches", () => {
  const rows: Record<string, Owned> = {
    "my own": row({ userCreated: "me", officeId: "other" }),
    "mine as salesman": row({ alsoOwners: ["me"], officeId: "other" }),
    "my group's": row(),
    "another group's": row({ groupId: "other" }),
    "another department's": row({ departmentId: "other" }),
    "another office's": row({ officeId: "other" }),
    "sold in my group": row({ officeId: "x", salesUnits: [{ departmentId: "d", groupId: "g" }] }),
    "sold in my department": row({
      officeId: "x",
      salesUnits: [{ departmentId: "d", groupId: "other" }],
    }),
    "another company's": row({ companyId: "other", userCreated: "me" }),
  };
  const expected: Record<Reach, string[]> = {
    None: [],
    Owner: ["my own", "mine as salesman"],
    Group: ["my own", "mine as salesman", "my group's", "sold in my group"],
    Department: [
      "my own",
      "mine as salesman",
      "my group's",
      "another group's",
      "sold in my group",
      "sold in my department",
    ],
    Office: ["my own", "mine as salesman", "my group's", "another group's", "another department's"],
    Company: Object.keys(rows).filter((name) => name !== "another company's"),
    All: Object.keys(rows).filter((name) => name !== "another company's"),
  };
  for (const [reach, names] of Object.entries(expected)) {
    test(`${reach} covers ${names.join(", ") || "nothing"}`, () => {
      const covered = Object.keys(rows).filter((name) =>
        inReach(reach as Reach, me, rows[name] as Owned),
      );
      expect(covered).toEqual(names);
    });
  }
});

describe("what a right is", () => {
  const rights: MenuRights = {
    access: true,
    detail: "Office",
    write: "Group",
    delete: "Owner",
    list: "Company",
    import: false,
    export: true,
    special: ["LockShipment"],
  };

  test.each([
    ["access", "All"],
    ["add", "Group"],
    ["write", "Group"],
    ["delete", "Owner"],
    ["list", "Company"],
    ["detail", "Office"],
    ["import", "None"],
    ["export", "All"],
    ["LockShipment", "All"],
    ["UnlockShipment", "None"],
  ] as const)("%s reaches %s", (action, reach) => {
    expect(reachOf(rights, action)).toBe(reach);
  });

  test("without access nothing reaches", () => {
    expect(reachOf({ ...rights, access: false }, "list")).toBe("None");
    expect(reachOf(undefined, "list")).toBe("None");
  });

  test("an unknown word reaches nothing", () => {
    expect(reachOf({ ...rights, write: "Everything" as Reach }, "write")).toBe("None");
  });

  const actor = makeActor({
    ...me,
    userName: "lan",
    nameEn: "Lan",
    userType: "Normal User",
    language: "en",
    timeZone: "Asia/Ho_Chi_Minh",
    sessionId: null,
    rights: { unit: rights },
  });

  test("a row in sight but out of reach is forbidden, a row out of sight is not found", () => {
    expect(() => actor.must("unit.write", row())).not.toThrow();
    expect(() => actor.must("unit.write", row({ groupId: "other" }))).toThrow("access.forbidden");
    expect(() => actor.must("unit.write", row({ companyId: "other" }))).toThrow("record.notFound");
  });

  test("any of several rights will do", () => {
    expect(() => actor.mustHave("other.list", "unit.list")).not.toThrow();
    expect(() => actor.mustHave("other.list")).toThrow("access.forbidden");
  });
});
