import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { drawAdvance, openAdvance } from "../model/drawAdvance.ts";
import type { Due, LockedDue, NewDue } from "../model/due.ts";
import { clearDues } from "./clearDues.ts";
import { dueSums } from "./dueSums.ts";
import { lockDues } from "./lockDues.ts";
import { moveDues } from "./moveDues.ts";
import { raiseDues } from "./raiseDues.ts";
import { redateDues } from "./redateDues.ts";
import { reverseDues } from "./reverseDues.ts";

const database = await testDatabase();
const actor: Actor = castActor("accountant");
const { customer: partnerId, day } = chargedJob;

function story(work: (tx: Tx) => Promise<void>) {
  return () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      await work(tx);
    });
}

/** Documents without any other facts. */
async function papers(tx: Tx, count: number, kind = "invoice"): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  await run(
    tx,
    sql`insert into document (company_id, id, kind, number, state)
      select ${companyId}, id, ${kind}, id::text, 'New' from unnest(${ids}::uuid[]) as id`,
  );
  return ids;
}

const item = (documentId: string, change: Partial<NewDue> = {}): NewDue => ({
  documentId,
  side: "debit",
  kind: "trade",
  partnerId,
  officeId: actor.officeId,
  departmentId: actor.departmentId,
  groupId: actor.groupId,
  userCreated: actor.userId,
  service: "SFE",
  saleManId: people.sales.id,
  agreementId: null,
  currencyId: "VND",
  excRateUsdToLocal: "25000",
  raisedOn: day,
  dueBase: "Invoice Date",
  paymentTerm: 0,
  confirmedOn: null,
  total: "1000000",
  totalVnd: "1000000",
  totalUsd: "40.00",
  ...change,
});

const advance = (documentId: string, vnd: string, raisedOn: string = day): NewDue =>
  item(documentId, {
    side: "credit",
    kind: "advance",
    raisedOn,
    total: vnd,
    totalVnd: vnd,
    totalUsd: null,
  });

const pool = { partnerId, agreementId: null, currencyId: "VND" };

/** Uses an advance as a receipt does; false when the advance is too small. */
async function use(tx: Tx, documentId: string, amount: string): Promise<boolean> {
  const { officeId } = actor;
  const { advances } = await lockDues(tx, actor, {
    documentIds: [],
    side: "debit",
    pool: { ...pool, officeId, reach: "acctARP.detail" },
  });
  const draws = drawAdvance(advances.map(openAdvance), amount);
  if (!draws) return false;
  const clearings = draws.map((draw) => ({ ...draw, cause: "used" as const }));
  await clearDues(tx, actor, { documentId, day }, clearings);
  return true;
}

const itemOf = async (tx: Tx, documentId: string) => {
  const [due] = await rows<Due & { cleared: string; paymentStatus: string }>(
    tx,
    sql`select * from due where company_id = ${companyId} and document_id = ${documentId}`,
  );
  return due as Due & { cleared: string; paymentStatus: string };
};
const entriesOf = (tx: Tx, dueId: string) =>
  rows<{ cause: string; amountVnd: string; openVnd: string; openUsd: string | null }>(
    tx,
    sql`select cause, amount_vnd, open_vnd, open_usd from due_entry
      where company_id = ${companyId} and due_id = ${dueId} order by entry_no`,
  );
const clear = (due: Due, amount: string, amountUsd: string) => ({
  dueId: due.id,
  cause: "cleared" as const,
  amount,
  amountVnd: amount,
  amountUsd,
});
const booked = async (tx: Tx) => {
  await run(tx, sql`set constraints all immediate`);
  await run(tx, sql`set constraints all deferred`);
};

