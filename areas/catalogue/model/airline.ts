import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";

/**
 * An airline with the prefix of its master waybills.
 *
 * The prefix of a waybill finds the airline, its carrier and the handling information of its bills.
 */
export const airline = resource("airline", {
  title: { en: "Airline", vi: "Hãng bay" },
  menu: "catPortindex",
  shared: "company",
  key: "prefix",
  names: { en: "nameEn", vi: "nameVn" },
  fields: {
    prefix: field.code({
      label: { en: "MAWB prefix", vi: "Đầu số MAWB" },
      max: 3,
      unique: true,
      pattern: {
        is: /^\d{3}$/,
        words: { en: "Three digits, such as 738.", vi: "Ba chữ số, ví dụ 738." },
      },
    }),
    code: field.code({
      label: { en: "Airline code", vi: "Mã hãng bay" },
      max: 2,
      upper: true,
      pattern: {
        is: /^[A-Z0-9]{2}$/,
        words: {
          en: "Two letters or digits of IATA, such as VN.",
          vi: "Hai ký tự theo IATA, ví dụ VN.",
        },
      },
    }),
    nameEn: field.text({ label: labels.nameEn, max: 200 }),
    nameVn: field.text({ label: labels.nameVn, max: 200 }),
    handlingInformation: field.note({
      label: { en: "Handling information", vi: "Chỉ dẫn làm hàng" },
      max: 2000,
    }),
    active,
  },
  list: {
    columns: ["prefix", "code", "nameEn", "nameVn", "active"],
    search: ["prefix", "code", "nameEn", "nameVn"],
    sort: "prefix",
  },
  form: [["prefix", "code"], ["nameEn", "nameVn"], ["handlingInformation"], ["active"]],
  excel: ["prefix", "code", "nameEn", "nameVn", "handlingInformation", "active"],
  calls: {
    controller: "CatAirline",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete/{id}",
    },
  },
});
