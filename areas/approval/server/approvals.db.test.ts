import {
  pageNotifications,
  readAllNotifications,
} from "@fairway/areas/notification/server/myNotifications.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
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
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { listApprovals as listCall } from "../contract.ts";
import { approvalOf, denialsOf, getApproval, getDenials } from "./approvalOf.ts";
import { closeApprovals } from "./closeApprovals.ts";
import { decideApproval, decideApprovals } from "./decideApprovals.ts";
import { listApprovals } from "./listApprovals.ts";
import { recallApproval } from "./recallApproval.ts";
import { refreshApproval } from "./refreshApproval.ts";
import { sendForApproval, type SentDocument } from "./sendForApproval.ts";

const database = await castDatabase();
beforeAll(() => inTransaction(database, writeApprovedPaper));

const lan = castActor("documentation");
const manager = castActor("manager");
const accountant = castActor("accountant");
const deputy = castActor("receivable");
const director = castActor("director");
const administrator = castActor("administrator");

const usual = { leader: "None", manager: "Approval", accountant: "Approval", bod: "Auto" };

/** An office whose levels have one holder each. */
async function ground(tx: Tx, modes = usual, overLimit: string | null = null): Promise<void> {
  await setPaperModes(tx, modes, overLimit);
  await setHolders(tx, "leader", ["documentation2"]);
  await setHolders(tx, "manager", ["manager"]);
  await setHolders(tx, "accountant", ["accountant"]);
  await setHolders(tx, "bod", ["director"]);
}

const story =
  (fn: (tx: Tx) => Promise<void>, modes = usual, overLimit: string | null = null) =>
  () =>
    rolledBack(database, async (tx) => {
      await ground(tx, modes, overLimit);
      await fn(tx);
    });

async function send(tx: Tx, papers: readonly SentDocument[], actor = lan) {
  const [first] = await sendForApproval(tx, actor, approvedPaper, papers);
  if (first instanceof Refused) throw first;
  return first;
}

async function sentPaper(tx: Tx, amountVnd: string | null = null): Promise<string> {
  const [paper] = await newPapers(tx, lan, 1, amountVnd);
  await send(tx, [paper as SentDocument]);
  return (paper as SentDocument).id;
}

const statusOf = async (tx: Tx, id: string) => {
  const [found] = await rows<{ status: string }>(
    tx,
    sql`select status from approved_paper where company_id = ${companyId} and id = ${id}`,
  );
  return found?.status;
};
const approve = (tx: Tx, actor: typeof lan, documentId: string) =>
  decideApproval(tx, actor, { verb: "approve", documentId });
const deny = (tx: Tx, actor: typeof lan, documentId: string) =>
  decideApproval(tx, actor, { verb: "deny", documentId, comment: "Too much" });
const list = (tx: Tx, actor: typeof lan, tab: string) =>
  listApprovals(tx, actor, {
    ...listCall.query.parse({}),
    ...listCall.body.parse({ tab }),
  });

