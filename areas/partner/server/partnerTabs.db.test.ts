import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { readOnly, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { bank } from "@fairway/areas/catalogue/model/bank.ts";
import { city as cityDeclared } from "@fairway/areas/catalogue/model/city.ts";
import { ward as wardDeclared } from "@fairway/areas/catalogue/model/ward.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { partnerAddress } from "../model/partnerAddress.ts";
import { partnerBank } from "../model/partnerBank.ts";
import { partnerEmail } from "../model/partnerEmail.ts";
import {
  addPartnerAddress,
  getPartnerAddress,
  listPartnerAddresses,
  partnerAddressHistory,
  removePartnerAddress,
  searchPartnerAddresses,
  updatePartnerAddress,
} from "./partnerAddresses.ts";
import {
  type BankRow,
  addPartnerBank,
  answerBank,
  approvedBanks,
  getPartnerBank,
  listPartnerBanks,
  partnerBankHistory,
  removePartnerBank,
  reviseBank,
  updatePartnerBank,
} from "./partnerBanks.ts";
import { listPartnerCharges, savePartnerCharges } from "./partnerCharges.ts";
import {
  addPartnerEmail,
  getPartnerEmail,
  listPartnerEmails,
  partnerEmailHistory,
  removePartnerEmail,
  updatePartnerEmail,
} from "./partnerEmails.ts";
import { removePartner } from "./removePartner.ts";
import { addPartner } from "./savePartner.ts";
import { sendBanks, sendPartners } from "./sendToAccounting.ts";
import { tableDifferences } from "../../../tests/declared/tableDifferences.ts";

const database = await castDatabase();
const administrator = castActor("administrator");
const cities = cityDeclared as unknown as Resource;
const wards = wardDeclared as unknown as Resource;

const withPartner = <T>(play: (tx: Tx, partnerId: string) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    const { data } = await addPartner(tx, administrator, {
      partnerType: "Customer",
      taxCode: "0300588142",
      shortName: "HOA SEN",
      partnerNameEn: "Hoa Sen Garment JSC",
      partnerNameVn: "Công ty Cổ phần May Hoa Sen",
      addressEn: "12 Nguyen Hue, Ho Chi Minh City",
      addressVn: "12 Nguyễn Huệ, TP. Hồ Chí Minh",
      countryId: "VN",
    });
    return play(tx, data.id);
  });

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const at = (wanted: string, field: string) => ({
  code: wanted,
  fields: expect.arrayContaining([expect.objectContaining({ field })]),
});
const idOf = async (tx: Tx, table: string, where = sql`true`) =>
  (
    await rows<{ id: string }>(
      tx,
      sql`select t.id from ${sql.table(table)} t
        where t.company_id = ${companyId} and ${where} order by t.code limit 1`,
    )
  )[0]?.id ?? "";

/** Somebody who sees the partner but may not change it, and somebody who does not see it. */
const reader = castActor("documentation", {
  change: { commercialCustomer: { write: "None" } },
});
const stranger = castActor("documentation", {
  change: { commercialCustomer: { list: "None", detail: "None", write: "None" } },
});
const elsewhere = castActor("administrator", {
  companyId: "0190c0de-0000-7000-8000-0000000000ff",
});

describe("the tables", () => {
  test.each([partnerAddress, partnerBank] as unknown as Resource[])(
    "$name is as it is declared",
    async (resource) => {
      expect(await readOnly(database, (tx) => tableDifferences(tx, resource))).toEqual([]);
    },
  );

  test("an e-mail address is as it is declared; its office is its own and never empty", async () => {
    const differences = await readOnly(database, (tx) =>
      tableDifferences(tx, partnerEmail as unknown as Resource),
    );
    expect(differences).toEqual([
      "alter table partner_email alter column office_id drop not null;",
    ]);
  });
});

