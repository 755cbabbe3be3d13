import { office } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";

/**
 * A day on which an office, or every office of the company, does not work.
 *
 * Source: rule FT-10, areas/freetime/README.md
 */
export const officeHoliday = resource("officeHoliday", {
  title: { en: "Office holiday", vi: "Ngày nghỉ" },
  menu: "settingFreeTime",
  shared: "company",
  guard: "menu",
  key: "holidayName",
  names: { en: "holidayName", vi: "holidayName" },
  fields: {
    holidayName: field.text({
      label: { en: "Holiday", vi: "Tên ngày nghỉ" },
      hint: { en: "With the year: New Year 2027", vi: "Kèm năm: Tết Dương lịch 2027" },
      max: 200,
      unique: true,
    }),
    holidayOn: field.date({ label: { en: "Day", vi: "Ngày" } }),
    holidayOffice: field.link({
      label: { en: "Office", vi: "Văn phòng" },
      hint: { en: "Empty: all offices", vi: "Để trống: mọi văn phòng" },
      to: office,
      optional: true,
    }),
  },
  list: {
    columns: ["holidayOn", "holidayName", "holidayOffice"],
    search: ["holidayName"],
    sort: "holidayOn",
    descending: true,
    filters: ["holidayOffice"],
  },
  form: [["holidayOn", "holidayName"], ["holidayOffice"]],
  excel: ["holidayName", "holidayOn", "holidayOffice"],
  calls: {
    controller: "OfficeHoliday",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete/{id}",
      template: "DownloadExcel",
      upload: "UploadFile",
      import: "Import",
      export: "OfficeHoliday/Export",
    },
  },
});
