import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  approvedPaper,
  nameDeputy,
  newPapers,
  setHolders,
  setPaperModes,
  writeApprovedPaper,
} from "../../../tests/cast/approvedPaper.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { type CastName, companyId, people } from "../../../tests/cast/people.ts";
import { mayOnRequest } from "../model/decisions.ts";
import { closeApprovals } from "./closeApprovals.ts";
import { decideApprovals } from "./decideApprovals.ts";
import { recallApproval } from "./recallApproval.ts";
import { readRequests } from "./requestTable.ts";
import { type SentDocument, sendForApproval } from "./sendForApproval.ts";
import { isWhole } from "../../../tests/setup/isWhole.ts";

// A model of approvals that shares nothing with the product: it keeps every document as a few plain
// values and says after each step which status it has and who may do what.

const database = await castDatabase();
beforeAll(() => inTransaction(database, writeApprovedPaper));

const order = ["leader", "manager", "accountant", "bod"] as const;
type Rank = (typeof order)[number];
const names = ["documentation", "manager", "accountant", "receivable", "director"] as const;
type Name = (typeof names)[number];
const actors: Readonly<Record<Name, Actor>> = {
  documentation: castActor("documentation"),
  manager: castActor("manager"),
  accountant: castActor("accountant"),
  receivable: castActor("receivable"),
  director: castActor("director"),
};

/** A repeatable source of numbers from 0 to below 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

interface World {
  modes: Record<Rank, string>;
  limit: number | null;
  holders: Record<Rank, Name[]>;
  /** Deputy and holder in whose place, today. */
  deputies: [Name, Name][];
}

interface Paper {
  document: SentDocument;
  requester: Name;
  amount: number;
  status: string;
  open: boolean;
  seats: { rank: Rank; mode: string; who: Name[]; by: Name | "system" | null; for: Name | null }[];
}

const statusOf: Record<Rank, string> = {
  leader: "Leader Approved",
  manager: "Department Manager Approved",
  accountant: "Accountant Manager Approved",
  bod: "Done",
};

/** Moves a paper on until somebody has to act. */
function settle(paper: Paper): void {
  let approvals = 0;
  for (const seat of paper.seats) {
    if (seat.by === "system") continue;
    if (seat.by) approvals += 1;
    else if (seat.mode === "handed on") approvals = 0;
    else if (seat.mode === "Auto") seat.by = "system";
    else if (seat.mode === "Special" && approvals > 0) seat.by = "system";
    else return stopAt(paper);
  }
  paper.status = "Done";
  paper.open = false;
}

function stopAt(paper: Paper): void {
  paper.open = true;
  paper.status = "Request Approval";
  for (const { rank, by } of paper.seats) if (by) paper.status = statusOf[rank];
}

function sends(world: World, paper: Paper, name: Name): boolean {
  if (name !== paper.requester || !["New", "Denied"].includes(paper.status)) return false;
  const isOver = world.limit !== null && paper.amount > world.limit;
  const seats: Paper["seats"] = [];
  let checked = false;
  let handedOn = false;
  for (const rank of order) {
    let mode = world.modes[rank];
    if (rank === "bod" && isOver) mode = "Approval";
    if (mode === "None") continue;
    if (world.holders[rank].length === 0) return false;
    const who = world.holders[rank].filter((each) => each !== name);
    if (mode === "Approval" || (mode === "Special" && !checked)) {
      if (who.length === 0) {
        mode = "handed on";
        checked = false;
        handedOn = true;
      } else {
        checked = true;
        handedOn = false;
      }
    } else if (mode === "Special") {
      handedOn = false;
    }
    seats.push({ rank, mode, who, by: null, for: null });
  }
  if (handedOn) return false;
  paper.seats = seats;
  settle(paper);
  return true;
}

const turnOf = (paper: Paper) =>
  paper.seats.find((seat) => !seat.by && ["Approval", "Special"].includes(seat.mode));

/** The seat from which a user acts and in whose place. */
function acting(world: World, paper: Paper, name: Name) {
  if (!paper.open || name === paper.requester) return null;
  const places = [
    name,
    ...world.deputies.filter(([deputy]) => deputy === name).map(([, holder]) => holder),
  ];
  // In whose place is told by the order of the ids.
  const mine = (who: readonly Name[]) =>
    places
      .filter((each) => who.includes(each))
      .toSorted((a, b) =>
        a === name ? -1 : b === name ? 1 : people[a].id < people[b].id ? -1 : 1,
      )[0];
  const turn = turnOf(paper);
  const special = paper.seats.find((seat) => seat.mode === "Special");
  for (const seat of [turn, special]) {
    const holder = seat && mine(seat.who);
    if (seat && holder) return { seat, holder };
  }
  return null;
}

