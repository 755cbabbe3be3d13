import { setUserRights } from "@fairway/areas/access/server/createPerson.ts";
import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { saveMenus } from "@fairway/areas/access/server/saveMenus.ts";
import { invoiceNotes } from "@fairway/areas/invoice/server/invoiceNotes.ts";
import { deleteNote } from "@fairway/areas/note/server/deleteNote.ts";
import { mutedList } from "@fairway/areas/notification/model/handOvers.ts";
import {
  deleteNotification,
  pageNotifications,
  readNotification,
} from "@fairway/areas/notification/server/myNotifications.ts";
import { myHandOvers } from "@fairway/areas/notification/server/myHandOvers.ts";
import { hub } from "@fairway/areas/notification/server/hub.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { rememberColumns } from "@fairway/engine/listMemory/rememberColumns.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { unlockShipment } from "@fairway/areas/shipment/server/unlockShipment.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import {
  billInvoice,
  billNote,
  cancelBilled,
  receive,
  takeBack,
} from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { type CastName, companyId, offices, people } from "../../../tests/cast/people.ts";

const database = await testDatabase();
const staff = Object.keys(people) as CastName[];

/** The charged job, and everybody at work in their office with the rights of their role. */
async function ground(tx: Tx): Promise<MainJobCharges> {
  await writeChargedJob(tx);
  await saveMenus(tx);
  await insertRows(
    tx,
    "user_level",
    staff.map((name) => ({
      companyId,
      id: newId(),
      userId: people[name].id,
      officeId: offices[people[name].office],
      level: "office",
    })),
  );
  for (const name of staff) {
    const { id: userId, office, role } = people[name];
    await setUserRights(tx, { companyId, userId, officeId: offices[office], rights: role });
  }
  // Hai Phong has an accountant, too.
  const { id: userId } = people.salesHph;
  await setUserRights(tx, { companyId, userId, officeId: offices.hph, rights: "accountant" });
  return keyMainJobCharges(tx);
}

const story = (work: (tx: Tx, charges: MainJobCharges) => Promise<void>) => () =>
  rolledBack(database, async (tx) => work(tx, await ground(tx)));

/** The users with a row of a kind. */
async function told(tx: Tx, kind: string): Promise<CastName[]> {
  const found = await rows<{ userId: string }>(
    tx,
    sql`select user_id from hand_over where company_id = ${companyId} and kind = ${kind}`,
  );
  return staff.filter((name) => found.some(({ userId }) => userId === people[name].id)).sort();
}

const first = { page: 1, size: 15 };
const bell = async (tx: Tx, name: CastName) =>
  (await pageNotifications(tx, actorInRole(name), first)).data;

const invoicers = ["accountant", "manager", "receivable"];

test(
  "a debit note tells those who may invoice it in its office, in their language",
  story(async (tx, { selling }) => {
    const note = await billNote(tx, selling);
    expect(await told(tx, "noteToInvoice")).toEqual(invoicers);
    const [message] = await bell(tx, "accountant");
    expect(message).toMatchObject({
      title: `${note.code} waits for an invoice`,
      description: "Hoa Sen Export · Pham Ngoc Lan",
      actionLink: `/home/accounting/management/cd-invoice?note=${note.code}&job=${note.jobId}`,
      status: "New",
    });
    const ha = castActor("accountant", { rights: rightsFor("accountant"), language: "vi" });
    const [inVietnamese] = (await pageNotifications(tx, ha, first)).data;
    expect(inVietnamese).toMatchObject({
      title: `${note.code} chờ xuất hóa đơn`,
      description: "Hoa Sen Export · Phạm Ngọc Lan",
    });
  }),
);

test(
  "the right to do the work must reach the record, not only the right to open it",
  story(async (tx, { selling }) => {
    await run(
      tx,
      sql`update user_permission_general g set write = 'Owner' from user_permission p
        where p.company_id = ${companyId} and p.id = g.user_permission_id
          and g.company_id = ${companyId} and g.menu_id = 'accManagement'
          and p.user_id = ${people.accountant.id}`,
    );
    await billNote(tx, selling);
    expect(await told(tx, "noteToInvoice")).toEqual(["manager", "receivable"]);
  }),
);

