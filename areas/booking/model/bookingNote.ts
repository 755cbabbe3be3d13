import { person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { port } from "@fairway/areas/catalogue/model/port.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import { portModes } from "@fairway/areas/service/model/families.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource, type Row } from "@fairway/core/resource/resource.ts";
import { closingDay, closingTimeForm } from "./closingTime.ts";
import { notedService } from "./notedService.ts";
import { refuseBooking } from "./refusals.ts";

const words = (en: string, vi: string) => ({ label: { en, vi } });
const need = (en: string, vi: string, max: number) => field.text({ ...words(en, vi), max });
const maybe = (en: string, vi: string, max: number) =>
  field.text({ ...words(en, vi), max, optional: true });
const toPartner = partner as unknown as LinkTarget;
// Papers and jobs have the English name of a port.
const toPort = {
  to: { ...(port as unknown as LinkTarget), names: { en: "nameEn", vi: "nameEn" } },
  among: { modeOfTransport: portModes[notedService.family] },
} as const;

/** Who pays the freight. */
export const paymentTerms = {
  Prepaid: { en: "Prepaid", vi: "Trả trước" },
  Collect: { en: "Collect", vi: "Trả sau" },
} as const;

/**
 * A booking note: the space that we confirm to a shipper before there is a job.
 *
 * The number is drawn when it is left empty; a job whose booking number is that of a note uses it.
 */
