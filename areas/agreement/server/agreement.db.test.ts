import { getPartner } from "@fairway/areas/partner/server/getPartner.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  activate,
  addHoaSen as add,
  agree,
  agreedTerms as terms,
  hoaSen,
} from "../../../tests/cast/agreedPartner.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { addPartner } from "./addPartner.ts";
import { listSalesmen } from "./listSalesmen.ts";
import { checkExistedAgreement, getAgreement, listAgreements } from "./readAgreement.ts";
import { removeAgreement } from "./removeAgreement.ts";
import { switchAgreement } from "./switchAgreement.ts";
import { updateAgreement } from "./updateAgreement.ts";

const database = await castDatabase();
const administrator = castActor("administrator");

const withCast = <T>(play: (tx: Tx) => Promise<T>) => rolledBack(database, play);

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const at = (wanted: string, field: string) => ({
  code: wanted,
  fields: expect.arrayContaining([expect.objectContaining({ field })]),
});

describe("an agreement", () => {
  test("comes with its partner, whose place decides the currency", () =>
    withCast(async (tx) => {
      const { salemanId: _, ...contract } = terms;
      const oversea = { ...hoaSen, partnerType: "Customer" as const, partnerLocation: "Oversea" };
      const { data } = await addPartner(tx, administrator, { ...oversea, contracts: [contract] });
      expect(await listAgreements(tx, administrator, { partnerId: data.id })).toMatchObject([
        { salemanId: people.administrator.id, currencyId: "USD", active: false },
      ]);
    }));

  test("is out of sight with its partner", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const none = { list: "None", detail: "None" } as const;
      const stranger = castActor("documentation", { change: { commercialCustomer: none } });
      await expect(listAgreements(tx, stranger, { partnerId })).rejects.toEqual(
        code("record.notFound"),
      );
    }));

  test("is inactive at first; activating it makes the partner active and names its salesman", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const id = await agree(tx, partnerId);
      const [row] = await listAgreements(tx, administrator, { partnerId });
      expect(row).toMatchObject({
        active: false,
        officeCodes: ["HCM"],
        saleService: ["SFE"],
        shipmentType: "Freehand & Nominated",
        currencyId: "VND",
        creditCurrency: "VND",
        paymentTerm: 30,
        salemanName: "Le Hoang Nam",
        isExpired: false,
      });
      await activate(tx, id);
      expect(await getPartner(tx, companyId, partnerId)).toMatchObject({
        active: true,
        salePersonId: people.sales.id,
      });
      await expect(activate(tx, id)).rejects.toEqual(code("agreement.alreadyActive"));
    }));

  test("of an agent covers all services in dollars; none named means every office", () =>
    withCast(async (tx) => {
      const { id } = await add(tx, {}, administrator, "Agent");
      const agreementId = await agree(tx, id, { officeId: [] });
      expect(await getAgreement(tx, administrator, { id: agreementId })).toMatchObject({
        currencyId: "USD",
        officeCodes: ["HCM", "HPH"],
        saleService: expect.arrayContaining(["AE", "SFE", "TK"]),
      });
    }));

  test("that overlaps another of its salesman waits until that is confirmed, then replaces it", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const first = await agree(tx, partnerId);
      const elsewhere = await agree(tx, partnerId, {
        officeId: [offices.hph],
        contractNo: "HD-HP",
      });
      await activate(tx, first);
      await activate(tx, elsewhere);
      const second = await agree(tx, partnerId, {
        contractNo: "HD-2026-02",
        saleService: ["SFE", "SFI"],
      });
      expect(await checkExistedAgreement(tx, administrator, { id: second })).toMatchObject([
        { id: first },
      ]);
      await expect(activate(tx, second)).rejects.toEqual(code("agreement.overlaps"));
      await activate(tx, second, "true");
      const active = (await listAgreements(tx, administrator, { partnerId, active: true })).map(
        (each) => each.id,
      );
      expect(active.sort()).toEqual([elsewhere, second].sort());
    }));

  test("is switched only with the right to do so", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const id = await agree(tx, partnerId);
      const sales = castActor("sales", { change: { commercialCustomer: { special: [] } } });
      const wrong = switchAgreement(tx, sales, { id, flag: "true" });
      await expect(wrong).rejects.toEqual(code("access.forbidden"));
    }));

  test("has credit terms that only the receivables team changes", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const id = await agree(tx, partnerId, { creditLimit: "50000000" });
      const sales = castActor("sales", {
        change: { commercialCustomer: { special: ["DetailAgreement"] } },
      });
      const raise = updateAgreement(tx, sales, {
        ...terms,
        id,
        version: 1,
        creditLimit: "90000000",
      });
      await expect(raise).rejects.toMatchObject(at("agreement.creditIsGuarded", "creditLimit"));
      const note = await updateAgreement(tx, sales, {
        ...terms,
        id,
        version: 1,
        description: "Annual",
      });
      expect(note.data.version).toBe(2);
      const raised = { ...terms, id, version: 2, creditLimit: "90000000" };
      await updateAgreement(tx, administrator, raised);
      expect(await getAgreement(tx, administrator, { id })).toMatchObject({
        creditLimit: "90000000.0000",
      });
      const stale = updateAgreement(tx, administrator, raised);
      await expect(stale).rejects.toEqual(code("record.conflict"));
    }));

  test("that is active stays as it is for those who could not switch it, and cannot go", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const id = await agree(tx, partnerId);
      await activate(tx, id);
      const sales = castActor("sales", { change: { commercialCustomer: { special: [] } } });
      const change = updateAgreement(tx, sales, { ...terms, id, version: 2 });
      await expect(change).rejects.toEqual(code("agreement.activeIsReadOnly"));
      const gone = removeAgreement(tx, administrator, { id });
      await expect(gone).rejects.toEqual(code("agreement.activeCannotGo"));
      await switchAgreement(tx, administrator, { id, flag: "false" });
      await removeAgreement(tx, administrator, { id });
      expect((await getPartner(tx, companyId, partnerId))?.salePersonId).toBeNull();
    }));

  test("of a salesman or office nobody knows is refused", () =>
    withCast(async (tx) => {
      const { id } = await add(tx);
      const wrong = agree(tx, id, { salemanId: offices.hph });
      await expect(wrong).rejects.toEqual(code("record.unknownReference"));
    }));
});

describe("salesmen for a shipment", () => {
  test("are those of active agreements over its service and office; freehand leaves out nominated", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      await activate(tx, await agree(tx, partnerId));
      await activate(
        tx,
        await agree(tx, partnerId, { salemanId: people.manager.id, contractType: "Cash" }),
      );
      await agree(tx, partnerId, { salemanId: people.salesHph.id, contractNo: "HD-3" });
      const codes = async (more: object) =>
        (await listSalesmen(tx, administrator, { partnerId, transactionType: "SFE", ...more })).map(
          (each) => each.code,
        );
      expect(await codes({})).toEqual(["sales", "manager"]);
      expect(await codes({ shipmentType: "Freehand" })).toEqual(["sales"]);
      expect(await codes({ transactionType: "AE" })).toEqual([]);
      expect(await codes({ office: offices.hph })).toEqual([]);
    }));
});
