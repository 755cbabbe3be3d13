import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { milestoneKinds } from "./milestoneKinds.ts";
import { active, labels } from "./labels.ts";
import { department } from "./linkTargets.ts";

/** A step of work on a job and its department. */
export const stage = resource("stage", {
  title: { en: "Stage", vi: "Công đoạn" },
  menu: "catStage",
  shared: "company",
  key: "code",
  names: { en: "stageNameEn", vi: "stageNameVn" },
  fields: {
    // The record's departmentId is its owner; this is the department that does the work.
    stageDepartmentId: field.link({
      label: { en: "Department", vi: "Phòng ban" },
      hint: {
        en: "Its people in the office of a job get the stage. Empty: the person in charge of the job.",
        vi: "Nhân viên phòng này ở văn phòng của lô hàng nhận công đoạn. Để trống: người phụ trách lô.",
      },
      to: department,
      optional: true,
    }),
    code: field.code({ label: labels.code, max: 50, unique: true }),
    stageNameVn: field.text({ label: labels.nameVn, min: 6, max: 250 }),
    stageNameEn: field.text({ label: labels.nameEn, min: 6, max: 250 }),
    descriptionVn: field.note({ label: { en: "Description (Local)", vi: "Mô tả (VN)" }, max: 500 }),
    descriptionEn: field.note({ label: { en: "Description (EN)", vi: "Mô tả (EN)" }, max: 500 }),
    milestone: field.choice({
      label: { en: "Milestone", vi: "Mốc" },
      hint: {
        en: "Its deadline is the planned time of the milestone, its end the actual one.",
        vi: "Hạn của công đoạn là thời điểm dự kiến của mốc, lúc hoàn tất là thời điểm thực tế.",
      },
      of: milestoneKinds,
      optional: true,
    }),
    active,
  },
  list: {
    columns: [
      "stageDepartmentId",
      "code",
      "stageNameVn",
      "stageNameEn",
      "descriptionVn",
      "descriptionEn",
      "milestone",
      "active",
    ],
    search: ["code", "stageNameVn", "stageNameEn"],
    sort: "code",
  },
  form: [
    ["code", "stageDepartmentId"],
    ["stageNameVn", "stageNameEn"],
    ["descriptionVn", "descriptionEn"],
    ["milestone"],
    ["active"],
  ],
  excel: [
    "stageDepartmentId",
    "code",
    "stageNameVn",
    "stageNameEn",
    "descriptionVn",
    "descriptionEn",
    "milestone",
    "active",
  ],
  calls: {
    controller: "CatStage",
    paths: {
      paging: "getAll/{page}/{size}",
      query: "query",
      all: "GetAll",
      get: "getById/{id}",
      add: "addNew",
      update: "update",
      remove: "delete/{id}",
      template: "downloadExcel",
      upload: "uploadFile",
      import: "import",
      export: "Catalogue/ExportStage",
    },
  },
});
