import { pageNotifications } from "@fairway/areas/notification/server/myNotifications.ts";
import { getPartnerById } from "@fairway/areas/partner/server/getPartner.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  activate,
  addHoaSen,
  agree,
  agreedTerms as terms,
} from "../../../tests/cast/agreedPartner.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import {
  confirmAgreement,
  rejectAgreement,
  requestAgreement,
  updateAgreementEmail,
} from "./approveAgreement.ts";
import { assignSalesman, isSalesmanAssigned } from "./assignSalesman.ts";
import { parentsOfSalesman, partnersForCharge } from "./partnersForCharge.ts";
import { allAgreements, getAgreement, listAgreements, pickAgreements } from "./readAgreement.ts";
import { updateAgreement } from "./updateAgreement.ts";

const database = await castDatabase();
const administrator = castActor("administrator");
/** A user who writes partners without special rights, and the receivables team. */
const plain = (name: "sales" | "documentation") =>
  castActor(name, {
    change: {
      commercialCustomer: { special: [] },
      commercialAgent: { special: [] },
      catPartnerdata: { special: [] },
    },
  });
const receivable = castActor("receivable", {
  change: { commercialCustomer: { special: ["AccountReceivable", "DetailAgreement"] } },
});
const elsewhere = castActor("administrator", {
  companyId: "0190c0de-0000-7000-8000-0000000000ff",
});

const withCast = <T>(play: (tx: Tx) => Promise<T>) => rolledBack(database, play);

const add = async (...change: Parameters<typeof addHoaSen>) => (await addHoaSen(...change)).id;
const told = async (tx: Tx, actor: Actor) =>
  (await pageNotifications(tx, actor, { page: 0, size: 50 })).data.map((each) => each.title);

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const at = (wanted: string, field: string) => ({
  code: wanted,
  fields: expect.arrayContaining([expect.objectContaining({ field })]),
});

