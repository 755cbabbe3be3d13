import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { claimDocuments } from "@fairway/areas/document/server/claimDocuments.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { rateOfDay } from "../../../tests/cast/rateOfDay.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { checkAllowDeleteNote, deleteNote } from "./deleteNote.ts";
import { updateNote } from "./updateNote.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const { carrier, port } = chargedJob;

function story(work: (tx: Tx, charges: MainJobCharges) => Promise<void>) {
  return () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      // The kinds that later documents bring.
      await run(
        tx,
        sql`insert into document_kind (code, table_name, names)
          select code, code, '{}' from unnest(array['combine', 'settlement', 'soa']) as k (code)
          on conflict do nothing`,
      );
      await work(tx, await keyMainJobCharges(tx));
    });
}

const ask = { exchangeDate: null, note: null, flexId: null };

describe("a note that another document holds", () => {
  test(
    "a note in a combined billing is not deleted and gains and loses no line; its text changes",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling.slice(1));
      const documentId = await bareDocument(tx, lan, { kind: "combine", number: "CB 1" });
      await claimDocuments(tx, lan, { slot: "combine", documentId }, [note.id]);
      const deleted = await refusal(deleteNote(tx, lan, { cdNoteId: note.id }));
      expect([deleted.code, deleted.say("en")]).toEqual([
        "cdNote.invoiced",
        expect.stringContaining("CB 1"),
      ]);
      expect(await checkAllowDeleteNote(tx, lan, { cdNoteId: note.id })).toBe(false);
      const change = { ...ask, id: note.id, version: note.version };
      await expect(updateNote(tx, lan, { ...change, chargeIds: selling })).rejects.toThrow(
        "cdNote.combined",
      );
      const { data } = await updateNote(tx, lan, {
        ...change,
        chargeIds: selling.slice(1),
        note: "Combined",
      });
      expect(data.note).toBe("Combined");
    }),
  );

  test.each([
    ["settlement", "settlement"],
    ["ledger", "voucher"],
    ["statement", "soa"],
  ] as const)("a credit note with a line in the slot %s is not deleted", (slot, kind) =>
    story(async (tx, { onBehalf }) => {
      const note = await billNote(tx, onBehalf, { type: "CREDIT", partnerId: port });
      const documentId = await bareDocument(tx, lan, { kind, number: "HELD 1" });
      await claimCharges(tx, lan, { side: "credit", slot, documentId }, onBehalf);
      await expect(deleteNote(tx, lan, { cdNoteId: note.id })).rejects.toThrow("cdNote.invoiced");
    })(),
  );
});

test(
  "a note that changes while a statement has one of its lines names the statement; its text does not",
  story(async (tx, { selling }) => {
    const note = await billNote(tx, selling.slice(1));
    const documentId = await bareDocument(tx, lan, { kind: "soa", number: "SOA 1" });
    const taken = { side: "debit", slot: "statement", documentId } as const;
    await claimCharges(tx, lan, taken, selling.slice(1, 2));
    const change = { ...ask, id: note.id };
    const text = await updateNote(tx, lan, {
      ...change,
      version: note.version,
      chargeIds: selling.slice(1),
      note: "Text",
    });
    expect(text).not.toHaveProperty("statementsToRefresh");
    const { version } = text.data;
    const grown = await updateNote(tx, lan, { ...change, version, chargeIds: selling });
    expect(grown.statementsToRefresh).toEqual(["SOA 1"]);
  }),
);

describe("the exchange date of a note", () => {
  test.each(["2100-01-01", "2019-01-01"])("%s is refused, with the days that fit", (day) =>
    story(async (tx, { buying }) => {
      const change = { type: "CREDIT", partnerId: carrier, exchangeDate: day } as const;
      const refused = await refusal(billNote(tx, buying, change));
      expect(wrongFields(refused)).toEqual(["exchangeDate rate.dayFar"]);
    })(),
  );
});

test(
  "a change of the text alone keeps the amounts of the day when they were valued",
  story(async (tx, { selling }) => {
    const note = await billNote(tx, selling);
    await rateOfDay(tx, "25999");
    const change = { ...ask, id: note.id, version: note.version, chargeIds: selling };
    const { data } = await updateNote(tx, lan, { ...change, note: "Attention: accounts" });
    expect(data).toMatchObject({ totalVnd: note.totalVnd, note: "Attention: accounts" });
    const again = { ...change, version: data.version, exchangeDate: chargedJob.day };
    const same = await updateNote(tx, lan, { ...again, flexId: "PO 1" });
    expect(same.data).toMatchObject({ totalVnd: note.totalVnd, flexId: "PO 1" });
  }),
);