describe("a document on its way", () => {
  test(
    "is approved level by level, and its area gets each status",
    story(async (tx) => {
      const id = await sentPaper(tx);
      expect(await statusOf(tx, id)).toBe("Request Approval");
      expect(await approve(tx, manager, id)).toBe("Department Manager Approved");
      expect(await approve(tx, accountant, id)).toBe("Done");
      expect(await statusOf(tx, id)).toBe("Done");
      const progress = await approvalOf(tx, lan, id);
      expect(progress).toMatchObject({ status: "Done", times: 1, denials: 0, may: [] });
      expect(progress?.steps.map(({ level, decidedByName }) => [level, decidedByName])).toEqual([
        ["manager", "Nguyen Van Long"],
        ["accountant", "Dang Thu Ha"],
        ["bod", null],
      ]);
      expect((await refusal(approve(tx, accountant, id))).code).toBe("approval.decided");
    }),
  );

  test(
    "is denied with a comment, sent again, and keeps the denial",
    story(async (tx) => {
      const [paper] = await newPapers(tx, lan, 1);
      const { id } = paper as SentDocument;
      await send(tx, [paper as SentDocument]);
      expect(await deny(tx, manager, id)).toBe("Denied");
      expect((await refusal(approve(tx, accountant, id))).say("en")).toBe(
        "Nguyen Van Long has already denied P1.",
      );
      await send(tx, [paper as SentDocument]);
      await approve(tx, manager, id);
      await deny(tx, manager, id);
      expect(await getDenials(tx, lan, { documentId: id })).toMatchObject([
        { no: 2, name: "Nguyen Van Long", level: "manager", comment: "Too much" },
        { no: 1, name: "Nguyen Van Long", level: "manager", comment: "Too much" },
      ]);
      const again = await send(tx, [paper as SentDocument]);
      expect(again?.status).toBe("Request Approval");
      expect(await approvalOf(tx, lan, id)).toMatchObject({ times: 3, denials: 2 });
    }),
  );

  test(
    "is recalled by its requester until somebody has approved, and that is no denial",
    story(async (tx) => {
      const id = await sentPaper(tx);
      const ask = { documentId: id };
      expect((await refusal(recallApproval(tx, manager, ask))).code).toBe("approval.notRequester");
      await recallApproval(tx, lan, ask);
      expect(await statusOf(tx, id)).toBe("New");
      expect(await denialsOf(tx, lan, id)).toEqual([]);
      expect((await refusal(approve(tx, manager, id))).code).toBe("approval.recalled");
      const other = await sentPaper(tx);
      await approve(tx, manager, other);
      const late = recallApproval(tx, lan, { documentId: other });
      expect((await refusal(late)).code).toBe("approval.notRecallable");
    }),
  );

  test(
    "keeps modes and holders until an administrator refreshes them",
    story(async (tx) => {
      const id = await sentPaper(tx);
      await setHolders(tx, "manager", ["receivable"]);
      await setPaperModes(tx, { ...usual, accountant: "None", bod: "Approval" });
      expect((await refusal(approve(tx, deputy, id))).code).toBe("approval.notHolder");
      const ask = { documentId: id };
      expect((await refusal(refreshApproval(tx, lan, ask))).code).toBe("approval.notAdministrator");
      const { data } = await refreshApproval(tx, administrator, ask);
      expect(data.steps.map(({ level, mode }) => [level, mode])).toEqual([
        ["manager", "Approval"],
        ["bod", "Approval"],
      ]);
      expect(await approve(tx, deputy, id)).toBe("Department Manager Approved");
      expect(await approve(tx, director, id)).toBe("Done");
    }),
  );

  test(
    "is denied from outside after it was done, and may be sent again",
    story(async (tx) => {
      const [paper] = await newPapers(tx, lan, 1);
      const { id } = paper as SentDocument;
      await send(tx, [paper as SentDocument]);
      await approve(tx, manager, id);
      await approve(tx, accountant, id);
      await closeApprovals(tx, accountant, {
        documentIds: [id],
        comment: "Unlock request",
        ending: "unlocked",
      });
      expect(await denialsOf(tx, lan, id)).toMatchObject([
        { name: "Dang Thu Ha", isUnlocked: true, level: null, comment: "Unlock request" },
      ]);
      expect((await send(tx, [paper as SentDocument]))?.status).toBe("Request Approval");
    }),
  );

  test(
    "needs the board above the limit of its office",
    story(
      async (tx) => {
        const below = await sentPaper(tx, "50000000");
        await approve(tx, manager, below);
        expect(await approve(tx, accountant, below)).toBe("Done");
        const above = await sentPaper(tx, "50000001");
        await approve(tx, manager, above);
        expect(await approve(tx, accountant, above)).toBe("Accountant Manager Approved");
        expect(await approve(tx, director, above)).toBe("Done");
      },
      usual,
      "50000000",
    ),
  );

  test(
    "is done at once where nothing stops it",
    story(
      async (tx) => {
        const id = await sentPaper(tx);
        expect(await statusOf(tx, id)).toBe("Done");
      },
      { leader: "Auto", manager: "None", accountant: "Auto", bod: "Auto" },
    ),
  );
});

