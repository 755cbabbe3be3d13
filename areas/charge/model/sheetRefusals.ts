import { refusals } from "@fairway/core/refusal/refusal.ts";

/** What is wrong with the cells of a sheet of charges, besides what is wrong with any line. */
export const refuseSheet = refusals({
  "chargeSheet.noNumber": {
    status: 400,
    en: "Enter the HBL No, the MBL No or the job no of the bill.",
    vi: "Nhập số HBL, số MBL hoặc số lô hàng của vận đơn.",
  },
  "chargeSheet.unknownBill": {
    status: 400,
    en: "No bill that you may open has these numbers ({value}). Check HBL No, MBL No and job no.",
    vi: "Không có vận đơn nào trong phạm vi của bạn có các số này ({value}). Hãy kiểm tra số HBL, số MBL và số lô hàng.",
  },
  "chargeSheet.severalBills": {
    status: 400,
    en: "{count} bills have these numbers ({value}). Enter HBL No and job no.",
    vi: "Có {count} vận đơn mang các số này ({value}). Hãy nhập cả số HBL và số lô hàng.",
  },
  "chargeSheet.otherService": {
    status: 400,
    en: "Job {jobNo} is one of {service}; import its charges from the list of that service.",
    vi: "Lô {jobNo} thuộc dịch vụ {service}; hãy nhập phí từ danh sách của dịch vụ đó.",
  },
  "chargeSheet.notYours": {
    status: 403,
    en: "You may not import charges to job {jobNo}. Ask for the rights to import, to change the job and to change its charges.",
    vi: "Bạn không được nhập phí vào lô {jobNo}. Hãy xin quyền nhập tệp, quyền sửa lô hàng và quyền sửa phí.",
  },
  "chargeSheet.customNo": {
    status: 400,
    en: "Job {jobNo} has no customs declaration {value}; leave the cell empty or correct it.",
    vi: "Lô {jobNo} không có tờ khai hải quan {value}; hãy để trống hoặc sửa lại.",
  },
  "chargeSheet.noPayer": {
    status: 400,
    en: "Only on-behalf lines have an OBH partner; empty the cell or choose the type OBH.",
    vi: "Chỉ dòng chi hộ mới có đối tác chi hộ; hãy để trống ô này hoặc chọn loại OBH.",
  },
  "chargeSheet.vat": {
    status: 400,
    en: "“{value}” is no VAT rate. Enter a number such as 8, below zero for a fixed amount, or KCT for not taxed.",
    vi: "“{value}” không phải là thuế suất. Hãy nhập một số như 8, số âm nếu là số tiền thuế, hoặc KCT nếu không chịu thuế.",
  },
  "chargeSheet.vatShare": {
    status: 400,
    en: "VAT is in percent: enter {percent} instead of {value}, in a cell without percent format.",
    vi: "Thuế GTGT tính bằng phần trăm: hãy nhập {percent} thay cho {value}, trong ô không định dạng phần trăm.",
  },
  "chargeSheet.severalTaxed": {
    status: 400,
    en: "{count} partners have the tax code {value}. Leave the cell empty: the VAT partner is then the partner of the line.",
    vi: "Có {count} đối tác mang mã số thuế {value}. Hãy để trống: đối tác xuất hóa đơn sẽ là đối tác của dòng phí.",
  },
  "chargeSheet.twice": {
    status: 400,
    en: "The same line stands in row {row}. Remove one, or give it another note or invoice number.",
    vi: "Dòng này trùng với dòng {row} của tệp. Hãy xóa bớt, hoặc ghi chú hay số hóa đơn phải khác.",
  },
  "chargeSheet.stored": {
    status: 400,
    en: "The bill has this line already, as line {line}. Remove it, or give it another note or invoice number.",
    vi: "Vận đơn đã có dòng này (dòng {line}). Hãy xóa bớt, hoặc ghi chú hay số hóa đơn phải khác.",
  },
});
