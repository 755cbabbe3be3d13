import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active, labels } from "./labels.ts";

/** A bank. */
export const bank = resource("bank", {
  title: { en: "Bank", vi: "Ngân hàng" },
  menu: "catBank",
  shared: "company",
  key: "code",
  names: { en: "bankNameEn", vi: "bankNameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 50, unique: true }),
    bankNameVn: field.text({
      label: { en: "Bank name (VN)", vi: "Tên ngân hàng (VN)" },
      max: 250,
      unique: true,
    }),
    bankNameEn: field.text({ label: { en: "Bank name (EN)", vi: "Tên ngân hàng (EN)" }, max: 250 }),
    bankBin: field.code({
      label: { en: "Identification no. (BIN)", vi: "Mã định danh (BIN)" },
      max: 6,
      optional: true,
      pattern: {
        is: /^\d{6}$/,
        words: { en: "Six digits, e.g. 970436.", vi: "Sáu chữ số, ví dụ 970436." },
      },
    }),
    active,
  },
  list: {
    columns: ["code", "bankNameVn", "bankNameEn", "bankBin", "active"],
    search: ["code", "bankNameVn", "bankNameEn"],
    sort: "code",
  },
  form: [["code", "bankBin"], ["bankNameVn", "bankNameEn"], ["active"]],
  excel: ["code", "bankNameVn", "bankNameEn", "bankBin", "active"],
  calls: {
    controller: "CatBank",
    paths: {
      paging: "paging",
      query: "getAllByQuery",
      get: "GetDetailById/{id}",
      add: "add",
      update: "update",
      remove: "{id}",
      template: "downloadExcel",
      upload: "uploadFile",
      import: "import",
      export: "Catalogue/ExportBank",
    },
  },
});
