import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active } from "./labels.ts";

/** An account of the company's books, by its number. */
export const chartOfAccounts = resource("chartOfAccounts", {
  title: { en: "Account", vi: "Tài khoản" },
  menu: "catChartOfAccounts",
  shared: "company",
  guard: "row",
  key: "accountCode",
  names: { en: "accountNameEn", vi: "accountNameLocal" },
  fields: {
    accountCode: field.code({
      label: { en: "Account Code", vi: "Số tài khoản" },
      max: 20,
      unique: true,
      locked: true,
    }),
    accountNameLocal: field.text({
      label: { en: "Account Name (Local)", vi: "Tên tài khoản (VN)" },
      max: 250,
    }),
    accountNameEn: field.text({
      label: { en: "Account Name (EN)", vi: "Tên tài khoản (EN)" },
      max: 250,
    }),
    active,
  },
  list: {
    columns: ["accountCode", "accountNameLocal", "accountNameEn", "active"],
    search: ["accountCode", "accountNameLocal", "accountNameEn"],
    sort: "accountCode",
  },
  form: [["accountCode"], ["accountNameLocal", "accountNameEn"], ["active"]],
  excel: ["accountCode", "accountNameLocal", "accountNameEn", "active"],
  calls: {
    controller: "CatChartOfAccounts",
    paths: {
      paging: "Paging",
      query: "Query",
      all: "QueryActiveByCompany",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete",
      template: "downloadExcel",
      upload: "UpLoadFile",
      import: "import",
      export: "Catalogue/ExportChartOfAccounts",
      allowDetail: "CheckAllowDetail/{id}",
      allowDelete: "CheckAllowDelete/{id}",
    },
  },
});