test(
  "a credit note, and the user who issues, are told to nobody and of nothing",
  story(async (tx, { selling, buying }) => {
    await billNote(tx, buying, { type: "CREDIT", partnerId: chargedJob.carrier });
    expect(await told(tx, "noteToInvoice")).toEqual([]);
    await billNote(tx, selling, {}, castActor("accountant"));
    expect(await told(tx, "noteToInvoice")).toEqual(["manager", "receivable"]);
  }),
);

test(
  "a hand-over that a user switched off is not told; one of wider reach may switch it on",
  story(async (tx, { selling }) => {
    const keep = (name: CastName, shown: string[]) =>
      rememberColumns(tx, castActor(name), { list: mutedList, shown, frozen: null, widths: {} });
    await keep("accountant", ["noteToInvoice"]);
    await keep("director", ["invoicePaid"]);
    await billNote(tx, selling);
    expect(await told(tx, "noteToInvoice")).toEqual(["director", "manager", "receivable"]);
    const isOn = async (name: CastName) => {
      const found = await myHandOvers(tx, actorInRole(name));
      return found.find(({ kind }) => kind === "noteToInvoice")?.isOn;
    };
    const names: CastName[] = ["accountant", "director", "receivable", "administrator", "sales"];
    const all = await Promise.all(names.map(isOn));
    expect(all).toEqual([false, true, true, false, undefined]);
  }),
);

test(
  "several notes are one message with their number, until each is invoiced",
  story(async (tx, { selling, onBehalf }) => {
    const [a = "", b = "", ...rest] = selling;
    const notes = [
      await billNote(tx, [a, ...onBehalf]),
      await billNote(tx, [b]),
      await billNote(tx, rest),
    ];
    const codes = notes.map((note) => note.code).sort();
    const [message, ...others] = await bell(tx, "receivable");
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      title: "3 debit notes wait for an invoice",
      actionLink: "/home/accounting/management/vat-invoice/new",
    });
    expect(message?.description?.split(", ").sort()).toEqual(codes);

    // The first note still has its on-behalf lines to invoice.
    await billInvoice(tx, [a]);
    expect((await bell(tx, "receivable"))[1]?.title).toBe("3 debit notes wait for an invoice");
    const ask = { currencyId: "VND" as const, date: chargedJob.day };
    await invoiceNotes(tx, castActor("accountant"), {
      ...ask,
      noteIds: notes.map((note) => note.id),
      types: ["Invoice", "InvoiceTemp"],
    });
    expect(await told(tx, "noteToInvoice")).toEqual([]);
    const [invoices] = await bell(tx, "receivable");
    expect(invoices?.title).toBe("3 invoices wait for their money");
  }),
);

test(
  "a message that was read or deleted comes again when more work is handed on",
  story(async (tx, { selling: [a = "", ...rest] }) => {
    const ha = actorInRole("accountant");
    await billNote(tx, [a]);
    const { id = "" } = (await bell(tx, "accountant"))[0] ?? {};
    await expect(readNotification(tx, actorInRole("receivable"), { id })).rejects.toThrow(
      "record.notFound",
    );
    await readNotification(tx, ha, { id });
    expect((await pageNotifications(tx, ha, first)).totalNoRead).toBe(0);
    await deleteNotification(tx, ha, { id });
    expect(await bell(tx, "accountant")).toEqual([]);
    const note = await billNote(tx, rest);
    expect(await bell(tx, "accountant")).toMatchObject([
      { title: `${note.code} waits for an invoice`, status: "New" },
    ]);
  }),
);

test(
  "a reader whose right was taken, or who works in another office, no longer sees the message",
  story(async (tx, { selling }) => {
    await billNote(tx, selling);
    const rights = rightsFor("accountant");
    const without = { rights, change: { accManagement: { detail: "None" as const } } };
    const owner = { rights, change: { accManagement: { detail: "Owner" as const } } };
    for (const change of [without, owner, { rights, officeId: offices.hph }]) {
      const ha = castActor("accountant", change);
      expect(await pageNotifications(tx, ha, first)).toMatchObject({ data: [], totalItems: 0 });
    }
    expect(await bell(tx, "accountant")).toHaveLength(1);
  }),
);

