import type { ApprovalSteps } from "@fairway/areas/organisation/model/officeSetting.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { describe, expect, test } from "vitest";
import {
  approved,
  approvingSeat,
  denyingSeat,
  mayOnRequest,
  type Sent,
  whyNotDecided,
} from "./decisions.ts";
import type { Level } from "./levels.ts";
import { refreshedSteps, stepsOf, walkOn } from "./walk.ts";

const now = "2026-03-16T03:00:00.000Z";
const everyone = { leader: ["lea"], manager: ["man"], accountant: ["acc"], bod: ["bod"] };
type Modes = readonly [
  leader: ApprovalSteps["leader"],
  manager: ApprovalSteps["manager"],
  accountant: ApprovalSteps["accountant"],
  bod: ApprovalSteps["bod"],
];

function stepsFor(
  [leader, manager, accountant, bod]: Modes,
  {
    requester = "req",
    holders = everyone,
    isOver = false,
  }: {
    readonly requester?: string;
    readonly holders?: Readonly<Record<Level, readonly string[]>>;
    readonly isOver?: boolean;
  } = {},
) {
  return stepsOf({ modes: { leader, manager, accountant, bod }, holders, requester, isOver });
}

function sent(modes: Modes, options: Parameters<typeof stepsFor>[1] = {}): Sent {
  const steps = stepsFor(modes, options);
  if (steps instanceof Refused) throw steps;
  return { number: "AD1", requester: options.requester ?? "req", ...walkOn(steps, now) };
}

const by = (userId: string, ...deputyOf: string[]) => ({ userId, deputyOf });
const after = (request: Sent, ...users: string[]): Sent =>
  users.reduce((before, userId) => {
    const seat = approvingSeat(before, by(userId));
    if (!seat) throw new Error(`it is not the turn of ${userId}`);
    return { ...before, ...approved(before, seat, { userId, now }) };
  }, request);
const said = ({ status, turn }: Sent) => `${status}, ${turn}`;

describe("the walk of a request", () => {
  test.each<[Modes, string]>([
    [["None", "Approval", "Approval", "Auto"], "Request Approval, manager"],
    [["Auto", "Approval", "Approval", "Auto"], "Leader Approved, manager"],
    [["Auto", "Auto", "Approval", "None"], "Department Manager Approved, accountant"],
    [["Auto", "Auto", "Auto", "Approval"], "Accountant Manager Approved, bod"],
    [["Auto", "None", "Auto", "Auto"], "Done, null"],
    [["None", "None", "None", "None"], "Done, null"],
    [["Approval", "None", "None", "None"], "Request Approval, leader"],
    [["None", "Auto", "None", "Special"], "Department Manager Approved, bod"],
  ])("%j begins with %s", (modes, expected) => {
    expect(said(sent(modes))).toBe(expected);
  });

  test("each approval goes on to the next acting level, the last ends in Done", () => {
    const request = sent(["Approval", "Auto", "Approval", "Auto"]);
    expect(said(after(request, "lea"))).toBe("Department Manager Approved, accountant");
    expect(said(after(request, "lea", "acc"))).toBe("Done, null");
  });

  test("a board that may approve at any moment fills the open levels with its name", () => {
    const request = sent(["Approval", "Auto", "Approval", "Special"]);
    const done = after(request, "bod");
    expect(said(done)).toBe("Done, null");
    expect(done.steps.map(({ decidedBy }) => decidedBy)).toEqual(["bod", "bod", "bod", "bod"]);
    expect(said(after(request, "lea", "acc"))).toBe("Done, null");
  });

  test("an amount over the limit lets the board act whatever its mode", () => {
    for (const mode of ["None", "Auto", "Special", "Approval"] as const) {
      const request = sent(["None", "Approval", "None", mode], { isOver: true });
      expect(said(after(request, "man"))).toBe("Department Manager Approved, bod");
      expect(approvingSeat(request, by("bod"))).toBeNull();
    }
  });
});