describe("an e-mail address of a partner", () => {
  const billing = { officeId: offices.hcm, type: "Billing", email: "a@hoasen.example" };
  const add = (tx: Tx, partnerId: string, more: object = {}, actor: Actor = administrator) =>
    addPartnerEmail(tx, actor, { ...billing, partnerId, ...more });

  test("is kept for each office and type, and says the office by its code", () =>
    withPartner(async (tx, partnerId) => {
      const { data } = await add(tx, partnerId);
      await add(tx, partnerId, { officeId: offices.hph });
      await add(tx, partnerId, { type: "Document", email: "a@x.example; b@x.example" });
      expect(await listPartnerEmails(tx, administrator, { id: partnerId })).toHaveLength(3);
      expect(await getPartnerEmail(tx, administrator, { id: data.id })).toMatchObject({
        officeId: offices.hcm,
        officeCode: "HCM",
        type: "Billing",
        permission: { allowUpdate: true },
      });
    }));

  test("a second one of the same office and type is refused at its type", () =>
    withPartner(async (tx, partnerId) => {
      await add(tx, partnerId);
      await expect(add(tx, partnerId)).rejects.toMatchObject(at("partnerEmail.exists", "type"));
    }));

  test("that is no address, or has no office, is refused at its field", () =>
    withPartner(async (tx, partnerId) => {
      const wrong = add(tx, partnerId, { email: "nobody", officeId: null });
      await expect(wrong).rejects.toMatchObject({
        fields: [
          { field: "officeId", code: "field.required" },
          { field: "email", code: "field.notEmail" },
        ],
      });
    }));

  test("changes with its version, tells its history, and goes", () =>
    withPartner(async (tx, partnerId) => {
      const { id } = (await add(tx, partnerId)).data;
      await updatePartnerEmail(tx, administrator, { id, version: 1, email: "b@hoasen.example" });
      const stale = updatePartnerEmail(tx, administrator, { id, version: 1, email: "c@x.example" });
      await expect(stale).rejects.toEqual(code("record.conflict"));
      const [change] = await partnerEmailHistory(tx, administrator, { id });
      expect(change?.changes).toMatchObject([
        { field: "email", was: "a@hoasen.example", now: "b@hoasen.example" },
      ]);
      await removePartnerEmail(tx, administrator, { id });
      expect(await listPartnerEmails(tx, administrator, { id: partnerId })).toEqual([]);
    }));

  test("follows the partner's rights: readers read, strangers and other companies find nothing", () =>
    withPartner(async (tx, partnerId) => {
      const { id } = (await add(tx, partnerId)).data;
      expect(await listPartnerEmails(tx, reader, { id: partnerId })).toMatchObject([{ may: [] }]);
      await expect(add(tx, partnerId, { type: "Document" }, reader)).rejects.toEqual(
        code("access.forbidden"),
      );
      await expect(removePartnerEmail(tx, reader, { id })).rejects.toEqual(
        code("access.forbidden"),
      );
      for (const actor of [stranger, elsewhere]) {
        await expect(getPartnerEmail(tx, actor, { id })).rejects.toEqual(code("record.notFound"));
        await expect(listPartnerEmails(tx, actor, { id: partnerId })).rejects.toEqual(
          code("record.notFound"),
        );
      }
    }));

  test("of an office that is not the company's is refused", () =>
    withPartner(async (tx, partnerId) => {
      const wrong = add(tx, partnerId, { officeId: "0190c0de-0000-7000-8000-00000000ffff" });
      await expect(wrong).rejects.toMatchObject(at("record.unknownReference", "officeId"));
    }));

  test("goes with its partner", () =>
    withPartner(async (tx, partnerId) => {
      await add(tx, partnerId);
      await removePartner(tx, administrator, { id: partnerId });
      const left = await rows(
        tx,
        sql`select id from partner_email where company_id = ${companyId}`,
      );
      expect(left).toEqual([]);
    }));
});

