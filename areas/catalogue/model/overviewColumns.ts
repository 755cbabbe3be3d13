/** The columns of the overviews of FCL and LCL jobs to which a charge belongs; freight goes by its group. */
export const overviewColumns = {
  Terminal: { en: "Terminal handling", vi: "Phí xếp dỡ (THC)" },
  Bill: { en: "Bill fee", vi: "Phí chứng từ" },
  Seal: { en: "Seal fee", vi: "Phí niêm chì" },
  Telex: { en: "Telex release fee", vi: "Phí điện giao hàng" },
  Cfs: { en: "CFS", vi: "Phí kho CFS" },
  Security: { en: "EBS/Security", vi: "Phí EBS/an ninh" },
  Manifest: { en: "Automated manifest", vi: "Phí khai manifest" },
  Vgm: { en: "VGM", vi: "Phí VGM" },
  Booking: { en: "Booking fee", vi: "Phí booking" },
  Custom: { en: "Custom fee", vi: "Phí hải quan" },
} as const;
export type OverviewColumn = keyof typeof overviewColumns;
