import { person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource, type Row } from "@fairway/core/resource/resource.ts";
import { partner } from "./partner.ts";
import { refusePotential } from "./potentialRefusals.ts";
import { refusePartner } from "./refusals.ts";

const words = (en: string, vi: string) => ({ label: { en, vi } });

/** What a potential customer is; the second name is written as other systems know it. */
export const potentialTypes = {
  Company: { en: "Company", vi: "Công ty" },
  Invidual: { en: "Individual", vi: "Cá nhân" },
} as const;

/** A potential customer. */
export const potential = resource("potential", {
  title: { en: "Potential customer", vi: "Khách hàng tiềm năng" },
  menu: "commercialPotential",
  shared: "company",
  guard: "row",
  key: "taxcode",
  names: { en: "nameEn", vi: "nameEn" },
  fields: {
    nameEn: field.text({ ...words("English Name", "Tên tiếng Anh"), max: 500 }),
    nameLocal: field.text({ ...words("Local Name", "Tên tiếng Việt"), max: 500, optional: true }),
    taxcode: field.taxCode({
      ...words("Tax Code", "Mã số thuế"),
      max: 14,
      unique: true,
      pattern: { is: /^[\w-]{8,14}$/, words: refusePartner.catalogue["partner.taxCodeForm"] },
    }),
    tel: field.phone({ ...words("Tel", "Điện thoại"), max: 60, optional: true }),
    address: field.text({ ...words("Address", "Địa chỉ"), max: 500, optional: true }),
    email: field.email({ ...words("Email", "Email"), max: 500, optional: true }),
    margin: field.number({
      ...words("Margin (%)", "Biên lợi nhuận (%)"),
      optional: true,
    }),
    quotation: field.number({ ...words("Quotation", "Số báo giá"), optional: true }),
    potentialType: field.choice({
      ...words("Type", "Loại"),
      of: potentialTypes,
      start: "Company",
    }),
    customerId: field.link({
      ...words("Became customer", "Đã thành khách hàng"),
      to: partner as unknown as LinkTarget,
      optional: true,
      locked: true,
    }),
    userCreated: field.link({
      ...words("Creator", "Người tạo"),
      to: person,
      optional: true,
      locked: true,
    }),
    active: field.flag({
      label: { en: "Active", vi: "Đang dùng", former: ["Đang hoạt động"] },
      start: true,
    }),
  },
  list: {
    columns: [
      "nameEn",
      "nameLocal",
      "taxcode",
      "tel",
      "address",
      "email",
      "margin",
      "quotation",
      "customerId",
      "userCreated",
      "active",
    ],
    search: ["nameEn", "nameLocal", "taxcode", "tel"],
    sort: "datetimeModified",
    descending: true,
    filters: ["potentialType", "active"],
  },
  form: [
    ["nameEn"],
    ["nameLocal"],
    ["taxcode", "potentialType"],
    ["address"],
    ["tel", "email"],
    ["margin", "quotation"],
    ["active"],
  ],
  excel: [
    "nameEn",
    "nameLocal",
    "taxcode",
    "tel",
    "address",
    "email",
    "margin",
    "quotation",
    "userCreated",
    "active",
  ],
  check: (filled) =>
    filled.margin !== null && Number(filled.margin) > 100
      ? [refusePotential.field("margin", "potential.marginRange")]
      : [],
  calls: {
    controller: "CatPotential",
    paths: {
      paging: "Paging",
      get: "GetById/{id}",
      add: "Create",
      update: "Update",
      remove: "delete/{id}",
      export: "Catalogue/ExportPotentialCustomerList",
      allowDetail: "CheckAllowDetail/{id}",
      allowDelete: "CheckAllowDelete/{id}",
    },
  },
});
export type Potential = Row<typeof potential>;
