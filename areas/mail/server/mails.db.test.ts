import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import * as arrival from "@fairway/areas/arrival/contract.ts";
import { updateDeliveryOrder } from "@fairway/areas/arrival/server/deliveryOrder.ts";
import { updateArrival } from "@fairway/areas/arrival/server/updateArrival.ts";
import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { deleteFile } from "@fairway/areas/file/server/keptFiles.ts";
import * as billCalls from "@fairway/areas/housebill/contract.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import * as jobCalls from "@fairway/areas/shipment/contract.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { listStages } from "@fairway/areas/stage/server/listStages.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { placedTexts } from "@fairway/engine/paper/paperText.ts";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { startMailServer } from "../../../tests/cast/startMailServer.ts";
import * as contract from "../contract.ts";
import { cancelMail } from "./cancelMail.ts";
import { deliverMail, enqueueWaiting } from "./deliverMail.ts";
import { draftOf } from "./draftMails.ts";
import { mailsOfJob } from "./mailsOfJob.ts";
import { mailOfNewBills } from "./mailOfNewBills.ts";
import { useMailServer } from "./mailServer.ts";
import { usePublicAddress } from "./publicAddress.ts";
import { sendAgain } from "./sendAgain.ts";
import { sendMail } from "./sendMail.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const cif = "0190c0de-0000-7000-8000-000000000a01";

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await run(
      tx,
      sql`update partner set email = 'docs@hoasen.example; ops@hoasen.example'
        where company_id = ${companyId} and id = ${ground.customer}`,
    );
  }),
);
afterEach(() => useMailServer(null));

let mawbs = 100;
const openJob = async (tx: Tx) => {
  const ask = jobCalls.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: today(),
    eta: addDays(today(), 20),
    incotermId: ground.fob,
    flightVesselName: "EVER <ACE>",
    voyNo: "1234E",
    mawb: `EGLV${(mawbs += 1)}`,
  });
  const job = (await createShipment(tx, lan, ask)).data;
  const bill = billCalls.createHouseBill.body.parse({
    jobId: job.id,
    customerId: ground.customer,
    shipperDescription: "HOA SEN & SONS",
    consigneeDescription: "PACIFIC FURNITURE INC",
    packageQty: "12",
    grossWeight: "218.4",
  });
  return { job, bill: (await createHouseBill(tx, lan, bill)).data };
};
const ask = (kind: "houseBill" | "preAlert", { job, bill }: Opened, change: object = {}) =>
  contract.sendMail.body.parse({
    kind,
    jobId: job.id,
    hblId: kind === "houseBill" ? bill.id : null,
    to: "lan@example.com",
    subject: "House bill",
    body: "Please check.<script>alert(1)</script>",
    attachFiles: [`houseBill:${bill.id}`],
    ...change,
  });
type Opened = Awaited<ReturnType<typeof openJob>>;

/** A person used the product in a language. */
const signedIn = (userId: string, language: "en" | "vi") =>
  inTransaction(database, (tx) =>
    insertRow(tx, "session", {
      companyId,
      id: newId(),
      userId,
      officeId: lan.officeId,
      expiresAt: "2099-01-01",
      language,
    }),
  );
const stateOf = async (jobId: string) =>
  inTransaction(database, (tx) => mailsOfJob(tx, lan, { jobId }));

