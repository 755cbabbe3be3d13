import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { refuseCatalogue } from "./refusals.ts";
import { active, labels } from "./labels.ts";

/** The kinds of units; containers and packages have their own pickers. */
export const unitTypes = {
  Container: { en: "Container", vi: "Container", former: ["Công-ten-nơ"] },
  Package: { en: "Package", vi: "Kiện" },
  WeightMeasurement: { en: "Weight", vi: "Trọng lượng" },
  LengthMeasurement: { en: "Length", vi: "Chiều dài" },
  VolumnMeasurement: { en: "Volume", vi: "Thể tích" },
  Vehicle: { en: "Vehicle", vi: "Phương tiện" },
  Other: { en: "Other", vi: "Khác" },
} as const;

/**
 * The units of cargo and charges: CBM, KGS, CARTON, SET, and container types such as 40HC.
 * Lines store the unit's id; a unit in use can be made inactive but not deleted.
 */
export const unit = resource("unit", {
  title: { en: "Unit", vi: "Đơn vị tính" },
  menu: "catUnit",
  shared: "company",
  key: "code",
  names: { en: "unitNameEn", vi: "unitNameVn" },
  fields: {
    code: field.code({ label: labels.code, max: 20, unique: true, locked: true }),
    unitNameEn: field.text({ label: labels.nameEn, max: 200, unique: true }),
    unitNameVn: field.text({ label: labels.nameVn, max: 200, unique: true }),
    unitType: field.choice({ label: { en: "Type", vi: "Loại" }, of: unitTypes }),
    isoCode: field.code({
      label: { en: "ISO size code", vi: "Mã cỡ ISO" },
      max: 4,
      upper: true,
      optional: true,
      pattern: {
        is: /^[A-Z0-9]{4}$/,
        words: {
          en: "Four letters or digits of ISO 6346, such as 45G1.",
          vi: "Bốn ký tự theo ISO 6346, ví dụ 45G1.",
        },
      },
    }),
    descriptionEn: field.note({ label: { en: "Description (EN)", vi: "Mô tả (EN)" }, max: 500 }),
    descriptionVn: field.note({ label: { en: "Description (Local)", vi: "Mô tả (VN)" }, max: 500 }),
    active,
  },
  list: {
    columns: [
      "code",
      "unitNameEn",
      "unitNameVn",
      "unitType",
      "isoCode",
      "active",
      "descriptionEn",
      "descriptionVn",
    ],
    search: ["code", "unitNameEn", "unitNameVn"],
    sort: "code",
  },
  // General purpose containers come first in the codes of ISO 6346.
  picks: { order: "isoCode" },
  form: [
    ["code", "unitType", "isoCode"],
    ["unitNameEn", "unitNameVn"],
    ["descriptionEn", "descriptionVn"],
    ["active"],
  ],
  excel: [
    "code",
    "unitNameEn",
    "unitNameVn",
    "unitType",
    "isoCode",
    "descriptionEn",
    "descriptionVn",
    "active",
  ],
  check: (filled) =>
    filled.isoCode && filled.unitType !== "Container"
      ? [refuseCatalogue.field("isoCode", "unit.isoCodeOnlyForContainers")]
      : [],
  calls: {
    controller: "CatUnit",
    paths: {
      paging: "Paging",
      query: "Query",
      all: "",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete/{id}",
      export: "Catalogue/ExportUnit",
    },
  },
});
