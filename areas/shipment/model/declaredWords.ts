import type { Words } from "@fairway/core/words/words.ts";

/** The names of what a line declares besides its goods: owner, dangerous goods, climate, VGM. */
export const declaredWords = {
  tare: { en: "Tare", vi: "Trọng lượng vỏ" },
  ownerId: { en: "Container owner", vi: "Chủ vỏ container" },
  offHireDepot: { en: "Off-hire depot", vi: "Nơi trả vỏ" },
  offHireRefNo: { en: "Off-hire ref. no.", vi: "Số tham chiếu trả vỏ" },
  hsCode: { en: "HS code", vi: "Mã HS" },
  unNumber: { en: "UN number", vi: "Số UN" },
  imoClass: { en: "Class", vi: "Loại nguy hiểm" },
  subsidiaryRisk: { en: "Subsidiary risk", vi: "Nguy hiểm phụ" },
  packingGroup: { en: "Packing group", vi: "Nhóm đóng gói" },
  properShippingName: { en: "Proper shipping name", vi: "Tên vận chuyển" },
  flashPoint: { en: "Flash point (°C)", vi: "Điểm chớp cháy (°C)" },
  ems: { en: "EmS", vi: "EmS" },
  marinePollutant: { en: "Marine pollutant", vi: "Chất ô nhiễm biển" },
  stowage: { en: "Stowage", vi: "Vị trí xếp" },
  emergencyContact: { en: "Emergency contact", vi: "Liên hệ khẩn cấp" },
  setPoint: { en: "Set point (°C)", vi: "Nhiệt độ cài đặt (°C)" },
  vent: { en: "Ventilation (%)", vi: "Thông gió (%)" },
  humidity: { en: "Humidity (%)", vi: "Độ ẩm (%)" },
  vgm: { en: "Verified gross mass (kg)", vi: "Khối lượng VGM (kg)" },
  vgmMethod: { en: "VGM method", vi: "Phương pháp VGM" },
  vgmDate: { en: "VGM date", vi: "Ngày xác nhận VGM" },
  vgmSigner: { en: "VGM signer", vi: "Người ký VGM" },
  vgmCutOff: { en: "VGM cut-off", vi: "Hạn nộp VGM" },
} as const satisfies Record<string, Words>;
