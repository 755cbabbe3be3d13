import { productServices, serviceModes } from "@fairway/areas/service/model/operationChoices.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { charge } from "./charge.ts";
import { active } from "./labels.ts";
import { refuseCatalogue } from "./refusals.ts";
import { stage } from "./stage.ts";

/** What a deadline is counted from: the opening of the job, or one of its days while it is known. */
export const dueBases = {
  opening: { en: "the opening", vi: "lúc mở lô" },
  etd: { en: "ETD", vi: "ETD" },
  eta: { en: "ETA", vi: "ETA" },
  serviceDate: { en: "the service date", vi: "ngày dịch vụ" },
  clearance: { en: "the clearance day", vi: "ngày thông quan" },
};
export type DueBase = keyof typeof dueBases;

/** On which side of its base a deadline lies. */
export const dueDirections = {
  After: { en: "after", vi: "sau" },
  Before: { en: "before", vi: "trước" },
};
export type DueDirection = keyof typeof dueDirections;

/** Whose work the stage is where its department has nobody. */
export const stagePersons = {
  inCharge: { en: "Person in charge, billing ops", vi: "Người phụ trách chứng từ" },
  fieldOps: { en: "Field ops", vi: "Nhân viên hiện trường" },
  task: { en: "Whom a task names", vi: "Theo phân công" },
};

/** For what of a job a usual cost comes up once. */
export const costPers = {
  job: { en: "Job", vi: "Lô hàng" },
  container: { en: "Container", vi: "Container" },
  trip: { en: "Trip", vi: "Chuyến" },
};
export type CostPer = keyof typeof costPers;

const all = { All: { en: "All", vi: "Tất cả" } };

/** A stage that every new job of a service gets, with its place and its deadline. */
export const stageSet = resource("stageSet", {
  title: { en: "Stage of new jobs", vi: "Công đoạn của lô mới" },
  menu: "catStage",
  shared: "company",
  key: "service",
  names: { en: "service", vi: "service" },
  fields: {
    service: field.choice({ label: { en: "Service", vi: "Dịch vụ" }, of: serviceNames }),
    serviceMode: field.choice({
      label: { en: "Service mode", vi: "Chiều dịch vụ" },
      of: { ...all, ...serviceModes },
      start: "All",
    }),
    productService: field.choice({
      label: { en: "Product service", vi: "Loại dịch vụ" },
      of: { ...all, ...productServices },
      start: "All",
    }),
    person: field.choice({
      label: { en: "Whose work", vi: "Người thực hiện" },
      of: stagePersons,
      start: "inCharge",
    }),
    orderNo: field.number({
      label: { en: "Place in the set", vi: "Thứ tự trong bộ" },
      between: ["1", "200"],
      decimals: 0,
    }),
    stageId: field.link({ label: { en: "Stage", vi: "Công đoạn" }, to: stage }),
    dueDays: field.number({
      label: { en: "Deadline in days", vi: "Hạn theo ngày" },
      hint: {
        en: "Days and hours are added. Both empty: without a deadline. A day of the job counts at 17:00.",
        vi: "Cộng số ngày và số giờ. Để trống cả hai: không có hạn. Ngày của lô hàng tính lúc 17:00.",
      },
      between: ["0", "8760"],
      decimals: 0,
      optional: true,
    }),
    dueHours: field.number({
      label: {
        en: "Deadline in hours",
        vi: "Hạn theo giờ",
        former: ["Due after opening (hours)", "Hạn sau khi mở lô (giờ)"],
      },
      between: ["0", "8760"],
      decimals: 0,
      optional: true,
    }),
    dueDirection: field.choice({
      label: { en: "Before or after", vi: "Trước hay sau" },
      of: dueDirections,
      start: "After",
    }),
    dueBase: field.choice({
      label: { en: "Counted from", vi: "Tính từ" },
      of: dueBases,
      start: "opening",
    }),
    costChargeId: field.link({
      label: { en: "Usual cost", vi: "Chi phí thường có" },
      hint: {
        en: "The buying charge that a job with this stage usually has; the costing of the job lists it while it is missing.",
        vi: "Phí mua mà lô có công đoạn này thường phát sinh; bảng giá thành của lô liệt kê khi còn thiếu.",
      },
      to: charge,
      among: { type: ["CREDIT", "OTHER"] },
      optional: true,
    }),
    costPer: field.choice({
      label: { en: "Cost once per", vi: "Chi phí tính theo" },
      of: costPers,
      start: "job",
    }),
    active,
  },
  unique: [["service", "serviceMode", "productService", "stageId"]],
  list: {
    columns: [
      "service",
      "serviceMode",
      "productService",
      "orderNo",
      "stageId",
      "person",
      "dueDays",
      "dueHours",
      "dueDirection",
      "dueBase",
      "costChargeId",
      "costPer",
      "active",
    ],
    search: ["service"],
    sort: "service",
  },
  form: [
    ["service", "orderNo"],
    ["serviceMode", "productService"],
    ["stageId", "person"],
    ["dueDays", "dueHours"],
    ["dueDirection", "dueBase"],
    ["costChargeId", "costPer"],
    ["active"],
  ],
  excel: [
    "service",
    "serviceMode",
    "productService",
    "orderNo",
    "stageId",
    "person",
    "dueDays",
    "dueHours",
    "dueDirection",
    "dueBase",
    "costChargeId",
    "costPer",
    "active",
  ],
  check: ({ dueBase, dueDirection }) =>
    dueBase === "opening" && dueDirection === "Before"
      ? [refuseCatalogue.field("dueDirection", "stageSet.beforeOpening")]
      : [],
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
