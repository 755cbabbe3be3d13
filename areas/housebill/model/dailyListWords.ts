/** The words of the list of house waybills that were issued on a day. */
export const dailyListWords = {
  title: { en: "DAILY LIST", vi: "DANH SÁCH NGÀY" },
  no: { en: "No.", vi: "Số" },
  mawb: { en: "MAWB", vi: "Vận đơn hàng không chủ (MAWB)" },
  hwbno: { en: "HAWB", vi: "Vận đơn hàng không nhà (HAWB)" },
  flight: { en: "Flight", vi: "Chuyến bay" },
  destination: { en: "Destination", vi: "Nơi đến" },
  shipper: { en: "Shipper", vi: "Người gửi hàng" },
  cartons: { en: "Cartons", vi: "Số thùng" },
  pono: { en: "P/O No", vi: "Số P/O" },
  remark: { en: "Remark", vi: "Ghi chú" },
  warehouse: { en: "Warehouse", vi: "Kho" },
  personInCharge: { en: "Person in charge", vi: "Người phụ trách" },
} as const;
