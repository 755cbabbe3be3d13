import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** Texts of the comparison of a job with its bills. */
export const differenceWords = {
  title: { en: "Differs from bill", vi: "Khác vận đơn" },
  closed: { en: "Show the values", vi: "Xem giá trị" },
  opened: { en: "Hide the values", vi: "Ẩn giá trị" },
  value: { en: "Value", vi: "Giá trị" },
  job: { en: "Job", vi: "Lô hàng" },
  bill: { en: "House bills", vi: "Vận đơn nhà" },
  actions: { en: "Actions", vi: "Thao tác" },
  toJob: { en: "Into the job", vi: "Ghi vào lô hàng" },
  toBill: { en: "Into the bill", vi: "Ghi vào vận đơn" },
  withIt: { en: "and with it", vi: "kèm theo" },
  notTaken: { en: "{field} was not taken over", vi: "Không lấy được {field}" },
  showField: { en: "Show the field", vi: "Xem ô này" },
  jobTaken: {
    en: "{field}: job {jobNo} now has the value of the bill",
    vi: "{field}: lô hàng {jobNo} đã lấy theo vận đơn",
  },
  billTaken: {
    en: "{field}: the bill now has the value of job {jobNo}",
    vi: "{field}: vận đơn đã lấy theo lô hàng {jobNo}",
  },
} as const;

const differingFields = {
  containers: { en: "Containers", vi: "Container" },
  packages: { en: "Packages", vi: "Số kiện" },
  grossWeight: { en: "Gross weight (kg)", vi: "Trọng lượng (kg)" },
  cbm: { en: "CBM", vi: "Số khối" },
  vessel: { en: "Vessel / voyage", vi: "Tàu / chuyến" },
  pol: { en: "Port of loading", vi: "Cảng xếp" },
  pod: { en: "Port of discharge", vi: "Cảng dỡ" },
  etd: { en: "ETD", vi: "ETD" },
  eta: { en: "ETA", vi: "ETA" },
} as const;

/** The name of a compared value in the trade of a service. */
export function differingWords(service: Service, field: keyof typeof differingFields): Words {
  const { kind } = service.bill;
  if (kind !== "air") return differingFields[field];
  if (field === "vessel") return fieldWords(service, "flightVesselName");
  return field === "pol" || field === "pod" ? fieldWords(service, field) : differingFields[field];
}
