import { authenticateWith } from "@fairway/areas/session/server/handlers.ts";
import { addAgreement } from "@fairway/areas/agreement/server/addAgreement.ts";
import { addPartnerBank } from "@fairway/areas/partner/server/partnerBanks.ts";
import { rejectPartner, requestPartner } from "@fairway/areas/partner/server/approvePartner.ts";
import { addPartner } from "@fairway/areas/partner/server/savePartner.ts";
import { sendBanks } from "@fairway/areas/partner/server/sendToAccounting.ts";
import { createShipment as createShipmentCall } from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { auditKinds, type AuditKind } from "@fairway/core/audit/auditKinds.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handlers } from "../../apps/server/handlers.ts";
import { castActor } from "../cast/actors.ts";
import { companyId, groups, offices, people } from "../cast/people.ts";
import { castPassword } from "../cast/seedCast.ts";
import { ground, writeShippingGround } from "../cast/shippingGround.ts";

const database = await testDatabase();
const server = await buildServer({
  database,
  handlers,
  authenticate: authenticateWith(database),
  signInsPerMinute: 1000,
});
const tokens = new Map<string, string>();
const made = { jobId: "", jobNo: "", agreementId: "", bankId: "" };
const address = "203.0.113.44";

beforeAll(async () => {
  await inTransaction(database, (tx) => writeShippingGround(tx, { signIns: true }));
  await inTransaction(database, async (tx) => {
    const clerk = castActor("documentation");
    const administrator = castActor("administrator");
    const day = today();
    const form = createShipmentCall.body.parse({
      transactionType: "SFE",
      mbltype: "Original",
      coloaderId: ground.carrier,
      agentId: ground.agent,
      pol: ground.saigon,
      pod: ground.losAngeles,
      etd: day,
      eta: addDays(day, 20),
      typeOfService: "FCL/FCL",
    });
    const job = (await createShipment(tx, clerk, form)).data;
    const agreement = await addAgreement(tx, administrator, {
      partnerId: ground.customer,
      salemanId: people.sales.id,
      officeId: [offices.hcm],
      saleService: ["SFE"],
      contractType: "Official",
      contractNo: "HD-2026-01",
      effectiveDate: "2026-01-01",
      expiredDate: "2099-12-31",
      paymentMethod: "All",
      baseOn: "Invoice Date",
      emailAddress: null,
      description: null,
    });
    const code = { code: "VCB", bankNameEn: "Vietcombank", bankNameVn: "Vietcombank" };
    const bankId = newId();
    await insertRow(tx, "bank", { companyId, id: bankId, ...code });
    const bank = await addPartnerBank(tx, administrator, {
      partnerId: ground.customer,
      bankId,
      bankAccountNo: "0071000123456",
      bankAccountName: "MAY HOA SEN",
      bankAddress: "HCM",
      beneficiaryAddress: "12 Nguyen Hue",
      swiftCode: "BFTVVNVX",
    });
    await sendBanks(tx, castActor("manager"), { ids: [bank.data.id] });
    Object.assign(made, {
      jobId: job.id,
      jobNo: job.jobNo,
      agreementId: agreement.data.id,
      bankId: bank.data.id,
    });
  });
});
afterAll(() => server.close());

async function enter(username: string, password = castPassword): Promise<string> {
  const answer = await server.inject({
    method: "POST",
    url: "/connect/token",
    remoteAddress: address,
    payload: { grant_type: "password", username, password, companyId },
  });
  return answer.json().access_token ?? "";
}

/** Asks as somebody of the cast and expects an answer of this status. */
async function ask(username: string, what: string, payload?: object, status = 200) {
  const token = tokens.get(username) ?? (await enter(username));
  tokens.set(username, token);
  const [method, path] = what.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
  const answer = await server.inject({
    method,
    url: path.startsWith("/") ? path : `/api/v1/en-US/${path}`,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: address,
    ...(payload ? { payload } : {}),
  });
  expect(answer.statusCode, `${what}: ${answer.body.slice(0, 300)}`).toBe(status);
  return answer;
}

