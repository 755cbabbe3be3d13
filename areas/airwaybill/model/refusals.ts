import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of the master waybill of a job. */
export const refuseWaybill = refusals({
  "airWayBill.otherService": {
    status: 409,
    en: "Jobs of this service have no master air waybill; air export jobs have one.",
    vi: "Lô hàng của dịch vụ này không có vận đơn chủ hàng không; chỉ lô hàng không xuất mới có.",
  },
  "airWayBill.otherNumber": {
    status: 400,
    en: "Job {jobNo} is marked as one without MAWB number. Change the number on the job.",
    vi: "Lô hàng {jobNo} được đánh dấu không có số MAWB. Hãy sửa số trên lô hàng.",
  },
  "airWayBill.exists": {
    status: 409,
    en: "Job {jobNo} already has a master air waybill. Load it again.",
    vi: "Lô hàng {jobNo} đã có vận đơn chủ. Hãy tải lại.",
  },
  "airWayBill.notStored": {
    status: 409,
    en: "Job {jobNo} has no master air waybill yet. Save it first.",
    vi: "Lô hàng {jobNo} chưa có vận đơn chủ. Hãy lưu trước.",
  },
});