export const bookingNote = resource("bookingNote", {
  title: { en: "Booking note", vi: "Phiếu đặt chỗ" },
  menu: notedService.menu,
  shared: "company",
  guard: "row",
  fixed: { serviceType: notedService.code },
  key: "bookingNo",
  names: { en: "bookingNo", vi: "bookingNo" },
  fields: {
    bookingNo: field.code({
      ...words("Booking no.", "Số booking"),
      max: 50,
      upper: true,
      unique: true,
      optional: true,
    }),
    bookingDate: field.date({ ...words("Booking date", "Ngày đặt chỗ"), optional: true }),
    revision: maybe("Revision", "Lần sửa đổi", 50),
    from: need("From", "Người gửi phiếu", 200),
    telFrom: maybe("Tel (from)", "Điện thoại bên gửi", 60),
    to: need("To", "Người nhận phiếu", 200),
    telTo: maybe("Tel (to)", "Điện thoại bên nhận", 60),
    contact: need("Contact", "Người liên hệ", 200),
    shipperId: field.link({ ...words("Shipper", "Người gửi hàng"), to: toPartner, optional: true }),
    shipper: field.note({ ...words("Shipper as printed", "Người gửi hàng (in)"), max: 1000 }),
    consigneeId: field.link({
      ...words("Consignee", "Người nhận hàng"),
      to: toPartner,
      optional: true,
    }),
    consignee: field.note({ ...words("Consignee as printed", "Người nhận hàng (in)"), max: 1000 }),
    dateOfStuffing: field.date(words("Date of stuffing", "Ngày đóng hàng")),
    placeOfStuffing: need("Place of stuffing", "Nơi đóng hàng", 300),
    closingTime: field.text({
      ...words("Closing time", "Giờ cắt máng"),
      max: 16,
      optional: true,
      pattern: closingTimeForm,
      hint: {
        en: "17:00 25/11/2026, by the clock of the terminal",
        vi: "17:00 25/11/2026, theo giờ tại cảng",
      },
    }),
    etd: field.date(words("ETD", "ETD")),
    eta: field.date({ ...words("ETA", "ETA"), optional: true }),
    pol: field.link({ ...words("Port of loading", "Cảng xếp"), ...toPort }),
    pod: field.link({ ...words("Port of discharge", "Cảng dỡ"), ...toPort, optional: true }),
    placeOfDelivery: maybe("Place of delivery", "Nơi giao hàng", 200),
    vessel: field.code({ ...words("Vessel", "Tên tàu"), max: 100, upper: true, optional: true }),
    voy: field.code({ ...words("Voyage", "Số chuyến"), max: 50, upper: true, optional: true }),
    paymentTerm: field.choice({
      ...words("Freight term", "Điều khoản cước"),
      of: paymentTerms,
      start: "Prepaid",
      optional: true,
    }),
    freightRate: maybe("Freight rate", "Giá cước", 200),
    noOfContainer: maybe("No. of containers", "Số container", 100),
    commodity: maybe("Commodity", "Mặt hàng", 500),
    packageQty: field.number({ ...words("Packages", "Số kiện"), optional: true }),
    gw: field.weight({ ...words("Gross weight", "Trọng lượng cả bì"), optional: true }),
    cbm: field.volume({ ...words("Volume", "Thể tích"), optional: true }),
    serviceRequired: maybe("Service required", "Dịch vụ yêu cầu", 300),
    pickupAt: maybe("Pick-up at", "Nơi lấy hàng", 300),
    dropOffAt: maybe("Drop-off at", "Nơi hạ hàng", 300),
    hblNo: maybe("HBL no.", "Số vận đơn nhà", 50),
    noOfBl: maybe("No. of B/L", "Số bản vận đơn", 50),
    specialRequest: field.note({ ...words("Special request", "Yêu cầu đặc biệt"), max: 1000 }),
    otherTerms: field.note({ ...words("Other terms", "Điều khoản khác"), max: 1000 }),
    note: field.note({ ...words("Note", "Ghi chú"), max: 1000 }),
    userCreated: field.link({
      ...words("Creator", "Người tạo"),
      to: person,
      optional: true,
      locked: true,
    }),
  },
  list: {
    columns: [
      "bookingNo",
      "shipper",
      "consignee",
      "etd",
      "eta",
      "pol",
      "pod",
      "gw",
      "cbm",
      "userCreated",
    ],
    search: ["bookingNo", "shipper", "consignee"],
    sort: "datetimeModified",
    descending: true,
    filters: ["pol", "pod", "userCreated"],
  },
  form: [
    ["bookingNo", "bookingDate", "revision"],
    ["from", "telFrom", "contact"],
    ["to", "telTo"],
    ["shipperId", "consigneeId"],
    ["shipper", "consignee"],
    ["etd", "eta", "closingTime"],
    ["pol", "pod", "placeOfDelivery"],
    ["vessel", "voy"],
    ["dateOfStuffing", "placeOfStuffing", "noOfContainer"],
    ["packageQty", "gw", "cbm"],
    ["commodity"],
    ["paymentTerm", "freightRate", "serviceRequired"],
    ["pickupAt", "dropOffAt"],
    ["hblNo", "noOfBl"],
    ["specialRequest", "otherTerms"],
    ["note"],
  ],
  excel: [
    "bookingNo",
    "bookingDate",
    "shipper",
    "consignee",
    "etd",
    "eta",
    "pol",
    "pod",
    "vessel",
    "voy",
    "packageQty",
    "gw",
    "cbm",
    "commodity",
    "closingTime",
    "userCreated",
  ],
  check: (note) => [
    ...(note.eta && note.eta < note.etd
      ? [refuseBooking.field("eta", "booking.etaBeforeEtd")]
      : []),
    ...(note.pod && note.pod === note.pol ? [refuseBooking.field("pod", "booking.samePorts")] : []),
    ...whyNotClosing(note.closingTime, note.etd),
  ],
  calls: {
    controller: "CsBookingNote",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "{id}",
      add: "addNew",
      update: "Update",
      remove: "Delete",
      export: "Documentation/ExportBookingNote",
    },
  },
});
type Named = "shipper" | "consignee" | "pol" | "pod" | "userCreated";
/** A stored note with the codes and names of what it references. */
export type BookingNote = Row<typeof bookingNote> & {
  readonly [Link in Named as `${Link}Code` | `${Link}Name`]: string | null;
} & { readonly may: readonly string[] };

function whyNotClosing(closingTime: string | null, etd: string) {
  if (!closingTime) return [];
  const day = closingDay(closingTime);
  if (!day) return [refuseBooking.field("closingTime", "booking.noSuchDay", { closingTime })];
  return day > etd
    ? [refuseBooking.field("closingTime", "booking.closesAfterEtd", { closingTime })]
    : [];
}
