import type { Actor } from "@fairway/core/permission/actor.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { findLikePartners, likePartnersSql } from "./findLikePartners.ts";
import { addPartner } from "./savePartner.ts";

const database = await castDatabase();
const administrator = castActor("administrator");
const nothing = { taxCode: "", shortName: "", partnerNameEn: "", partnerNameVn: "" };
const hoaSen = {
  partnerType: "Customer" as const,
  taxCode: "0300588142",
  shortName: "HOA SEN",
  partnerNameEn: "Hoa Sen Garment Joint Stock Company",
  partnerNameVn: "Công ty Cổ phần May Hoa Sen",
  addressEn: "12 Nguyen Hue",
  addressVn: "12 Nguyễn Huệ",
  countryId: "VN",
};

const withHoaSen = <T>(play: (tx: Tx, id: string) => Promise<T>) =>
  rolledBack(database, async (tx) =>
    play(tx, (await addPartner(tx, administrator, hoaSen)).data.id),
  );
const like = (
  tx: Tx,
  typed: Partial<typeof nothing> & { id?: string },
  actor: Actor = administrator,
) => findLikePartners(tx, actor, { ...nothing, ...typed });

test.each([
  ["the same name in another form of company", { partnerNameEn: "HOA SEN GARMENT CO., LTD." }],
  ["the name with a slip", { partnerNameEn: "Hoa Sen Garmnet JSC" }],
  ["the local name without accents", { partnerNameVn: "CTY CP May Hoa Sen" }],
  ["the local name typed in the English field", { partnerNameEn: "May Hoa Sen" }],
  ["the same short name, small and with accents", { shortName: "Hoa Sén" }],
  ["the same tax code written with blanks", { taxCode: "0300 588 142" }],
  ["the tax code of a branch", { taxCode: "0300588142-001" }],
])("a second record is noticed by %s", (_, typed) =>
  withHoaSen(async (tx, id) => {
    const { partners, hidden } = await like(tx, typed);
    expect(partners).toMatchObject([
      { id, accountNo: "0300588142", sameTaxCode: "taxCode" in typed },
    ]);
    expect(hidden).toBe(false);
  }),
);

test.each([
  ["another name", { partnerNameEn: "An Phat Logistics", partnerNameVn: "An Phát" }],
  ["a name that shares only the form of the company", { partnerNameVn: "Công ty Cổ phần" }],
  ["a personal id that begins like the tax code", { taxCode: "030058814212" }],
  ["a tax code that has only begun", { taxCode: "0300" }],
  ["nothing typed", {}],
])("nobody is warned by %s", (_, typed) =>
  withHoaSen(async (tx) => {
    expect(await like(tx, typed)).toEqual({ partners: [], hidden: false });
  }),
);

test("a partner is not like itself, and another company's is nobody's", () =>
  withHoaSen(async (tx, id) => {
    expect((await like(tx, { id, ...hoaSen })).partners).toEqual([]);
    const elsewhere = castActor("administrator", {
      companyId: "0190c0de-0000-7000-8000-0000000000ff",
    });
    expect(await like(tx, hoaSen, elsewhere)).toEqual({ partners: [], hidden: false });
  }));

test("of a partner out of sight it is said only that there is one", () =>
  withHoaSen(async (tx) => {
    const own = { detail: "Owner", list: "Owner", write: "Owner" } as const;
    const salesman = castActor("sales", {
      change: { commercialCustomer: own, commercialAgent: own, catPartnerdata: own },
    });
    expect(await like(tx, { partnerNameEn: "Hoa Sen Garments" }, salesman)).toEqual({
      partners: [],
      hidden: true,
    });
  }));

test("among 5,000 partners each kind of likeness is read from its index", () =>
  withHoaSen(async (tx, id) => {
    await run(
      tx,
      sql`insert into partner (company_id, id, account_no, tax_code, short_name, partner_name_en,
          partner_name_vn, partner_type, partner_location, address_en, address_vn, user_created)
        select ${companyId}, gen_random_uuid(), tax, tax, 'P' || n, en, 'Công ty TNHH ' || en,
          'Customer', 'Domestic', 'x', 'x', ${people.administrator.id}
        from generate_series(1, 5000) as n
        cross join lateral (select (4000000000 + n)::text as tax,
          initcap(translate(md5(n::text), '0123456789abcdef', 'aeiouylnhtmkgcpb')) as en) as made`,
    );
    await run(tx, sql`analyze partner`);
    const typed = {
      taxCode: "4000000077",
      shortName: "P55",
      partnerNameEn: "Hoa Sen Garments",
      partnerNameVn: "May Hoa Sen",
    };
    const { partners } = await like(tx, typed);
    expect(partners).toHaveLength(3);
    expect(partners[0]).toMatchObject({ sameTaxCode: true, accountNo: "4000000077" });
    expect(partners.map((each) => each.id)).toContain(id);
    const plan = await rows<Record<string, string>>(
      tx,
      sql`explain ${likePartnersSql(administrator, typed, sql<boolean>`true`)}`,
    );
    const said = plan.flatMap((line) => Object.values(line)).join("\n");
    expect(said).toContain("partner_like_name");
    expect(said).toContain("partner_like_tax_code");
    expect(said).toContain("partner_like_short_name");
    expect(said).not.toContain("Seq Scan on partner");
  }));
