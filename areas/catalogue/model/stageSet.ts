import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { active } from "./labels.ts";
import { stage } from "./stage.ts";

/** The units in which a deadline is counted. */
export const dueUnits = {
  Hours: { en: "hours", vi: "giờ" },
  Days: { en: "days", vi: "ngày" },
};

/** What a deadline is counted from: the opening of the job, or one of its days while it is known. */
export const dueFroms = {
  AfterOpening: { en: "after the opening", vi: "sau khi mở lô" },
  BeforeEtd: { en: "before ETD", vi: "trước ETD" },
  AfterEtd: { en: "after ETD", vi: "sau ETD" },
  BeforeEta: { en: "before ETA", vi: "trước ETA" },
  AfterEta: { en: "after ETA", vi: "sau ETA" },
  BeforeServiceDate: { en: "before the service date", vi: "trước ngày dịch vụ" },
  AfterServiceDate: { en: "after the service date", vi: "sau ngày dịch vụ" },
};
export type DueFrom = keyof typeof dueFroms;

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
    dueCount: field.number({
      label: {
        en: "Deadline",
        vi: "Hạn hoàn thành",
        former: ["Due after opening (hours)", "Hạn sau khi mở lô (giờ)"],
      },
      hint: {
        en: "Empty: without a deadline. A day of the job counts at 17:00.",
        vi: "Để trống: không có hạn. Ngày của lô hàng tính lúc 17:00.",
      },
      between: ["0", "8760"],
      decimals: 0,
      optional: true,
    }),
    dueUnit: field.choice({
      label: { en: "Counted in", vi: "Đơn vị" },
      of: dueUnits,
      start: "Hours",
    }),
    dueFrom: field.choice({
      label: { en: "Counted from", vi: "Tính từ" },
      of: dueFroms,
      start: "AfterOpening",
    }),
    active,
  },
  unique: [["service", "stageId"]],
  list: {
    columns: ["service", "orderNo", "stageId", "dueCount", "dueUnit", "dueFrom", "active"],
    search: ["service"],
    sort: "service",
  },
  form: [["service", "orderNo"], ["stageId", "dueCount"], ["dueUnit", "dueFrom"], ["active"]],
  excel: ["service", "orderNo", "stageId", "dueCount", "dueUnit", "dueFrom", "active"],
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