describe("an address of a partner", () => {
  const city = async (tx: Tx, cityCode: string, nameVn: string) =>
    (
      await createRecord(tx, administrator, cities, {
        code: cityCode,
        nameEn: cityCode,
        nameVn,
        countryId: "VN",
      })
    ).id;
  const place = async (tx: Tx) => {
    const cityId = await city(tx, "T79", "Thành phố Thử Vai");
    const ask = { code: "W1", nameEn: "W1", nameVn: "Phường Thử Vai", countryId: "VN", cityId };
    return { cityId, id: (await createRecord(tx, administrator, wards, ask)).id };
  };
  const warehouse = {
    shortNameAddress: "HOA SEN WAREHOUSE",
    addressType: ["Pickup", "Delivery"],
    countryId: "VN",
    streetAddress: "Lô B12, đường số 3",
    contactPerson: "Nguyễn Thị Hoa",
    tel: "0909123456",
  };

  test("is written out from street to country in local names", () =>
    withPartner(async (tx, partnerId) => {
      const ward = await place(tx);
      const ask = { ...warehouse, partnerId, cityId: ward.cityId, wardId: ward.id };
      const { data } = await addPartnerAddress(tx, administrator, ask);
      expect(await getPartnerAddress(tx, administrator, { id: data.id })).toMatchObject({
        location: "Lô B12, đường số 3, Phường Thử Vai, Thành phố Thử Vai, Việt Nam",
        addressType: ["Pickup", "Delivery"],
      });
      await updatePartnerAddress(tx, administrator, {
        id: data.id,
        version: 1,
        streetAddress: "Lô C1",
      });
      const [row] = await listPartnerAddresses(tx, administrator, { partnerId });
      expect(row?.["location"]).toBe("Lô C1, Phường Thử Vai, Thành phố Thử Vai, Việt Nam");
      const [change] = await partnerAddressHistory(tx, administrator, { id: data.id });
      expect(change?.changes.map((each) => each.field)).toEqual(["streetAddress", "location"]);
    }));

  test("in Viet Nam needs province and ward; elsewhere the street is enough", () =>
    withPartner(async (tx, partnerId) => {
      const wrong = addPartnerAddress(tx, administrator, { ...warehouse, partnerId });
      await expect(wrong).rejects.toMatchObject({
        fields: [{ field: "cityId" }, { field: "wardId" }],
      });
      const abroad = { ...warehouse, partnerId, countryId: "JP" };
      const { data } = await addPartnerAddress(tx, administrator, abroad);
      expect(data.version).toBe(1);
    }));

  test("whose ward lies in another province is refused at its ward", () =>
    withPartner(async (tx, partnerId) => {
      const ward = await place(tx);
      const cityId = await city(tx, "T80", "Tỉnh khác");
      const ask = { ...warehouse, partnerId, cityId, wardId: ward.id };
      const wrong = addPartnerAddress(tx, administrator, ask);
      await expect(wrong).rejects.toMatchObject(at("ask.invalid", "wardId"));
    }));

  test("is found without accents among the partners that one may open, and by nobody else", () =>
    withPartner(async (tx, partnerId) => {
      const abroad = { ...warehouse, partnerId, countryId: "JP" };
      const { id } = (await addPartnerAddress(tx, administrator, abroad)).data;
      const found = (actor: Actor, keyword: string) =>
        searchPartnerAddresses(tx, actor, { keyword });
      expect(await found(administrator, "nguyen thi hoa")).toHaveLength(1);
      expect(await found(administrator, "nowhere")).toEqual([]);
      expect(await found(stranger, "nguyen thi hoa")).toEqual([]);
      expect(await found(elsewhere, "nguyen thi hoa")).toEqual([]);
      const stale = updatePartnerAddress(tx, administrator, { id, version: 7, tel: "0909000000" });
      await expect(stale).rejects.toEqual(code("record.conflict"));
      await expect(removePartnerAddress(tx, reader, { id })).rejects.toEqual(
        code("access.forbidden"),
      );
      await removePartnerAddress(tx, administrator, { id });
      expect(await listPartnerAddresses(tx, administrator, { partnerId })).toEqual([]);
    }));
});