describe("a draft", () => {
  test("names receivers, facts and papers, in few statements for any number of bills", () =>
    rolledBack(database, async (tx) => {
      const { job, bill } = await openJob(tx);
      const before = statementCount(tx);
      const draft = await draftOf("houseBill")(tx, lan, { hblId: bill.id, language: "en" });
      expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
      expect(draft).toMatchObject({
        to: "docs@hoasen.example; ops@hoasen.example",
        attachFiles: [{ key: `houseBill:${bill.id}`, isChosen: true }],
        hasServer: false,
        may: ["send"],
      });
      expect(draft.subject).toContain(bill.hwbno);
      expect(draft.body).toContain("EVER &lt;ACE&gt; - 1234E");
      expect(draft.body).toContain("HOA SEN &amp; SONS");
      const alert = await draftOf("preAlert")(tx, lan, { jobId: job.id, language: "vi" });
      expect(alert.body).toContain("Kính gửi quý khách");
      expect(alert.subject).toContain("EGLV");
    }));

  test("tells each container of a bill with what is in it", () =>
    rolledBack(database, async (tx) => {
      const { job, bill } = await openJob(tx);
      const boxes = [
        ["FWTU4001246", "S2", "465", "17985.5", "61.2"],
        ["FWTU4001230", "S1", "480", "18240.25", "62.35"],
      ].map(([containerNo, sealNo, packageQuantity, gw, cbm], at) => ({
        companyId,
        id: newId(),
        mblid: job.id,
        hblid: bill.id,
        lineNo: at + 1,
        quantity: "1",
        packageTypeId: ground.carton,
        containerNo,
        sealNo,
        packageQuantity,
        gw,
        cbm,
      }));
      await insertRows(tx, "container", boxes);
      const { body } = await draftOf("preAlert")(tx, lan, { jobId: job.id, language: "en" });
      expect(body).toContain(
        "FWTU4001230/S1: 480 CTN, 18,240.25 kg, 62.35 m³<br>" +
          "FWTU4001246/S2: 465 CTN, 17,985.5 kg, 61.2 m³",
      );
    }));

  test("is for users who may open the job, and says whether the user may send", () =>
    rolledBack(database, async (tx) => {
      const opened = await openJob(tx);
      const stranger = castActor("accountant", {
        change: { docSeaFCLExport: { detail: "Owner" } },
      });
      for (const tried of [
        draftOf("houseBill")(tx, stranger, { hblId: opened.bill.id }),
        sendMail(tx, stranger, ask("houseBill", opened)),
      ]) {
        expect((await refusal(tried)).entry.status).toBeOneOf([403, 404]);
      }
      await lockShipment(tx, castActor("administrator"), { id: opened.job.id });
      expect((await draftOf("preAlert")(tx, lan, { jobId: opened.job.id })).may).toEqual([]);
      const locked = await refusal(sendMail(tx, lan, ask("preAlert", opened)));
      expect(locked.code).toBe("shipment.locked");
    }));
});

describe("mails of what arrives", () => {
  test("the notice and the order are offered once they are saved, and the consignee reads along", () =>
    rolledBack(database, async (tx) => {
      await insertRow(tx, "incoterm", {
        companyId,
        id: cif,
        code: "CIF",
        nameEn: "CIF",
        nameLocal: "CIF",
        service: ["SFI"],
      });
      const job = jobCalls.createShipment.body.parse({
        transactionType: "SFI",
        mbltype: "Original",
        coloaderId: ground.carrier,
        pol: ground.rotterdam,
        pod: ground.saigon,
        etd: addDays(today(), -20),
        eta: today(),
        incotermId: cif,
        mawb: "EGLV0001",
      });
      const { id: jobId } = (await createShipment(tx, lan, job)).data;
      const { data: bill } = await createHouseBill(
        tx,
        lan,
        billCalls.createHouseBill.body.parse({
          jobId,
          hwbno: "RTMSGN001",
          hbltype: "Original",
          mawb: "EGLV0001",
          customerId: ground.otherCustomer,
          saleManId: people.sales.id,
          consigneeId: ground.customer,
          consigneeDescription: "HOA SEN EXPORT",
        }),
      );
      const keysOf = async (kind: "arrivalNotice" | "deliveryOrder") =>
        (await draftOf(kind)(tx, lan, { hblId: bill.id })).attachFiles.map(({ key }) => key);
      expect(await keysOf("arrivalNotice")).toEqual([]);
      const notice = { hblid: bill.id, version: null, csArrivalFrieghtCharges: [] };
      await updateArrival(tx, lan, arrival.updateArrival.body.parse(notice));
      const order = { hblid: bill.id, version: null };
      await updateDeliveryOrder(tx, lan, arrival.updateDeliveryOrder.body.parse(order));
      expect(await keysOf("arrivalNotice")).toEqual([`AN:${bill.id}`]);
      expect(await keysOf("deliveryOrder")).toEqual([`DO:${bill.id}`]);
      const { to, subject } = await draftOf("arrivalNotice")(tx, lan, { hblId: bill.id });
      expect(to).toContain("docs@hoasen.example");
      expect(subject).toContain("RTMSGN001");
      const sent = contract.sendMail.body.parse({
        kind: "arrivalNotice",
        jobId,
        hblId: bill.id,
        to,
        subject,
        body: "Arrived",
        attachFiles: [`AN:${bill.id}`],
      });
      expect((await sendMail(tx, lan, sent)).data.files).toMatchObject([
        { name: "AN_RTMSGN001.pdf", fileId: expect.any(String) },
      ]);
      const wrong = draftOf("arrivalNotice")(tx, lan, { hblId: (await openJob(tx)).bill.id });
      expect((await refusal(wrong)).code).toBe("mail.notOfService");
    }));
});

