/** The heads of the job list, on screen and in its workbook. */
export const shipmentListWords = {
  jobNo: { en: "Job ID", vi: "Số lô" },
  mawb: { en: "MBL No", vi: "Số MBL" },
  etd: { en: "ETD", vi: "ETD" },
  eta: { en: "ETA", vi: "ETA" },
  coloader: { en: "Shipping Line", vi: "Hãng tàu" },
  agent: { en: "Agent", vi: "Đại lý" },
  pol: { en: "POL", vi: "Cảng xếp" },
  pod: { en: "POD", vi: "Cảng dỡ" },
  sumCont: { en: "Total Cont", vi: "Tổng cont" },
  containers: { en: "Containers", vi: "Loại cont" },
  cbm: { en: "CBM", vi: "Số khối" },
  status: { en: "Status", vi: "Trạng thái" },
  personIncharge: { en: "Person in charge", vi: "Người phụ trách" },
  creator: { en: "Creator", vi: "Người tạo" },
  created: { en: "Created Date", vi: "Ngày tạo" },
  modified: { en: "Modified Date", vi: "Ngày sửa" },
} as const;
