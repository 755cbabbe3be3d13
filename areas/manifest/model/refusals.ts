import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of verbs on manifests. */
export const refuseManifest = refusals({
  "manifest.otherService": {
    status: 409,
    en: "Jobs of the service of {jobNo} have no cargo manifest.",
    vi: "Dịch vụ của lô hàng {jobNo} không có bản lược khai hàng hóa.",
  },
  "manifest.otherPaper": {
    status: 409,
    en: "Job {jobNo} has another paper: print the manifest on the page of the job's manifest.",
    vi: "Lô hàng {jobNo} dùng mẫu khác: hãy in bản lược khai tại trang bản lược khai của lô.",
  },
  "manifest.notSaved": {
    status: 409,
    en: "Save the manifest of job {jobNo} first; what is printed is what is saved.",
    vi: "Hãy lưu bản lược khai của lô {jobNo} trước; bản in lấy từ dữ liệu đã lưu.",
  },
  "manifest.noBill": {
    status: 400,
    en: "Tick at least one house bill.",
    vi: "Hãy chọn ít nhất một vận đơn nhà.",
  },
  "manifest.strangeBill": {
    status: 400,
    en: "A ticked house bill is not of job {jobNo}. Load the page again.",
    vi: "Có vận đơn nhà được chọn không thuộc lô {jobNo}. Hãy tải lại trang.",
  },
  "manifest.seaOnly": {
    status: 409,
    en: "{hwbno} is not a bill of lading; this sheet is of sea bills only.",
    vi: "{hwbno} không phải vận đơn đường biển; mẫu này chỉ dùng cho vận đơn đường biển.",
  },
  "manifest.notDangerous": {
    status: 409,
    en: "No line of {hwbno} has dangerous goods. Enter UN number, class and name on its lines first.",
    vi: "Không có dòng nào của {hwbno} là hàng nguy hiểm. Hãy nhập số UN, loại và tên ở dòng hàng trước.",
  },
  "manifest.noContainer": {
    status: 409,
    en: "Job {jobNo} has no container. Add its containers, then print the manifest.",
    vi: "Lô hàng {jobNo} chưa có container. Hãy nhập container rồi in bản lược khai.",
  },
});
