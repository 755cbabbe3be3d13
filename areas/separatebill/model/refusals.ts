import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of separate house waybills. */
export const refuseSeparate = refusals({
  "separateBill.otherService": {
    status: 409,
    en: "Bills of this service have no separate waybill. Enter a further house bill on the job instead.",
    vi: "Vận đơn của dịch vụ này không có bản tách riêng. Hãy tạo thêm vận đơn trên lô hàng.",
  },
  "separateBill.notStored": {
    status: 409,
    en: "House bill {hwbno} has no separate waybill yet. Save it first.",
    vi: "Vận đơn {hwbno} chưa có bản tách riêng. Hãy lưu trước.",
  },
});