test(
  "an invoice waits for its money; paid in full it tells salesman and person in charge",
  story(async (tx, { selling }) => {
    await billNote(tx, selling);
    const invoice = await billInvoice(tx, selling);
    const no = invoice.invoiceNoTempt;
    expect(await told(tx, "invoiceToCollect")).toEqual(["manager", "receivable"]);
    // The hand-over of an invoice that was open all the time stays read.
    const part = await receive(tx, "1000000", [invoice.id]);
    const manager = actorInRole("manager");
    for (const { id = "" } of await bell(tx, "manager"))
      await readNotification(tx, manager, { id });
    await takeBack(tx, part.id);
    expect((await pageNotifications(tx, manager, first)).totalNoRead).toBe(0);
    await receive(tx, "1000000", [invoice.id]);
    expect(await told(tx, "invoicePaid")).toEqual([]);
    const rest = String(Number(invoice.totalAmountVnd) - 1_000_000);
    const receipt = await receive(tx, rest, [invoice.id]);
    expect(await told(tx, "invoiceToCollect")).toEqual([]);
    expect(await told(tx, "invoicePaid")).toEqual(["documentation", "sales"]);
    expect(await bell(tx, "sales")).toMatchObject([
      {
        title: `Invoice ${no} is paid in full`,
        description: "Hoa Sen Export · Ho Kim Yen",
        actionLink: `/home/documentation/sea-fcl-export/${chargedJob.jobId}`,
      },
    ]);
    await takeBack(tx, receipt.id);
    expect(await told(tx, "invoicePaid")).toEqual([]);
    expect(await told(tx, "invoiceToCollect")).toEqual(["accountant", "manager"]);
  }),
);

test(
  "a deleted invoice tells the authors of its notes, which wait again; a deleted note its author",
  story(async (tx, { selling }) => {
    const note = await billNote(tx, selling);
    const { id } = await billInvoice(tx, selling);
    await cancelBilled(tx, castActor("manager"), id);
    expect(await told(tx, "invoiceToCollect")).toEqual([]);
    expect(await told(tx, "noteToInvoice")).toEqual(["accountant", "receivable"]);
    expect(await bell(tx, "documentation")).toMatchObject([
      { title: `${note.code} is no longer on an invoice: the invoice was deleted` },
    ]);
    await deleteNote(tx, castActor("manager"), { cdNoteId: note.id });
    expect(await told(tx, "noteToInvoice")).toEqual([]);
    expect(await bell(tx, "documentation")).toMatchObject([
      { title: `Your note ${note.code} was deleted` },
    ]);
  }),
);

test(
  "a locked job tells its person in charge, an unlocked one says so instead",
  story(async (tx) => {
    const job = { id: chargedJob.jobId };
    await lockShipment(tx, castActor("documentation"), job);
    expect(await told(tx, "jobLocked")).toEqual([]);
    await unlockShipment(tx, castActor("documentation"), job);
    await lockShipment(tx, castActor("manager"), job);
    expect(await bell(tx, "documentation")).toMatchObject([
      { title: `Your job ${chargedJob.jobNo} is locked` },
    ]);
    await unlockShipment(tx, castActor("manager"), job);
    expect(await bell(tx, "documentation")).toMatchObject([
      { title: `Your job ${chargedJob.jobNo} is unlocked` },
    ]);
  }),
);

test("users who issue at the same moment make one message, and browsers are told once", async () => {
  const { selling } = await inTransaction(database, ground);
  const notes = await Promise.all(
    selling.map((charge) => inTransaction(database, (tx) => billNote(tx, [charge]))),
  );
  await inTransaction(database, async (tx) => {
    const found = await bell(tx, "accountant");
    expect(found.map((each) => each.title)).toEqual([
      `${notes.length} debit notes wait for an invoice`,
    ]);
    const message = { hub: "", companyId, event: "NotificationWhenChange" };
    const present = [people.accountant.id, people.sales.id];
    const heard = async (subjectIds: string[]) =>
      hub.deliver(tx, { ...message, handOver: "noteToInvoice", subjectIds }, present);
    const all = await heard(notes.map((note) => note.id));
    expect(all.map(({ to }) => to)).toEqual([
      { userId: people.accountant.id, language: "en" },
      { userId: people.accountant.id, language: "vi" },
    ]);
    const [oldest] = await rows<{ subjectId: string }>(
      tx,
      sql`select subject_id from hand_over where company_id = ${companyId}
        and user_id = ${people.accountant.id} order by told_at limit 1`,
    );
    const later = notes.map((note) => note.id).filter((id) => id !== oldest?.subjectId);
    expect(await heard(later.slice(-1))).toEqual([]);
  });
});
