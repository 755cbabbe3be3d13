import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a step of the release of a bill is refused. */
export const refuseRelease = refusals({
  "release.otherService": {
    status: 409,
    en: "Bills of {nameEn} are not documents of title: nothing is surrendered or released.",
    vi: "Vận đơn {nameVi} không phải chứng từ sở hữu hàng: không có bước surrender hay giải phóng.",
  },
  "release.notInState": {
    status: 409,
    en: "Bill {hwbno} is already {stateEn}; this step is not possible.",
    vi: "Vận đơn {hwbno}: {stateVi}, không thể thực hiện bước này.",
  },
  "release.notOurs": {
    status: 409,
    en: "The originals of bill {hwbno} are printed at the port of loading.",
    vi: "Bản gốc của vận đơn {hwbno} do đầu xuất phát hành.",
  },
  "release.noOriginals": {
    status: 409,
    en: "Bill {hwbno} is of the type {hbltype}, which has no originals.",
    vi: "Vận đơn {hwbno} là loại {hbltype}, không có bản gốc.",
  },
  "release.allOut": {
    status: 409,
    en: "All originals of bill {hwbno} are printed and out, or handed in. Take back a spoiled one to print it again.",
    vi: "Bản gốc của vận đơn {hwbno} đã in và giao đủ, hoặc đã nộp lại. Hãy thu hồi bản hỏng để in lại.",
  },
  "release.spoiledElsewhere": {
    status: 409,
    en: "The originals of bill {hwbno} are printed by the office of origin, which keeps the spoiled ones. Note here what the consignee hands in.",
    vi: "Bản gốc của vận đơn {hwbno} do đầu xuất in và giữ bản hỏng. Ở đây chỉ ghi nhận bản gốc người nhận nộp lại.",
  },
  "release.notOut": {
    status: 409,
    en: "Original {original} of bill {hwbno} is not out.",
    vi: "Bản gốc {original} của vận đơn {hwbno} không ở ngoài.",
  },
  "release.nothingOut": {
    status: 409,
    en: "No original of bill {hwbno} is out.",
    vi: "Vận đơn {hwbno} không có bản gốc nào ở ngoài.",
  },
  "release.originalsOut": {
    status: 409,
    en: "Originals {originals} of bill {hwbno} are still out. Take all of them back first.",
    vi: "Bản gốc {originals} của vận đơn {hwbno} vẫn ở ngoài. Hãy thu hồi đủ trước.",
  },
  "release.notReady": {
    status: 409,
    en: "Bill {hwbno} is neither surrendered nor telex released, and none of its originals has come back.",
    vi: "Vận đơn {hwbno} chưa surrender hay telex release và chưa thu hồi bản gốc nào.",
  },
  "release.dayAhead": {
    status: 400,
    en: "The day cannot be after today, {today}.",
    vi: "Ngày không được sau hôm nay, {today}.",
  },
  "release.dayBefore": {
    status: 400,
    en: "The day cannot be before {earliest}, the day of what precedes this step.",
    vi: "Ngày không được trước {earliest}, ngày của bước liền trước.",
  },
  "release.billIssued": {
    status: 409,
    en: "The bill cannot be deleted: its release has begun. Cancel the job instead.",
    vi: "Không thể xóa vận đơn đã bắt đầu phát hành. Hãy hủy lô hàng.",
  },
});
