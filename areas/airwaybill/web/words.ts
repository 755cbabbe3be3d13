/** Texts of the screen of a master air waybill. */
export const waybillWords = {
  number: { en: "MAWB number", vi: "Số MAWB" },
  prefix: { en: "Airline", vi: "Hãng bay" },
  origin: { en: "Departure", vi: "Nơi đi" },
  serial: { en: "Serial number", vi: "Số sê-ri" },
  volumeField: { en: "Dimensions as printed", vi: "Kích thước (in trên vận đơn)" },
  flight: { en: "Flight No", vi: "Số chuyến bay" },
  print: { en: "Print MAWB", vi: "In MAWB" },
  excel: { en: "MAWB in Excel", vi: "MAWB (Excel)" },
  scsc: { en: "Shipper's letter SCSC", vi: "Tờ khai gửi hàng SCSC" },
  tcs: { en: "Shipper's letter TCS", vi: "Tờ khai gửi hàng TCS" },
  acs: { en: "Weighing slip ACS", vi: "Phiếu cân ACS" },
  nctsAls: { en: "Weighing slip NCTS / ALS", vi: "Phiếu cân NCTS / ALS" },
  saveFirst: {
    en: "Save the waybill first, then print it.",
    vi: "Hãy lưu vận đơn trước khi in.",
  },
  sync: { en: "Sync to job", vi: "Đồng bộ lên lô hàng" },
  syncTitle: { en: "Sync the waybill to {jobNo}", vi: "Đồng bộ vận đơn lên {jobNo}" },
  syncRun: { en: "Sync", vi: "Đồng bộ" },
  syncDetail: {
    en: "These values of the job become those of the form. The waybill itself is not saved.",
    vi: "Các giá trị sau của lô hàng sẽ lấy theo biểu mẫu. Bản thân vận đơn không được lưu.",
  },
  syncNothing: {
    en: "The job has the values of the waybill already.",
    vi: "Lô hàng đã khớp với vận đơn.",
  },
  field: { en: "Value", vi: "Giá trị" },
  was: { en: "Now", vi: "Hiện tại" },
  is: { en: "After the sync", vi: "Sau khi đồng bộ" },
  synced: {
    en: "Job {jobNo} has the values of its waybill",
    vi: "Lô hàng {jobNo} đã khớp với vận đơn",
  },
  dimensions: { en: "Dimensions", vi: "Kích thước" },
  save: { en: "Save", vi: "Lưu" },
  saved: { en: "MAWB of job {jobNo} is saved", vi: "Đã lưu MAWB của lô hàng {jobNo}" },
  gain: {
    en: "Consol gain: the house waybills are charged for {gain} kg more than the master.",
    vi: "Chênh lệch consol: các vận đơn nhà tính cước nhiều hơn vận đơn chủ {gain} kg.",
  },
} as const;
