import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of work orders. */
export const refuseWorkOrder = refusals({
  "workOrder.daysReversed": {
    status: 400,
    en: "The last day lies before the first day of the order.",
    vi: "Ngày hết hạn trước ngày hiệu lực của lệnh.",
  },
  "workOrder.noPrices": {
    status: 400,
    en: "Enter at least one price before the order is sent.",
    vi: "Hãy nhập ít nhất một giá trước khi gửi duyệt.",
  },
  "workOrder.otherService": {
    status: 400,
    en: "A price of this type does not belong to the service of the order. Choose another type.",
    vi: "Loại giá này không thuộc dịch vụ của lệnh. Hãy chọn loại khác.",
  },
  "workOrder.unitNotContainer": {
    status: 400,
    en: "An FCL price is for a type of container. Choose a container type such as 40HC.",
    vi: "Giá FCL tính theo loại container. Hãy chọn loại container, ví dụ 40HC.",
  },
  "workOrder.unitContainer": {
    status: 400,
    en: "Only FCL prices are for a type of container. Choose another unit, such as KGS or CBM.",
    vi: "Chỉ giá FCL tính theo loại container. Hãy chọn đơn vị khác, ví dụ KGS hoặc CBM.",
  },
  "workOrder.mixedQuantities": {
    status: 400,
    en: "All prices of an order have one quantity type. Line {line, number} has another one.",
    vi: "Các giá của một lệnh dùng chung một loại số lượng. Dòng {line, number} dùng loại khác.",
  },
  "workOrder.rangeReversed": {
    status: 400,
    en: "The range ends before it begins.",
    vi: "Khoảng kết thúc trước khi bắt đầu.",
  },
  "workOrder.rangesOverlap": {
    status: 400,
    en: "The range overlaps that of line {line, number} for the same co-loader. End one before the other begins.",
    vi: "Khoảng này trùng với dòng {line, number} của cùng co-loader. Hãy kết thúc một khoảng trước khoảng kia.",
  },
  "workOrder.priceTwice": {
    status: 400,
    en: "Line {line, number} has a price of this co-loader already. Change that line.",
    vi: "Dòng {line, number} đã có giá của co-loader này. Hãy sửa dòng đó.",
  },
  "workOrder.notBelowZero": {
    status: 400,
    en: "A price of freight is above zero.",
    vi: "Giá cước phải lớn hơn 0.",
  },
  "workOrder.noSuchPrice": {
    status: 400,
    en: "The order has no price line with this number.",
    vi: "Lệnh không có dòng giá mang số này.",
  },
  "workOrder.secondPrimary": {
    status: 400,
    en: "Line {line, number} is the primary one of this price and side already.",
    vi: "Dòng {line, number} đã là phí chính của giá và bên này.",
  },
  "workOrder.commissionSold": {
    status: 400,
    en: "Commission is bought, not sold.",
    vi: "Hoa hồng chỉ có ở bên mua.",
  },
  "workOrder.partnerOfOther": {
    status: 400,
    en: "Choose the partner, or a partner type whose partner the order has.",
    vi: "Hãy chọn đối tác, hoặc loại đối tác đã có trên lệnh.",
  },
  "workOrder.noAgent": {
    status: 400,
    en: "The order has no agent. Enter the agent, or choose another partner type.",
    vi: "Lệnh chưa có đại lý. Hãy nhập đại lý hoặc chọn loại đối tác khác.",
  },
  "workOrder.chargeOfOther": {
    status: 400,
    en: "The charge {code} is not for this service and side, or no longer in use. Choose another charge.",
    vi: "Phí {code} không dùng cho dịch vụ và bên này, hoặc đã ngưng. Hãy chọn phí khác.",
  },
  "workOrder.noSalesman": {
    status: 400,
    en: "This salesman has no agreement with the customer for the service. Choose another one, or add the agreement first.",
    vi: "Nhân viên này chưa có hợp đồng với khách hàng cho dịch vụ. Hãy chọn người khác hoặc thêm hợp đồng trước.",
  },
  "workOrder.sent": {
    status: 409,
    en: "{workOrderNo} is being approved or is canceled and cannot be changed. Recall it first.",
    vi: "{workOrderNo} đang được duyệt hoặc đã hủy, không thể sửa. Hãy thu hồi trước.",
  },
  "workOrder.alreadyDone": {
    status: 409,
    en: "{workOrderNo} is approved already, or canceled.",
    vi: "{workOrderNo} đã được duyệt hoặc đã hủy.",
  },
  "workOrder.synced": {
    status: 409,
    en: "{workOrderNo} is in the accounting system and cannot be changed.",
    vi: "{workOrderNo} đã có trong hệ thống kế toán, không thể sửa.",
  },
  "workOrder.canceled": {
    status: 409,
    en: "{workOrderNo} is canceled. Make a new work order.",
    vi: "{workOrderNo} đã hủy. Hãy lập lệnh mới.",
  },
  "workOrder.duplicate": {
    status: 409,
    en: "{workOrderNo} is active for the same customer, salesman, service and route, with a price of {coloader} for the same quantities. Inactivate it first.",
    vi: "{workOrderNo} đang hiệu lực cho cùng khách hàng, nhân viên, dịch vụ và tuyến, có giá của {coloader} cho cùng số lượng. Hãy ngưng lệnh đó trước.",
  },
  "workOrder.commentMissing": {
    status: 400,
    en: "Say why the order is denied.",
    vi: "Hãy nêu lý do từ chối.",
  },
});