describe("an open item", () => {
  test(
    "is raised, cleared in part, reversed; every entry says what was open after it",
    story(async (tx) => {
      const [invoice, receipt] = (await papers(tx, 2)) as [string, string];
      await raiseDues(tx, actor, [item(invoice)]);
      const { dues } = await lockDues(tx, actor, { documentIds: [invoice], side: "debit" });
      const [due] = dues as [LockedDue];
      await clearDues(tx, actor, { documentId: receipt, day }, [clear(due, "250000", "10.00")]);
      expect(await itemOf(tx, invoice)).toMatchObject({
        open: "750000",
        openUsd: "30.00",
        paymentStatus: "Paid A Part",
      });
      expect(await reverseDues(tx, actor, { documentId: receipt, day })).toBe(true);
      expect(await itemOf(tx, invoice)).toMatchObject({ open: "1000000", paymentStatus: "Unpaid" });
      expect(await entriesOf(tx, due.id)).toEqual([
        { cause: "raised", amountVnd: "1000000", openVnd: "1000000", openUsd: "40.00" },
        { cause: "cleared", amountVnd: "-250000", openVnd: "750000", openUsd: "30.00" },
        { cause: "reversed", amountVnd: "250000", openVnd: "1000000", openUsd: "40.00" },
      ]);
      await booked(tx);
    }),
  );

  test(
    "is never cleared beyond what is open, in any of its amounts",
    story(async (tx) => {
      const [invoice, receipt] = (await papers(tx, 2)) as [string, string];
      await raiseDues(tx, actor, [item(invoice)]);
      const { dues } = await lockDues(tx, actor, { documentIds: [invoice], side: "debit" });
      const [due] = dues as [LockedDue];
      const by = { documentId: receipt, day };
      const beyond = clearDues(tx, actor, by, [clear(due, "1000000", "40.01")]);
      await expect(beyond).rejects.toThrow("invoice.overpaid");
    }),
  );

  test(
    "stays with its entries once another document has touched it, even if that was reversed",
    story(async (tx) => {
      const [invoice, receipt] = (await papers(tx, 2)) as [string, string];
      await raiseDues(tx, actor, [item(invoice)]);
      const { dues } = await lockDues(tx, actor, { documentIds: [invoice], side: "debit" });
      const clearings = dues.map((due) => clear(due, "1", "0"));
      await clearDues(tx, actor, { documentId: receipt, day }, clearings);
      await reverseDues(tx, actor, { documentId: receipt, day });
      const deleted = run(
        tx,
        sql`delete from document where company_id = ${companyId} and id = ${invoice}`,
      );
      await expect(deleted).rejects.toThrow("due_keeps_its_entries");
    }),
  );

  test.each([
    ["an item without an entry", sql`update due set cleared = 1, cleared_vnd = 1`],
    [
      "an entry without its item",
      sql`insert into due_entry (company_id, due_id, entry_no, cause, day, amount, amount_vnd,
          amount_usd, open, open_vnd, open_usd)
        select company_id, id, 2, 'cleared', current_date, -1, -1, 0, open - 1, open_vnd - 1, open_usd
        from due`,
    ],
    [
      "an entry that does not follow on the one before",
      sql`with moved as (
          update due set cleared = 2, cleared_vnd = 2, entries = 2 returning *)
        insert into due_entry (company_id, due_id, entry_no, cause, day, amount, amount_vnd,
          amount_usd, open, open_vnd, open_usd)
        select company_id, id, 2, 'cleared', current_date, -1, -1, 0, open, open_vnd, open_usd
        from moved`,
    ],
    ["an entry that is changed", sql`update due_entry set amount = 0`],
    ["an entry that is deleted", sql`delete from due_entry`],
  ])("the database refuses %s", async (_, statement) => {
    const spoilt = story(async (tx) => {
      const [invoice] = (await papers(tx, 1)) as [string];
      await raiseDues(tx, actor, [item(invoice)]);
      await run(tx, statement);
    })();
    await expect(spoilt).rejects.toThrow(/due_is_its_entries|only ever added to|permission denied/);
  });

  test(
    "takes as many statements for two as for two hundred",
    story(async (tx) => {
      const count = async (size: number) => {
        const [receipt, ...invoices] = (await papers(tx, size + 1)) as [string, ...string[]];
        const before = statementCount(tx);
        await raiseDues(
          tx,
          actor,
          invoices.map((each) => item(each)),
        );
        const { dues } = await lockDues(tx, actor, { documentIds: invoices, side: "debit" });
        const by = { documentId: receipt, day };
        await clearDues(
          tx,
          actor,
          by,
          dues.map((due) => clear(due, "1", "0")),
        );
        await reverseDues(tx, actor, by);
        return statementCount(tx) - before;
      };
      expect(await count(2)).toBe(7);
      expect(await count(200)).toBe(7);
    }),
  );

  test(
    "gets the new term while it is open, an on-behalf one while nothing has cleared it",
    story(async (tx) => {
      const [trade, behalf, begun, receipt] = (await papers(tx, 4)) as [
        string,
        string,
        string,
        string,
      ];
      await raiseDues(tx, actor, [
        item(trade),
        item(behalf, { kind: "onBehalf" }),
        item(begun, { kind: "onBehalf" }),
      ]);
      const { dues } = await lockDues(tx, actor, { documentIds: [trade, begun], side: "debit" });
      const clearings = dues.map((due) => clear(due, "1", "0"));
      await clearDues(tx, actor, { documentId: receipt, day }, clearings);
      await redateDues(tx, actor, {
        partnerId,
        salemanId: people.sales.id,
        officeId: [actor.officeId],
        saleService: ["SFE"],
        paymentTerm: 30,
        paymentTermObh: 15,
        baseOn: "Invoice Date",
      });
      const days = await Promise.all([trade, behalf, begun].map((each) => itemOf(tx, each)));
      expect(days.map((each) => each.dueOn)).toEqual(["2026-12-20", "2026-12-05", "2026-11-20"]);
    }),
  );
});