function approves(world: World, paper: Paper, name: Name): boolean {
  const found = acting(world, paper, name);
  if (!found) return false;
  for (const seat of paper.seats) {
    if (!seat.by && seat.mode !== "handed on") {
      seat.by = name;
      seat.for = found.holder;
    }
    if (seat === found.seat) break;
  }
  settle(paper);
  return true;
}

function mayDeny(world: World, paper: Paper, name: Name): boolean {
  if (!paper.open) return false;
  if (acting(world, paper, name)) return true;
  const last = paper.seats.filter((seat) => seat.by && seat.by !== "system").at(-1);
  return last !== undefined && (last.by === name || last.for === name);
}

const mayRecall = (paper: Paper, name: Name) =>
  paper.open && paper.requester === name && paper.status === "Request Approval";

function end(paper: Paper, status: string): void {
  paper.status = status;
  paper.open = false;
}

function mayOf(world: World, paper: Paper, name: Name): string[] {
  return [
    ...(acting(world, paper, name) ? ["approve"] : []),
    ...(mayDeny(world, paper, name) ? ["deny"] : []),
    ...(mayRecall(paper, name) ? ["recall"] : []),
  ];
}

type Verb = "send" | "approve" | "deny" | "recall" | "unlock";

const worlds = isWhole ? 50 : 10;
const papersEach = 200;
const rounds = 5;

/** Changes settings, holders or deputies, in the database and in the model. */
async function changeWorld(tx: Tx, world: World, random: () => number): Promise<void> {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const some = () => names.filter(() => random() < 0.3);
  const what = pick(["setting", "holders", "deputy", "nothing"] as const);
  if (what === "setting") {
    const mode = () => pick(["None", "Auto", "Approval", "Approval"]);
    world.modes = {
      leader: mode(),
      manager: mode(),
      accountant: mode(),
      bod: pick(["None", "Auto", "Approval", "Special"]),
    };
    world.limit = random() < 0.5 ? null : 500;
    await setPaperModes(tx, world.modes, world.limit === null ? null : String(world.limit));
  } else if (what === "holders") {
    const rank = pick(order);
    world.holders[rank] = some();
    await setHolders(tx, rank, world.holders[rank]);
  } else if (what === "deputy" && world.deputies.length > 1) {
    world.deputies = [];
    await run(
      tx,
      sql`update sys_authorized_approval set active = false where company_id = ${companyId}`,
    );
  } else if (what === "deputy") {
    const [deputy, holder] = [pick(names), pick(names)];
    const days = pick([
      { from: -1, to: 1 },
      { from: 1, to: 2 },
      { from: -3, to: -1 },
    ]);
    const isKnown = world.deputies.some(([a, b]) => a === deputy && b === holder);
    if (deputy === holder || isKnown) return;
    await run(
      tx,
      sql`update sys_authorized_approval set active = false where company_id = ${companyId}
        and authorizer = ${people[holder].id} and commissioner = ${people[deputy].id}`,
    );
    await nameDeputy(tx, holder, deputy, days);
    if (days.from <= 0 && days.to >= 0) world.deputies.push([deputy, holder]);
  }
}

/** Does one verb of one user on papers, in the database and in the model. */
async function act(
  tx: Tx,
  world: World,
  { verb, name, papers }: { verb: Verb; name: Name; papers: readonly Paper[] },
): Promise<void> {
  const actor = actors[name];
  const documentIds = papers.map(({ document }) => document.id);
  if (verb === "send") {
    const results = await sendForApproval(
      tx,
      actor,
      approvedPaper,
      papers.map(({ document }) => document),
    );
    for (const [at, paper] of papers.entries()) {
      expect(!(results[at] instanceof Refused)).toBe(sends(world, paper, name));
    }
  } else if (verb === "approve" || verb === "deny") {
    const items = documentIds.map((documentId) => ({ documentId }));
    const answers = await decideApprovals(tx, actor, { verb, items, comment: "No" });
    for (const [at, paper] of papers.entries()) {
      const did = answers[at]?.status !== null;
      if (verb === "approve") expect(did).toBe(approves(world, paper, name));
      else {
        expect(did).toBe(mayDeny(world, paper, name));
        if (did) end(paper, "Denied");
      }
    }
  } else if (verb === "recall") {
    for (const paper of papers) {
      const asked = recallApproval(tx, actor, { documentId: paper.document.id });
      const did = await asked.then(
        () => true,
        () => false,
      );
      expect(did).toBe(mayRecall(paper, name));
      if (did) end(paper, "New");
    }
  } else {
    const done = papers.filter(({ status }) => status === "Done");
    const ids = done.map(({ document }) => document.id);
    await closeApprovals(tx, actor, { documentIds: ids, comment: "Unlock", ending: "unlocked" });
    await run(
      tx,
      sql`update approved_paper set status = 'Denied'
        where company_id = ${companyId} and id = any(${ids}::uuid[])`,
    );
    for (const paper of done) end(paper, "Denied");
  }
}