describe("a document is not sent", () => {
  test(
    "without a setting, without a holder, twice, or for somebody else",
    story(async (tx) => {
      const [paper] = await newPapers(tx, lan, 1);
      const one = [paper as SentDocument];
      expect((await refusal(send(tx, one, manager))).code).toBe("approval.notRequester");
      await setHolders(tx, "bod", []);
      expect((await refusal(send(tx, one))).say("vi")).toContain("Ban giám đốc");
      await setHolders(tx, "bod", ["director"]);
      await send(tx, one);
      expect((await refusal(send(tx, one))).code).toBe("approval.sent");
      await run(tx, sql`delete from office_approval where company_id = ${companyId}`);
      const [other] = await newPapers(tx, lan, 1);
      expect((await refusal(send(tx, [other as SentDocument]))).code).toBe("approval.noSetting");
    }),
  );
});

describe("deputies", () => {
  test(
    "act in the place of the holder on their days, and both are named",
    story(async (tx) => {
      await nameDeputy(tx, "manager", "receivable", { from: 0, to: 0 });
      await nameDeputy(tx, "accountant", "receivable", { from: -5, to: -1 });
      const id = await sentPaper(tx);
      expect((await approvalOf(tx, lan, id))?.steps[0]).toMatchObject({
        deputies: [{ name: "Ho Kim Yen" }],
      });
      expect((await list(tx, deputy, "toApprove")).data).toMatchObject([{ documentId: id }]);
      await approve(tx, deputy, id);
      expect((await approvalOf(tx, lan, id))?.steps[0]).toMatchObject({
        decidedByName: "Ho Kim Yen",
        decidedForName: "Nguyen Van Long",
      });
      expect((await refusal(approve(tx, deputy, id))).code).toBe("approval.decided");
    }),
  );

  test(
    "do not approve their own requests",
    story(async (tx) => {
      await nameDeputy(tx, "manager", "documentation");
      const id = await sentPaper(tx);
      expect((await refusal(approve(tx, lan, id))).code).toBe("approval.own");
      expect((await list(tx, lan, "toApprove")).data).toEqual([]);
    }),
  );
});

describe("the message that asks a holder", () => {
  const unread = async (tx: Tx, actor: typeof lan) =>
    (await pageNotifications(tx, actor, { page: 1, size: 15 })).data.filter(
      ({ status }) => status === "New",
    );

  test(
    "names the amount, and is taken back from everybody when the request is decided",
    story(async (tx) => {
      const [paper] = await newPapers(tx, lan, 1, "14150000");
      await send(tx, [{ ...(paper as SentDocument), amount: "14150000", currencyId: "VND" }]);
      expect(await unread(tx, manager)).toMatchObject([
        {
          title: expect.stringContaining("P1"),
          description: expect.stringContaining("14,150,000 VND"),
        },
      ]);
      const vietnamese = { ...manager, language: "vi" as const };
      expect((await unread(tx, vietnamese))[0]?.description).toContain("14.150.000 VND");
      await approve(tx, manager, (paper as SentDocument).id);
      expect(await unread(tx, manager)).toEqual([]);
      expect(await unread(tx, accountant)).toHaveLength(1);
      await deny(tx, accountant, (paper as SentDocument).id);
      expect(await unread(tx, accountant)).toEqual([]);
      expect(await unread(tx, lan)).toHaveLength(1);
    }),
  );

  test(
    "is taken back when the request is recalled, and all messages are read at once",
    story(async (tx) => {
      const id = await sentPaper(tx);
      await recallApproval(tx, lan, { documentId: id });
      expect(await unread(tx, manager)).toEqual([]);
      await sentPaper(tx);
      await sentPaper(tx);
      expect(await unread(tx, manager)).toHaveLength(2);
      await readAllNotifications(tx, manager);
      expect(await unread(tx, manager)).toEqual([]);
    }),
  );
});

