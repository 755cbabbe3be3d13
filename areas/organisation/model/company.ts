import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { refuseOrganisation } from "./refusals.ts";
import { active, labels } from "./labels.ts";
import { person } from "./linkTargets.ts";

const fourDigits = {
  is: /^(?!0000)[0-9]{4}$/,
  words: { en: "Four digits, from 0001 to 9999.", vi: "Bốn chữ số, từ 0001 đến 9999." },
};

/** A share in percent; without one the usual share counts. */
const share = (en: string, vi: string, usual: number, most = "100") =>
  field.rate({
    label: { en, vi },
    decimals: 2,
    between: ["0", most],
    optional: true,
    hint: { en: `%; empty for ${usual}`, vi: `%; để trống thì là ${usual}` },
  });

/** The company; its id leads every key, so that no user sees another company. */
export const company = resource("company", {
  title: { en: "Company", vi: "Công ty" },
  menu: "sysCompany",
  shared: "company",
  guard: "row",
  key: "code",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 20, unique: true, locked: true }),
    abbreviation: field.text({ label: labels.abbreviation, max: 50 }),
    nameEn: field.text({ label: labels.nameEn, max: 250 }),
    nameVn: field.text({ label: labels.nameVn, max: 250 }),
    website: field.text({ label: { en: "Website", vi: "Trang web" }, max: 200, optional: true }),
    kbExchangeRate: field.rate({
      label: { en: "Commission rate", vi: "Tỷ giá hoa hồng" },
      decimals: 3,
      between: ["10000", "100000"],
      optional: true,
      hint: {
        en: "VND per USD, from 10,000 to 100,000",
        vi: "VND cho 1 USD, từ 10.000 đến 100.000",
      },
    }),
    commissionCap: share("Commission cap", "Trần hoa hồng", 40, "99"),
    commissionTax: share("CIT on commission over the cap", "Thuế TNDN phần hoa hồng vượt trần", 20),
    commissionPit: share("PIT on commission", "Thuế TNCN trên hoa hồng", 10),
    commissionPitOps: share("PIT on commission, operations", "Thuế TNCN hoa hồng dịch vụ", 30),
    incentiveShare: share("Incentive of the profit", "Tỷ lệ thưởng trên lợi nhuận", 10),
    advanceCashLimit: field.money({
      label: { en: "Most in cash for an advance", vi: "Mức tiền mặt tối đa của tạm ứng" },
      decimals: 0,
      between: ["1", "999999999999999"],
      optional: true,
      hint: {
        en: "VND, whatever the currency of the advance; empty for no limit",
        vi: "VND, tính cho mọi loại tiền của tạm ứng; để trống nếu không giới hạn",
      },
    }),
    hawbPrefix: field.code({
      label: { en: "HAWB prefix", vi: "Tiền tố số HAWB" },
      max: 10,
      upper: true,
      optional: true,
      hint: {
        en: "Before the four digits of a house waybill; empty for the code of the company",
        vi: "Đứng trước bốn chữ số của HAWB; để trống thì dùng mã công ty",
      },
    }),
    hawbFrom: field.code({
      label: { en: "HAWB numbers from", vi: "Số HAWB từ" },
      max: 4,
      optional: true,
      pattern: fourDigits,
    }),
    hawbTo: field.code({
      label: { en: "HAWB numbers to", vi: "Số HAWB đến" },
      max: 4,
      optional: true,
      pattern: fourDigits,
    }),
    boardSalesmanId: field.link({
      label: { en: "Salesman of the board", vi: "Nhân viên kinh doanh của ban giám đốc" },
      to: person,
      optional: true,
      hint: {
        en: "Every copy of a job for another office has this salesman",
        vi: "Mọi lô sao chép sang văn phòng khác mang nhân viên này",
      },
    }),
    logo: field.file({
      label: { en: "Logo", vi: "Logo" },
      keeps: { endings: ["png", "jpg", "jpeg"], kilobytes: 5000 },
      optional: true,
    }),
    active,
  },
  list: {
    columns: ["code", "nameEn", "nameVn", "abbreviation", "logo", "website", "active"],
    search: ["code", "nameEn", "nameVn", "abbreviation"],
    sort: "code",
  },
  form: [
    ["code", "abbreviation", "kbExchangeRate"],
    ["nameEn", "nameVn"],
    ["website", "logo"],
    ["hawbPrefix", "hawbFrom", "hawbTo"],
    ["boardSalesmanId", "advanceCashLimit"],
    ["commissionCap", "commissionTax", "incentiveShare"],
    ["commissionPit", "commissionPitOps"],
  ],
  check: ({ hawbFrom, hawbTo }) =>
    (hawbFrom ?? "0001") > (hawbTo ?? "9999")
      ? [refuseOrganisation.field("hawbTo", "company.rangeReversed")]
      : [],
  excel: ["code", "nameEn", "nameVn", "abbreviation", "logo", "website", "active"],
  calls: {
    controller: "SysCompany",
    paths: {
      paging: "Paging",
      query: "Query",
      all: "",
      get: "{id}",
      update: "{id}/Update",
      remove: "Delete",
      export: "SystemReport/ExportCompany",
    },
  },
});
