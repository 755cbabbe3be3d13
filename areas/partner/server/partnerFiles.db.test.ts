import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { askOwner } from "@fairway/areas/file/server/fileOwners.ts";
import { listFiles } from "@fairway/areas/file/server/keptFiles.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { bankFiles } from "../model/fileFolder.ts";
import { removePartnerBank } from "./partnerBanks.ts";
import "./partnerFileOwners.ts";

const database = await testDatabase();
const administrator = castActor("administrator");
const elsewhere = castActor("administrator", {
  companyId: "0190c0de-0000-7000-8000-0000000000ff",
});
const accountId = newId();
const account = { ...bankFiles, objectId: accountId };
const scan = { name: "scan.pdf", mime: "application/pdf", bytes: Buffer.from("%PDF-1.7\n") };

const play = <T>(work: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await writeShippingGround(tx);
    const unit = { companyId, officeId: offices.hcm, userCreated: people.administrator.id };
    const bankId = newId();
    await insertRows(tx, "bank", [
      { companyId, id: bankId, code: "VCB", bankNameEn: "V", bankNameVn: "V" },
    ]);
    await insertRows(tx, "partner_bank", [
      {
        ...unit,
        id: accountId,
        partnerId: ground.customer,
        bankId,
        bankAccountNo: "0071",
        bankAccountName: "HOA SEN",
        bankAddress: "x",
        beneficiaryAddress: "x",
      },
    ]);
    return work(tx);
  });
const refused = (code: string) => expect.objectContaining({ code });

describe("files of a bank account", () => {
  test("change only while the account may", () =>
    play(async (tx) => {
      await askOwner(tx, administrator, account, "change");
      await run(
        tx,
        sql`update partner_bank set approve_status = 'Approved'
          where company_id = ${companyId} and id = ${accountId}`,
      );
      await askOwner(tx, administrator, account, "see");
      await expect(askOwner(tx, administrator, account, "change")).rejects.toEqual(
        refused("partnerBank.isApproved"),
      );
      await expect(askOwner(tx, elsewhere, account, "see")).rejects.toEqual(
        refused("record.notFound"),
      );
    }));

  test("go with it", () =>
    play(async (tx) => {
      await attachFiles(tx, administrator, { owner: account, files: [scan] });
      await removePartnerBank(tx, administrator, { id: accountId });
      expect(await listFiles(tx, administrator, account)).toEqual([]);
    }));
});
