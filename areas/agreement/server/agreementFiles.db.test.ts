import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { askOwner } from "@fairway/areas/file/server/fileOwners.ts";
import { listFiles } from "@fairway/areas/file/server/keptFiles.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { agreementFiles } from "../model/fileFolder.ts";
import "./agreementFileOwner.ts";
import { removeAgreement } from "./removeAgreement.ts";

const database = await testDatabase();
const administrator = castActor("administrator");
const elsewhere = castActor("administrator", {
  companyId: "0190c0de-0000-7000-8000-0000000000ff",
});
const agreementId = newId();
const contract = { ...agreementFiles, objectId: agreementId };
const scan = { name: "scan.pdf", mime: "application/pdf", bytes: Buffer.from("%PDF-1.7\n") };

const play = <T>(work: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await writeShippingGround(tx);
    const unit = { companyId, officeId: offices.hcm, userCreated: people.administrator.id };
    await insertRows(tx, "partner_agreement", [
      {
        ...unit,
        id: agreementId,
        partnerId: ground.customer,
        salemanId: people.sales.id,
        contractType: "Cash",
        shipmentType: "Nominated",
        effectiveDate: "2020-01-01",
        currencyId: "VND",
        creditCurrency: "VND",
      },
    ]);
    return work(tx);
  });
const refused = (code: string) => expect.objectContaining({ code });

describe("files of an agreement", () => {
  test("are seen and added by users who may open and change it", () =>
    play(async (tx) => {
      await askOwner(tx, administrator, contract, "change");
      await expect(askOwner(tx, elsewhere, contract, "see")).rejects.toEqual(
        refused("agreement.notFound"),
      );
      const stranger = castActor("documentation", {
        change: { commercialCustomer: { special: [] } },
      });
      await expect(askOwner(tx, stranger, contract, "see")).rejects.toEqual(
        refused("access.forbidden"),
      );
    }));

  test("go with it", () =>
    play(async (tx) => {
      await attachFiles(tx, administrator, { owner: contract, files: [scan] });
      await removeAgreement(tx, administrator, { id: agreementId });
      expect(await listFiles(tx, administrator, contract)).toEqual([]);
    }));
});
