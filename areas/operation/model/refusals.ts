import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of verbs on operations jobs and of their fields. */
export const refuseOperation = refusals({
  "operation.otherService": {
    status: 409,
    en: "Job {jobNo} is not an operations job. Open it on the screen of its service.",
    vi: "Lô hàng {jobNo} không phải lô hàng logistics. Hãy mở ở màn hình của dịch vụ đó.",
  },
  "operation.boardSalesman": {
    status: 400,
    en: "Job {jobNo} is a copy for another office. Its salesman stays that of the board.",
    vi: "Lô hàng {jobNo} là bản sao cho văn phòng khác. Nhân viên kinh doanh của lô luôn là của ban giám đốc.",
  },
  "operation.numbersTaken": {
    status: 409,
    en: "MBL No {mawb} with HBL No {hwbno} is already on job {jobNo} of this office.",
    vi: "Số MBL {mawb} cùng số vận đơn nhà {hwbno} đã có trên lô hàng {jobNo} của văn phòng này.",
  },
  "operation.declarationLacks": {
    status: 400,
    en: "Declaration {clearanceNo} lacks for a job: {fields}.",
    vi: "Tờ khai {clearanceNo} còn thiếu để mở lô: {fields}.",
  },
  "operation.numberUnfit": {
    status: 400,
    en: "{field} “{value}” of declaration {clearanceNo} is no number of a bill: at most 50 Latin letters, digits and signs.",
    vi: "{field} “{value}” của tờ khai {clearanceNo} không phải số vận đơn: tối đa 50 chữ cái Latinh, chữ số và dấu.",
  },
  "operation.noCustomer": {
    status: 400,
    en: "No active partner has the code or tax code “{code}”. Add the customer first.",
    vi: "Không có đối tác đang hoạt động nào mang mã hoặc mã số thuế “{code}”. Hãy thêm khách hàng trước.",
  },
  "operation.inactiveCustomer": {
    status: 400,
    en: "{customer} is inactive. Activate the customer first.",
    vi: "{customer} đang ngừng hoạt động. Hãy kích hoạt khách hàng trước.",
  },
  "operation.noAgreement": {
    status: 400,
    en: "No active agreement of {customer} covers customs logistics in this office. Add or activate one.",
    vi: "{customer} không có hợp đồng hiệu lực cho dịch vụ hải quan ở văn phòng này. Hãy thêm hoặc kích hoạt hợp đồng.",
  },
  "operation.numbersOnJob": {
    status: 409,
    en: "MBL No {mawb} with HBL No {hwbno} is already on job {jobNo} of this office. Add the declaration to that job.",
    vi: "Số MBL {mawb} cùng số vận đơn nhà {hwbno} đã có trên lô hàng {jobNo} của văn phòng này. Hãy thêm tờ khai vào lô hàng đó.",
  },
  "operation.twinChosen": {
    status: 409,
    en: "Declaration {clearanceNo} of the choice has the same MBL and HBL. Convert one, then add the other one to its job.",
    vi: "Tờ khai {clearanceNo} cùng được chọn có cùng MBL và HBL. Hãy mở lô cho một tờ khai rồi thêm tờ khai kia vào lô đó.",
  },
  "operation.copyStays": {
    status: 409,
    en: "Declaration {clearanceNo} is a copy for another office and becomes no job of its own.",
    vi: "Tờ khai {clearanceNo} là bản sao cho văn phòng khác nên không mở thành lô hàng riêng.",
  },
  "operation.supplierInactive": {
    status: 409,
    en: "Partner {code}, the supplier of jobs from declarations, is inactive. Activate it first.",
    vi: "Đối tác {code}, nhà cung cấp của các lô mở từ tờ khai, đang ngừng hoạt động. Hãy kích hoạt trước.",
  },
  "operation.otherCustomer": {
    status: 409,
    en: "Declaration {clearanceNo} is not one of {customer}, the customer of job {jobNo}.",
    vi: "Tờ khai {clearanceNo} không phải của {customer}, khách hàng của lô hàng {jobNo}.",
  },
  "operation.notOnJob": {
    status: 409,
    en: "Declaration {clearanceNo} is not on job {jobNo}.",
    vi: "Tờ khai {clearanceNo} không thuộc lô hàng {jobNo}.",
  },
  "operation.noLinkedJob": {
    status: 409,
    en: "No air or sea job of this office that you may open has MBL No {mawb} or HBL No {hwbno}. Correct the numbers, product or mode, or remove the link.",
    vi: "Không có lô hàng biển hoặc hàng không nào của văn phòng này mà bạn được mở có số MBL {mawb} hoặc số vận đơn nhà {hwbno}. Hãy sửa số, dịch vụ hoặc loại hình, hoặc bỏ liên kết.",
  },
  "operation.feesLinked": {
    status: 409,
    en: "Fees of job {jobNo} are linked to job {linkedNo}, so its link stays. Undo the links of the fees first.",
    vi: "Lô hàng {jobNo} có phí đã liên kết sang lô {linkedNo} nên giữ nguyên liên kết lô. Hãy hủy liên kết phí trước.",
  },
});
