import { office } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { partner } from "./partner.ts";

/** What is sent to an address. */
export const partnerEmailTypes = {
  Billing: { en: "Billing", vi: "Xuất hóa đơn", former: ["Hóa đơn, công nợ"] },
  Document: { en: "Document", vi: "Chứng từ" },
} as const;

/** Where an office sends its bills or papers for a partner; one row per office and type. */
export const partnerEmail = resource("partnerEmail", {
  title: { en: "Partner e-mail", vi: "Email đối tác" },
  menu: "catPartnerdata",
  shared: "company",
  guard: "row",
  key: "email",
  names: { en: "email", vi: "email" },
  fields: {
    partnerId: field.link({
      label: { en: "Partner", vi: "Đối tác" },
      to: partner as unknown as LinkTarget,
      locked: true,
    }),
    officeId: field.link({ label: { en: "Office", vi: "Văn phòng" }, to: office }),
    type: field.choice({
      label: { en: "Type", vi: "Loại" },
      of: partnerEmailTypes,
      start: "Billing",
    }),
    email: field.email({
      label: { en: "Email", vi: "Email" },
      max: 500,
      hint: { en: "Several: separate with ;", vi: "Nhiều địa chỉ: ngăn cách bằng dấu ;" },
    }),
  },
  list: {
    columns: ["officeId", "email", "type"],
    search: [],
    sort: "datetimeModified",
    descending: true,
  },
  form: [["officeId", "type"], ["email"]],
  excel: ["officeId", "type", "email"],
  calls: {
    controller: "CatPartnerEmail",
    paths: { get: "Get", add: "Add", update: "", remove: "{id}" },
  },
});
