import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of verbs on house bills and of their fields. */
export const refuseHouseBill = refusals({
  "houseBill.noOtherCharges": {
    status: 400,
    en: "Bills of this service have no other charges; enter them as charges of the job.",
    vi: "Vận đơn của dịch vụ này không có phí khác; hãy nhập vào phí của lô hàng.",
  },
  "houseBill.hwbnoTaken": {
    status: 409,
    en: "HBL No {hwbno} is already used on job {jobNo} of this office.",
    vi: "Số HBL {hwbno} đã có trên lô hàng {jobNo} của văn phòng này.",
  },
  "houseBill.numberTaken": {
    status: 409,
    en: "HBL No {hwbno} is already used.",
    vi: "Số HBL {hwbno} đã được dùng.",
  },
  "houseBill.hwbnoTwice": {
    status: 400,
    en: "HBL No {hwbno} is used on two bills of this job.",
    vi: "Số HBL {hwbno} có trên hai vận đơn của lô hàng này.",
  },
  "houseBill.noPodCode": {
    status: 400,
    en: "Choose the port of discharge first: the number contains its code.",
    vi: "Hãy chọn cảng dỡ trước: số vận đơn được lập từ mã cảng.",
  },
  "houseBill.otherService": {
    status: 409,
    en: "House bills cannot be entered for the service of this job.",
    vi: "Dịch vụ của lô hàng này không nhập được vận đơn.",
  },
  "houseBill.noWaybill": {
    status: 409,
    en: "House bill {hwbno} is no air waybill. Print the paper of its own service.",
    vi: "Vận đơn nhà {hwbno} không phải vận đơn hàng không. Hãy in chứng từ của dịch vụ này.",
  },
  "houseBill.hasDocuments": {
    status: 409,
    en: "House bill {hwbno} cannot be deleted: its charges are on {documents}.",
    vi: "Không thể xóa vận đơn {hwbno}: phí đã lên chứng từ {documents}.",
  },
  "houseBill.netAboveGross": {
    status: 400,
    en: "Net weight must not be above gross weight.",
    vi: "Trọng lượng tịnh không được lớn hơn trọng lượng cả bì.",
  },
  "houseBill.ofSeveralJobs": {
    status: 409,
    en: "These bills belong to several jobs. Save the bills of one job together.",
    vi: "Các vận đơn này thuộc nhiều lô hàng. Hãy lưu chung các vận đơn của một lô hàng.",
  },
  "houseBill.noBills": {
    status: 409,
    en: "Job {jobNo} has no house bill. Add one first.",
    vi: "Lô hàng {jobNo} chưa có vận đơn nhà. Hãy thêm vận đơn trước.",
  },
  "houseBill.rangeFull": {
    status: 409,
    en: "All HAWB numbers from {prefix}{least} to {prefix}{most} are used. Widen the range in the settings of the company, or type a number.",
    vi: "Đã dùng hết số HAWB từ {prefix}{least} đến {prefix}{most}. Hãy mở rộng dải số trong thiết lập công ty, hoặc nhập số.",
  },
  "houseBill.waybillTaken": {
    status: 409,
    en: "HAWB No {hwbno} is already used on job {jobNo}.",
    vi: "Số HAWB {hwbno} đã có trên lô hàng {jobNo}.",
  },
  "houseBill.mawbOfOtherJob": {
    status: 409,
    en: "MAWB No {mawb} belongs to job {jobNo} of this office.",
    vi: "Số MAWB {mawb} thuộc lô hàng {jobNo} của văn phòng này.",
  },
  "houseBill.chargeBelowGross": {
    status: 400,
    en: "Charge weight must not be below gross weight.",
    vi: "Trọng lượng tính cước không được nhỏ hơn trọng lượng cả bì.",
  },
  "houseBill.noSalesman": {
    status: 400,
    en: "Choose a salesman: {customer} has no active agreement for this service and office.",
    vi: "Hãy chọn nhân viên kinh doanh: {customer} chưa có hợp đồng hiệu lực cho dịch vụ và văn phòng này.",
  },
  "houseBill.notAmount": {
    status: 400,
    en: "“{typed}” is not an amount. Type digits and a point for decimals, such as 1250.50.",
    vi: "“{typed}” không phải số tiền. Hãy nhập chữ số, dấu chấm cho phần thập phân, ví dụ 1250.50.",
  },
  "houseBill.amountBelowZero": {
    status: 400,
    en: "The amount must not be below zero. Enter what is charged; a discount is a sea - air difference or a charge line.",
    vi: "Số tiền không được nhỏ hơn 0. Hãy nhập số phải thu; khoản giảm ghi vào chênh lệch biển - hàng không hoặc dòng phí.",
  },
  "houseBill.differenceAboveFreight": {
    status: 400,
    en: "The sea - air difference {seaAir, number, ::.########} is above the freight {freight, number, ::.########}. Enter at most the freight.",
    vi: "Chênh lệch biển - hàng không {seaAir, number, ::.########} lớn hơn cước {freight, number, ::.########}. Hãy nhập tối đa bằng tiền cước.",
  },
  "houseBill.heldByRelease": {
    status: 409,
    en: "The release of this bill has begun, so its number, its type and how many originals it has stay. Surrender it on the tab Release.",
    vi: "Vận đơn này đã bắt đầu phát hành nên số vận đơn, loại vận đơn và số bản gốc giữ nguyên. Hãy ghi nhận Surrendered ở thẻ Giải phóng hàng.",
  },
  "houseBill.numberBooked": {
    status: 409,
    en: "The number cannot change: charges of this bill are in accounting with {documents}. Have them returned first.",
    vi: "Không thể đổi số: phí của vận đơn này đã chuyển sang kế toán cùng {documents}. Hãy yêu cầu kế toán trả lại trước.",
  },
  "houseBill.printedOnOriginal": {
    status: 409,
    en: "Originals of this bill are out, so what is printed on them stays. Take them back as spoiled on the tab Release, change the bill and print them again.",
    vi: "Bản gốc của vận đơn này đang ở ngoài nên nội dung đã in giữ nguyên. Hãy thu hồi bản gốc (ghi là bản hỏng) ở thẻ Giải phóng hàng, sửa vận đơn rồi in lại.",
  },
  "houseBill.surrenderIsAStep": {
    status: 409,
    en: "A bill that arrives with originals is freed by the telex of the office of origin. Note it with its day on the tab Release. If the type was a mistake, delete the bill and enter it again.",
    vi: "Vận đơn nhập có bản gốc chỉ được giải phóng khi có telex của đầu xuất. Hãy ghi nhận telex và ngày ở thẻ Giải phóng hàng. Nếu chọn nhầm loại vận đơn, hãy xóa vận đơn và nhập lại.",
  },
  "houseBill.noOriginals": {
    status: 422,
    en: "An original bill of lading has one to three originals. Choose their number, or another B/L type.",
    vi: "Vận đơn gốc có từ một đến ba bản gốc. Hãy chọn số bản gốc hoặc loại vận đơn khác.",
  },
  "houseBill.noAttachedList": {
    status: 409,
    en: "Bill {hwbno} has no attached list. Write and save one first.",
    vi: "Vận đơn {hwbno} chưa có bản kê đính kèm. Hãy nhập và lưu trước.",
  },
  "houseBill.attachesNothing": {
    status: 409,
    en: "Bills of {nameEn} have no attached list.",
    vi: "Vận đơn {nameVi} không có bản kê đính kèm.",
  },
  "si.malformed": {
    status: 400,
    en: "The file is not well-formed JSON: {reasonEn} (line {line}, column {column}).",
    vi: "Tệp không đúng cú pháp JSON: {reasonVi} (dòng {line}, cột {column}).",
  },
  "si.otherService": {
    status: 422,
    en: "Job {jobNo} is {service}: shipping instructions are read for jobs of {services} only. Enter the house bill by hand.",
    vi: "Lô hàng {jobNo} là {service}: hướng dẫn xếp hàng chỉ đọc được cho lô hàng {services}. Hãy nhập vận đơn nhà bằng tay.",
  },
  "si.notText": {
    status: 400,
    en: "The file is not text in UTF-8, so it cannot be a shipping instruction.",
    vi: "Tệp không phải văn bản UTF-8 nên không thể là hướng dẫn xếp hàng.",
  },
  "si.wrongShape": {
    status: 422,
    en: "This JSON is not a shipping instruction: {found}. Expected DCSA shipping instructions or a transport document with documentParties, consignmentItems or utilizedTransportEquipments.",
    vi: "JSON này không phải hướng dẫn xếp hàng: {found}. Cần shipping instructions hoặc transport document của DCSA có documentParties, consignmentItems hoặc utilizedTransportEquipments.",
  },
  "si.tooLarge": {
    status: 413,
    en: "The file is larger than {megabytes} MB.",
    vi: "Tệp lớn hơn {megabytes} MB.",
  },
  "houseBill.waybillToOrder": {
    status: 422,
    en: "A sea waybill is never to order. Name the consignee, or choose another B/L type.",
    vi: "Sea Waybill không được ghi theo lệnh (to order). Hãy ghi rõ người nhận, hoặc chọn loại vận đơn khác.",
  },
});
