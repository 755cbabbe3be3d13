import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { sendForApproval } from "@fairway/areas/approval/server/sendForApproval.ts";
import { decideApproval } from "@fairway/areas/approval/server/decideApprovals.ts";
import { inTransaction, rows, run } from "@fairway/engine/db/tx.ts";
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
import { companyId, departments } from "../../../tests/cast/people.ts";
import { pngOf } from "../../../tests/cast/png.ts";
import { startMailServer } from "../../../tests/cast/startMailServer.ts";
import { deliverMail } from "./deliverMail.ts";
import { mailOfApprovals } from "./mailOfApprovals.ts";
import { usePublicAddress } from "./publicAddress.ts";

const database = await castDatabase();
const lan = castActor("documentation");
beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeApprovedPaper(tx);
    await setPaperModes(tx, {
      leader: "None",
      manager: "None",
      accountant: "Approval",
      bod: "Auto",
    });
    await setHolders(tx, "accountant", ["accountant"]);
    await setHolders(tx, "bod", ["director"]);
    await nameDeputy(tx, "accountant", "receivable");
    const [logo] = await attachFiles(tx, castActor("administrator"), {
      owner: { moduleName: "System", folder: "Company", objectId: companyId },
      files: [{ name: "logo.png", mime: "image/png", bytes: pngOf() }],
    });
    await run(tx, sql`update company set logo = ${logo?.id} where company_id = ${companyId}`);
    // A type that departments set no addresses for.
    await run(
      tx,
      sql`update department set email = 'books@example.com'
        where company_id = ${companyId} and id = ${departments.accountingHcm}`,
    );
  }),
);

const ordered = () =>
  inTransaction(database, (tx) =>
    rows<{ payload: object }>(
      tx,
      sql`select p.payload from graphile_worker._private_jobs p
        join graphile_worker._private_tasks t on t.id = p.task_id
        where t.identifier = 'mailOfApprovals' order by p.id`,
    ),
  );
const written = () =>
  inTransaction(database, (tx) =>
    rows<{
      id: string;
      kind: string;
      mailTo: string;
      mailCc: string;
      subject: string;
      body: string;
    }>(
      tx,
      sql`select id, kind, mail_to, mail_cc, subject, body from mail
        where company_id = ${companyId} order by id`,
    ),
  );

test("holders are mailed with copies, the requester gets the outcome with the reason", async () => {
  const documentId = await inTransaction(database, async (tx) => {
    const papers = await newPapers(tx, lan, 1, "14150000");
    const [sent] = await sendForApproval(tx, lan, approvedPaper, papers);
    if (sent instanceof Refused) throw sent;
    return papers[0]?.id ?? "";
  });
  await inTransaction(database, (tx) =>
    decideApproval(tx, castActor("receivable"), {
      verb: "deny",
      documentId,
      comment: "<b>Too much</b>",
    }),
  );
  usePublicAddress(null);
  const [asked, denied] = await ordered();
  const work = (payload: object | undefined, id = "1", number = 1) =>
    mailOfApprovals(database)(payload as never, { id, number });
  await expect(work(asked?.payload)).rejects.toThrow("no address");
  expect(await written()).toEqual([]);
  usePublicAddress("https://fairway.example");
  await work(asked?.payload);
  // The server stopped after the mails were written and before the end of the job was noted.
  await work(asked?.payload, "1", 2);
  await work(denied?.payload, "2");
  usePublicAddress(null);
  const [first, second, ...others] = await written();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    kind: "approvalAsked",
    mailTo: "accountant@example.com",
    subject: "Please approve P1, 14,150,000 VND",
  });
  expect(first?.mailCc.split("; ").sort()).toEqual([
    "books@example.com",
    "documentation@example.com",
    "receivable@example.com",
  ]);
  const screen = `https://fairway.example/#/home/accounting/paper/${documentId}/approve`;
  expect(first?.body).toContain(screen);
  expect(first?.body).toContain("Pham Ngoc Lan");
  expect(second).toMatchObject({ kind: "approvalDenied", mailTo: "documentation@example.com" });
  expect(second?.body).toContain("&lt;b&gt;Too much&lt;/b&gt;");

  const server = await startMailServer();
  await deliverMail(database)({ companyId, id: first?.id } as never, { id: "1", number: 1 });
  await server.stop();
  expect(server.got[0]?.to.toSorted()).toEqual([
    "accountant@example.com",
    "books@example.com",
    "documentation@example.com",
    "receivable@example.com",
  ]);
  // Long lines are broken on their way.
  expect(server.got[0]?.text.replaceAll("=\r\n", "")).toContain(screen);
  expect(server.got[0]?.text).not.toContain("Too much");
  // The logo of the company is shown in the mail.
  const [, shown] = /<img src=3D"cid:([^"]+)"/.exec(
    (server.got[0]?.text ?? "").replaceAll("=\r\n", ""),
  ) ?? [null, null];
  expect(shown).toBeTruthy();
  expect(server.got[0]?.text).toContain(`Content-ID: <${shown}>`);
  expect(server.got[0]?.text).toContain("logo.png");
});
