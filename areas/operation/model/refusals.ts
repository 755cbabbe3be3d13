import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of verbs on operations jobs and of their fields. */
export const refuseOperation = refusals({
  "operation.otherService": {
    status: 409,
    en: "Job {jobNo} is not an operations job. Open it on the screen of its service.",
    vi: "Lô hàng {jobNo} không phải lô hàng logistics. Hãy mở ở màn hình của dịch vụ đó.",
  },
  "operation.numbersTaken": {
    status: 409,
    en: "MBL No {mawb} with HBL No {hwbno} is already on job {jobNo} of this office.",
    vi: "Số MBL {mawb} cùng số vận đơn nhà {hwbno} đã có trên lô hàng {jobNo} của văn phòng này.",
  },
});