describe("many documents in one call", () => {
  test(
    "each has its own answer, and 200 take the statements of two",
    story(async (tx) => {
      const papers = await newPapers(tx, lan, 204);
      await sendForApproval(tx, lan, approvedPaper, papers);
      const ids = papers.map(({ id }) => id);
      await deny(tx, manager, ids[0] as string);
      const items = (from: number, to: number) =>
        ids.slice(from, to).map((documentId) => ({ documentId }));
      const counted = async (from: number, to: number) => {
        const before = statementCount(tx);
        const answer = await decideApprovals(tx, manager, {
          verb: "approve",
          items: items(from, to),
        });
        return { answer, statements: statementCount(tx) - before };
      };
      const two = await counted(2, 4);
      const many = await counted(4, 204);
      expect(many.statements).toBe(two.statements);
      expect(many.statements).toBeLessThanOrEqual(14);
      expect(many.answer.every(({ status }) => status === "Department Manager Approved")).toBe(
        true,
      );
      const { answer } = await counted(0, 3);
      expect(answer.map(({ status, reason }) => status ?? reason?.code)).toEqual([
        "approval.denied",
        "Department Manager Approved",
        "approval.decided",
      ]);
    }),
  );

  test(
    "a decision with an old version is refused",
    story(
      async (tx) => {
        const id = await sentPaper(tx);
        const { version } = (await approvalOf(tx, director, id)) ?? { version: 0 };
        await approve(tx, manager, id);
        const late = decideApproval(tx, director, { verb: "approve", documentId: id, version });
        expect((await refusal(late)).say("en")).toBe("Nguyen Van Long has already approved P1.");
      },
      { ...usual, bod: "Special" },
    ),
  );
});

describe("the list", () => {
  test(
    "shows what waits for me, what I sent, and what I may see",
    story(async (tx) => {
      const id = await sentPaper(tx);
      const rowsOf = async (actor: typeof lan, tab: string) =>
        (await list(tx, actor, tab)).data.map(({ documentId, may }) => ({ documentId, may }));
      const decided = { documentId: id, may: ["approve", "deny"] };
      expect(await rowsOf(manager, "toApprove")).toEqual([decided]);
      expect(await rowsOf(accountant, "toApprove")).toEqual([]);
      expect(await rowsOf(lan, "mine")).toEqual([{ documentId: id, may: [] }]);
      const stranger = castActor("salesHph", { rights: {} });
      expect(await rowsOf(stranger, "all")).toEqual([]);
      expect(await rowsOf(accountant, "all")).toEqual([{ documentId: id, may: [] }]);
      expect((await refusal(getApproval(tx, stranger, { documentId: id }))).code).toBe(
        "record.notFound",
      );
      const before = statementCount(tx);
      await list(tx, manager, "toApprove");
      expect(statementCount(tx) - before).toBe(1);
    }),
  );
});

describe("telling", () => {
  test(
    "the holders and deputies get a message, the requester the outcome, and a mail follows",
    story(async (tx) => {
      await nameDeputy(tx, "manager", "receivable");
      const id = await sentPaper(tx);
      const told = () =>
        rows<{ title: string; username: string }>(
          tx,
          sql`select n.title, u.username from notification n
            join user_notification m on m.company_id = n.company_id and m.notification_id = n.id
            join sys_user u on u.company_id = m.company_id and u.id = m.user_id
            where n.company_id = ${companyId} order by n.id desc, u.username`,
        );
      expect(await told()).toEqual([
        { title: "Pham Ngoc Lan asks you to approve P1", username: "manager" },
        { title: "Pham Ngoc Lan asks you to approve P1", username: "receivable" },
      ]);
      await approve(tx, deputy, id);
      await deny(tx, accountant, id);
      expect((await told())[0]).toEqual({
        title: "P1 is denied by Dang Thu Ha",
        username: "documentation",
      });
      const jobs = await rows<{ payload: { told: { kind: string; cc: string[] }[] } }>(
        tx,
        sql`select payload from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = 'mailOfApprovals' order by j.id`,
      );
      expect(jobs.map(({ payload }) => payload.told.map(({ kind }) => kind))).toEqual([
        ["asked"],
        ["asked"],
        ["denied"],
      ]);
      expect(jobs[0]?.payload.told[0]?.cc).toEqual([people.documentation.id, people.receivable.id]);
    }),
  );
});

test("of two deciders at once one wins, and the other is told who did what", async () => {
  const id = await inTransaction(database, async (tx) => {
    await ground(tx);
    await setHolders(tx, "manager", ["manager", "receivable"]);
    return sentPaper(tx);
  });
  const results = await Promise.allSettled([
    inTransaction(database, (tx) => approve(tx, manager, id)),
    inTransaction(database, (tx) => deny(tx, deputy, id)),
  ]);
  const lost = results.flatMap((each) =>
    each.status === "rejected" ? [each.reason as Refused] : [],
  );
  expect(lost.map(({ entry }) => entry.status)).toEqual([409]);
  expect(["approval.decided", "approval.denied"]).toContain(lost[0]?.code);
});
