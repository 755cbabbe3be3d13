import { currency } from "@fairway/areas/catalogue/model/currency.ts";
import { country } from "@fairway/areas/catalogue/model/country.ts";
import { person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { type Field, field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { type Resource, type Row, resource } from "@fairway/core/resource/resource.ts";
import { partnerMenus } from "./partnerMenus.ts";
import { type PartnerType, partnerTypes } from "./partnerTypes.ts";
import { applyDims, roundUpMethods } from "./carrierRounding.ts";
import { refusePartner } from "./refusals.ts";

const words = (en: string, vi: string) => ({ label: { en, vi } });
const maybe = (en: string, vi: string, max: number) =>
  field.text({ ...words(en, vi), max, optional: true });

/** The roles of a partner in our business; one partner may have several. */
export const partnerGroups = {
  AGENT: { en: "Agent", vi: "Đại lý" },
  CONSIGNEE: { en: "Consignee", vi: "Người nhận hàng" },
  CUSTOMER: { en: "Customer", vi: "Khách hàng" },
  PAYMENTOBJECT: { en: "Payment object", vi: "Đối tượng thanh toán" },
  PETROLSTATION: { en: "Petrol station", vi: "Trạm xăng dầu" },
  SHIPPER: { en: "Shipper", vi: "Người gửi hàng" },
  SHIPPINGLINE: { en: "Shipping line", vi: "Hãng tàu" },
  SUPPLIER: { en: "Supplier", vi: "Nhà cung cấp" },
  SUPPLIERMATERIAL: { en: "Material supplier", vi: "Nhà cung cấp vật tư" },
  CARRIER: { en: "Carrier", vi: "Hãng vận chuyển" },
  AIRSHIPSUP: { en: "Airline supplier", vi: "Nhà cung cấp hàng không" },
  STAFF: { en: "Staff", vi: "Nhân viên" },
  PERSONAL: { en: "Personal", vi: "Cá nhân" },
} as const;
export type PartnerGroup = keyof typeof partnerGroups;

/** How far a partner or an agreement is on its way to being in force. */
export const approvalStatuses = {
  New: { en: "New", vi: "Mới" },
  "Request Approval": { en: "Waiting for approval", vi: "Chờ phê duyệt" },
  Rejected: { en: "Sent back", vi: "Bị trả lại" },
  Done: { en: "Approved", vi: "Đã duyệt" },
} as const;
export type ApprovalStatus = keyof typeof approvalStatuses;

const self: LinkTarget = {
  name: "partner",
  table: "partner",
  shared: "company",
  key: "accountNo",
  names: { en: "partnerNameEn", vi: "partnerNameVn" },
  queryPath: "CatPartner/Query",
};

/**
 * Somebody we do business with: customer, agent, carrier or supplier.
 *
 * Shape: `accountNo` is the tax code, with the internal reference behind a dot when there is one;
 *   it is made on every save, never typed.
 */
export const partner = resource("partner", {
  title: { en: "Partner data", vi: "Dữ liệu đối tác" },
  menu: "catPartnerdata",
  shared: "company",
  guard: "row",
  key: "accountNo",
  names: { en: "shortName", vi: "shortName" },
  fields: {
    accountNo: field.code({ ...words("Partner ID", "Mã đối tác"), max: 30 }),
    taxCode: field.taxCode({
      ...words("Tax Code", "Mã số thuế"),
      max: 14,
      pattern: { is: /^[\w-]{8,14}$/, words: refusePartner.catalogue["partner.taxCodeForm"] },
    }),
    internalReferenceNo: field.code({
      ...words("Internal Reference", "Mã tham chiếu nội bộ"),
      min: 3,
      max: 10,
      optional: true,
      pattern: {
        is: /^[\w-]+$/,
        words: {
          en: "Letters, digits, hyphens or underscores only.",
          vi: "Chỉ gồm chữ, số, gạch ngang hoặc gạch dưới.",
        },
      },
    }),
    shortName: field.text({ ...words("Name ABBR", "Tên viết tắt"), max: 100 }),
    partnerNameEn: field.text({ ...words("Name (EN)", "Tên (EN)"), max: 500 }),
    partnerNameVn: field.text({ ...words("Name (Local)", "Tên (VN)"), max: 500 }),
    partnerType: field.choice({ ...words("Type", "Loại"), of: partnerTypes, locked: true }),
    partnerGroup: field.choices({ ...words("Partner Group", "Nhóm đối tác"), of: partnerGroups }),
    partnerLocation: field.choice({
      ...words("Location", "Khu vực"),
      of: {
        Domestic: { en: "Domestic", vi: "Trong nước" },
        Oversea: { en: "Oversea", vi: "Nước ngoài" },
      },
      start: "Domestic",
    }),
    partnerMode: field.choice({
      ...words("Mode", "Hình thức"),
      of: {
        External: { en: "External", vi: "Bên ngoài" },
        Internal: { en: "Internal", vi: "Nội bộ" },
      },
      start: "External",
    }),
    internalCode: field.code({ ...words("Internal Code", "Mã nội bộ"), max: 20, optional: true }),
    parentId: field.link({ ...words("A/C Ref", "Đối tác chính"), to: self, optional: true }),
    addressEn: field.text({
      ...words("Billing Address (EN)", "Địa chỉ xuất hóa đơn (EN)"),
      max: 500,
    }),
    addressVn: field.text({
      ...words("Billing Address (Local)", "Địa chỉ xuất hóa đơn"),
      max: 500,
    }),
    countryId: field.link({
      ...words("Billing Country", "Quốc gia (hóa đơn)"),
      to: country,
      optional: true,
    }),
    provinceName: maybe("Billing Province", "Tỉnh thành (hóa đơn)", 100),
    zipCode: maybe("Billing Zip Code", "Mã bưu chính (hóa đơn)", 20),
    addressShippingEn: maybe("Shipping Address (EN)", "Địa chỉ giao nhận (EN)", 500),
    addressShippingVn: maybe("Shipping Address (Local)", "Địa chỉ giao nhận", 500),
    countryShippingId: field.link({
      ...words("Shipping Country", "Quốc gia (giao nhận)"),
      to: country,
      optional: true,
    }),
    provinceShippingName: maybe("Shipping Province", "Tỉnh thành (giao nhận)", 100),
    zipCodeShipping: maybe("Shipping Zip Code", "Mã bưu chính (giao nhận)", 20),
    contactPerson: maybe("Contact Person", "Người liên hệ", 200),
    tel: field.phone({ ...words("Tel", "Điện thoại"), max: 60, optional: true }),
    fax: field.phone({ ...words("Fax", "Fax"), max: 60, optional: true }),
    workPhoneEx: maybe("Ext.", "Số nội bộ", 20),
    email: field.email({ ...words("Email", "Email"), max: 500, optional: true }),
    billingEmail: field.email({
      ...words("Billing Email", "Email hóa đơn"),
      max: 500,
      optional: true,
    }),
    billingPhone: field.phone({ ...words("Billing Phone", "ĐT hóa đơn"), max: 60, optional: true }),
    identityNo: field.code({
      ...words("Identity No", "Số định danh"),
      max: 15,
      optional: true,
      pattern: {
        is: /^\d{8,15}$/,
        words: { en: "8 to 15 digits.", vi: "8 đến 15 chữ số." },
      },
    }),
    coLoaderCode: field.code({
      ...words("Co-Loader Code", "Mã co-loader"),
      max: 20,
      optional: true,
    }),
    creditPayment: field.choice({
      ...words("Credit Payment", "Hình thức công nợ"),
      optional: true,
      of: {
        Credit: { en: "Credit", vi: "Công nợ" },
        Direct: { en: "Direct", vi: "Trực tiếp" },
      },
    }),
    roundUpMethod: field.choice({
      ...words("Round Up Method", "Cách làm tròn"),
      optional: true,
      of: roundUpMethods,
    }),
    applyDim: field.choice({
      ...words("Apply DIM", "Áp dụng DIM"),
      optional: true,
      of: applyDims,
    }),
    bankAccountNo: field.code({
      ...words("Bank Account No", "Số tài khoản"),
      max: 50,
      optional: true,
    }),
    bankAccountName: maybe("Bank Account Name", "Chủ tài khoản", 200),
    bankName: maybe("Bank Name", "Ngân hàng", 200),
    bankCode: maybe("Bank Code", "Mã ngân hàng", 20),
    bankAccountAddress: maybe("Bank Address", "Địa chỉ ngân hàng", 500),
    swiftCode: maybe("Swift Code", "Mã Swift", 20),
    salePersonId: field.link({
      ...words("Salesman", "Nhân viên kinh doanh"),
      to: person,
      optional: true,
    }),
    userCreated: field.link({
      ...words("Creator", "Người tạo"),
      to: person,
      optional: true,
      locked: true,
    }),
    approvalStatus: field.choice({
      ...words("Approval", "Phê duyệt"),
      of: approvalStatuses,
      start: "New",
    }),
    approvalComment: maybe("Reason", "Lý do", 500),
    paymentTerm: field.number({
      ...words("Payment Term (days)", "Thời hạn thanh toán (ngày)"),
      optional: true,
      hint: { en: "Term given by the vendor", vi: "Thời hạn nhà cung cấp dành cho ta" },
    }),
    currency: field.link({
      ...words("Payable Currency", "Loại tiền phải trả"),
      to: currency as unknown as LinkTarget,
      optional: true,
    }),
    mergedIntoId: field.link({
      ...words("Merged into", "Đã gộp vào"),
      to: self,
      optional: true,
      locked: true,
    }),
    sysMappingId: maybe("Accounting ID", "Mã kế toán", 50),
    note: field.note({ ...words("Note", "Ghi chú"), max: 1000 }),
    active: field.flag({
      label: { en: "Active", vi: "Đang dùng", former: ["Đang hoạt động"] },
      start: false,
    }),
  },
  list: {
    columns: [
      "accountNo",
      "shortName",
      "partnerNameEn",
      "taxCode",
      "partnerGroup",
      "salePersonId",
      "userCreated",
      "addressEn",
      "tel",
      "fax",
      "active",
    ],
    search: ["accountNo", "shortName", "partnerNameEn", "partnerNameVn", "taxCode", "tel", "fax"],
    sort: "datetimeModified",
    descending: true,
    filters: [
      "partnerType",
      "partnerGroup",
      "partnerLocation",
      "salePersonId",
      "userCreated",
      "approvalStatus",
      "parentId",
      "active",
    ],
    indexedBy: ["partnerType"],
  },
  picks: { order: "shortName" },
  form: [
    ["taxCode", "internalReferenceNo", "shortName"],
    ["partnerNameEn", "partnerNameVn"],
    ["partnerGroup", "partnerLocation", "partnerMode"],
    ["internalCode", "parentId", "identityNo"],
    ["addressEn", "addressVn"],
    ["countryId", "provinceName", "zipCode"],
    ["addressShippingEn", "addressShippingVn"],
    ["countryShippingId", "provinceShippingName", "zipCodeShipping"],
    ["contactPerson", "tel", "fax"],
    ["email", "billingEmail", "billingPhone"],
    ["coLoaderCode", "creditPayment", "roundUpMethod", "applyDim"],
    ["bankAccountNo", "bankAccountName", "bankName"],
    ["bankAccountAddress", "swiftCode"],
    ["note"],
    ["active"],
  ],
  excel: [
    "accountNo",
    "shortName",
    "partnerNameEn",
    "partnerNameVn",
    "taxCode",
    "addressShippingEn",
    "addressEn",
    "partnerMode",
    "partnerLocation",
    "email",
    "billingEmail",
    "contactPerson",
    "tel",
    "bankAccountNo",
    "bankAccountName",
    "bankName",
    "active",
    "partnerGroup",
    "note",
  ],
  check: (filled) => [
    ...(filled.partnerMode === "Internal" && !filled.internalCode
      ? [refusePartner.field("internalCode", "partner.internalCodeMissing")]
      : []),
    ...(filled.paymentTerm && decimal(filled.paymentTerm).gt(365)
      ? [refusePartner.field("paymentTerm", "agreement.termRange")]
      : []),
  ],
  calls: {
    controller: "CatPartner",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "{id}",
      add: "Add",
      update: "{id}",
      remove: "{id}",
      export: "Catalogue/ExportPartnerData",
      allowDetail: "CheckPermission/{id}",
      allowDelete: "CheckPermissionDelete/{id}",
    },
  },
});
export type Partner = Row<typeof partner>;

const screen = (type: PartnerType): Resource => ({
  ...(partner as unknown as Resource),
  menu: partnerMenus[type],
});
const screens = {
  Customer: screen("Customer"),
  Agent: screen("Agent"),
  Supplier: screen("Supplier"),
} as const;

/** The declaration as one of the three screens sees it, under that screen's rights. */
export function partnerOf(type: PartnerType): Resource {
  return screens[type];
}

// A member of the staff is known by the staff code, which may be shorter than a tax code.
const staffScreens = Object.fromEntries(
  Object.entries(screens).map(([type, declared]) => {
    const known = declared.fields["taxCode"] as Field;
    const told = refusePartner.catalogue["partner.staffCodeForm"];
    const taxCode = { ...known, pattern: { is: /^[\w-]{1,14}$/, words: told } };
    return [type, { ...declared, fields: { ...declared.fields, taxCode } }];
  }),
) as unknown as Readonly<Record<PartnerType, Resource>>;

/** The declaration by which a partner of some groups is checked. */
export function partnerIn(type: PartnerType, groups: unknown): Resource {
  const staff = Array.isArray(groups) && groups.includes("STAFF");
  return staff ? staffScreens[type] : screens[type];
}

/** The address of the page of a partner. */
export function partnerPath(type: PartnerType, id: string): string {
  return `${detailPaths[type]}/${id}`;
}

const detailPaths = {
  Customer: "/home/commercial/customer",
  Agent: "/home/commercial/agent",
  Supplier: "/home/catalogue/partner-data/detail",
} as const satisfies Record<PartnerType, string>;

/** What a partner always is on its screen: agents are customers, too. */
export const groupsOfType = {
  Customer: ["CUSTOMER"],
  Agent: ["CUSTOMER", "AGENT"],
  Supplier: [],
} as const satisfies Record<PartnerType, readonly PartnerGroup[]>;

/** What may not be changed while a partner is active. */
export const identityFields = [
  "taxCode",
  "internalReferenceNo",
  "shortName",
  "partnerNameEn",
  "partnerNameVn",
  "partnerGroup",
  "partnerLocation",
  "partnerMode",
  "internalCode",
  "parentId",
  "identityNo",
  "coLoaderCode",
] as const;

/** The number a partner is known by. Source: rule PA-1 */
export function accountNoOf(taxCode: string, internalReferenceNo: string | null): string {
  return internalReferenceNo ? `${taxCode}.${internalReferenceNo}` : taxCode;
}
