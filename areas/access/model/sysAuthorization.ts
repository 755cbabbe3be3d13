import { office } from "@fairway/areas/organisation/model/office.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { deputyTypes } from "./deputyTypes.ts";
import { refuseAccess } from "./refusals.ts";

/** A person as a link: active people of the company by user name. */
export const personLink: LinkTarget = {
  name: "person",
  table: "person",
  shared: "company",
  key: "username",
  names: { en: "employeeNameEn", vi: "employeeNameVn" },
  queryPath: "SysUser/Query",
};

const active = field.flag({ label: { en: "Active", vi: "Đang dùng" }, start: true });
const description = field.note({ label: { en: "Description", vi: "Mô tả" }, max: 200 });

/** One person works on the shipments of another, by service and period. Rule AC-14. */
export const sysAuthorization = resource("sysAuthorization", {
  title: { en: "Shipment authorization", vi: "Ủy quyền lô hàng" },
  menu: "sysAuthorize",
  shared: "company",
  guard: "row",
  key: "name",
  names: { en: "name", vi: "name" },
  fields: {
    services: field.choices({
      label: { en: "Service", vi: "Dịch vụ" },
      of: serviceNames,
    }),
    userId: field.link({
      label: { en: "Person in charge", vi: "Người phụ trách" },
      to: personLink,
      locked: true,
    }),
    assignTo: field.link({
      label: { en: "Authorized person", vi: "Người được ủy quyền" },
      to: personLink,
    }),
    name: field.text({ label: { en: "Name", vi: "Tên" }, max: 250 }),
    startDate: field.date({ label: { en: "Effective date", vi: "Ngày hiệu lực" } }),
    endDate: field.date({
      label: { en: "Expiration date", vi: "Ngày hết hạn" },
      optional: true,
    }),
    description,
    active,
  },
  list: {
    columns: ["name", "services", "userId", "assignTo", "startDate", "endDate", "active"],
    search: ["name", "description"],
    sort: "datetimeModified",
    descending: true,
    filters: ["services", "userId", "assignTo", "startDate", "endDate", "active"],
  },
  form: [
    ["name"],
    ["userId", "assignTo"],
    ["services"],
    ["startDate", "endDate"],
    ["description"],
    ["active"],
  ],
  excel: ["name", "services", "userId", "assignTo", "startDate", "endDate", "active"],
  check: (values) => [
    ...(values.services.length === 0
      ? [refuseAccess.field("services", "authorization.noService")]
      : []),
    ...(values.userId === values.assignTo
      ? [refuseAccess.field("assignTo", "authorization.onePerson")]
      : []),
    ...(values.endDate && values.endDate < values.startDate
      ? [refuseAccess.field("endDate", "authorization.endsFirst")]
      : []),
  ],
  calls: {
    controller: "SysAuthorization",
    paths: {
      paging: "Paging",
      query: "QueryData",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete",
      allowDetail: "CheckPermission/{id}",
      allowDelete: "CheckDeletePermission/{id}",
    },
  },
});

/** A deputy approves in an approver's place, by type, office and period. Rule AC-15. */
export const sysAuthorizedApproval = resource("sysAuthorizedApproval", {
  title: { en: "Authorized approval", vi: "Ủy quyền phê duyệt" },
  menu: "sysAuthorize",
  shared: "company",
  guard: "row",
  key: "type",
  names: { en: "type", vi: "type" },
  fields: {
    authorizer: field.link({
      label: { en: "Authorizer", vi: "Người ủy quyền" },
      to: personLink,
      locked: true,
    }),
    commissioner: field.link({
      label: { en: "Commissioner", vi: "Người được ủy quyền" },
      to: personLink,
      within: { officeId: "officeCommissioner" },
    }),
    officeCommissioner: field.link({ label: { en: "Office", vi: "Văn phòng" }, to: office }),
    type: field.choice({ label: { en: "Type", vi: "Loại" }, of: deputyTypes }),
    effectiveDate: field.date({
      label: { en: "Effective date", vi: "Ngày hiệu lực" },
      optional: true,
    }),
    expirationDate: field.date({
      label: { en: "Expiration date", vi: "Ngày hết hạn" },
      optional: true,
    }),
    description,
    active,
  },
  list: {
    columns: [
      "type",
      "authorizer",
      "commissioner",
      "officeCommissioner",
      "effectiveDate",
      "expirationDate",
      "active",
    ],
    search: ["description"],
    sort: "datetimeModified",
    descending: true,
    filters: ["authorizer", "commissioner", "type", "effectiveDate", "expirationDate", "active"],
  },
  form: [
    ["officeCommissioner", "type"],
    ["authorizer", "commissioner"],
    ["effectiveDate", "expirationDate"],
    ["description"],
    ["active"],
  ],
  excel: ["type", "authorizer", "commissioner", "officeCommissioner", "active"],
  check: (values) => [
    ...(values.authorizer === values.commissioner
      ? [refuseAccess.field("commissioner", "authorization.onePerson")]
      : []),
    ...(values.effectiveDate &&
    values.expirationDate &&
    values.expirationDate < values.effectiveDate
      ? [refuseAccess.field("expirationDate", "authorization.endsFirst")]
      : []),
  ],
  calls: {
    controller: "SysAuthorizedApproval",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete",
      allowDetail: "CheckAllowDetail/{id}",
      allowDelete: "CheckDeletePermission/{id}",
    },
  },
});