describe("bad input", () => {
  test.each([
    ["", false],
    ["lan@example.com; nobody", false],
    ["lan@example.com\r\nBcc: all@example.com", false],
    ["Lan <lan@example.com>", false],
    ["ｌan@example", false],
    [Array.from({ length: 51 }, (_, at) => `u${at}@example.com`).join(";"), false],
    [" lan@example.com ,LAN@example.com\nbinh@example.com;", true],
  ])("to %j", (to, isTaken) => {
    const read = contract.sendMail.body.shape.to.safeParse(to);
    expect(read.success).toBe(isTaken);
    if (read.success) expect(read.data).toBe("lan@example.com; binh@example.com");
  });

  test("the refusal of a line of addresses names those that are none, in both languages", () => {
    const read = contract.sendMail.body.shape.to.safeParse("lan@example.com; nobody; a@b");
    const params = read.error?.issues.map((issue) => ("params" in issue ? issue.params : null));
    expect(params).toMatchObject([
      {
        en: expect.stringContaining("“nobody”, “a@b”"),
        vi: expect.stringContaining("“nobody”, “a@b”"),
      },
    ]);
  });

  test("a line break in the subject begins no other head", () => {
    const read = contract.sendMail.body.shape.subject.parse("Bill\r\nBcc: all@example.com");
    expect(read).toBe("Bill Bcc: all@example.com");
  });

  test("files of more than 25 MB together are refused with their size, and nothing is kept", () =>
    rolledBack(database, async (tx) => {
      const opened = await openJob(tx);
      const attach = async (name: string, megabytes: number) => {
        const bytes = Buffer.alloc(megabytes * 1024 * 1024, " ");
        bytes.write("%PDF-1.4\n");
        const files = [{ name, mime: "application/pdf", bytes }];
        const owner = { ...jobFiles, objectId: opened.job.id };
        const [file] = await attachFiles(tx, lan, { owner, files });
        return `file:${file?.id}`;
      };
      const keys = [await attach("a.pdf", 12), await attach("b.pdf", 12), await attach("c.pdf", 2)];
      const large = ask("houseBill", opened, { attachFiles: keys });
      const refused = await refusal(sendMail(tx, lan, large));
      expect(refused.entry.status).toBe(413);
      expect(refused.say("en")).toContain("have 26 MB together; at most 25 MB");
      expect(await mailsOfJob(tx, lan, { jobId: opened.job.id })).toEqual([]);
      const fits = ask("houseBill", opened, { attachFiles: keys.slice(0, 2) });
      expect((await sendMail(tx, lan, fits)).data.files).toHaveLength(2);
    }));

  test("what the mail does not offer is not attached, and a bill of another job is not found", () =>
    rolledBack(database, async (tx) => {
      const one = await openJob(tx);
      const other = await openJob(tx);
      const foreign = ask("houseBill", one, { attachFiles: [`houseBill:${other.bill.id}`] });
      const refused = await refusal(sendMail(tx, lan, foreign));
      expect([refused.code, refused.fields[0]?.field]).toEqual(["mail.fileUnknown", "attachFiles"]);
      const mixed = ask("houseBill", one, { hblId: other.bill.id });
      expect((await refusal(sendMail(tx, lan, mixed))).code).toBe("record.notFound");
      await cancelShipment(tx, castActor("administrator"), {
        id: other.job.id,
        reason: "Booked twice",
      });
      const canceled = await refusal(sendMail(tx, lan, ask("houseBill", other)));
      expect(canceled.code).toBe("shipment.canceled");
    }));
});

