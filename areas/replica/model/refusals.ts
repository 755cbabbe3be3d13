import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of verbs on replicas. */
export const refuseReplica = refusals({
  "replica.otherService": {
    status: 409,
    en: "Job {jobNo} is of a service whose jobs are not copied into other offices.",
    vi: "Lô hàng {jobNo} thuộc dịch vụ không sao chép sang văn phòng khác.",
  },
  "replica.ofReplica": {
    status: 409,
    en: "Job {jobNo} is a copy of another office's job itself; a copy has no copy.",
    vi: "Lô hàng {jobNo} đã là bản sao của văn phòng khác, không sao chép tiếp.",
  },
  "replica.duplicated": {
    status: 409,
    en: "Job {jobNo} is a copy of another office's job and is not duplicated. Duplicate the job of the other office together with its copy.",
    vi: "Lô hàng {jobNo} là bản sao từ văn phòng khác nên không nhân bản được. Hãy nhân bản lô của văn phòng kia cùng với bản sao.",
  },
  "replica.exists": {
    status: 409,
    en: "Job {jobNo} has a copy in another office already.",
    vi: "Lô hàng {jobNo} đã có bản sao ở văn phòng khác.",
  },
  "replica.existsMeanwhile": {
    status: 409,
    en: "The job was copied into another office meanwhile. Load it again.",
    vi: "Lô hàng vừa được sao chép sang văn phòng khác. Hãy tải lại.",
  },
  "replica.none": {
    status: 409,
    en: "Job {jobNo} has no copy in another office. Copy the job first.",
    vi: "Lô hàng {jobNo} chưa có bản sao ở văn phòng khác. Hãy sao chép lô trước.",
  },
  "replica.noOffice": {
    status: 409,
    en: "The office {office} names no office that its jobs are copied to. Choose one in the settings of the office.",
    vi: "Văn phòng {office} chưa chọn văn phòng nhận lô sao chép. Hãy chọn trong thiết lập của văn phòng.",
  },
  "replica.noLevel": {
    status: 403,
    en: "You have no place of work in the office {office}, so job {jobNo} is not copied there. Ask an administrator for a level there.",
    vi: "Bạn chưa thuộc văn phòng {office} nên không thể sao chép lô hàng {jobNo} sang đó. Hãy đề nghị quản trị viên thêm bạn vào văn phòng này.",
  },
  "replica.noBoardSalesman": {
    status: 409,
    en: "The company names no salesman of the board, whom every copied job has. Choose one on the page of the company.",
    vi: "Công ty chưa chọn nhân viên kinh doanh của ban giám đốc cho các lô sao chép. Hãy chọn ở trang công ty.",
  },
  "replica.numberTaken": {
    status: 409,
    en: "Another job has the number {number} already. Choose another prefix in the settings of the office.",
    vi: "Đã có lô hàng khác mang số {number}. Hãy chọn tiền tố khác trong thiết lập của văn phòng.",
  },
  "replica.notReplica": {
    status: 409,
    en: "Job {jobNo} is not a copy of another office's job.",
    vi: "Lô hàng {jobNo} không phải bản sao từ văn phòng khác.",
  },
  "replica.unknownNumber": {
    status: 404,
    en: "No copied job has the number {number}.",
    vi: "Không có lô sao chép nào mang số {number}.",
  },
  "replica.noHouse": {
    status: 409,
    en: "No active partner within the house has the internal code of the office {office}. Give the office an internal code, and a partner of mode Internal the same one.",
    vi: "Không có đối tác nội bộ đang hoạt động nào mang mã nội bộ của văn phòng {office}. Hãy nhập mã nội bộ cho văn phòng và cho một đối tác hình thức Nội bộ.",
  },
  "replica.lineHeld": {
    status: 409,
    en: "Charge {chargeCode} is on {documentNo} and stays as it is. Take it off {documentNo} first.",
    vi: "Phí {chargeCode} đã nằm trên {documentNo} nên giữ nguyên. Hãy gỡ phí khỏi {documentNo} trước.",
  },
  "replica.lineChanged": {
    status: 409,
    en: "The charges have changed meanwhile. Look at the differences again.",
    vi: "Phí vừa thay đổi. Hãy xem lại các chênh lệch.",
  },
  "replica.declarationWithoutJob": {
    status: 409,
    en: "Declaration {clearanceNo} is on no job, so there is no copy of a job to put it on.",
    vi: "Tờ khai {clearanceNo} chưa thuộc lô hàng nào nên không có lô sao chép để đưa vào.",
  },
});
