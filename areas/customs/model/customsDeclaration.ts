import { person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import {
  cargoTypes,
  channels,
  declarationServices,
  declarationSources,
  declarationTypes,
} from "./declarationTerms.ts";

const words = (en: string, vi: string) => ({ label: { en, vi } });
const maybe = (en: string, vi: string, max: number) =>
  field.text({ ...words(en, vi), max, optional: true });
const code = (en: string, vi: string, max = 20) =>
  field.code({ ...words(en, vi), max, upper: true, optional: true });

const numbered = {
  is: /^[\p{L}\p{N} ./_-]+$/u,
  words: {
    en: "Letters, digits, blanks and . / _ - only.",
    vi: "Chỉ gồm chữ cái, chữ số, khoảng trắng và . / _ -",
  },
};
const number = (en: string, vi: string) =>
  field.text({ ...words(en, vi), max: 250, optional: true, pattern: numbered });

const mostPieces = "5000000";
const counted = (en: string, vi: string) =>
  field.number({ ...words(en, vi), optional: true, between: ["0", mostPieces] });

// Jobs have no declaration; their number is what users know them by.
const job: LinkTarget = {
  name: "shipment",
  table: "shipment",
  shared: "company",
  key: "jobNo",
  names: { en: "jobNo", vi: "jobNo" },
  queryPath: "",
};

/**
 * A customs declaration of a customer's goods.
 *
 * Codes of ports, countries, goods and units are texts, because declarations that are read from
 * customs software have codes that no catalogue lists (decision 0330).
 */
export const customsDeclaration = resource("customsDeclaration", {
  title: { en: "Customs declaration", vi: "Tờ khai hải quan" },
  menu: "opsCustomClearance",
  shared: "company",
  guard: "row",
  key: "clearanceNo",
  names: { en: "clearanceNo", vi: "clearanceNo" },
  fields: {
    clearanceNo: field.text({
      ...words("Clearance No", "Số tờ khai"),
      max: 100,
      pattern: numbered,
      hint: { en: "12 digits on VNACCS", vi: "12 chữ số trên VNACCS" },
    }),
    type: field.choice({ ...words("Type", "Loại"), of: declarationTypes }),
    firstClearanceNo: field.text({
      ...words("First clearance No", "Số tờ khai đầu tiên"),
      max: 100,
      optional: true,
      pattern: numbered,
    }),
    clearanceDate: field.date({
      label: {
        en: "Registered on",
        vi: "Ngày đăng ký",
        former: ["Clearance date", "Ngày tờ khai"],
      },
    }),
    customerId: field.link({
      ...words("Customer", "Khách hàng"),
      to: partner as unknown as LinkTarget,
      optional: true,
    }),
    accountNo: field.code({
      ...words("Partner code", "Mã đối tác"),
      max: 50,
      optional: true,
    }),
    partnerName: maybe("Partner name", "Tên đối tác", 250),
    partnerTaxCode: maybe("Tax code", "Mã số thuế", 50),
    mblid: number("MBL", "MBL"),
    hblid: number("HBL", "HBL"),
    gateway: code("Gateway", "Cửa khẩu"),
    portCodeCk: code("Border gate port", "Cảng cửa khẩu"),
    portCodeNn: code("Foreign port", "Cảng nước ngoài"),
    customsOffice: code("Customs office", "Cơ quan hải quan"),
    grossWeight: field.weight({ ...words("GW", "GW"), optional: true }),
    netWeight: field.weight({ ...words("NW", "NW"), optional: true }),
    cbm: field.volume({ ...words("CBM", "CBM"), optional: true }),
    qtyCont: counted("Container qty", "Số container"),
    pcs: counted("Pieces", "Số kiện"),
    unitCode: code("Package unit", "Đơn vị kiện"),
    commodityCode: code("Commodity code", "Mã hàng hóa", 25),
    cargoType: field.choice({
      ...words("Cargo type", "Loại hàng"),
      of: cargoTypes,
      optional: true,
    }),
    serviceType: field.choice({
      ...words("Service type", "Loại dịch vụ"),
      of: declarationServices,
      optional: true,
    }),
    route: field.choice({ ...words("Route", "Phân luồng"), of: channels, optional: true }),
    importCountryCode: code("Import country", "Nước nhập khẩu", 2),
    exportCountryCode: code("Export country", "Nước xuất khẩu", 2),
    shipper: maybe("Shipper", "Người gửi hàng", 250),
    consignee: maybe("Consignee", "Người nhận hàng", 250),
    eta: field.date({ ...words("ETA", "ETA"), optional: true }),
    releasedOn: field.date({ ...words("Cleared on", "Ngày thông quan"), optional: true }),
    note: field.note({ ...words("Note", "Ghi chú"), max: 1000 }),
    source: field.choice({
      ...words("From", "Nguồn"),
      of: declarationSources,
      start: "eFMS",
      locked: true,
    }),
    idfromEcus: field.code({
      ...words("ECUS id", "ID trên ECUS"),
      max: 50,
      optional: true,
      locked: true,
    }),
    jobId: field.link({ ...words("Job", "Lô hàng"), to: job, optional: true, locked: true }),
    convertTime: field.instant({
      ...words("Converted", "Ngày mở lô"),
      optional: true,
      locked: true,
    }),
    userCreated: field.link({
      ...words("Creator", "Người tạo"),
      to: person,
      optional: true,
      locked: true,
    }),
  },
  list: {
    columns: [
      "clearanceNo",
      "clearanceDate",
      "type",
      "gateway",
      "partnerName",
      "partnerTaxCode",
      "pcs",
      "grossWeight",
      "jobId",
      "userCreated",
      "importCountryCode",
      "exportCountryCode",
      "source",
    ],
    search: [
      "clearanceNo",
      "hblid",
      "mblid",
      "partnerName",
      "partnerTaxCode",
      "gateway",
      "importCountryCode",
      "exportCountryCode",
    ],
    sort: "clearanceDate",
    descending: true,
    filters: ["type", "customerId", "userCreated", "source", "route"],
  },
  form: [
    ["clearanceNo", "clearanceDate", "type"],
    ["customerId", "firstClearanceNo"],
    ["hblid", "mblid"],
    ["serviceType", "cargoType", "route"],
    ["gateway", "customsOffice"],
    ["eta", "releasedOn"],
    ["portCodeCk", "portCodeNn"],
    ["exportCountryCode", "importCountryCode", "commodityCode"],
    ["grossWeight", "netWeight", "cbm"],
    ["qtyCont", "pcs", "unitCode"],
    ["shipper", "consignee"],
    ["note"],
  ],
  excel: [
    "clearanceNo",
    "type",
    "firstClearanceNo",
    "clearanceDate",
    "accountNo",
    "partnerName",
    "mblid",
    "hblid",
    "gateway",
    "grossWeight",
    "netWeight",
    "cbm",
    "qtyCont",
    "pcs",
    "commodityCode",
    "cargoType",
    "serviceType",
    "route",
    "importCountryCode",
    "exportCountryCode",
    "shipper",
    "consignee",
  ],
  calls: {
    controller: "CustomsDeclaration",
    paths: {
      paging: "Paging",
      query: "Query",
      all: "",
      get: "GetById/{id}",
      add: "Add",
      update: "Update",
      remove: "Delete",
      template: "DownloadExcel",
      upload: "uploadFile",
      import: "Import",
      export: "Catalogue/CustomsDeclaration/ExportCustomClearance",
      allowDetail: "CheckPermission/{id}",
    },
  },
});