describe("delivery", () => {
  const send = async (opened: Opened, change: object = {}) =>
    (await inTransaction(database, (tx) => sendMail(tx, lan, ask("houseBill", opened, change))))
      .data;
  const deliver = (id: string, number = 1) =>
    deliverMail(database)({ companyId, id }, { id: "1", number });

  /** The waiting job of a mail: how often it was tried, and in how many minutes it is tried again. */
  const nextTry = (id: string) =>
    inTransaction(database, (tx) =>
      rows(
        tx,
        sql`select (p.payload ->> 'tried')::int as tried,
            round(extract(epoch from j.run_at - now()) / 60)::int as minutes
          from graphile_worker.jobs j
          join graphile_worker._private_jobs p on p.id = j.id
          where j.key = ${`mail ${id}`}`,
      ),
    );

  test("a mail waits without a server and goes out once there is one, with its paper and stage", async () => {
    const opened = await inTransaction(database, openJob);
    const mail = await send(opened, { cc: "boss@example.com" });
    await deliver(mail.id);
    expect(await stateOf(opened.job.id)).toMatchObject([{ state: "Waiting", attempts: [] }]);
    const server = await startMailServer();
    await inTransaction(database, (tx) => enqueueWaiting(tx, companyId));
    await deliver(mail.id);
    // A job that runs twice sends once.
    await deliver(mail.id);
    await server.stop();
    expect(server.got).toHaveLength(1);
    const [{ to, text } = { to: [], text: "" }] = server.got;
    expect(to).toEqual(["lan@example.com", "boss@example.com"]);
    expect(text).toContain(`<${mail.id}@fairway.example>`);
    expect(text).not.toContain("script");
    const pdf = /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(text)?.[1] ?? "";
    const printed = await placedTexts(Buffer.from(pdf, "base64"));
    expect(JSON.stringify(printed)).toContain(opened.bill.hwbno);
    expect(await stateOf(opened.job.id)).toMatchObject([
      { state: "Sent", attempts: [{ error: null }], files: [{ fileId: expect.any(String) }] },
    ]);
    await inTransaction(database, async (tx) => {
      const { id } = await getShipment(tx, lan, { id: opened.job.id });
      const stages = await listStages(tx, lan, { jobId: id });
      expect(stages.map(({ code, hblid }) => [code, hblid])).toContainEqual([
        "S_HB",
        opened.bill.id,
      ]);
    });
  });

  test("three refused tries are stored, and the author is told; sending again delivers it", async () => {
    const opened = await inTransaction(database, openJob);
    const refusing = await startMailServer("refuses");
    const mail = await send(opened);
    await deliver(mail.id, 1);
    await deliver(mail.id, 2);
    await deliver(mail.id, 3);
    await refusing.stop();
    const [failed] = await stateOf(opened.job.id);
    expect(failed).toMatchObject({ state: "Failed", may: ["sendAgain"] });
    expect(failed?.attempts.map(({ error }) => error)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining("mailbox is full")),
    );
    const told = await inTransaction(database, (tx) =>
      rows<{ title: string }>(
        tx,
        sql`select n.title from notification n
          where n.company_id = ${companyId} and n.title like ${`%${opened.job.jobNo}%`}`,
      ),
    );
    expect(told).toHaveLength(1);
    const server = await startMailServer();
    const { id, version } = failed ?? mail;
    await inTransaction(database, (tx) => sendAgain(tx, lan, { id, version }));
    const late = await refusal(
      inTransaction(database, (tx) => sendAgain(tx, lan, { id, version })),
    );
    expect(late.code).toBe("record.conflict");
    await deliver(mail.id);
    await server.stop();
    expect(server.got).toHaveLength(1);
    expect((await stateOf(opened.job.id))[0]).toMatchObject({ state: "Sent", may: [] });
  });

  test.each(["leavesAfterReceivers", "leavesInText", "leavesAtEnd"] as const)(
    "a server that %s is tried three times; the stage comes with the delivery, under the same id",
    async (manner) => {
      const opened = await inTransaction(database, openJob);
      const stages = () =>
        inTransaction(database, async (tx) =>
          (await listStages(tx, lan, { jobId: opened.job.id })).map(({ code }) => code),
        );
      const leaving = await startMailServer(manner);
      const mail = await send(opened);
      await deliver(mail.id, 1);
      expect(await stateOf(opened.job.id)).toMatchObject([{ state: "Waiting" }]);
      expect(await nextTry(mail.id)).toEqual([{ tried: 1, minutes: 1 }]);
      await deliver(mail.id, 2);
      expect(await nextTry(mail.id)).toEqual([{ tried: 2, minutes: 10 }]);
      await deliver(mail.id, 3);
      await leaving.stop();
      const [failed] = await stateOf(opened.job.id);
      expect(failed).toMatchObject({ state: "Failed", sentAt: null, may: ["sendAgain"] });
      expect(failed?.attempts).toEqual(
        Array.from({ length: 3 }, () => expect.objectContaining({ error: expect.any(String) })),
      );
      expect(await stages()).not.toContain("S_HB");
      const server = await startMailServer();
      const { id, version } = failed ?? mail;
      await inTransaction(database, (tx) => sendAgain(tx, lan, { id, version }));
      await deliver(mail.id);
      await server.stop();
      expect(server.got[0]?.text).toContain(`<${mail.id}@fairway.example>`);
      expect((await stateOf(opened.job.id))[0]?.attempts).toHaveLength(4);
      expect(await stages()).toContain("S_HB");
    },
  );

  test("a file of a waiting mail is not deleted; once the mail is sent it may be", async () => {
    const opened = await inTransaction(database, openJob);
    const owner = { ...jobFiles, objectId: opened.job.id };
    const [file] = await inTransaction(database, (tx) => {
      const bytes = Buffer.from("%PDF-1.4\n");
      return attachFiles(tx, lan, {
        owner,
        files: [{ name: "packing.pdf", mime: "application/pdf", bytes }],
      });
    });
    const id = file?.id ?? "";
    const remove = () => inTransaction(database, (tx) => deleteFile(tx, lan, owner, { id }));
    const mail = await send(opened, { attachFiles: [`file:${id}`] });
    const refused = await refusal(remove());
    expect([refused.code, refused.entry.status]).toEqual(["mail.fileWaits", 409]);
    const server = await startMailServer();
    await deliver(mail.id);
    expect((await stateOf(opened.job.id))[0]?.state).toBe("Sent");
    expect(await remove()).toBe(id);

    const [second] = await inTransaction(database, (tx) => {
      const bytes = Buffer.from("%PDF-1.4\n");
      return attachFiles(tx, lan, {
        owner,
        files: [{ name: "invoice.pdf", mime: "application/pdf", bytes }],
      });
    });
    const refusing = await startMailServer("refuses");
    const failing = await send(opened, { attachFiles: [`file:${second?.id}`] });
    for (const number of [1, 2, 3]) await deliver(failing.id, number);
    await inTransaction(database, (tx) => deleteFile(tx, lan, owner, { id: second?.id ?? "" }));
    const [failed = failing] = await stateOf(opened.job.id);
    const again = inTransaction(database, (tx) =>
      sendAgain(tx, lan, { id: failed.id, version: failed.version }),
    );
    const gone = await refusal(again);
    expect([gone.code, gone.say("en")]).toEqual([
      "mail.fileDeleted",
      "The attached file invoice.pdf was deleted. Write a new mail.",
    ]);
    await refusing.stop();
    await server.stop();
  });

  test("a canceled mail is not sent, gives its file free, and stays with who canceled it", async () => {
    const opened = await inTransaction(database, openJob);
    const owner = { ...jobFiles, objectId: opened.job.id };
    const [file] = await inTransaction(database, (tx) => {
      const bytes = Buffer.from("%PDF-1.4\n");
      const files = [{ name: "packing.pdf", mime: "application/pdf", bytes }];
      return attachFiles(tx, lan, { owner, files });
    });
    const remove = () =>
      inTransaction(database, (tx) => deleteFile(tx, lan, owner, { id: file?.id ?? "" }));
    const { id, version } = await send(opened, { attachFiles: [`file:${file?.id}`] });
    expect((await refusal(remove())).say("en")).toContain("Cancel the mail");
    expect((await stateOf(opened.job.id))[0]?.may).toEqual(["cancel"]);
    const cancel = (at: number, actor = lan) =>
      inTransaction(database, (tx) => cancelMail(tx, actor, { id, version: at }));
    const reader = castActor("documentation", { change: { docSeaFCLExport: { write: "None" } } });
    const mayNot = castActor("accountant", { change: { docSeaFCLExport: { write: "None" } } });
    const seen = await inTransaction(database, (tx) =>
      mailsOfJob(tx, reader, { jobId: opened.job.id }),
    );
    expect(seen[0]?.may).toEqual([]);
    expect((await refusal(cancel(version, mayNot))).entry.status).toBeOneOf([403, 404]);
    expect((await refusal(cancel(version + 1))).code).toBe("record.conflict");
    // A locked job hinders nobody from stopping its mail.
    await inTransaction(database, (tx) =>
      lockShipment(tx, castActor("administrator"), { id: opened.job.id }),
    );
    const { data } = await cancel(version);
    expect(data).toMatchObject({
      state: "Canceled",
      canceledName: "documentation",
      may: [],
      sentAt: null,
    });
    expect(data.canceledAt).not.toBeNull();
    expect((await refusal(cancel(data.version))).say("en")).toContain("“Canceled”");
    const server = await startMailServer();
    await deliver(id);
    await server.stop();
    expect(server.got).toEqual([]);
    const held = await inTransaction(database, (tx) =>
      rows(
        tx,
        sql`select 1 from mail_attachment
          where company_id = ${companyId} and mail_id = ${id} and held_file_id is not null`,
      ),
    );
    expect(held).toEqual([]);
    const history = await inTransaction(database, (tx) =>
      rows<{ changedBy: string }>(
        tx,
        sql`select changed_by from history where company_id = ${companyId}
          and table_name = 'mail' and record_id = ${id} and after ->> 'state' = 'Canceled'`,
      ),
    );
    expect(history).toEqual([{ changedBy: lan.userId }]);
  });

  test("canceling and sending at one moment: the first one counts", async () => {
    const opened = await inTransaction(database, openJob);
    const sent = await send(opened);
    const key = ({ id, version }: { id: string; version: number }) => ({ id, version });
    const cancel = (mail: { id: string; version: number }) =>
      inTransaction(database, (tx) => cancelMail(tx, lan, key(mail)));
    let got = 0;
    const talks: (() => void)[] = [];
    const began = new Promise<void>((begin) =>
      useMailServer({
        send: () => {
          got += 1;
          begin();
          return new Promise((end) => talks.push(() => end([])));
        },
        close: () => undefined,
      }),
    );
    const delivering = deliver(sent.id);
    await began;
    expect((await refusal(cancel(sent))).code).toBe("mail.isSending");
    talks[0]?.();
    await delivering;
    expect((await stateOf(opened.job.id))[0]?.state).toBe("Sent");

    const other = await send(opened);
    let late: Promise<void> | null = null;
    await inTransaction(database, async (tx) => {
      await cancelMail(tx, lan, key(other));
      late = deliver(other.id);
      await new Promise((pass) => setTimeout(pass, 200));
    });
    await late;
    expect(got).toBe(1);
    const [canceled = other] = await stateOf(opened.job.id);
    expect(canceled.state).toBe("Canceled");
    const again = inTransaction(database, (tx) => sendAgain(tx, lan, key(canceled)));
    expect((await refusal(again)).code).toBe("mail.canceled");

    // The mark of a server that was killed does not hold the mail for ever.
    const third = await send(opened);
    await inTransaction(database, (tx) =>
      run(
        tx,
        sql`update mail set sending_since = now() - interval '11 minutes'
          where company_id = ${companyId} and id = ${third.id}`,
      ),
    );
    expect((await cancel(third)).data.state).toBe("Canceled");
  });

  test("receivers that are refused alone are stored with the try, and the author is told", async () => {
    const opened = await inTransaction(database, openJob);
    const server = await startMailServer("refusesNobody");
    const mail = await send(opened, { to: "nobody@example.com; lan@example.com" });
    await deliver(mail.id);
    await server.stop();
    expect(server.got.map(({ to }) => to)).toEqual([["lan@example.com"]]);
    const [sent] = await stateOf(opened.job.id);
    expect(sent).toMatchObject({ state: "Sent" });
    expect(sent?.attempts[0]?.error).toMatch(/^nobody@example\.com: .*no such user here/);
    const told = await inTransaction(database, (tx) =>
      rows<{ title: string }>(
        tx,
        sql`select n.title from notification n where n.company_id = ${companyId}
          and n.title = ${`A mail about ${opened.job.jobNo} did not reach all its receivers`}`,
      ),
    );
    expect(told).toHaveLength(1);
  });

  test("the salesman of a new bill gets a mail, and a mailbox reads along unseen", async () => {
    const opened = await inTransaction(database, async (tx) => {
      await run(
        tx,
        sql`update employee set email = 'sales@fairway.example' where company_id = ${companyId}
          and id = (select employee_id from sys_user where company_id = ${companyId}
            and id = ${people.sales.id})`,
      );
      await insertRow(tx, "email_setting", {
        companyId,
        id: newId(),
        deptId: lan.departmentId,
        emailType: "New House Bill",
        emailInfo: "watch@fairway.example",
      });
      return openJob(tx);
    });
    const ordered = await inTransaction(database, (tx) =>
      rows<{ bills: string[] }>(
        tx,
        sql`select payload -> 'bills' as bills from graphile_worker._private_jobs p
          join graphile_worker._private_tasks t on t.id = p.task_id
          where t.identifier = 'mailOfNewBills'
            and payload ->> 'bills' like ${`%${opened.bill.id}%`}`,
      ),
    );
    expect(ordered).toHaveLength(1);
    const order = { companyId, userId: lan.userId, bills: [opened.bill.id] };
    const early = mailOfNewBills(database)(order, { id: "1", number: 1 });
    await expect(early).rejects.toThrow("no address");
    usePublicAddress("https://fairway.example");
    await signedIn(people.sales.id, "vi");
    await mailOfNewBills(database)(order, { id: "1", number: 2 });
    usePublicAddress(null);
    const [mail] = await stateOf(opened.job.id);
    expect(mail).toMatchObject({
      kind: "newBill",
      state: "Waiting",
      mailTo: "sales@fairway.example",
    });
    const home = "https://fairway.example/vi/#/home/documentation/sea-fcl-export";
    expect(mail?.body).toContain(`${home}/${opened.job.id}/hbl/${opened.bill.id}`);
    expect(mail?.body).toContain("Vui lòng nhập giá bán");
    expect(mail?.subject).toContain(opened.bill.hwbno);
    const server = await startMailServer();
    await deliver(mail?.id ?? "");
    await server.stop();
    expect(server.got[0]?.to).toEqual(["sales@fairway.example", "watch@fairway.example"]);
    expect(server.got[0]?.text).not.toContain("watch@");
  });
});
