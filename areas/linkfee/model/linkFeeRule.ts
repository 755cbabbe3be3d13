import { charge } from "@fairway/areas/catalogue/model/charge.ts";
import { person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { refuseLinkFee } from "./refusals.ts";

const words = (en: string, vi: string) => ({ label: { en, vi } });

/**
 * A link-fee rule: which selling charge of one service becomes which buying charge of another one.
 *
 * Shape: without a selling partner the rule is for all.
 */
export const linkFeeRule = resource("linkFeeRule", {
  title: { en: "Link-fee rule", vi: "Quy tắc liên kết phí" },
  menu: "settingLinkFee",
  shared: "company",
  guard: "menu",
  key: "ruleName",
  names: { en: "ruleName", vi: "ruleName" },
  fields: {
    ruleName: field.text({ ...words("Rule name", "Tên quy tắc"), max: 200, unique: true }),
    serviceSelling: field.choice({
      ...words("Service selling", "Dịch vụ bán"),
      of: serviceNames,
    }),
    chargeSelling: field.link({
      ...words("Charge selling", "Mã phí bán"),
      to: charge,
      among: { type: ["DEBIT", "OTHER"] },
    }),
    partnerSelling: field.link({
      ...words("Partner selling", "Đối tác bán"),
      hint: { en: "Empty: all partners", vi: "Để trống: mọi đối tác" },
      to: partner as unknown as LinkTarget,
      optional: true,
    }),
    serviceBuying: field.choice({ ...words("Service buying", "Dịch vụ mua"), of: serviceNames }),
    chargeBuying: field.link({
      ...words("Charge buying", "Mã phí mua"),
      to: charge,
      among: { type: ["CREDIT", "OTHER"] },
    }),
    partnerBuying: field.link({
      ...words("Partner buying", "Đối tác mua"),
      to: partner as unknown as LinkTarget,
    }),
    effectiveDate: field.date(words("Effective date", "Ngày hiệu lực")),
    expiredDate: field.date({ ...words("Expired date", "Ngày hết hạn"), optional: true }),
    status: field.flag({ ...words("Status", "Trạng thái"), start: true }),
    userCreated: field.link({
      ...words("Creator", "Người tạo"),
      to: person,
      optional: true,
      locked: true,
    }),
  },
  list: {
    columns: [
      "ruleName",
      "serviceBuying",
      "chargeBuying",
      "partnerBuying",
      "serviceSelling",
      "chargeSelling",
      "partnerSelling",
      "effectiveDate",
      "expiredDate",
      "status",
      "userCreated",
    ],
    search: ["ruleName"],
    sort: "datetimeModified",
    descending: true,
    filters: ["serviceBuying", "partnerBuying", "serviceSelling", "partnerSelling", "status"],
  },
  form: [
    ["ruleName", "status"],
    ["serviceSelling", "chargeSelling", "partnerSelling"],
    ["serviceBuying", "chargeBuying", "partnerBuying"],
    ["effectiveDate", "expiredDate"],
  ],
  excel: [
    "ruleName",
    "serviceBuying",
    "serviceSelling",
    "chargeBuying",
    "chargeSelling",
    "partnerBuying",
    "partnerSelling",
    "effectiveDate",
    "expiredDate",
    "status",
  ],
  examples: {
    ruleName: "Trucking of sea imports",
    chargeSelling: "S_TRUCK",
    chargeBuying: "B_TRUCK",
    partnerBuying: "0311900236",
  },
  check: ({ effectiveDate, expiredDate }) =>
    expiredDate && expiredDate < effectiveDate
      ? [refuseLinkFee.field("expiredDate", "linkFee.daysReversed")]
      : [],
  calls: {
    controller: "RuleLinkFee",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "getRuleByID",
      add: "Add",
      update: "Update",
      remove: "Delete",
      history: "History/{id}",
      template: "DownloadExcel",
      upload: "UpLoadFile",
      import: "Import",
    },
  },
});
