import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of the catalogue beyond the checks of single values. */
export const refuseCatalogue = refusals({
  "unit.isoCodeOnlyForContainers": {
    status: 400,
    en: "Only a container type has an ISO size code.",
    vi: "Chỉ loại container mới có mã cỡ ISO.",
  },
  "port.notLocode": {
    status: 400,
    en: "“{code}” is not a UN/LOCODE: two letters of the country, then three letters or digits 2–9.",
    vi: "“{code}” không phải mã UN/LOCODE: hai chữ cái quốc gia, rồi ba chữ cái hoặc số 2–9.",
  },
  "port.otherCountry": {
    status: 400,
    en: "The code begins with {prefix}, the country is {country}.",
    vi: "Mã bắt đầu bằng {prefix} nhưng quốc gia là {country}.",
  },
  "charge.mappingForCreditOnly": {
    status: 400,
    en: "Only a buying charge is mapped to a selling charge.",
    vi: "Chỉ phí mua mới được ánh xạ sang phí bán.",
  },
  "charge.mappingForDebitOnly": {
    status: 400,
    en: "Only a selling or on-behalf charge is mapped to a buying charge.",
    vi: "Chỉ phí bán hoặc phí chi hộ mới được ánh xạ sang phí mua.",
  },
  "charge.vatTooHigh": {
    status: 400,
    en: "VAT is at most 99 %; a fixed amount is entered below zero.",
    vi: "Thuế GTGT tối đa 99 %; số tiền cố định được nhập dưới dạng số âm.",
  },
  "vatRate.daysReversed": {
    status: 400,
    en: "A rate ends on or after the day on which it begins.",
    vi: "Thuế suất phải kết thúc vào hoặc sau ngày bắt đầu áp dụng.",
  },
  "vatRate.overlaps": {
    status: 409,
    en: "This rate is already on the list on some of these days. Change its days instead.",
    vi: "Thuế suất này đã có trong danh sách cho một số ngày trong khoảng này. Hãy sửa ngày của dòng đó.",
  },
  "stageTask.noService": {
    status: 400,
    en: "Choose at least one service.",
    vi: "Hãy chọn ít nhất một dịch vụ.",
  },
  "stageTask.endsFirst": {
    status: 400,
    en: "The end date is before the start date.",
    vi: "Ngày kết thúc trước ngày bắt đầu.",
  },
  "stageSet.beforeOpening": {
    status: 400,
    en: "A deadline that is counted from the opening lies after it.",
    vi: "Hạn tính từ lúc mở lô phải nằm sau lúc mở lô.",
  },
  "commodity.oneDefault": {
    status: 409,
    en: "Another commodity is the default already. Take its mark off first.",
    vi: "Đã có hàng hóa khác là mặc định. Hãy bỏ đánh dấu hàng hóa đó trước.",
  },
  "documentType.filed": {
    status: 409,
    en: "Papers of the program are filed under {code}. It stays active and cannot be deleted; its names and services may be changed.",
    vi: "Chương trình lưu chứng từ theo loại {code}. Loại này luôn được dùng và không thể xóa; có thể đổi tên và dịch vụ.",
  },
  "documentType.used": {
    status: 409,
    en: "Files have the type {code}. Switch it off instead: it is no longer offered, and these files keep its name.",
    vi: "Đã có tệp thuộc loại {code}. Hãy ngừng sử dụng loại này: loại sẽ không còn để chọn, các tệp đó vẫn giữ tên loại.",
  },
  "defaultAccount.empty": {
    status: 400,
    en: "Enter at least one account.",
    vi: "Nhập ít nhất một tài khoản.",
  },
  "defaultAccount.unknown": {
    status: 400,
    en: "The account is not in the chart of accounts.",
    vi: "Tài khoản không có trong hệ thống tài khoản.",
  },
  "charge.sellingNotFromBuying": {
    status: 400,
    en: "A selling charge can be created only for a buying charge without one.",
    vi: "Chỉ phí mua chưa có phí bán mới được tạo phí bán.",
  },
  "incoterm.serviceTaken": {
    status: 409,
    en: "This code already exists for the service {service}.",
    vi: "Mã này đã có cho dịch vụ {service}.",
  },
  "incoterm.activeCannotGo": {
    status: 409,
    en: "{code} is active. Make it inactive before you delete it.",
    vi: "{code} đang được dùng. Hãy ngừng sử dụng trước khi xóa.",
  },
  "incotermCharge.unknown": {
    status: 400,
    en: "Choose a charge of the catalogue.",
    vi: "Hãy chọn một mã phí trong danh mục.",
  },
  "incotermCharge.retired": {
    status: 400,
    en: "{code} is no longer in use.",
    vi: "{code} đã ngừng sử dụng.",
  },
  "incotermCharge.notSelling": {
    status: 400,
    en: "{code} is not a selling charge.",
    vi: "{code} không phải là phí bán.",
  },
  "incotermCharge.notBuying": {
    status: 400,
    en: "{code} is not a buying charge.",
    vi: "{code} không phải là phí mua.",
  },
  "incotermCharge.otherService": {
    status: 400,
    en: "{code} is not a charge of the services chosen above.",
    vi: "{code} không thuộc các dịch vụ đã chọn ở trên.",
  },
  "incotermCharge.twice": {
    status: 400,
    en: "{code} is already in a line above.",
    vi: "{code} đã có ở dòng phía trên.",
  },
  "defaultAccount.twice": {
    status: 400,
    en: "There is already a line for this voucher type.",
    vi: "Đã có dòng cho loại chứng từ này.",
  },
});