describe("an agreement on its way to being active", () => {
  test("is asked for, confirmed by the receivables team, and active: each is told", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx, {}, plain("sales"));
      const ask = { ...terms, partnerId };
      const { id } = (await requestAgreement(tx, plain("sales"), ask)).data;
      const asked = "Le Hoang Nam requests approval of an agreement of HOA SEN";
      expect(await told(tx, castActor("accountant"))).toEqual([asked]);
      expect(await getAgreement(tx, administrator, { id })).toMatchObject({
        approvalStatus: "Request Approval",
        active: false,
      });
      const contract = { partnerId, contractId: id };
      await expect(confirmAgreement(tx, plain("sales"), contract)).rejects.toEqual(
        code("access.forbidden"),
      );
      await confirmAgreement(tx, receivable, contract);
      await expect(confirmAgreement(tx, receivable, contract)).rejects.toEqual(
        code("agreement.alreadyConfirmed"),
      );
      await activate(tx, id);
      expect(await told(tx, castActor("sales"))).toEqual([
        "An agreement of HOA SEN is active",
        "The receivables team has confirmed an agreement of HOA SEN",
      ]);
      await expect(confirmAgreement(tx, receivable, contract)).rejects.toEqual(
        code("agreement.activeIsDone"),
      );
      const waiting = await rows(
        tx,
        sql`select record_id, status from partner_sync where company_id = ${companyId}`,
      );
      expect(waiting).toEqual([{ recordId: partnerId, status: "Waiting" }]);
    }));

  test("is sent back with a reason, changed, and asked for again", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx);
      const id = await agree(tx, partnerId);
      const contract = { partnerId, contractId: id };
      const comment = "The contract number is missing a page";
      await expect(rejectAgreement(tx, receivable, { ...contract, comment: "" })).rejects.toEqual(
        code("partner.commentMissing"),
      );
      await expect(
        rejectAgreement(tx, plain("documentation"), { ...contract, comment }),
      ).rejects.toEqual(code("access.forbidden"));
      await rejectAgreement(tx, receivable, { ...contract, comment });
      expect(await told(tx, castActor("sales"))).toEqual(["An agreement of HOA SEN was sent back"]);
      const ask = { ...terms, partnerId, id, version: 2, description: "Corrected" };
      await requestAgreement(tx, plain("sales"), ask);
      expect(await getAgreement(tx, administrator, { id })).toMatchObject({
        approvalStatus: "Request Approval",
        approvalComment: null,
        description: "Corrected",
      });
      const stale = requestAgreement(tx, plain("sales"), ask);
      await expect(stale).rejects.toEqual(code("record.conflict"));
      const other = await add(tx, { taxCode: "0100047516" });
      const wrong = rejectAgreement(tx, receivable, { ...contract, partnerId: other, comment });
      await expect(wrong).rejects.toMatchObject(at("agreement.otherPartner", "partnerId"));
      await expect(confirmAgreement(tx, elsewhere, contract)).rejects.toEqual(
        code("agreement.notFound"),
      );
    }));

  test("makes a customer of a supplier, for those who may ask for it", () =>
    withCast(async (tx) => {
      const carrier = { taxCode: "SG-12345678", partnerGroup: ["CARRIER"] };
      const partnerId = await add(tx, carrier, administrator, "Supplier");
      const ask = { ...terms, partnerId };
      await expect(requestAgreement(tx, plain("sales"), ask)).rejects.toEqual(
        code("access.forbidden"),
      );
      await requestAgreement(tx, castActor("sales"), ask);
      expect(await getPartnerById(tx, administrator, { id: partnerId })).toMatchObject({
        partnerType: "Customer",
        partnerGroup: ["CARRIER", "CUSTOMER"],
      });
    }));

  test("has e-mail addresses that change at any time, when they are addresses", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx);
      const id = await agree(tx, partnerId);
      await activate(tx, id);
      const email = "ar@hoasen.example; kt@hoasen.example";
      await updateAgreementEmail(tx, plain("sales"), { id, email });
      expect(await getAgreement(tx, administrator, { id })).toMatchObject({
        emailAddress: email,
        active: true,
      });
      const wrong = updateAgreementEmail(tx, plain("sales"), { id, email: "ar@hoasen" });
      await expect(wrong).rejects.toMatchObject(at("agreement.notEmail", "email"));
      await expect(updateAgreementEmail(tx, elsewhere, { id, email })).rejects.toEqual(
        code("agreement.notFound"),
      );
    }));

  test("that is active and given another type by the receivables team becomes inactive", () =>
    withCast(async (tx) => {
      const id = await agree(tx, await add(tx));
      await activate(tx, id);
      const ask = { ...terms, id, version: 2, contractType: "Cash" as const };
      await expect(updateAgreement(tx, receivable, ask)).rejects.toEqual(
        code("agreement.typeChangeDeactivates"),
      );
      await updateAgreement(tx, receivable, { ...ask, confirmed: true });
      expect(await getAgreement(tx, administrator, { id })).toMatchObject({
        active: false,
        contractType: "Cash",
        approvalStatus: "New",
      });
    }));

  test("that is active does not grow over another of its salesman", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx);
      await activate(tx, await agree(tx, partnerId));
      const air = await agree(tx, partnerId, { contractNo: "HD-AIR", saleService: ["AE"] });
      await activate(tx, air);
      const grown = updateAgreement(tx, administrator, {
        ...terms,
        contractNo: "HD-AIR",
        saleService: ["AE", "SFE"],
        id: air,
        version: 2,
      });
      await expect(grown).rejects.toMatchObject(at("agreement.overlapsActive", "saleService"));
    }));

  test("that was confirmed is confirmed again when the day its term runs from changes", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx);
      const id = await agree(tx, partnerId);
      await confirmAgreement(tx, receivable, { partnerId, contractId: id });
      const ask = { ...terms, id, version: 2, baseOn: "Confirmed Billing" as const };
      await updateAgreement(tx, administrator, ask);
      expect(await getAgreement(tx, administrator, { id })).toMatchObject({ arconfirmed: false });
    }));
});