describe("a bank account of a partner", () => {
  const bankOf = async (tx: Tx) => {
    const known = await idOf(tx, "bank");
    if (known) return known;
    const ask = { code: "VCB", bankNameEn: "Vietcombank", bankNameVn: "NH Ngoại thương" };
    return (await createRecord(tx, administrator, bank as unknown as Resource, ask)).id;
  };
  const add = async (tx: Tx, partnerId: string, more: object = {}) => {
    const ask = {
      partnerId,
      bankId: await bankOf(tx),
      bankAccountNo: "0071000123456",
      bankAccountName: "CTCP MAY HOA SEN",
      bankAddress: "Quận 1, TP. HCM",
      beneficiaryAddress: "12 Nguyễn Huệ",
      swiftCode: "bftvvnvx",
      ...more,
    };
    return (await addPartnerBank(tx, administrator, ask)).data.id;
  };
  const statusOf = async (tx: Tx, id: string) =>
    ((await getPartnerBank(tx, administrator, { id })) as unknown as BankRow).approveStatus;
  const accountant = castActor("accountant");
  const answer = (tx: Tx, id: string, version: number, more: object = {}, actor = accountant) =>
    answerBank(tx, actor, { id, version, approve: true, comment: null, ...more });

  test("is new, waits, is approved by somebody else, and is then paid to", () =>
    withPartner(async (tx, partnerId) => {
      const id = await add(tx, partnerId, { approveStatus: "Approved" });
      expect(await getPartnerBank(tx, administrator, { id })).toMatchObject({
        approveStatus: "New",
        swiftCode: "BFTVVNVX",
        source: "Fairway",
        may: ["update", "send", "delete"],
      });
      const sent = await sendBanks(tx, administrator, { ids: [id] });
      expect(sent.data).toMatchObject([{ recordId: id, action: "ADD", status: "Waiting" }]);
      expect(await statusOf(tx, id)).toBe("Processing");
      expect(await approvedBanks(tx, accountant, { partnerId })).toEqual([]);
      await expect(answer(tx, id, 2, {}, administrator)).rejects.toEqual(
        code("partnerBank.ownRequest"),
      );
      await answer(tx, id, 2);
      expect(await approvedBanks(tx, accountant, { partnerId })).toMatchObject([{ id }]);
    }));

  test("that is approved is revised before it changes, and waits again", () =>
    withPartner(async (tx, partnerId) => {
      const id = await add(tx, partnerId);
      await sendBanks(tx, administrator, { ids: [id] });
      const early = updatePartnerBank(tx, administrator, { id, version: 2, note: "x" });
      await expect(early).rejects.toEqual(code("partnerBank.notNow"));
      await answer(tx, id, 2);
      const change = { id, version: 3, bankAccountNo: "999" };
      await expect(updatePartnerBank(tx, administrator, change)).rejects.toEqual(
        code("partnerBank.isApproved"),
      );
      await expect(removePartnerBank(tx, administrator, { id })).rejects.toEqual(
        code("partnerBank.isApproved"),
      );
      await reviseBank(tx, administrator, { bankId: id });
      await updatePartnerBank(tx, administrator, { ...change, version: 4 });
      expect(await statusOf(tx, id)).toBe("Revise");
      expect(await approvedBanks(tx, accountant, { partnerId })).toEqual([]);
      await sendBanks(tx, administrator, { ids: [id] });
      expect(await statusOf(tx, id)).toBe("Processing");
    }));

  test("is sent back with a reason, which is told; without one it is not", () =>
    withPartner(async (tx, partnerId) => {
      const id = await add(tx, partnerId);
      await expect(answer(tx, id, 1)).rejects.toEqual(code("partnerBank.notNow"));
      await sendBanks(tx, administrator, { ids: [id] });
      await expect(answer(tx, id, 2, { approve: false })).rejects.toMatchObject(
        at("partner.commentMissing", "comment"),
      );
      await expect(answer(tx, id, 1, { approve: false, comment: "Name" })).rejects.toEqual(
        code("record.conflict"),
      );
      await answer(tx, id, 2, { approve: false, comment: "The name differs" });
      expect(await getPartnerBank(tx, administrator, { id })).toMatchObject({
        approveStatus: "Rejected",
        approveComment: "The name differs",
      });
      const [change] = await partnerBankHistory(tx, administrator, { id });
      expect(change?.changes.map((each) => each.field)).toContain("approveStatus");
      await removePartnerBank(tx, administrator, { id });
      expect(await listPartnerBanks(tx, administrator, { partnerId })).toEqual([]);
    }));

  test("is answered by the accounting department alone", () =>
    withPartner(async (tx, partnerId) => {
      const id = await add(tx, partnerId);
      await sendBanks(tx, administrator, { ids: [id] });
      const clerk = castActor("documentation", {
        change: { acctSP: { special: [] }, acctAP: { special: [] } },
      });
      await expect(answer(tx, id, 2, {}, clerk)).rejects.toEqual(code("access.forbidden"));
      await expect(sendBanks(tx, reader, { ids: [id] })).rejects.toEqual(code("access.forbidden"));
      const none = castActor("documentation", { rights: {} });
      await expect(approvedBanks(tx, none, { partnerId })).rejects.toEqual(
        code("access.forbidden"),
      );
      await expect(getPartnerBank(tx, elsewhere, { id })).rejects.toEqual(code("record.notFound"));
    }));

  test("with the number of another of this partner, or with blanks in it, is refused", () =>
    withPartner(async (tx, partnerId) => {
      await add(tx, partnerId);
      await expect(add(tx, partnerId, { bankAccountNo: "00 71" })).rejects.toMatchObject(
        at("ask.invalid", "bankAccountNo"),
      );
      await expect(add(tx, partnerId)).rejects.toMatchObject(at("record.exists", "bankAccountNo"));
    }));
});

