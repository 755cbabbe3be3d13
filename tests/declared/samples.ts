import { one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { companyId, offices, people } from "../cast/people.ts";

/** Gives the id of the record that stands already under a declaration's name. */
export type Standing = (name: string) => string;
type Row = Readonly<Record<string, unknown>>;

/** How records of one declaration look. */
export interface Sample {
  /** Values of the n-th record; no two of them share what is unique. */
  readonly values: (n: number, standing: Standing) => Row;
  /** What a change of a record sends. */
  readonly change: Row;
  /** Makes the standing record be used, where no other declaration's record does. */
  readonly use?: (tx: Tx, id: string) => Promise<void>;
  /** What no two records share, where the declaration does not say it. */
  readonly once?: readonly string[];
  /** Fields that the call fills in itself or asks for under another's name. */
  readonly filled?: readonly string[];
  /** What its list has to be asked for. */
  readonly asked?: Row;
  /** There is one alone, and no call makes another. */
  readonly only?: true;
}

const letter = (n: number) => String.fromCharCode(65 + n);
const named = (en: string, vi: string, n: number) => ({
  code: `X${n}`,
  nameEn: `${en} ${n}`,
  nameVn: `${vi} ${n}`,
});
const allServices = ["SFE", "AI", "SFI", "SLE", "SLI", "SCE", "SCI", "AE", "CL", "TK"];
const renamed = { nameEn: "Elsewhere" };

async function insert(tx: Tx, table: string, row: Row): Promise<string> {
  const id = newId();
  await insertRow(tx, table, { companyId, id, ...row });
  return id;
}

const job = (tx: Tx, more: Row) =>
  insert(tx, "shipment", {
    jobNo: "SEF2611/00001",
    transactionType: "SFE",
    family: "S",
    serviceDate: "2026-11-20",
    personIncharge: people.documentation.id,
    officeId: offices.hcm,
    ...more,
  });

/** A bought line of a bill of its own. */
async function boughtLine(tx: Tx, rule: { readonly chargeId: string; readonly partnerId: string }) {
  const jobId = await job(tx, { jobNo: newId() });
  const by = { officeId: offices.hcm, userCreated: people.sales.id };
  const hblid = await insert(tx, "house_bill", {
    ...by,
    jobId,
    family: "S",
    hwbno: newId().slice(-12),
    customerId: rule.partnerId,
    saleManId: people.sales.id,
    isCanceled: false,
  });
  const { currencyId } = await one<{ currencyId: string }>(
    tx,
    sql`select id as currency_id from currency order by id limit 1`,
  );
  const code = newId().slice(-8);
  const unit = { code, unitNameEn: code, unitNameVn: code, unitType: "Package" };
  const none = { netAmount: "0", vatAmount: "0", total: "0", amountVnd: "0", vatAmountVnd: "0" };
  return insert(tx, "surcharge", {
    ...by,
    ...none,
    jobId,
    hblid,
    type: "BUY",
    lineNo: 1,
    chargeId: rule.chargeId,
    quantity: "1",
    unitId: await insert(tx, "unit", unit),
    unitPrice: "1",
    currencyId,
    paymentObjectId: rule.partnerId,
    exchangeDate: "2026-11-20",
    finalExchangeRate: "1",
    isUnproven: true,
  });
}

/** Sample values of every declaration, each after those it links to. */
export const samples: Readonly<Record<string, Sample>> = {
  company: {
    values: () => ({}),
    only: true,
    change: { nameEn: "Cast Freight Co., Ltd." },
  },
  office: {
    values: (n) => ({
      code: `DAD${n}`,
      shortName: `DAD${n}`,
      officePrefix: letter(n),
      branchNameEn: `Da Nang ${n}`,
      branchNameVn: `Đà Nẵng ${n}`,
      addressEn: "1 Bach Dang",
      addressVn: "1 Bạch Đằng",
    }),
    change: { shortName: "DN" },
  },
  department: {
    values: (n, standing) => ({
      code: `LOG${n}`,
      deptNameEn: `Logistics ${n}`,
      deptName: `Hậu cần ${n}`,
      deptNameAbbr: `LOG${n}`,
      branchId: standing("office"),
    }),
    change: { deptNameAbbr: "LG" },
  },
  group: {
    values: (n, standing) => ({
      code: `YARD${n}`,
      nameEn: `Yard ${n}`,
      nameVn: `Bãi ${n}`,
      shortName: `Y${n}`,
      departmentId: standing("department"),
    }),
    change: { shortName: "YD" },
    use: async (tx, groupId) => {
      const { departmentId, branchId } = await one<{ departmentId: string; branchId: string }>(
        tx,
        sql`select g.department_id, d.branch_id from sys_group as g
          join department as d on d.company_id = g.company_id and d.id = g.department_id
          where g.company_id = ${companyId} and g.id = ${groupId}`,
      );
      const place = { officeId: branchId, departmentId, groupId, level: "group" };
      await insert(tx, "user_level", { userId: people.sales.id, ...place });
    },
  },
  country: {
    values: (n) => ({ ...named("Country", "Nước", n), code: `Q${letter(n)}` }),
    change: renamed,
  },
  currency: {
    values: (n) => ({ code: `QA${letter(n)}`, currencyName: `Crown ${n}` }),
    change: { currencyName: "Guilder" },
  },
  unit: {
    values: (n) => ({
      code: `CTN${n}`,
      unitNameEn: `Carton ${n}`,
      unitNameVn: `Thùng ${n}`,
      unitType: "Package",
    }),
    change: { unitNameEn: "Box" },
  },
  chargeGroup: {
    values: (n) => ({ name: `Local ${n}`, nameVn: `Phí nội địa ${n}`, reportBucket: "Handling" }),
    change: {},
  },
  charge: {
    values: (n, standing) => ({
      code: `S_THC${n}`,
      chargeNameEn: `Terminal handling ${n}`,
      chargeNameVn: `Phí xếp dỡ ${n}`,
      type: "OTHER",
      serviceTypeId: allServices,
      unitId: standing("unit"),
      unitPrice: "4150000.5",
      currencyId: standing("currency"),
      vatrate: "8",
      chargeGroup: standing("chargeGroup"),
    }),
    change: { chargeNameEn: "Handling", vatrate: "10" },
  },
  chartOfAccounts: {
    values: (n) => ({
      accountCode: `511${n}`,
      accountNameEn: `Revenue ${n}`,
      accountNameLocal: `Doanh thu ${n}`,
    }),
    change: { accountNameEn: "Sales" },
  },
  chargeDefaultAccount: {
    values: (n, standing) => ({
      chargeId: standing("charge"),
      voucherType: ["Receivable", "Settlement", "Other"][n % 3],
      debitAccountNo: "5110",
    }),
    change: {},
  },
  standardCharge: {
    values: (n, standing) => ({
      chargeId: standing("charge"),
      unitPrice: `${n}00.5`,
      currencyId: standing("currency"),
      type: "DEBIT",
      transactionType: "SFE",
      service: "FCL",
      serviceType: "Export",
    }),
    change: {},
  },
  commodityGroup: {
    values: (n) => ({ groupNameEn: `Garments ${n}`, groupNameVn: `Hàng may mặc ${n}` }),
    change: { groupNameEn: "Textiles" },
  },
  commodity: {
    values: (n, standing) => ({
      code: `TSHIRT${n}`,
      commodityNameEn: `T-shirts ${n}`,
      commodityNameVn: `Áo thun ${n}`,
      commodityGroupId: standing("commodityGroup"),
    }),
    change: { commodityNameEn: "Shirts" },
    use: async (tx, id) => {
      const unitId = await insert(tx, "unit", {
        code: "40HC",
        unitNameEn: "40 high cube",
        unitNameVn: "Cont 40 cao",
        unitType: "Container",
      });
      const mblid = await job(tx, {});
      const line = { lineNo: 1, containerTypeId: unitId, commodityId: id };
      await insert(tx, "container", { mblid, ...line });
    },
  },
  area: { values: (n) => named("Zone", "Khu vực", n), change: renamed },
  airline: {
    values: (n) => ({
      prefix: `90${n}`,
      code: `X${n}`,
      nameEn: `Airline ${n}`,
      nameVn: `Hãng bay ${n}`,
    }),
    change: renamed,
  },
  city: {
    values: (n, standing) => ({
      ...named("Province", "Tỉnh", n),
      countryId: standing("country"),
    }),
    change: { ...renamed, postalCode: "70000" },
  },
  district: {
    values: (n, standing) => ({
      ...named("District", "Quận", n),
      countryId: standing("country"),
      cityId: standing("city"),
    }),
    change: renamed,
  },
  ward: {
    values: (n, standing) => ({
      ...named("Ward", "Phường", n),
      countryId: standing("country"),
      cityId: standing("city"),
      districtId: standing("district"),
    }),
    change: renamed,
  },
  warehouse: {
    values: (n, standing) => ({
      ...named("Depot", "Kho bãi", n),
      countryId: standing("country"),
      provinceId: standing("city"),
      districtId: standing("district"),
      wardId: standing("ward"),
      address: "12 Tân Thuận",
    }),
    change: { ...renamed, address: "14 Tân Thuận" },
  },
  port: {
    values: (n, standing) => ({
      ...named("Harbour", "Cảng", n),
      code: `QASG${letter(n)}`,
      aliases: [`QAPT${letter(n)}`],
      countryId: standing("country"),
      area: standing("area"),
      modeOfTransport: "SEA",
      warehouseId: standing("warehouse"),
    }),
    change: renamed,
    use: async (tx, id) => void (await job(tx, { pol: id })),
  },
  incoterm: {
    values: (n) => ({
      code: `FO${letter(n)}`,
      nameEn: `Free on ${n}`,
      nameLocal: `Giao hàng ${n}`,
      service: ["SFE"],
    }),
    change: { nameEn: "Free on board" },
    use: async (tx, id) => void (await job(tx, { incotermId: id })),
  },
  stage: {
    values: (n, standing) => ({
      stageDepartmentId: standing("department"),
      code: `BOOK${n}`,
      stageNameVn: `Đặt chỗ ${n}`,
      stageNameEn: `Booking ${n}`,
    }),
    change: { stageNameEn: "Book the space" },
    use: async (tx, id) => {
      const mainPersonInCharge = people.documentation.id;
      const work = { stageId: id, mainPersonInCharge, orderNumberProcessed: 1 };
      await insert(tx, "stage_assigned", { jobId: await job(tx, {}), ...work });
    },
  },
  stageSet: {
    values: (n, standing) => ({
      service: ["SFE", "SFI", "SLE", "SLI", "SCE", "SCI", "AE", "AI"][n] ?? "SFE",
      orderNo: String(n + 1),
      stageId: standing("stage"),
    }),
    once: ["service"],
    change: { dueHours: "24" },
  },
  stageTask: {
    values: (n) => ({
      name: `Field work ${n}`,
      assignTo: people.documentation.id,
      services: ["SFE"],
      startDate: "2026-11-01",
      endDate: "2026-11-30",
    }),
    change: { name: "Field work in the north" },
  },
  documentType: {
    values: (n) => ({ ...named("Permit", "Giấy phép", n), orderNo: String(n + 1) }),
    change: renamed,
  },
  marginReason: {
    values: (n) => ({ ...named("Price", "Giá", n), orderNo: String(n + 1) }),
    change: renamed,
    use: async (tx, reasonId) => {
      const figures = { sellingVnd: "1", buyingVnd: "1", marginCap: "50" };
      await insert(tx, "finished_margin", { jobId: await job(tx, {}), reasonId, ...figures });
    },
  },
  vatRate: {
    values: (n) => ({ rate: `${20 + n / 8}`, validFrom: "2027-01-01" }),
    change: { note: "Decree of the day" },
  },
  bank: {
    values: (n) => ({
      code: `BANK${n}`,
      bankNameVn: `Ngân hàng ${n}`,
      bankNameEn: `Bank number ${n}`,
    }),
    change: { bankNameEn: "Bank of the port" },
  },
  tariff: {
    values: (n, standing) => ({
      tariffName: `Sea export ${n}`,
      tariffType: "General",
      status: false,
      effectiveDate: `202${n % 10}-01-01`,
      expiredDate: `202${n % 10}-12-31`,
      applyOfficeId: standing("office"),
      productService: "SFE",
    }),
    change: { description: "Dearer" },
  },
  sysAuthorization: {
    values: (n) => ({
      name: `Holiday ${n}`,
      services: ["SFE"],
      userId: people.documentation.id,
      assignTo: people.documentation2.id,
      startDate: `2026-1${n % 3}-01`,
      endDate: `2026-1${n % 3}-20`,
    }),
    change: { name: "Sick leave" },
    filled: ["userId"],
  },
  sysAuthorizedApproval: {
    values: (n) => ({
      authorizer: people.documentation.id,
      commissioner: people.documentation2.id,
      officeCommissioner: offices.hcm,
      type: ["Advance", "Settlement", "Unlock Shipment"][n % 3],
      effectiveDate: "2026-11-01",
      expirationDate: "2026-11-30",
    }),
    change: { description: "On leave" },
    filled: ["authorizer"],
  },
  partner: {
    values: (n, standing) => ({
      partnerType: "Supplier",
      partnerGroup: ["CARRIER"],
      taxCode: `030058814${n}`,
      shortName: `Line ${n}`,
      partnerNameEn: `Line ${n} Co., Ltd.`,
      partnerNameVn: `Công ty Hãng tàu ${n}`,
      addressEn: "12 Nguyen Hue",
      addressVn: "12 Nguyễn Huệ",
      countryId: standing("country"),
    }),
    change: { shortName: "Blue Line" },
    once: ["taxCode"],
    asked: { partnerType: "Supplier" },
  },
  partnerEmail: {
    values: (n, standing) => ({
      partnerId: standing("partner"),
      officeId: n % 2 ? offices.hph : offices.hcm,
      type: n % 4 < 2 ? "Billing" : "Document",
      email: `line${n}@example.com`,
    }),
    change: { email: "other@example.com" },
  },
  partnerAddress: {
    values: (n, standing) => ({
      partnerId: standing("partner"),
      shortNameAddress: `Depot ${n}`,
      addressType: ["Pickup"],
      countryId: standing("country"),
      cityId: standing("city"),
      streetAddress: "12 Nguyễn Huệ",
      contactPerson: "Trần Lan",
      tel: "0903123456",
    }),
    change: { contactPerson: "Lê Nam" },
    filled: ["countryId"],
  },
  partnerBank: {
    values: (n, standing) => ({
      partnerId: standing("partner"),
      bankId: standing("bank"),
      bankAccountNo: `0071${n}`,
      bankAccountName: "LINE CO LTD",
      bankAddress: "29 Trần Hưng Đạo",
      beneficiaryAddress: "12 Nguyễn Huệ",
    }),
    change: { bankAccountName: "BLUE LINE CO LTD" },
  },
  potential: {
    values: (n) => ({ nameEn: `Promise ${n}`, taxcode: `031234500${n}`, tel: "0903123456" }),
    change: { nameEn: "Great Promise" },
  },
  bookingNote: {
    values: (n, standing) => ({
      bookingNo: `LINE${n}X`,
      from: "Lan",
      to: "Hoa Sen",
      contact: "Mr. Phuc",
      shipper: `Shipper ${n}`,
      dateOfStuffing: "2026-11-24",
      placeOfStuffing: "CFS Cat Lai",
      etd: "2026-11-27",
      pol: standing("port"),
    }),
    change: { contact: "Ms. Hanh" },
    use: async (tx, id) => {
      const { bookingNo } = await one<{ bookingNo: string }>(
        tx,
        sql`select booking_no from booking_note where company_id = ${companyId} and id = ${id}`,
      );
      await job(tx, { jobNo: "SEL2611/00001", transactionType: "SLE", bookingNo });
    },
  },
  customsDeclaration: {
    values: (n, standing) => ({
      clearanceNo: `10385274195${n}`,
      type: n % 2 ? "Export" : "Import",
      clearanceDate: `2026-11-${String(10 + n)}`,
      customerId: standing("partner"),
      mblid: `MAEU26110${n}`,
      hblid: `FWHCM26110${n}`,
      gateway: "QASGA",
      serviceType: n % 2 ? "Air" : "Express",
      route: "Green",
      pcs: "120",
    }),
    change: { note: "Inspected" },
    once: ["clearanceNo", "clearanceDate"],
  },
  ecusConnection: {
    values: (n) => ({
      name: `Customs desk ${n}`,
      userId: people.operation.id,
      kind: "PostgreSQL",
      serverName: `ecus${n}.example.com`,
      dbname: `ECUS5_${n}`,
      dbusername: "reader",
      active: true,
    }),
    change: { note: "Second floor" },
    filled: ["userId"],
  },
  linkFeeRule: {
    values: (n, standing) => ({
      ruleName: `Customs fee ${n}`,
      serviceSelling: allServices[n % 10],
      chargeSelling: standing("charge"),
      serviceBuying: allServices[Math.floor(n / 10) % 10],
      chargeBuying: standing("charge"),
      partnerBuying: standing("partner"),
      effectiveDate: "2026-01-01",
      status: true,
    }),
    change: { ruleName: "Customs fee of Cat Lai" },
    use: async (tx, ruleId) => {
      const rule = await one<{ chargeId: string; partnerId: string }>(
        tx,
        sql`select charge_buying as charge_id, partner_buying as partner_id from link_fee_rule
          where company_id = ${companyId} and id = ${ruleId}`,
      );
      await run(
        tx,
        sql`update partner set active = true
          where company_id = ${companyId} and id = ${rule.partnerId}`,
      );
      const [originChargeId, linkedChargeId] = [
        await boughtLine(tx, rule),
        await boughtLine(tx, rule),
      ];
      const by = { userCreated: people.sales.id, userModified: people.sales.id };
      await insert(tx, "link_charge", { ruleId, originChargeId, linkedChargeId, ...by });
    },
  },
  freeTimeRule: {
    values: (n, standing) => ({
      ruleName: `Demurrage ${n}`,
      kind: ["demurrage", "detention", "storage", "combined"][n % 4],
      carrierId: standing("partner"),
      // No two rules share a day.
      validFrom: `${2020 + n}-01-01`,
      validTo: `${2020 + n}-12-31`,
      freeDays: "5",
      dayKind: "calendar",
      countsFrom: "next",
      paidBy: "customer",
      currencyId: standing("currency"),
      price1: "900000",
    }),
    change: { note: "Agreed by mail" },
  },
  officeHoliday: {
    values: (n) => ({ holidayName: `Holiday ${n}`, holidayOn: "2027-01-01" }),
    change: { holidayName: "Lunar New Year" },
  },
};
