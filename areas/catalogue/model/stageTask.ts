import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active } from "./labels.ts";
import { person } from "./linkTargets.ts";
import { refuseCatalogue } from "./refusals.ts";
import { stage } from "./stage.ts";

/** Who takes a work in a period: a line of a stage set leaves its stage to this user. */
export const stageTask = resource("stageTask", {
  title: { en: "Task of stages", vi: "Phân công công đoạn" },
  menu: "catStage",
  shared: "company",
  key: "name",
  names: { en: "name", vi: "name" },
  fields: {
    name: field.text({ label: { en: "Name", vi: "Tên" }, max: 250 }),
    assignTo: field.link({ label: { en: "Assign to", vi: "Giao cho" }, to: person }),
    services: field.choices({ label: { en: "Service", vi: "Dịch vụ" }, of: serviceNames }),
    stageId: field.link({
      label: { en: "Stage", vi: "Công đoạn" },
      hint: {
        en: "Empty: every stage of these services whose set leaves it to a task.",
        vi: "Để trống: mọi công đoạn của dịch vụ được giao theo phân công.",
      },
      to: stage,
      optional: true,
    }),
    startDate: field.date({ label: { en: "Start date", vi: "Ngày bắt đầu" } }),
    endDate: field.date({ label: { en: "End date", vi: "Ngày kết thúc" }, optional: true }),
    active,
  },
  list: {
    columns: ["name", "assignTo", "services", "stageId", "startDate", "endDate", "active"],
    search: ["name"],
    sort: "datetimeModified",
    descending: true,
    filters: ["services", "assignTo", "stageId", "active"],
  },
  form: [["name"], ["assignTo", "stageId"], ["services"], ["startDate", "endDate"], ["active"]],
  excel: ["name", "assignTo", "services", "stageId", "startDate", "endDate", "active"],
  check: ({ services, startDate, endDate }) => [
    ...(services.length === 0 ? [refuseCatalogue.field("services", "stageTask.noService")] : []),
    ...(endDate && endDate < startDate
      ? [refuseCatalogue.field("endDate", "stageTask.endsFirst")]
      : []),
  ],
  calls: {
    controller: "CatStageTask",
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
