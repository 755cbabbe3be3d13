import { jobClosedRefusals, jobClosedRule } from "@fairway/areas/document/model/jobClosed.ts";
import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of verbs on jobs and of their fields. */
export const refuseShipment = refusals({
  "shipment.locked": jobClosedRefusals.locked,
  "shipment.notLocked": {
    status: 409,
    en: "Job {jobNo} is not locked.",
    vi: "Lô hàng {jobNo} chưa khóa.",
  },
  "shipment.canceled": jobClosedRefusals.canceled,
  "shipment.notInState": {
    status: 409,
    en: "Job {jobNo} is {status}; this step is not possible.",
    vi: "Lô hàng {jobNo} đang ở trạng thái {status}, không thể thực hiện bước này.",
  },
  "shipment.marginWithoutReason": {
    status: 400,
    en: "Job {jobNo} has a margin of {margin, number, ::.########} % (profit {profit, number, ::.########} VND). A job at 0 % or less, or above {cap, number, ::.########} %, is finished with a reason: choose one.",
    vi: "Lô hàng {jobNo} có tỷ suất lợi nhuận {margin, number, ::.########} % (lợi nhuận {profit, number, ::.########} VND). Lô từ 0 % trở xuống hoặc trên {cap, number, ::.########} % cần lý do khi hoàn thành: hãy chọn một lý do.",
  },
  "shipment.lossWithoutReason": {
    status: 400,
    en: "Job {jobNo} has no selling (profit {profit, number, ::.########} VND). It is finished with a reason: choose one.",
    vi: "Lô hàng {jobNo} không có phí bán (lợi nhuận {profit, number, ::.########} VND) nên cần lý do khi hoàn thành: hãy chọn một lý do.",
  },
  "shipment.marginReasonUnknown": {
    status: 400,
    en: "This margin reason does not exist or is switched off. Choose another one.",
    vi: "Lý do tỷ suất lợi nhuận này không có hoặc đã ngưng dùng. Hãy chọn lý do khác.",
  },
  "shipment.hasDocuments": {
    status: 409,
    en: "Job {jobNo} cannot be canceled: its charges are on {documents}.",
    vi: "Không thể hủy lô hàng {jobNo}: phí của lô đã lên chứng từ {documents}.",
  },
  "shipment.hasLinkedFees": {
    status: 409,
    en: "Fees of job {jobNo} are linked with job {jobs}. Undo the links first.",
    vi: "Lô hàng {jobNo} có phí liên kết với lô {jobs}. Hãy hủy liên kết phí trước.",
  },
  "shipment.hasReplica": {
    status: 409,
    en: "Job {jobNo} cannot be canceled: {replicaNo} is its copy in another office. Cancel that one first.",
    vi: "Không thể hủy lô hàng {jobNo}: {replicaNo} là bản sao của lô ở văn phòng khác. Hãy hủy bản sao trước.",
  },
  "shipment.originalsOut": {
    status: 409,
    en: "Job {jobNo} cannot be canceled: original bills of lading are out: {originals}. Take them back first, on the tab Release of each bill.",
    vi: "Không thể hủy lô hàng {jobNo}: vận đơn gốc còn ở ngoài: {originals}. Hãy thu hồi trước, ở thẻ Giải phóng hàng của từng vận đơn.",
  },
  "shipment.mawbTaken": {
    status: 409,
    en: "MBL No {mawb} is already used on job {jobNo} of this office.",
    vi: "Số MBL {mawb} đã có trên lô hàng {jobNo} của văn phòng này.",
  },
  "shipment.mawbCharacters": {
    status: 400,
    en: "The number may not contain any of ' \" \\ : * < > ; ?",
    vi: "Số không được chứa các ký tự ' \" \\ : * < > ; ?",
  },
  "shipment.keyedWithBill": {
    status: 409,
    en: "Job {jobNo} is keyed together with its bill. Save it on its own screen (OpsTransaction/Update).",
    vi: "Lô hàng {jobNo} được nhập cùng với vận đơn của lô. Hãy lưu tại màn hình của lô (OpsTransaction/Update).",
  },
  "shipment.finishedBefore": {
    status: 400,
    en: "The finish date may not be before the service date.",
    vi: "Ngày kết thúc không được trước ngày dịch vụ.",
  },
  "shipment.deliveredBefore": {
    status: 400,
    en: "The delivery time may not be before the pick-up time.",
    vi: "Giờ giao hàng không được trước giờ lấy hàng.",
  },
  "shipment.tooManyPieces": {
    status: 400,
    en: "At most {most, number} packages are possible.",
    vi: "Tối đa {most, number} kiện.",
  },
  "shipment.mawbForm": {
    status: 400,
    en: "{mawb} is not a MAWB number: enter three characters, a dash and eight digits, such as 738-24681355, or mark “No MAWB”.",
    vi: "{mawb} không phải số MAWB: hãy nhập ba ký tự, gạch ngang và tám chữ số, ví dụ 738-24681355, hoặc đánh dấu “Không có MAWB”.",
  },
  "shipment.mawbDigit": {
    status: 400,
    en: "{mawb} has a wrong check digit: {expected} is correct.",
    vi: "{mawb} sai số kiểm tra: đúng phải là {expected}.",
  },
  "shipment.noWaybillStock": {
    status: 409,
    en: "No MAWB number of {carrier} is known in this office. Enter the first number of its stock; the next ones are offered after it.",
    vi: "Văn phòng này chưa có số MAWB nào của {carrier}. Hãy nhập số đầu tiên của hãng; các số tiếp theo sẽ được gợi ý.",
  },
  "shipment.waybillsOffered": {
    status: 409,
    en: "{count} MAWB numbers were offered to you and are on no job yet: {numbers}. Use one of them; an unused one is free again after 15 minutes.",
    vi: "Bạn đã được gợi ý {count} số MAWB chưa dùng cho lô nào: {numbers}. Hãy dùng một số trong đó; số chưa dùng được trả lại sau 15 phút.",
  },
  "shipment.chargeBelowGross": {
    status: 400,
    en: "Charge weight must not be below gross weight.",
    vi: "Trọng lượng tính cước không được nhỏ hơn trọng lượng cả bì.",
  },
  "shipment.etaBeforeEtd": {
    status: 400,
    en: "ETA must not be before ETD.",
    vi: "ETA không được trước ETD.",
  },
  "shipment.samePorts": {
    status: 400,
    en: "Port of discharge must differ from port of loading.",
    vi: "Cảng dỡ phải khác cảng xếp.",
  },
  "shipment.incotermOfService": {
    status: 400,
    en: "Choose an incoterm that is in use for the service of this job.",
    vi: "Hãy chọn điều kiện giao hàng đang dùng cho dịch vụ của lô hàng này.",
  },
  "shipment.deliveredAtPol": {
    status: 400,
    en: "The place of delivery must differ from the port of loading.",
    vi: "Nơi giao hàng phải khác cảng xếp.",
  },
  "shipment.portNotChosen": {
    status: 400,
    en: "Choose a port from the list; a description alone is not enough.",
    vi: "Hãy chọn cảng trong danh sách; chỉ nhập mô tả là chưa đủ.",
  },
  "shipment.portOfOtherMode": {
    status: 400,
    en: "{port} has the mode “{modeEn}”, which jobs of this service do not use. Choose another port, or correct its mode in the catalogue.",
    vi: "{port} có phương thức “{modeVi}”, không dùng cho dịch vụ này. Hãy chọn cảng khác, hoặc sửa phương thức trong danh mục.",
  },
  "shipment.farDay": {
    status: 400,
    en: "{day} is too far from this job; enter a day from {first} to {last}.",
    vi: "Ngày {day} cách lô hàng này quá xa; hãy nhập ngày từ {first} đến {last}.",
  },
  "shipment.inFuture": {
    status: 400,
    en: "An actual date cannot be in the future.",
    vi: "Ngày thực tế không được ở tương lai.",
  },
  "shipment.serviceDateMoved": {
    status: 409,
    en: "The service date belongs to {month} and cannot move to another month. Send an unlock request to change it.",
    vi: "Ngày dịch vụ thuộc tháng {month}, không được chuyển sang tháng khác. Hãy gửi yêu cầu mở khóa để đổi.",
  },
  "shipment.carrierHasRefunds": {
    status: 409,
    en: "The carrier of job {jobNo} cannot change: it gets the refund fees {charges}. Remove them first.",
    vi: "Không thể đổi hãng vận chuyển của lô {jobNo}: hãng nhận phí hoàn {charges}. Hãy xóa các phí này trước.",
  },
  "shipment.numberBooked": {
    status: 409,
    en: "The number cannot change: charges of job {jobNo} are in accounting with {documents}. Have them returned first.",
    vi: "Không thể đổi số: phí của lô {jobNo} đã chuyển sang kế toán cùng {documents}. Hãy yêu cầu kế toán trả lại trước.",
  },
  "shipment.hasProfit": {
    status: 409,
    en: "Job {jobNo} makes a profit of {profit, number, ::.########} VND. Correct its charges before you mark it as one without profit.",
    vi: "Lô {jobNo} đang có lợi nhuận {profit, number, ::.########} VND. Hãy sửa các dòng phí trước khi đánh dấu không lợi nhuận.",
  },
  "shipment.hasAdvances": {
    status: 409,
    en: "The mark of job {jobNo} must stay: it has {documents}.",
    vi: "Phải giữ đánh dấu của lô {jobNo}: lô đã có {documents}.",
  },
  "shipment.nominatedBills": {
    status: 409,
    en: "The agreement of the customer is for nominated shipments only on {bills}. Change the agreement or these bills first.",
    vi: "Hợp đồng của khách hàng chỉ dùng cho hàng chỉ định trên {bills}. Hãy đổi hợp đồng hoặc các vận đơn này trước.",
  },
  "shipment.nominatedCopy": {
    status: 409,
    en: "A freehand copy is not possible: the agreement of the customer is for nominated shipments only on {bills}. Leave out these bills.",
    vi: "Không thể sao chép thành hàng tự khai thác: hợp đồng của khách hàng chỉ dùng cho hàng chỉ định trên {bills}. Hãy bỏ các vận đơn này.",
  },
  "shipment.copyOfOtherService": {
    status: 409,
    en: "Job {jobNo} is of another service. A copy has the service of its source.",
    vi: "Lô hàng {jobNo} thuộc dịch vụ khác. Bản sao phải cùng dịch vụ với lô gốc.",
  },
  "shipment.copyNeedsNumber": {
    status: 400,
    en: "Enter the number of the carrier's bill: the copied house bills stand under it. Or leave the house bills out.",
    vi: "Hãy nhập số vận đơn chủ: các vận đơn nhà được sao chép thuộc số này. Hoặc bỏ chọn vận đơn nhà.",
  },
  "shipment.notClosed": {
    status: 409,
    en: "Job {jobNo} is still open and can be changed itself. Only a finished or locked job is revised.",
    vi: "Lô hàng {jobNo} còn mở nên hãy sửa trực tiếp. Chỉ lập lô điều chỉnh cho lô đã hoàn thành hoặc đã khóa.",
  },
  "shipment.noProfitForbidden": {
    status: 403,
    en: "Only users with the right “Allow no profit” may set or clear this mark.",
    vi: "Chỉ người có quyền “Cho phép không lợi nhuận” mới được đánh dấu hoặc bỏ đánh dấu.",
  },
  "shipment.negative": {
    status: 400,
    en: "This value must not be below zero.",
    vi: "Giá trị không được nhỏ hơn 0.",
  },
  "container.digit": {
    status: 400,
    en: "{containerNo} has a wrong check digit: {expected} is correct. Correct it, or give a reason for keeping the number.",
    vi: "{containerNo} sai số kiểm tra: đúng phải là {expected}. Hãy sửa, hoặc ghi lý do vẫn dùng số này.",
  },
  "container.form": {
    status: 400,
    en: "{containerNo} is not four letters (the last U, J or Z) and seven digits. Correct it, or give a reason for keeping the number.",
    vi: "{containerNo} không đúng dạng bốn chữ cái (chữ cuối là U, J hoặc Z) và bảy chữ số. Hãy sửa, hoặc ghi lý do vẫn dùng số này.",
  },
  "container.twice": {
    status: 400,
    en: "Container {containerNo} is in the list twice. Put its goods into one line.",
    vi: "Container {containerNo} bị trùng trong danh sách. Hãy gộp hàng của container vào một dòng.",
  },
  "container.sealTwice": {
    status: 400,
    en: "Seal {sealNo} is in the list twice. Enter the container numbers, or correct the seal.",
    vi: "Số chì {sealNo} bị trùng trong danh sách. Hãy nhập số container, hoặc sửa số chì.",
  },
  "container.lineTwice": {
    status: 400,
    en: "The same goods in the same container are in the list twice. Delete one of the lines, or give them different marks.",
    vi: "Cùng lô hàng trong cùng container bị trùng trong danh sách. Hãy xóa một dòng, hoặc phân biệt bằng ký mã hiệu.",
  },
  "container.namedIsOne": {
    status: 400,
    en: "A line with a container, seal or mark number must have the quantity 1.",
    vi: "Dòng có số container, số chì hoặc ký mã hiệu thì số lượng phải là 1.",
  },
  "container.otherGoods": {
    status: 400,
    en: "Jobs of this service have another kind of goods lines. Use the sheet or list of their goods.",
    vi: "Lô hàng của dịch vụ này có loại dòng hàng khác. Hãy dùng mẫu hoặc danh sách đúng loại hàng.",
  },
  "container.otherSheet": {
    status: 400,
    en: "The sheet has no column {heads}. Fill in the Excel template and import it again.",
    vi: "Tệp không có cột {heads}. Hãy điền vào mẫu Excel rồi nhập lại.",
  },
  "container.quantity": {
    status: 400,
    en: "The quantity must be a whole number of 1 or more.",
    vi: "Số lượng phải là số nguyên từ 1 trở lên.",
  },
});

/** Returns the refusal of a change of a closed job, or null. Rule SH-7. */
export const whyJobClosed = jobClosedRule(refuseShipment, {
  canceled: "shipment.canceled",
  locked: "shipment.locked",
});
