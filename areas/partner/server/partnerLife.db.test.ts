import { pageNotifications } from "@fairway/areas/notification/server/myNotifications.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { addHoaSen } from "../../../tests/cast/agreedPartner.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { departments, groups, offices, people } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { addPartnerFromUser } from "./addStaffPartner.ts";
import { rejectPartner, requestPartner } from "./approvePartner.ts";
import { getPartnerById } from "./getPartner.ts";
import { listPartners } from "./listPartners.ts";
import { listPartnerGroups } from "./listPartnerGroups.ts";
import { updateInfoForPartner } from "./reassignPartner.ts";
import { updatePartner } from "./savePartner.ts";

const database = await castDatabase();
const administrator = castActor("administrator");
/** Somebody who writes partners and has no special right. */
const plain = (name: "sales" | "documentation") =>
  castActor(name, {
    change: {
      commercialCustomer: { special: [] },
      commercialAgent: { special: [] },
      catPartnerdata: { special: [] },
    },
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

describe("a partner on its way to being active", () => {
  test("waits for the accountants, who hear of it, and is asked for once", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx, {}, plain("sales"));
      await requestPartner(tx, plain("sales"), { partnerId });
      expect(await getPartnerById(tx, administrator, { id: partnerId })).toMatchObject({
        approvalStatus: "Request Approval",
        version: 2,
      });
      const title = "Le Hoang Nam requests approval of the partner HOA SEN";
      expect(await told(tx, castActor("accountant"))).toEqual([title]);
      expect(await told(tx, castActor("sales"))).toEqual([]);
      await expect(requestPartner(tx, plain("sales"), { partnerId })).rejects.toEqual(
        code("partner.alreadyRequested"),
      );
    }));

  test("is sent back with a reason, which its creator reads", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx, {}, plain("sales"));
      const empty = rejectPartner(tx, administrator, { partnerId, comment: "" });
      await expect(empty).rejects.toMatchObject(at("partner.commentMissing", "comment"));
      const comment = "The address is not that of the registry";
      await expect(rejectPartner(tx, plain("sales"), { partnerId, comment })).rejects.toEqual(
        code("access.forbidden"),
      );
      await rejectPartner(tx, administrator, { partnerId, comment });
      expect(await told(tx, castActor("sales"))).toEqual(["The partner HOA SEN was sent back"]);
      const row = await getPartnerById(tx, administrator, { id: partnerId });
      expect(row).toMatchObject({ approvalStatus: "Rejected", approvalComment: comment });
      await requestPartner(tx, plain("sales"), { partnerId });
    }));

  test("that is active has nothing to be approved; nobody else's is in sight", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx, { active: true });
      await expect(requestPartner(tx, administrator, { partnerId })).rejects.toEqual(
        code("partner.alreadyActive"),
      );
      await expect(requestPartner(tx, elsewhere, { partnerId })).rejects.toEqual(
        code("record.notFound"),
      );
      const row = await getPartnerById(tx, administrator, { id: partnerId });
      expect(row).toMatchObject({ approvalStatus: "Done" });
    }));

  test("cannot be approved by saving the status with it", () =>
    withCast(async (tx) => {
      const partnerId = await add(tx, { approvalStatus: "Done" }, plain("sales"));
      const sent = { id: partnerId, version: 1, approvalStatus: "Done", tel: "028 38221234" };
      await updatePartner(tx, plain("sales"), sent);
      const row = await getPartnerById(tx, administrator, { id: partnerId });
      expect(row).toMatchObject({ approvalStatus: "New", tel: "028 38221234" });
    }));

  test("keeps the terms its vendor gives, up to a year", () =>
    withCast(async (tx) => {
      const id = await add(tx);
      await updatePartner(tx, administrator, {
        id,
        version: 1,
        paymentTerm: "45",
        currency: "USD",
      });
      expect(await getPartnerById(tx, administrator, { id })).toMatchObject({
        paymentTerm: "45",
        currency: "USD",
      });
      const wrong = updatePartner(tx, administrator, { id, version: 2, paymentTerm: "366" });
      await expect(wrong).rejects.toMatchObject(at("ask.invalid", "paymentTerm"));
    }));

  test("shows its creator in the list", () =>
    withCast(async (tx) => {
      await add(tx);
      const list = await listPartners(tx, administrator, {
        page: 1,
        size: 15,
        partnerType: "Customer",
      });
      expect(list.data[0]).toMatchObject({ userCreatedName: "Do Quoc Bao" });
    }));
});

