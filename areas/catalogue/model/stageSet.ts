import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active } from "./labels.ts";
import { stage } from "./stage.ts";

/** A stage that every new job of a service gets, with its place and its deadline. */
export const stageSet = resource("stageSet", {
  title: { en: "Stage of new jobs", vi: "Công đoạn của lô mới" },
  menu: "catStage",
  shared: "company",
  key: "service",
  names: { en: "service", vi: "service" },
  fields: {
    service: field.choice({ label: { en: "Service", vi: "Dịch vụ" }, of: serviceNames }),
    orderNo: field.number({
      label: { en: "Place in the set", vi: "Thứ tự trong bộ" },
      between: ["1", "200"],
      decimals: 0,
    }),
    stageId: field.link({ label: { en: "Stage", vi: "Công đoạn" }, to: stage }),
    dueHours: field.number({
      label: { en: "Due after opening (hours)", vi: "Hạn sau khi mở lô (giờ)" },
      between: ["1", "8760"],
      optional: true,
    }),
    active,
  },
  unique: [["service", "stageId"]],
  list: {
    columns: ["service", "orderNo", "stageId", "dueHours", "active"],
    search: ["service"],
    sort: "service",
  },
  form: [["service", "orderNo"], ["stageId", "dueHours"], ["active"]],
  excel: ["service", "orderNo", "stageId", "dueHours", "active"],
  calls: {
    controller: "CatStageSet",
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
