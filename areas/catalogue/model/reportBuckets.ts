/** The columns of reports to which the lines of a charge group belong. */
export const reportBuckets = {
  Freight: { en: "Freight", vi: "Cước" },
  Trucking: { en: "Trucking", vi: "Vận tải bộ" },
  Handling: { en: "Handling fee", vi: "Phí giao nhận" },
  Customs: { en: "Customs", vi: "Hải quan" },
  Com: { en: "Com.", vi: "Hoa hồng" },
  Others: { en: "Others", vi: "Khác" },
} as const;
export type ReportBucket = keyof typeof reportBuckets;
