/** The moments at which a partner is checked, by the number that calls send. Rule CK-1. */
export const checkPointTypes = {
  1: { en: "Job opened", vi: "Mở lô hàng" },
  2: { en: "Statement issued", vi: "Lập bảng kê công nợ" },
  3: { en: "Debit note made", vi: "Lập giấy báo nợ" },
  4: { en: "Credit note made", vi: "Lập giấy báo có" },
  5: { en: "Selling line keyed", vi: "Nhập phí bán" },
  6: { en: "House bill created", vi: "Tạo vận đơn nhà" },
  7: { en: "House bill printed", vi: "In vận đơn nhà" },
  8: { en: "House bill changed", vi: "Sửa vận đơn nhà" },
  9: { en: "On-behalf line keyed", vi: "Nhập phí chi hộ" },
} as const;
export type CheckPointType = keyof typeof checkPointTypes;
export const checkPointNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** All checks of a partner at once, as the seed's number 0. */
export const allTypes = 0;
export type AskedType = CheckPointType | typeof allTypes;