describe("agreements to choose from", () => {
  test("all within reach are listed, one's own among them; of other companies none", () =>
    withCast(async (tx) => {
      await agree(tx, await add(tx));
      const owner = { list: "Owner", detail: "Owner", write: "Owner" } as const;
      const narrow = (name: "sales" | "salesHph") =>
        castActor(name, { change: { commercialCustomer: owner } });
      const seen = async (actor: Actor) => (await allAgreements(tx, actor)).length;
      expect(await seen(administrator)).toBe(1);
      expect([await seen(narrow("sales")), await seen(narrow("salesHph"))]).toEqual([1, 0]);
      expect(await seen(elsewhere)).toBe(0);
    }));

  test("for a receipt they are the active ones of its partner, by salesman, office and service", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx);
      const id = await agree(tx, partnerId);
      const pick = async (more: object = {}, actor = administrator) =>
        (await pickAgreements(tx, actor, { partnerId, ...more })).map((each) => each.id);
      expect(await pick()).toEqual([]);
      await activate(tx, id);
      expect(await pick({ salemanId: people.sales.id, service: "SFE" })).toEqual([id]);
      expect(await pick({ officeId: offices.hph })).toEqual([]);
      expect(await pick({ active: false })).toEqual([]);
      const stranger = castActor("documentation", { rights: {} });
      await expect(pick({}, stranger)).rejects.toEqual(code("record.notFound"));
    }));

  test("in every list, those who may not open an agreement read its name without its terms", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx);
      const id = await agree(tx, partnerId);
      await activate(tx, id);
      const partners = (...special: string[]) => ({
        commercialCustomer: { list: "All", detail: "All", special } as const,
      });
      const clerk = (change: ReturnType<typeof partners>) =>
        castActor("documentation", { rights: {}, change });
      const keeper = clerk(partners("DetailAgreement"));
      const reader = clerk(partners());
      const payee = castActor("documentation", {
        rights: {},
        change: { acctARP: { list: "Office" } },
      });
      const lists = {
        pick: (actor: Actor) => pickAgreements(tx, actor, { partnerId }),
        list: (actor: Actor) => listAgreements(tx, actor, { partnerId }),
        all: (actor: Actor) => allAgreements(tx, actor),
      };
      const seen = async (name: keyof typeof lists, actor: Actor) => (await lists[name](actor))[0];
      for (const name of ["pick", "list", "all"] as const) {
        expect(await seen(name, keeper), name).toMatchObject({ id, currencyId: "VND" });
        expect(await seen(name, reader), name).not.toHaveProperty("currencyId");
        expect(await seen(name, reader), name).toMatchObject({ id, contractNo: terms.contractNo });
      }
      expect(await seen("pick", payee)).not.toHaveProperty("paymentTerm");
    }));

  test("a salesman is assigned once for an office and service", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx);
      const ask = { ...terms, partnerId, contractType: "Trial" as const, expiredDate: null };
      const current = { ...ask, effectiveDate: administrator.today };
      expect(await isSalesmanAssigned(tx, administrator, current)).toBe(false);
      await assignSalesman(tx, administrator, current);
      expect(await isSalesmanAssigned(tx, administrator, current)).toBe(true);
      await expect(assignSalesman(tx, administrator, current)).rejects.toMatchObject(
        at("salesman.exists", "salemanId"),
      );
      await assignSalesman(tx, administrator, { ...current, saleService: ["AE"] });
      const reader = castActor("documentation", {
        change: { commercialCustomer: { write: "None" } },
      });
      await expect(assignSalesman(tx, reader, current)).rejects.toEqual(code("access.forbidden"));
    }));
});

describe("partners to charge", () => {
  test("are agents and the salesman's customers with an agreement in force, and internal ones", () =>
    withCast(async (tx) => {
      const customer = await add(tx);
      await activate(tx, await agree(tx, customer));
      const agent = await add(
        tx,
        { taxCode: "US-12345678", shortName: "AGENT" },
        administrator,
        "Agent",
      );
      await activate(tx, await agree(tx, agent, { contractType: "Prepaid", contractNo: null }));
      await add(tx, { taxCode: "0312345678", shortName: "NO AGREEMENT", active: true });
      await add(tx, {
        taxCode: "0399999999",
        shortName: "OUR BRANCH",
        partnerMode: "Internal",
        internalCode: "HPH",
        active: true,
      });
      const names = async (more: object) =>
        (await partnersForCharge(tx, administrator, { service: "SFE", ...more })).map(
          (each) => each.shortName,
        );
      const salemanId = people.sales.id;
      const all = ["AGENT", "HOA SEN", "OUR BRANCH"];
      expect((await names({ salemanId })).sort()).toEqual(all);
      expect((await names({})).sort()).toEqual([...all, "NO AGREEMENT"].sort());
      expect(await names({ salemanId, contractType: "Official" })).not.toContain("AGENT");
      expect(await names({ salemanId, service: "AI" })).toEqual(["AGENT", "OUR BRANCH"]);
      expect(await names({ salemanId, officeId: offices.hph })).toEqual(["OUR BRANCH"]);
      const parents = await parentsOfSalesman(tx, administrator, { salemanId });
      expect(parents.map((each) => each.shortName)).toEqual(["AGENT", "HOA SEN"]);
      expect(await parentsOfSalesman(tx, elsewhere, { salemanId })).toEqual([]);
    }));
});