/** Compares the status of every paper, and `may` for some users. */
async function compare(
  tx: Tx,
  world: World,
  papers: readonly Paper[],
  asked: readonly Name[],
): Promise<void> {
  const ids = papers.map(({ document }) => document.id);
  const stored = await rows<{ id: string; status: string }>(
    tx,
    sql`select id, status from approved_paper where company_id = ${companyId}
      and id = any(${ids}::uuid[])`,
  );
  const statuses = new Map(stored.map(({ id, status }) => [id, status]));
  expect(papers.map(({ document }) => statuses.get(document.id))).toEqual(
    papers.map(({ status }) => status),
  );
  for (const name of asked) {
    const { userId } = actors[name];
    const requests = new Map(
      (await readRequests(tx, { companyId, userId }, ids)).map((each) => [each.documentId, each]),
    );
    const found = papers.map(({ document }) => {
      const request = requests.get(document.id);
      return request ? mayOnRequest(request, { userId, deputyOf: request.deputyOf }) : [];
    });
    expect(found).toEqual(papers.map((paper) => mayOf(world, paper, name)));
    const waiting = await rows<{ documentId: string }>(
      tx,
      sql`select r.document_id from approval_holder h
        join approval_request r on r.company_id = h.company_id and r.id = h.request_id
        where h.company_id = ${companyId} and h.user_id = ${userId} and h.is_waiting
          and r.document_id = any(${ids}::uuid[])`,
    );
    const own = { ...world, deputies: [] };
    const expected = papers.filter((paper) => acting(own, paper, name));
    expect(new Set(waiting.map((each) => each.documentId))).toEqual(
      new Set(expected.map(({ document }) => document.id)),
    );
  }
}

test("random sequences end as the model says, with the same rights on the way", async () => {
  let done = 0;
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= worlds; seed += 1) {
    await rolledBack(database, async (tx) => {
      const random = chance(seed);
      const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
      const world: World = {
        modes: { leader: "None", manager: "Approval", accountant: "Approval", bod: "Auto" },
        limit: null,
        holders: {
          leader: ["documentation"],
          manager: ["manager"],
          accountant: ["accountant", "receivable"],
          bod: ["director"],
        },
        deputies: [],
      };
      await setPaperModes(tx, world.modes);
      for (const rank of order) await setHolders(tx, rank, world.holders[rank] as CastName[]);
      const papers: Paper[] = [];
      for (const name of names) {
        const amount = pick([100, 1000]);
        const made = await newPapers(tx, actors[name], papersEach / names.length, String(amount));
        for (const document of made) {
          papers.push({ document, requester: name, amount, status: "New", open: false, seats: [] });
        }
      }
      for (let round = 0; round < rounds; round += 1) {
        await changeWorld(tx, world, random);
        const asked = papers.map((paper) => {
          const verb = pick<Verb>(
            round === 0 ? ["send"] : ["approve", "approve", "approve", "deny", "send", "unlock"],
          );
          const isOwn = verb === "send" && random() < 0.9;
          const isRecalled = random() < 0.02;
          return {
            paper,
            verb: isRecalled && round > 0 ? ("recall" as const) : verb,
            name: isOwn || isRecalled ? paper.requester : pick(names),
          };
        });
        const groups = Map.groupBy(asked, ({ verb, name }) => `${verb} ${name}`);
        for (const each of groups.values()) {
          const [{ verb, name }] = each as [(typeof asked)[number]];
          await act(tx, world, { verb, name, papers: each.map(({ paper }) => paper) });
        }
        // Everybody at the end, in turns before.
        const isLast = round === rounds - 1;
        await compare(tx, world, papers, isLast ? names : [names[round % names.length] as Name]);
      }
      done += papers.length;
      for (const { status } of papers) seen.set(status, (seen.get(status) ?? 0) + 1);
    });
  }
  expect(done).toBe(isWhole ? 10_000 : 2000);
  // Every state is reached often enough to mean something; a sample may miss the rare ones.
  if (isWhole) expect([...seen.values()].every((count) => count > 5)).toBe(true);
  expect(seen.size).toBeGreaterThanOrEqual(isWhole ? 7 : 5);
}, 600_000);
