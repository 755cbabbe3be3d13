import type { Words } from "@fairway/core/words/words.ts";

/** The words of the screens of operations jobs. */
export const operationWords = {
  newJob: { en: "New {service} job", vi: "Tạo lô {service}" },
  customNo: { en: "Custom No", vi: "Số tờ khai" },
  replicateNo: { en: "Replicate job", vi: "Lô sao chép" },
  isReplicate: { en: "Also open it in {office}", vi: "Đồng thời mở ở {office}" },
  servicePort: { en: "Service port", vi: "Cảng dịch vụ" },
  department: { en: "Department", vi: "Phòng ban" },
  group: { en: "Group", vi: "Nhóm" },
  inWork: { en: "In work", vi: "Đang làm" },
  importCharges: { en: "Import charges", vi: "Nhập phí từ Excel" },
  noDeclarations: { en: "No declaration is on this job", vi: "Lô hàng chưa có tờ khai" },
  save: { en: "Save", vi: "Lưu" },
  saved: { en: "Job {jobNo} was saved", vi: "Đã lưu lô hàng {jobNo}" },
  opened: { en: "Job {jobNo} was opened", vi: "Đã mở lô hàng {jobNo}" },
  noSalesman: {
    en: "No salesman has an active agreement with {customer} for this service and office.",
    vi: "Không có nhân viên kinh doanh nào có hợp đồng còn hiệu lực với {customer} cho dịch vụ và văn phòng này.",
  },
} as const satisfies Record<string, Words>;