test(
  "what is open under an agreement goes to the salesman who takes it over, by an entry",
  story(async (tx) => {
    const [open, paid, other, receipt] = (await papers(tx, 4)) as [string, string, string, string];
    await raiseDues(tx, actor, [
      item(open),
      item(paid, { kind: "onBehalf" }),
      item(other, { service: "AE" }),
    ]);
    const { dues } = await lockDues(tx, actor, { documentIds: [paid], side: "debit" });
    const clearings = dues.map((due) => clear(due, "1000000", "40.00"));
    await clearDues(tx, actor, { documentId: receipt, day }, clearings);
    const scope = {
      partnerId,
      salemanId: people.sales.id,
      officeId: [actor.officeId],
      saleService: ["SFE"],
    };
    await moveDues(tx, actor, scope, people.manager.id);
    const items = await Promise.all([open, paid, other].map((each) => itemOf(tx, each)));
    expect(items.map((each) => each.saleManId)).toEqual([
      people.manager.id,
      people.sales.id,
      people.sales.id,
    ]);
    expect(await entriesOf(tx, items[0]?.id ?? "")).toEqual([
      { cause: "raised", amountVnd: "1000000", openVnd: "1000000", openUsd: "40.00" },
      { cause: "moved", amountVnd: "0", openVnd: "1000000", openUsd: "40.00" },
    ]);
    await booked(tx);
  }),
);

describe("a pool of advances", () => {
  test(
    "is used as a whole, each advance by its proportion, and by no more than it holds",
    story(async (tx) => {
      const [first, second, receipt] = (await papers(tx, 3, "receipt")) as [string, string, string];
      await raiseDues(tx, actor, [
        advance(second, "500", day),
        advance(first, "300", "2026-11-01"),
      ]);
      expect(await use(tx, receipt, "400")).toBe(true);
      expect((await itemOf(tx, first)).open).toBe("150");
      expect((await itemOf(tx, second)).open).toBe("250");
      expect(await use(tx, receipt, "401")).toBe(false);
      const [sum] = await dueSums(tx, actor, { partnerId, side: "credit", kind: "advance" });
      expect(sum?.open).toBe("400");
    }),
  );

  test(
    "gives another part of itself for what was used of an advance that goes",
    story(async (tx) => {
      const [first, second, user] = (await papers(tx, 3, "receipt")) as [string, string, string];
      await raiseDues(tx, actor, [advance(first, "300", "2026-11-01"), advance(second, "500")]);
      await use(tx, user, "250");
      expect(await reverseDues(tx, actor, { documentId: first, day })).toBe(true);
      expect(await itemOf(tx, first)).toMatchObject({ total: "0", open: "0" });
      expect((await itemOf(tx, second)).open).toBe("250");
      expect(await reverseDues(tx, actor, { documentId: second, day })).toBe(false);
      expect(await reverseDues(tx, actor, { documentId: user, day })).toBe(true);
      expect((await itemOf(tx, second)).open).toBe("500");
      expect(await reverseDues(tx, actor, { documentId: second, day })).toBe(true);
      await booked(tx);
    }),
  );

  test("holds what was kept less what was used, whatever is kept, used and reversed", async () => {
    const step = fc.record({
      verb: fc.constantFrom("keep", "keep", "use", "use", "reverse"),
      amount: fc.integer({ min: 1, max: 1000 }),
      which: fc.nat({ max: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), (steps) =>
        story(async (tx) => {
          const live = new Map<string, number>();
          const holds = () => [...live.values()].reduce((sum, each) => sum + each, 0);
          const documents = await papers(tx, steps.length, "receipt");
          for (const [at, { verb, amount, which }] of steps.entries()) {
            const id = documents[at] as string;
            if (verb === "keep") {
              await raiseDues(tx, actor, [advance(id, String(amount))]);
              live.set(id, amount);
            } else if (verb === "use") {
              expect(await use(tx, id, String(amount))).toBe(holds() >= amount);
              if (holds() >= amount) live.set(id, -amount);
            } else if (live.size > 0) {
              const [gone, worth] = [...live][which % live.size] as [string, number];
              const undone = await reverseDues(tx, actor, { documentId: gone, day });
              expect(undone).toBe(holds() - worth >= 0);
              if (undone) live.delete(gone);
            }
            const [sum] = await dueSums(tx, actor, { partnerId, side: "credit", kind: "advance" });
            expect(decimal(sum?.open).toNumber()).toBe(holds());
          }
          await booked(tx);
        })(),
      ),
      { numRuns: 5 },
    );
  });
});
