import { person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import type { Words } from "@fairway/core/words/words.ts";

const words = (en: string, vi: string) => ({ label: { en, vi } });

/** The databases that can be read, each with its usual port. */
export const ecusKinds = {
  PostgreSQL: { en: "PostgreSQL", vi: "PostgreSQL" },
  MariaDB: { en: "MariaDB, MySQL", vi: "MariaDB, MySQL" },
} as const satisfies Record<string, Words>;
export const usualPorts: Readonly<Record<keyof typeof ecusKinds, number>> = {
  PostgreSQL: 5432,
  MariaDB: 3306,
};

/**
 * A person's connection to the database of the customs software.
 *
 * Shape: the password is no field; it is kept encrypted in a table of its own (decision 0331).
 */
export const ecusConnection = resource("ecusConnection", {
  title: { en: "ECUS connection", vi: "Kết nối ECUS" },
  menu: "settingEcusConnection",
  shared: "company",
  guard: "row",
  key: "name",
  names: { en: "name", vi: "name" },
  fields: {
    name: field.text({ ...words("Name", "Tên kết nối"), max: 250 }),
    userId: field.link({ ...words("User", "Người dùng"), to: person }),
    kind: field.choice({
      ...words("Database kind", "Loại cơ sở dữ liệu"),
      of: ecusKinds,
      start: "PostgreSQL",
    }),
    serverName: field.text({
      ...words("Server", "Máy chủ"),
      max: 250,
      pattern: {
        is: /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}._:[\]-]+$/u,
        words: {
          en: "The name or the address of a computer, without a path.",
          vi: "Tên hoặc địa chỉ máy tính, không kèm đường dẫn.",
        },
      },
    }),
    port: field.number({
      ...words("Port", "Cổng"),
      optional: true,
      between: ["1", "65535"],
      hint: { en: "Empty: the usual port", vi: "Để trống: cổng mặc định" },
    }),
    dbname: field.text({
      ...words("Database", "Cơ sở dữ liệu"),
      max: 250,
      pattern: {
        is: /^[\p{L}\p{N}_$.-]+$/u,
        words: {
          en: "Letters, digits and _ $ . - only.",
          vi: "Chỉ gồm chữ cái, chữ số và _ $ . -",
        },
      },
    }),
    dbusername: field.text({ ...words("Database user", "Tài khoản CSDL"), max: 100 }),
    note: field.note({ ...words("Note", "Ghi chú"), max: 1000 }),
    nightly: field.flag({
      ...words("Read every night", "Đọc mỗi đêm"),
      start: false,
      hint: {
        en: "New declarations are stored at night",
        vi: "Tờ khai mới được lưu vào ban đêm",
      },
    }),
    active: field.flag({ ...words("Active", "Đang dùng"), start: true }),
  },
  unique: [["userId", "serverName", "dbname"]],
  list: {
    columns: ["name", "userId", "kind", "serverName", "dbname", "active"],
    search: ["name", "serverName", "dbname"],
    sort: "datetimeModified",
    descending: true,
    filters: ["userId", "active"],
  },
  form: [
    ["name", "userId"],
    ["kind", "serverName", "port"],
    ["dbname", "dbusername"],
    ["note"],
    ["active", "nightly"],
  ],
  excel: [],
  calls: {
    controller: "EcusConnection",
    paths: {
      paging: "Paging",
      all: "GetAll",
      get: "GetDetails",
      add: "Add",
      update: "Update",
      remove: "Delete",
      allowDetail: "CheckAllowDetail/{id}",
      allowDelete: "CheckAllowDelete/{id}",
    },
  },
});
