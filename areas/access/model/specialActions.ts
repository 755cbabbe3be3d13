import { menusOf } from "@fairway/areas/service/model/serviceOf.ts";
import { services } from "@fairway/areas/service/model/services.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { screens } from "./menus.ts";

/** An extra right of a screen, beyond the seven that every screen has. */
export interface SpecialAction {
  readonly menuId: string;
  readonly moduleId: string;
  readonly actionName: string;
  readonly name: Words;
}

type Named = readonly [actionName: string, en: string, vi: string];

const shipment: readonly Named[] = [
  ["LockShipment", "Lock shipment", "Khóa lô hàng"],
  ["UpdateCharge", "Update charges", "Cập nhật phí"],
  ["AssignStage", "Assign stages", "Phân công công đoạn"],
  ["FinishShipment", "Finish shipment", "Hoàn thành lô hàng"],
  ["ReopenShipment", "Reopen shipment", "Mở lại lô hàng"],
  ["AllowNoProfit", "Allow no profit", "Cho phép không lợi nhuận"],
  ["LinkChargeFormRep", "Link charges from replicas", "Liên kết phí từ lô sao chép"],
];
const partner: readonly Named[] = [
  ["ActivePartner", "Activate partner", "Kích hoạt đối tác"],
  ["ChangeInfo", "Change information", "Thay đổi thông tin"],
  ["MergePartner", "Merge partners", "Gộp đối tác"],
  ["CustomerRequest", "Customer request", "Yêu cầu khách hàng"],
  ["ActiveContract", "Activate agreement", "Kích hoạt hợp đồng"],
  ["DetailAgreement", "See all agreements", "Xem mọi hợp đồng"],
  ["AccountReceivable", "Edit credit terms", "Sửa điều khoản công nợ"],
];
const byMenu: Readonly<Record<string, readonly Named[]>> = {
  ...Object.fromEntries(services.flatMap(menusOf).map((menu) => [menu, shipment])),
  catPartnerdata: partner,
  commercialCustomer: [
    ...partner,
    ["ReleaseCheckPoint", "Release check points", "Mở điểm kiểm tra"],
  ],
  commercialAgent: partner,
  acctAP: [
    ["UpdateVoucher", "Update voucher", "Cập nhật chứng từ"],
    ["SyncAcctSystem", "Send to accounting system", "Đồng bộ hệ thống kế toán"],
    ["DenyAdvance", "Deny advance", "Từ chối tạm ứng"],
    ["AdvanceCarrier", "Advance for carrier", "Tạm ứng cho hãng vận chuyển"],
  ],
  acctSP: [
    ["SyncAcctSystem", "Send to accounting system", "Đồng bộ hệ thống kế toán"],
    ["DenySettlement", "Deny settlement", "Từ chối thanh toán tạm ứng"],
    ["IssueVoucher", "Issue voucher", "Phát hành chứng từ"],
  ],
  acctSOA: [
    ["ConfirmBilling", "Confirm billing", "Xác nhận công nợ"],
    ["CombineBilling", "Combine billing", "Gộp công nợ"],
    ["Reject", "Reject", "Từ chối"],
  ],
  accManagement: [
    ["Invoice", "VAT invoices", "Hóa đơn GTGT"],
    ["Voucher", "Vouchers", "Chứng từ"],
    ["Reject", "Reject CD note", "Từ chối giấy báo"],
    ["ClosePeriod", "Close and open months", "Khóa và mở kỳ kế toán"],
  ],
  settingExchangeRate: [
    ["RateOutsideBound", "Rates outside the bound", "Nhập tỷ giá ngoài biên độ"],
  ],
  acctARP: [
    ["ViewReceiptCombine", "See combined receipts", "Xem phiếu thu gộp"],
    ["NoContract", "Debit without agreement", "Công nợ không hợp đồng"],
    ["ReCalculateARSummary", "Recalculate receivables", "Tính lại công nợ phải thu"],
    ["ReCalARSumNoContract", "Recalculate without agreement", "Tính lại công nợ không hợp đồng"],
    ["ExportARSumaryTrial", "Export trial receivables", "Xuất công nợ thử việc"],
    ["ExportARSumaryCash", "Export cash receivables", "Xuất công nợ tiền mặt"],
    ["UpdateInvoice", "Update invoice", "Cập nhật hóa đơn"],
    ["ExportInvoice", "Export invoice", "Xuất hóa đơn"],
  ],
};

/** The catalogue of special actions. */
export const specialActions: readonly SpecialAction[] = screens.flatMap((menu) =>
  (byMenu[menu.id] ?? []).map(([actionName, en, vi]) => ({
    menuId: menu.id,
    moduleId: menu.parentId ?? "",
    actionName,
    name: { en, vi },
  })),
);

/** The special actions of a screen. */
export function specialsOf(menuId: string): string[] {
  return (byMenu[menuId] ?? []).map(([actionName]) => actionName);
}
