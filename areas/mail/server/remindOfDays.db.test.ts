import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { listShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { addDays, type Day, today } from "@fairway/core/time/day.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { startMailServer } from "../../../tests/cast/startMailServer.ts";
import { deliverMail } from "./deliverMail.ts";
import { usePublicAddress } from "./publicAddress.ts";
import { remindOfDays } from "./remindOfDays.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();
const work = <T>(fn: (tx: Tx) => Promise<T>) => inTransaction(database, fn);

beforeAll(() =>
  work(async (tx) => {
    usePublicAddress("https://fairway.example");
    await writeShippingGround(tx);
    await run(
      tx,
      sql`update employee set email = 'lan@fairway.example' where company_id = ${companyId}
        and id = (select employee_id from sys_user where company_id = ${companyId}
          and id = ${people.documentation.id})`,
    );
    const session = { companyId, id: newId(), userId: people.documentation.id };
    const until = { officeId: offices.hcm, expiresAt: "2099-01-01", language: "vi" };
    await insertRow(tx, "session", { ...session, ...until });
  }),
);
afterAll(() => usePublicAddress(null));

let mawbs = 500;
const openJob = (etd: Day, eta: Day, change: object = {}) =>
  work(async (tx) => {
    const ask = jobs.createShipment.body.parse({
      transactionType: "SFE",
      mbltype: "Original",
      coloaderId: ground.carrier,
      agentId: ground.agent,
      pol: ground.saigon,
      pod: ground.losAngeles,
      etd,
      eta,
      incotermId: ground.fob,
      mawb: `EGLV${(mawbs += 1)}`,
      personIncharge: people.documentation.id,
      ...change,
    });
    return (await createShipment(tx, lan, ask)).data;
  });

/** The clock of the office in Ho Chi Minh City. */
const at = (when: Day, hour: string) => `${when}T${hour}:15:00+07:00`;
const remind = (now: string) => work((tx) => remindOfDays(tx, companyId, now));
const told = () =>
  work((tx) =>
    rows<{ title: string; titleVi: string; description: string; actionLink: string }>(
      tx,
      sql`select n.title, n.title_vi, n.description, n.action_link from notification n
        join user_notification u on u.company_id = ${companyId} and u.notification_id = n.id
          and u.user_id = ${people.documentation.id}
        where n.company_id = ${companyId} and n.title like '%ATD%' order by n.datetime_created`,
    ),
  );
const mails = () =>
  work((tx) =>
    rows<{ id: string; subject: string; mailTo: string; body: string; state: string }>(
      tx,
      sql`select m.id, m.subject, m.mail_to, m.body, m.state from mail m
        where m.company_id = ${companyId} and m.kind = 'missingDays' order by m.datetime_created`,
    ),
  );

test("a person in charge is reminded once a day, from seven in the morning, as message and mail", async () => {
  const sailed = await openJob(addDays(day, -3), addDays(day, 20));
  const both = await openJob(addDays(day, -30), addDays(day, -2));
  await openJob(addDays(day, -3), addDays(day, 20), { atd: addDays(day, -3) });
  await openJob(day, addDays(day, 20));
  await openJob(addDays(day, -100), addDays(day, -95));
  const locked = await openJob(addDays(day, -3), addDays(day, 20));
  await work((tx) => lockShipment(tx, castActor("administrator"), { id: locked.id }));

  await remind(at(day, "06"));
  expect(await told()).toEqual([]);
  await remind(at(day, "07"));
  await remind(at(day, "08"));

  const messages = await told();
  expect(messages).toEqual([
    {
      title: "2 jobs have passed ETD or ETA without ATD or ATA",
      titleVi: "2 lô hàng đã quá ETD hoặc ETA nhưng chưa có ATD hoặc ATA",
      description: `${both.jobNo}, ${sailed.jobNo}`,
      actionLink: "/home/documentation/sea-fcl-export?work=noDays&from=any",
    },
  ]);
  const [mail, second] = await mails();
  expect(second).toBeUndefined();
  expect(mail).toMatchObject({
    mailTo: "lan@fairway.example",
    subject: "2 lô hàng đã quá ETD hoặc ETA nhưng chưa có ATD hoặc ATA",
    state: "Waiting",
  });
  const link = `https://fairway.example/vi/#/home/documentation/sea-fcl-export/${both.id}`;
  expect(mail?.body).toContain(link);
  expect(mail?.body).toContain("chưa có ATD; ETA");
  expect(mail?.body).not.toContain(locked.jobNo);

  // The list at the address of the message shows the same jobs.
  const criteria = { transactionType: "SFE", work: "noDays" };
  const ask = jobs.listShipments.body.parse(criteria);
  const query = jobs.listShipments.query.parse({ page: 1, size: 20 });
  const listed = await work((tx) => listShipments(tx, lan, { ...ask, ...query }));
  expect(listed.data.map(({ jobNo }) => jobNo).toSorted()).toEqual(
    [sailed.jobNo, both.jobNo].toSorted(),
  );

  await remind(at(addDays(day, 1), "09"));
  expect((await told()).length).toBe(2);
  expect((await mails()).length).toBe(2);
});

test("the mail goes out in the language of its reader", async () => {
  const server = await startMailServer();
  const [mail] = await mails();
  await deliverMail(database)({ companyId, id: mail?.id ?? "" }, { id: "1", number: 1 });
  await server.stop();
  expect(server.got[0]?.to).toEqual(["lan@fairway.example"]);
  expect((await mails())[0]?.state).toBe("Sent");
});

test("several persons are reminded with as many statements as one", async () => {
  const statements = (when: Day) =>
    work(async (tx) => {
      const before = statementCount(tx);
      await remindOfDays(tx, companyId, at(when, "10"));
      return statementCount(tx) - before;
    });
  const ofOne = await statements(addDays(day, 3));
  await openJob(addDays(day, -3), addDays(day, 20), { personIncharge: people.documentation2.id });
  await openJob(addDays(day, -3), addDays(day, 20), { personIncharge: people.operation.id });
  expect(await statements(addDays(day, 4))).toBe(ofOne);
});

test("persons who left, and other offices before seven, are not reminded", async () => {
  await work((tx) =>
    run(
      tx,
      sql`update sys_user set active = false where company_id = ${companyId}
        and id = ${people.documentation.id}`,
    ),
  );
  const before = (await told()).length;
  await remind(at(addDays(day, 5), "10"));
  expect((await told()).length).toBe(before);
});