type Entry = Record<string, unknown>;
async function entries(kind: AuditKind): Promise<Entry[]> {
  const found = await database.pool.query<Entry>(
    "select * from audit_entry where company_id = $1 and kind = $2 order by id desc",
    [companyId, kind],
  );
  return found.rows;
}

/** Who, where from and with which request: what every entry of a signed-in person holds. */
const by = (name: "administrator" | "documentation" | "sales" | "accountant") => ({
  user_created: people[name].id,
  user_name: name,
  office_id: offices.hcm,
  session_id: expect.any(String),
  address,
  request_id: expect.any(String),
});

describe("the audit holds", () => {
  test("a sign-in, and one that was refused, whose name need not exist", async () => {
    tokens.set("documentation", await enter("documentation"));
    expect((await entries("signIn"))[0]).toMatchObject(by("documentation"));
    await enter("documentation", "Wrong-2026");
    await enter("nobody-here", "Wrong-2026");
    const refused = await entries("signInRefused");
    const where = { address, before: null, user_created: null };
    for (const each of refused) expect(each).toMatchObject(where);
    const tries = refused.flatMap((each) => (each["after"] as { tries: string[] }).tries);
    expect(tries.sort()).toEqual([
      "documentation: signIn.incorrect",
      "nobody-here: signIn.incorrect",
    ]);
  });

  test("a call that was refused", async () => {
    await ask("sales", "POST AuditLog/Paging", {}, 403);
    expect((await entries("refusal"))[0]).toMatchObject({
      ...by("sales"),
      object: "POST AuditLog/Paging",
      after: { code: "access.forbidden" },
    });
  });

  test("a switch of office, from where to where", async () => {
    await ask("sales", "POST /auth/switch", { officeId: offices.hcm });
    tokens.delete("sales");
    expect((await entries("switchUnit"))[0]).toMatchObject({
      ...by("sales"),
      before: { office: "HCM" },
      after: { office: "HCM" },
    });
  });

  test("a change of rights, of who acts for whom, and of a user's standing", async () => {
    const sets = await ask(
      "administrator",
      `GET SysUserPermission/GetByUserId?id=${people.sales.id}`,
    );
    const [{ id }] = sets.json() as [{ id: string }];
    const set = (await ask("administrator", `GET SysUserPermission/${id}`)).json();
    const menus = set.menus.map((each: { menuId: string }) =>
      each.menuId === "commercialAgent" ? { ...each, access: false } : each,
    );
    await ask("administrator", "PUT SysUserPermission/Update", { id, version: set.version, menus });
    expect((await entries("permissionChange"))[0]).toMatchObject({
      ...by("administrator"),
      object: "sales · HCM",
      before: { commercialAgent: expect.stringContaining("detail") },
      after: { commercialAgent: null },
    });

    const user = (await ask("administrator", `GET SysUser/${people.accountant.id}`)).json();
    await ask("administrator", "PUT SysUser", { ...user, userType: "Local Admin" });
    expect((await entries("permissionChange"))[0]).toMatchObject({
      ...by("administrator"),
      record_id: people.accountant.id,
      before: { userType: "Normal User", active: true },
      after: { userType: "Local Admin", active: true },
    });

    await ask("documentation", "POST SysAuthorization/Add", {
      name: "Week at home",
      assignTo: people.sales.id,
      services: ["SFE"],
      startDate: today(),
    });
    expect((await entries("permissionChange"))[0]).toMatchObject({
      ...by("documentation"),
      object: "authorization · shipment",
      after: { userId: people.documentation.id, assignTo: people.sales.id },
    });
  });

  test("where somebody works: given, changed, chosen as the default, taken away", async () => {
    const userId = people.accountant.id;
    const levels = async () =>
      (await ask("administrator", `GET SysUserLevel/GetByUserId?id=${userId}`)).json() as {
        id: string;
        isDefault: boolean;
      }[];
    const [first] = await levels();
    await ask("administrator", "POST SysUserLevel/AddUserToGroup", {
      groupId: groups.documentationHcm2,
      users: [{ userId, position: "Deputy" }],
    });
    const given = { office: "HCM", position: "Deputy", isDefault: false };
    const entry = {
      ...by("administrator"),
      object: expect.stringMatching(/^accountant · HCM · /),
      record_id: userId,
    };
    expect(await entries("placeChange")).toMatchObject([{ ...entry, before: null, after: given }]);

    const id = (await levels()).find((each) => each.id !== first?.id)?.id;
    await ask("administrator", "PUT SysUserLevel", { id, position: "Staff" });
    const changed = { ...given, position: "Staff" };
    expect((await entries("placeChange"))[0]).toMatchObject({
      ...entry,
      before: given,
      after: changed,
    });

    await ask("administrator", `PUT SysUserLevel/SetDefault?Id=${id}`);
    const chosen = (await entries("placeChange")).slice(0, 2);
    expect(chosen).toContainEqual(
      expect.objectContaining({
        ...entry,
        before: expect.objectContaining({ isDefault: true }),
        after: expect.objectContaining({ isDefault: false }),
      }),
    );
    expect(chosen).toContainEqual(
      expect.objectContaining({
        ...entry,
        before: expect.objectContaining(changed),
        after: expect.objectContaining({ ...changed, isDefault: true }),
      }),
    );

    await ask("administrator", `DELETE SysUserLevel/${id}`);
    const taken = (await entries("placeChange")).slice(0, 2);
    expect(taken).toContainEqual(
      expect.objectContaining({
        ...entry,
        before: expect.objectContaining({ ...changed, isDefault: true }),
        after: null,
      }),
    );
    expect(await entries("placeChange")).toHaveLength(6);
  });

  test("a password that was changed or given, and never the password", async () => {
    await ask("administrator", `GET SysUser/ResetPassword?id=${people.receivable.id}`);
    expect((await entries("passwordChange"))[0]).toMatchObject({
      ...by("administrator"),
      object: "receivable",
    });
    const newPassword = "Harbour-lamp-77";
    await ask("accountant", "PUT SysUser/UpdatePassword", {
      oldPassword: castPassword,
      newPassword,
    });
    const [own] = await entries("passwordChange");
    expect(own).toMatchObject({ ...by("accountant"), after: { by: "themselves" } });
    const all = await database.pool.query("select * from audit_entry");
    expect(JSON.stringify(all.rows)).not.toContain(newPassword);
    expect(JSON.stringify(all.rows)).not.toContain(castPassword);
  });

  test("acting as another user, and what was done so under both names", async () => {
    const answer = await ask("administrator", "POST /auth/impersonate", {
      userId: people.documentation.id,
    });
    expect((await entries("impersonation"))[0]).toMatchObject({
      ...by("administrator"),
      object: "documentation",
      after: { began: true },
    });
    tokens.set("acting", answer.json().access_token);
    await ask("acting", "POST AuditLog/Paging", {}, 403);
    expect((await entries("refusal"))[0]).toMatchObject({
      user_name: "documentation",
      acted_by: people.administrator.id,
    });
  });

  test("the lock and the unlock of a job", async () => {
    await ask("documentation", `PUT CsTransaction/LockCsTransaction/${made.jobId}`);
    await ask("documentation", `PUT CsTransaction/UnlockCsTransaction/${made.jobId}`, {}, 403);
    await ask("accountant", `PUT CsTransaction/UnlockCsTransaction/${made.jobId}`);
    const job = { object: made.jobNo, record_id: made.jobId };
    const [lan, books] = [by("documentation"), by("accountant")];
    const [locked, open] = [{ isLocked: true }, { isLocked: false }];
    expect((await entries("lock"))[0]).toMatchObject({
      ...lan,
      ...job,
      before: open,
      after: locked,
    });
    expect((await entries("unlock"))[0]).toMatchObject({
      ...books,
      ...job,
      before: locked,
      after: open,
    });
  });

  test("the approval of an agreement, and of a partner's bank account", async () => {
    const query = `partnerId=${ground.customer}&contractId=${made.agreementId}`;
    await ask("administrator", `GET CatContract/ARConfirmed?${query}`);
    await ask("administrator", `GET CatContract/RejectComment?${query}&comment=Terms`);
    await ask(
      "administrator",
      `PUT CatContract/ActiveInactiveContract/${made.agreementId}/true?replace=true`,
    );
    const agreement = { ...by("administrator"), object: "HD-2026-01", record_id: made.agreementId };
    expect(await entries("approval")).toMatchObject([
      { ...agreement, before: { active: false }, after: { active: true, approvalStatus: "Done" } },
      { ...agreement, after: { approvalStatus: "Rejected", approvalComment: "Terms" } },
      { ...agreement, before: { arconfirmed: false }, after: { arconfirmed: true } },
      { object: "0071000123456", after: { approveStatus: "Processing" } },
    ]);
    await ask("administrator", `PUT CatPartnerBank/Answer/${made.bankId}`, {
      version: 2,
      approve: true,
      comment: null,
    });
    expect((await entries("approval"))[0]).toMatchObject({
      ...by("administrator"),
      record_id: made.bankId,
      before: { approveStatus: "Processing" },
      after: { approveStatus: "Approved" },
    });
  });

  test("the approval of a partner, asked for and sent back", async () => {
    const administrator = castActor("administrator");
    const partnerId = await inTransaction(database, async (tx) => {
      const added = await addPartner(tx, administrator, {
        partnerType: "Customer",
        taxCode: "0301442989",
        shortName: "MAY PHU THO",
        partnerNameEn: "Phu Tho Garment JSC",
        partnerNameVn: "Công ty Cổ phần May Phú Thọ",
        addressEn: "12 Nguyen Hue, Ho Chi Minh City",
        addressVn: "12 Nguyễn Huệ, TP. Hồ Chí Minh",
        countryId: "VN",
      });
      await requestPartner(tx, administrator, { partnerId: added.data.id });
      await rejectPartner(tx, administrator, { partnerId: added.data.id, comment: "Address" });
      return added.data.id;
    });
    const [rejected, asked] = await entries("approval");
    expect(asked).toMatchObject({ record_id: partnerId, before: { approvalStatus: "New" } });
    expect(rejected).toMatchObject({
      before: { approvalStatus: "Request Approval" },
      after: { approvalStatus: "Rejected", approvalComment: "Address" },
    });
  });

  test("a printed paper, an export and a message to everybody", async () => {
    await ask("documentation", `GET CsTransaction/PreviewSIFPLsheet?jobId=${made.jobId}`);
    expect((await entries("print"))[0]).toMatchObject({
      ...by("documentation"),
      object: expect.stringMatching(/\.pdf$/),
      after: { call: "CsTransaction/PreviewSIFPLsheet", jobId: made.jobId },
    });
    await ask("administrator", "POST Catalogue/ExportUnit", {});
    expect((await entries("export"))[0]).toMatchObject({
      ...by("administrator"),
      object: expect.stringMatching(/\.xlsx$/),
      after: { call: "Catalogue/ExportUnit" },
    });
    await ask("administrator", "POST SysNotification", { title: "Year end", type: "System" });
    expect((await entries("systemMessage"))[0]).toMatchObject(by("administrator"));
  });

  test.each(Object.keys(auditKinds) as AuditKind[])("an entry of the kind %s", async (kind) => {
    expect((await entries(kind)).length).toBeGreaterThan(0);
  });
});
