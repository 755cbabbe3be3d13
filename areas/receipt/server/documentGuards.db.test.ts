import { deleteInvoice } from "@fairway/areas/invoice/server/deleteInvoice.ts";
import { getInvoiceById } from "@fairway/areas/invoice/server/getInvoiceById.ts";
import { updateInvoice } from "@fairway/areas/invoice/server/updateInvoice.ts";
import { deleteNote } from "@fairway/areas/note/server/deleteNote.ts";
import { shownNote } from "@fairway/areas/note/server/shownNote.ts";
import { updateNote } from "@fairway/areas/note/server/updateNote.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { cancelReceipt } from "./cancelReceipt.ts";
import { deleteReceipt } from "./deleteReceipt.ts";
import { quickUpdateReceipt } from "./quickUpdateReceipt.ts";
import { getReceiptById } from "./shownReceipt.ts";

const database = await testDatabase();
const ha = castActor("accountant");
const day = chargedJob.day;

const story = (work: (tx: Tx, charges: MainJobCharges) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await work(tx, await keyMainJobCharges(tx));
  });

/** Each kind: how one is made, what a person may do with it now, and the verbs that change it. */
interface Kind {
  readonly code: string;
  readonly make: (tx: Tx, charges: MainJobCharges) => Promise<{ id: string; version: number }>;
  readonly may: (tx: Tx, id: string) => Promise<readonly string[]>;
  readonly always: readonly string[];
  readonly verbs: Readonly<
    Record<string, (tx: Tx, id: string, version: number) => Promise<unknown>>
  >;
}

const invoiceHead = {
  voucherId: null,
  invoiceNoTempt: null,
  invoiceNoReal: null,
  serie: null,
  paymentMethod: "Cash" as const,
  accountNo: "13111",
  description: null,
  attachDocumentInfo: null,
};

const kinds: Readonly<Record<string, Kind>> = {
  note: {
    code: "cdNote.synced",
    make: (tx, { selling }) => billNote(tx, selling.slice(0, 1)),
    may: async (tx, id) => (await shownNote(tx, ha, id)).may,
    always: ["print", "issueInvoice"],
    verbs: {
      update: async (tx, id, version) =>
        updateNote(tx, ha, { id, version, chargeIds: [], note: null, flexId: null }),
      delete: (tx, cdNoteId) => deleteNote(tx, ha, { cdNoteId }),
    },
  },
  invoice: {
    code: "invoice.fromAccounting",
    make: (tx, { selling }) => billInvoice(tx, selling.slice(0, 1)),
    may: async (tx, id) => (await getInvoiceById(tx, ha, { id })).may,
    always: ["receive"],
    verbs: {
      update: (tx, id, version) => updateInvoice(tx, ha, { ...invoiceHead, id, version }),
      delete: (tx, id) => deleteInvoice(tx, ha, { id }),
    },
  },
  receipt: {
    code: "receipt.synced",
    make: async (tx, { selling }) => receive(tx, "1000", [(await billInvoice(tx, selling)).id]),
    may: async (tx, id) => (await getReceiptById(tx, ha, { id })).may,
    always: ["print"],
    verbs: {
      cancel: (tx, id) => cancelReceipt(tx, ha, { id, reason: null }),
      quickUpdate: (tx, id, version) =>
        quickUpdateReceipt(tx, ha, {
          id,
          version,
          paymentRefNo: "PT2600099",
          paymentDate: day,
          paymentMethod: "Cash",
          bankAccountNo: null,
        }),
    },
  },
  "draft receipt": {
    code: "receipt.synced",
    make: async (tx, { selling }) =>
      receive(tx, "1000", [(await billInvoice(tx, selling)).id], { saveAction: 0 }),
    may: async (tx, id) => (await getReceiptById(tx, ha, { id })).may,
    always: ["print"],
    verbs: { delete: (tx, id) => deleteReceipt(tx, ha, { id }) },
  },
};

// Rule DO-4: what the accounting system has is changed there, whatever its kind.
test.each(Object.entries(kinds))(
  "a %s that the accounting system has is neither changed nor deleted, and `may` says so",
  (_, kind) =>
    story(async (tx, charges) => {
      const made = await kind.make(tx, charges);
      expect(await kind.may(tx, made.id)).toEqual(
        expect.arrayContaining([...kind.always, ...Object.keys(kind.verbs)]),
      );
      await run(
        tx,
        sql`update document set sync_status = 'Synced'
          where company_id = ${companyId} and id = ${made.id}`,
      );
      expect(await kind.may(tx, made.id)).toEqual(kind.always);
      for (const verb of Object.values(kind.verbs)) {
        await expect(verb(tx, made.id, made.version)).rejects.toMatchObject({ code: kind.code });
      }
    })(),
);

// Rule DO-3: `may` is answered by the job as it stands.
test.each([
  [
    "locked",
    sql`is_locked = true, locked_date = now(), locked_user = ${ha.userId}`,
    "issueInvoice",
  ],
  ["canceled", sql`current_status = 'Canceled', canceled_at = now()`, null],
])("on a %s job a note may be neither changed nor deleted", (_, change, stillOpen) =>
  story(async (tx, { selling }) => {
    const note = await billNote(tx, selling.slice(0, 1));
    expect(note.may).toEqual(["print", "update", "delete", "issueInvoice"]);
    await run(
      tx,
      sql`update shipment set ${change}
        where company_id = ${companyId} and id = ${chargedJob.jobId}`,
    );
    const { may } = await shownNote(tx, ha, note.id);
    expect(may).toEqual(["print", ...(stillOpen ? [stillOpen] : [])]);
  })(),
);