describe("the owner of a partner", () => {
  test("is changed to somebody at a place where that person works, who hears of it", () =>
    withCast(async (tx) => {
      const id = await add(tx, { active: true });
      const owner = { userCreated: people.salesHph.id };
      await updateInfoForPartner(tx, administrator, {
        id,
        version: 1,
        ...owner,
        shortName: "HOA SEN GROUP",
      });
      expect(await getPartnerById(tx, administrator, { id })).toMatchObject({
        ...owner,
        officeId: offices.hph,
        departmentId: departments.salesHph,
        groupId: groups.salesHph,
        shortName: "HOA SEN GROUP",
        active: true,
        version: 3,
      });
      expect(await told(tx, castActor("salesHph"))).toEqual(["The partner HOA SEN is yours now"]);
    }));

  test("is not changed to a stranger, to a place elsewhere, without the right, or over a change", () =>
    withCast(async (tx) => {
      const id = await add(tx);
      const change = (more: object, actor = administrator, version = 1) =>
        updateInfoForPartner(tx, actor, { id, version, ...more });
      await expect(change({ userCreated: offices.hph })).rejects.toMatchObject(
        at("ask.invalid", "userCreated"),
      );
      const place = { userCreated: people.salesHph.id, officeId: offices.hcm };
      await expect(change(place)).rejects.toMatchObject(at("partner.noSuchPlace", "officeId"));
      const mine = { userCreated: people.sales.id };
      await expect(change(mine, plain("sales"))).rejects.toEqual(code("access.forbidden"));
      await expect(change(mine, administrator, 9)).rejects.toEqual(code("record.conflict"));
      await expect(change({ taxCode: "x" })).rejects.toMatchObject(at("ask.invalid", "taxCode"));
    }));
});

describe("a member of the staff as a partner", () => {
  test("is known by the staff code, active at once, and made once", () =>
    withCast(async (tx) => {
      const ask = { userId: people.sales.id };
      const { data } = await addPartnerFromUser(tx, administrator, ask);
      expect(await getPartnerById(tx, administrator, { id: data.id })).toMatchObject({
        accountNo: "CAST-404",
        partnerGroup: ["STAFF", "PERSONAL"],
        partnerMode: "Internal",
        addressVn: "12 Nguyễn Huệ, phường Bến Nghé, TP. Hồ Chí Minh",
        active: true,
      });
      const again = addPartnerFromUser(tx, administrator, ask);
      await expect(again).rejects.toMatchObject(at("partner.staffExists", "userId"));
      await updatePartner(tx, administrator, { id: data.id, version: 1, tel: "0909 123 456" });
      const stranger = addPartnerFromUser(tx, administrator, { userId: offices.hcm });
      await expect(stranger).rejects.toMatchObject(at("partner.unknownPerson", "userId"));
      await run(
        tx,
        sql`update user_level set active = false, is_default = false where user_id = ${people.salesHph.id}`,
      );
      const idle = addPartnerFromUser(tx, administrator, { userId: people.salesHph.id });
      await expect(idle).rejects.toMatchObject(at("partner.worksNowhere", "userId"));
      const none = castActor("sales", { change: { catPartnerdata: { write: "None" } } });
      await expect(addPartnerFromUser(tx, none, ask)).rejects.toEqual(code("access.forbidden"));
    }));
});

describe("the groups of partners", () => {
  test("are said in the reader's language", () =>
    withCast(async (tx) => {
      const vietnamese = castActor("sales", { language: "vi" });
      expect(await listPartnerGroups(tx, vietnamese)).toContainEqual({
        id: "CARRIER",
        name: "Hãng vận chuyển",
      });
    }));
});