describe("who approves", () => {
  test("nobody approves an own request: another holder does", () => {
    const holders = { ...everyone, manager: ["man", "req"] };
    const request = sent(["None", "Approval", "None", "Auto"], { holders });
    expect(request.steps[1]?.holders).toEqual(["man"]);
    expect(approvingSeat(request, by("req", "man"))).toBeNull();
    expect(whyNotDecided(request, by("req", "man"), null).code).toBe("approval.own");
  });

  test("a level that only the requester holds passes to the next acting one", () => {
    const own = { requester: "man" };
    const request = sent(["None", "Approval", "Approval", "Auto"], own);
    expect(request.steps[1]?.mode).toBe("Passed");
    expect(said(request)).toBe("Request Approval, accountant");
    expect(said(sent(["None", "Approval", "None", "Special"], own))).toBe("Request Approval, bod");
    const refused = stepsFor(["None", "Approval", "None", "Auto"], own);
    expect(refused instanceof Refused && refused.code).toBe("approval.nobodyElse");
    const last = stepsFor(["None", "Approval", "Approval", "Auto"], { requester: "acc" });
    expect(last instanceof Refused && last.code).toBe("approval.nobodyElse");
  });

  test("a board that approves at any moment acts after a level that was passed on", () => {
    const request = sent(["Approval", "Approval", "None", "Special"], { requester: "man" });
    expect(said(after(request, "lea"))).toBe("Leader Approved, bod");
  });

  test("a level that nobody holds refuses the request, also where the system approves", () => {
    for (const mode of ["Auto", "Approval"] as const) {
      const holders = { ...everyone, leader: [] };
      const refused = stepsFor([mode, "Approval", "None", "None"], { holders });
      expect(refused instanceof Refused && refused.code).toBe("approval.noHolder");
    }
  });

  test("a deputy acts in the place of the holder, and both are kept", () => {
    const request = sent(["None", "Approval", "Approval", "Auto"]);
    const seat = approvingSeat(request, by("dep", "man"));
    expect(seat).toEqual({ level: "manager", holder: "man" });
    if (!seat) throw new Error("the deputy has no seat");
    const next = approved(request, seat, { userId: "dep", now });
    expect(next.steps[1]).toMatchObject({ decidedBy: "dep", decidedFor: "man" });
  });
});

describe("who denies", () => {
  const request = sent(["Approval", "Approval", "Auto", "Special"]);

  test("the holder whose turn it is, and the board at any moment", () => {
    expect(mayOnRequest(request, by("lea"))).toEqual(["approve", "deny"]);
    expect(mayOnRequest(request, by("man"))).toEqual([]);
    expect(mayOnRequest(request, by("bod"))).toEqual(["approve", "deny"]);
    expect(mayOnRequest(request, by("req"))).toEqual(["recall"]);
  });

  test("after the own approval until the next acting level has decided", () => {
    const once = after(request, "lea");
    expect(denyingSeat(once, by("lea"))).toEqual({ level: "leader", holder: "lea" });
    expect(mayOnRequest(once, by("req"))).toEqual([]);
    const twice = after(sent(["Approval", "Approval", "Approval", "None"]), "lea", "man");
    expect(denyingSeat(twice, by("lea"))).toBeNull();
    expect(denyingSeat(twice, by("man"))).toEqual({ level: "manager", holder: "man" });
  });

  test("nobody once it is done", () => {
    const done = after(request, "lea", "man");
    for (const user of ["lea", "man", "bod"]) expect(mayOnRequest(done, by(user))).toEqual([]);
    const last = { name: "Nguyen Van Long", status: done.status };
    expect(whyNotDecided(done, by("lea"), last)).toMatchObject({
      code: "approval.decided",
      facts: { name: "Nguyen Van Long" },
    });
  });

  test("a holder of a later level waits", () => {
    expect(whyNotDecided(request, by("man"), null).code).toBe("approval.notYourTurn");
    expect(whyNotDecided(request, by("x"), null).code).toBe("approval.notHolder");
  });
});

test("a refresh changes the levels that are open, not those that are decided", () => {
  const request = after(sent(["Approval", "Approval", "Approval", "None"]), "lea");
  const fresh = stepsFor(["None", "None", "Auto", "Approval"]);
  if (fresh instanceof Refused) throw fresh;
  const walk = walkOn(refreshedSteps(request.steps, fresh), now);
  expect(walk.steps.map(({ mode }) => mode)).toEqual(["Approval", "None", "Auto", "Approval"]);
  expect(walk.turn).toBe("bod");
});
