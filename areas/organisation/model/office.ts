import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";

/** The type of an office. */
export const officeTypes = {
  Head: { en: "Head office", vi: "Trụ sở chính" },
  Branch: { en: "Branch", vi: "Chi nhánh" },
  OutSource: { en: "Outsource", vi: "Thuê ngoài" },
  Repo: { en: "Representative office", vi: "Văn phòng đại diện" },
} as const;

/** The offered time zones; days are those of the office. */
export const timeZones = {
  "Asia/Ho_Chi_Minh": { en: "Viet Nam (UTC+7)", vi: "Việt Nam (UTC+7)" },
  "Asia/Bangkok": { en: "Bangkok (UTC+7)", vi: "Băng Cốc (UTC+7)" },
  "Asia/Singapore": { en: "Singapore (UTC+8)", vi: "Xinh-ga-po (UTC+8)" },
  "Asia/Shanghai": { en: "China (UTC+8)", vi: "Trung Quốc (UTC+8)" },
  "Asia/Tokyo": { en: "Tokyo (UTC+9)", vi: "Tô-ky-ô (UTC+9)" },
  "Asia/Seoul": { en: "Seoul (UTC+9)", vi: "Xơ-un (UTC+9)" },
  "Asia/Kolkata": { en: "India (UTC+5:30)", vi: "Ấn Độ (UTC+5:30)" },
  "Europe/Berlin": { en: "Central Europe", vi: "Trung Âu" },
  "Europe/London": { en: "London", vi: "Luân Đôn" },
  "America/New_York": { en: "New York", vi: "Niu Oóc" },
  "America/Los_Angeles": { en: "Los Angeles", vi: "Lốt An-giơ-lét" },
  UTC: { en: "UTC", vi: "UTC" },
} as const;

const bank = (en: string, vi: string, max = 200) =>
  field.text({ label: { en, vi }, max, optional: true });

/** An office: letterhead, number prefix, banks and time zone of its documents. */
export const office = resource("office", {
  title: { en: "Office", vi: "Văn phòng" },
  menu: "sysOffice",
  shared: "company",
  guard: "row",
  key: "code",
  names: { en: "branchNameEn", vi: "branchNameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 20, unique: true, locked: true }),
    shortName: field.text({ label: labels.abbreviation, max: 50 }),
    officePrefix: field.code({
      label: { en: "Number prefix", vi: "Tiền tố số chứng từ" },
      max: 1,
      upper: true,
      optional: true,
      hint: { en: "One letter; empty for the head office", vi: "Một chữ; trụ sở để trống" },
      pattern: {
        is: /^[A-Z]$/,
        words: { en: "One letter from A to Z.", vi: "Một chữ cái từ A đến Z." },
      },
    }),
    branchNameEn: field.text({ label: labels.nameEn, max: 250, unique: true }),
    branchNameVn: field.text({ label: labels.nameVn, max: 250, unique: true }),
    addressEn: field.text({ label: { en: "Address (EN)", vi: "Địa chỉ (EN)" }, max: 500 }),
    addressVn: field.text({ label: { en: "Address (Local)", vi: "Địa chỉ (VN)" }, max: 500 }),
    officeType: field.choice({
      label: { en: "Office type", vi: "Loại văn phòng" },
      of: officeTypes,
      start: "Branch",
    }),
    taxcode: field.taxCode({
      label: { en: "Tax code", vi: "Mã số thuế" },
      max: 50,
      optional: true,
    }),
    internalCode: field.text({
      label: { en: "Internal code", vi: "Mã nội bộ" },
      max: 20,
      optional: true,
    }),
    timeZone: field.choice({
      label: { en: "Time zone", vi: "Múi giờ" },
      of: timeZones,
      start: "Asia/Ho_Chi_Minh",
    }),
    tel: field.phone({ label: { en: "Telephone", vi: "Điện thoại" }, max: 50, optional: true }),
    fax: field.phone({ label: { en: "Fax", vi: "Fax" }, max: 50, optional: true }),
    email: field.email({ label: labels.email, max: 50, optional: true }),
    location: field.text({ label: { en: "Location", vi: "Địa điểm" }, max: 200, optional: true }),
    bankAccountName: bank("Bank account name", "Tên chủ tài khoản"),
    bankName: bank("Bank name", "Tên ngân hàng"),
    bankAddress: bank("Bank address", "Địa chỉ ngân hàng", 500),
    bankAccountVnd: bank("Account no. (VND)", "Số tài khoản VND", 50),
    bankAccountUsd: bank("Account no. (USD)", "Số tài khoản USD", 50),
    swiftCode: bank("SWIFT code", "Mã SWIFT", 20),
    iataCode: field.text({
      label: { en: "IATA agent code", vi: "Mã đại lý IATA" },
      max: 20,
      optional: true,
      hint: {
        en: "Printed on air waybills, such as 37-3 1234/0012.",
        vi: "In trên vận đơn hàng không, ví dụ 37-3 1234/0012.",
      },
    }),
    iataAccount: field.text({
      label: { en: "Account with airlines", vi: "Số tài khoản với hãng bay" },
      max: 30,
      optional: true,
    }),
    active,
  },
  list: {
    columns: [
      "code",
      "branchNameEn",
      "branchNameVn",
      "shortName",
      "officeType",
      "addressEn",
      "addressVn",
      "taxcode",
      "active",
    ],
    search: ["code", "branchNameEn", "branchNameVn", "shortName", "taxcode"],
    sort: "code",
    filters: ["officeType", "active"],
  },
  form: [
    ["code", "shortName", "officePrefix"],
    ["branchNameEn", "branchNameVn"],
    ["addressEn", "addressVn"],
    ["officeType", "taxcode", "internalCode"],
    ["tel", "fax", "email"],
    ["location", "timeZone", "swiftCode"],
    ["iataCode", "iataAccount"],
    ["bankAccountName", "bankName", "bankAddress"],
    ["bankAccountVnd", "bankAccountUsd"],
    ["active"],
  ],
  excel: ["code", "branchNameEn", "branchNameVn", "shortName", "addressVn", "taxcode", "active"],
  calls: {
    controller: "SysOffice",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete",
      export: "SystemReport/ExportOffice",
    },
  },
});