describe("the usual charges of a partner", () => {
  const airCharge = async (tx: Tx, name = "AIR_FSC", type = "CREDIT", services = ["AE"]) => {
    await sql`insert into charge (company_id, id, code, charge_name_en, charge_name_vn, type,
        service_type_id, office_ids) values (${companyId}, gen_random_uuid(), ${name}, ${name},
        ${name}, ${type}, ${services}, '{}')`.execute(tx);
    return idOf(tx, "charge", sql`t.code = ${name}`);
  };
  const line = (chargeId: string, more: object = {}) => ({
    id: null,
    chargeId,
    quantity: "1",
    quantityType: null,
    unitId: null,
    unitPrice: "12.50",
    currencyId: "USD",
    vatrate: null,
    ...more,
  });

  test("are stored as one list: added, changed, and gone when they are not sent", () =>
    withPartner(async (tx, partnerId) => {
      const fuel = await airCharge(tx);
      const security = await airCharge(tx, "AIR_SSC");
      const save = (lines: ReturnType<typeof line>[]) =>
        savePartnerCharges(tx, administrator, { partnerId, lines });
      const [first] = (await save([line(fuel), line(security)])).data;
      expect(first).toMatchObject({ chargeCode: "AIR_FSC", unitPrice: "12.5", version: 1 });
      const kept = line(fuel, { id: first?.id, version: 1, quantityType: "cw", unitPrice: "0.85" });
      const { data } = await save([kept]);
      expect(data).toMatchObject([{ unitPrice: "0.85", quantityType: "cw", version: 2 }]);
      expect(await listPartnerCharges(tx, administrator, { partnerId })).toEqual(data);
      await expect(save([kept])).rejects.toEqual(code("record.conflict"));
      const ask = { partnerId, lines: [], seen: [] };
      await expect(savePartnerCharges(tx, administrator, ask)).rejects.toEqual(
        code("record.conflict"),
      );
    }));

  test("are buying charges of air services, each once, and every fault is named at its line", () =>
    withPartner(async (tx, partnerId) => {
      const selling = await airCharge(tx, "AIR_SELL", "DEBIT");
      const sea = await airCharge(tx, "SEA_BUY", "CREDIT", ["SFE"]);
      const fuel = await airCharge(tx);
      const lines = [
        line(selling),
        line(sea),
        line(fuel),
        line(fuel, { quantity: "0" }),
        line(partnerId),
      ];
      const wrong = savePartnerCharges(tx, administrator, { partnerId, lines });
      await expect(wrong).rejects.toMatchObject({
        fields: [
          { field: "lines.0.chargeId", code: "partnerCharge.notAir" },
          { field: "lines.1.chargeId", code: "partnerCharge.notAir" },
          { field: "lines.3.chargeId", code: "partnerCharge.twice" },
          { field: "lines.3.quantity", code: "partnerCharge.noQuantity" },
          { field: "lines.4.chargeId", code: "partnerCharge.unknown" },
        ],
      });
    }));

  test("follow the partner's rights", () =>
    withPartner(async (tx, partnerId) => {
      const ask = { partnerId, lines: [] };
      await expect(savePartnerCharges(tx, reader, ask)).rejects.toEqual(code("access.forbidden"));
      await expect(listPartnerCharges(tx, stranger, { partnerId })).rejects.toEqual(
        code("record.notFound"),
      );
    }));
});

describe("the queue for the accounting system", () => {
  test("takes active partners, each once, and says that they wait", () =>
    withPartner(async (tx, partnerId) => {
      const send = () => sendPartners(tx, administrator, { ids: [partnerId] });
      await expect(send()).rejects.toEqual(code("partner.onlyActiveIsSent"));
      await sql`update partner set active = true where company_id = ${companyId}`.execute(tx);
      expect((await send()).data).toMatchObject([{ action: "ADD", status: "Waiting" }]);
      await send();
      const lines = await rows(
        tx,
        sql`select id from partner_sync where company_id = ${companyId}`,
      );
      expect(lines).toHaveLength(1);
      await expect(sendPartners(tx, reader, { ids: [partnerId] })).rejects.toEqual(
        code("access.forbidden"),
      );
    }));
});
