import type { Words } from "@fairway/core/words/words.ts";
import { operationColumnWords } from "../model/operationColumns.ts";

/** The words of the screens of operations jobs. */
export const operationWords = {
  ...operationColumnWords,
  isReplicate: { en: "Also open it in {office}", vi: "Đồng thời mở ở {office}" },
  inWork: { en: "In work", vi: "Đang làm" },
  importCharges: { en: "Import charges", vi: "Nhập phí từ Excel" },
  noDeclarations: { en: "No declaration is on this job", vi: "Lô hàng chưa có tờ khai" },
  save: { en: "Save", vi: "Lưu" },
  saved: { en: "Job {jobNo} was saved", vi: "Đã lưu lô hàng {jobNo}" },
  opened: { en: "Job {jobNo} was opened", vi: "Đã mở lô hàng {jobNo}" },
  jobs: { en: "Jobs", vi: "Lô hàng" },
  linkFees: { en: "List of link fees", vi: "Danh sách liên kết phí" },
  modified: { en: "Date modified", vi: "Ngày sửa" },
  yes: { en: "Yes", vi: "Có" },
  no: { en: "No", vi: "Không" },
  link: { en: "Link", vi: "Liên kết" },
  unlink: { en: "Remove link", vi: "Bỏ liên kết" },
  openLinked: { en: "Open the linked job", vi: "Mở lô liên kết" },
  linkNeeds: {
    en: "For an internal job of a sea or air product with mode, MBL No and HBL No.",
    vi: "Dành cho lô nội bộ, dịch vụ biển hoặc hàng không, đã có loại hình, số MBL và số vận đơn nhà.",
  },
  linkFound: {
    en: "Job {jobNo} was found. Save to keep the link.",
    vi: "Đã tìm thấy lô {jobNo}. Hãy lưu để giữ liên kết.",
  },
  linkNotFound: {
    en: "No air or sea job of this office that you may open has these numbers.",
    vi: "Không có lô hàng biển hoặc hàng không nào của văn phòng này mà bạn được mở có các số này.",
  },
  feesLinkedHint: {
    en: "Fees of this job are linked; undo their links first.",
    vi: "Lô hàng có phí đã liên kết, hãy hủy liên kết phí trước.",
  },
  noSalesman: {
    en: "No salesman has an active agreement with {customer} for this service and office.",
    vi: "Không có nhân viên kinh doanh nào có hợp đồng còn hiệu lực với {customer} cho dịch vụ và văn phòng này.",
  },
} as const satisfies Record<string, Words>;
