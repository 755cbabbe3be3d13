import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of verbs on trips. */
export const refuseTrip = refusals({
  "trip.stopsMissing": {
    status: 400,
    en: "A trip needs at least one stop that picks up and one that delivers.",
    vi: "Chuyến xe cần ít nhất một điểm lấy hàng và một điểm giao hàng.",
  },
  "trip.stopsOrder": {
    status: 400,
    en: "The goods are picked up before they are delivered. Put the stops in order.",
    vi: "Hàng được lấy trước khi giao. Hãy sắp lại thứ tự các điểm dừng.",
  },
  "trip.emptyLast": {
    status: 400,
    en: "The empty container is returned at the last stop, once.",
    vi: "Container rỗng được trả ở điểm dừng cuối, một lần.",
  },
  "trip.timesOrder": {
    status: 400,
    en: "This time is before that of an earlier stop. Correct one of the two.",
    vi: "Thời điểm này sớm hơn thời điểm của điểm dừng trước. Hãy sửa một trong hai.",
  },
  "trip.outOfBounds": {
    status: 400,
    en: "Enter a number from 0 to {most, number}.",
    vi: "Hãy nhập số từ 0 đến {most, number}.",
  },
  "trip.noStep": {
    status: 409,
    en: "Trip {tripNo} is “{state}”: “{verb}” is not possible now.",
    vi: "Chuyến {tripNo} đang ở trạng thái “{state}”: chưa thể “{verb}”.",
  },
  "trip.fixed": {
    status: 409,
    en: "Trip {tripNo} is “{state}”. Unlock it or take it up again first.",
    vi: "Chuyến {tripNo} đang ở trạng thái “{state}”. Hãy mở khóa hoặc dùng lại chuyến trước.",
  },
  "trip.notPlanned": {
    status: 409,
    en: "Trip {tripNo} is “{state}”. Only a planned trip is deleted; drop this one with a reason.",
    vi: "Chuyến {tripNo} đang ở trạng thái “{state}”. Chỉ xóa chuyến chưa giao; hãy bỏ chuyến và ghi lý do.",
  },
  "trip.reasonMissing": {
    status: 400,
    en: "Enter the reason.",
    vi: "Hãy nhập lý do.",
  },
  "trip.timeAhead": {
    status: 400,
    en: "This time is in the future. Enter when it happened, now at the latest.",
    vi: "Thời điểm này ở tương lai. Hãy nhập lúc đã diễn ra, muộn nhất là bây giờ.",
  },
  "trip.noEmpty": {
    status: 409,
    en: "Trip {tripNo} has no stop that returns the empty container.",
    vi: "Chuyến {tripNo} không có điểm trả rỗng.",
  },
  "trip.hasProof": {
    status: 409,
    en: "Trip {tripNo} has a signed proof of delivery, so the delivery stands.",
    vi: "Chuyến {tripNo} đã có biên bản giao hàng được ký nên không lùi lại được.",
  },
  "trip.proofKept": {
    status: 409,
    en: "Trip {tripNo} has a signed proof of delivery, so it is kept. Drop it with a reason instead.",
    vi: "Chuyến {tripNo} đã có biên bản giao hàng được ký nên phải giữ lại. Hãy bỏ chuyến và ghi lý do.",
  },
  "trip.notSupplier": {
    status: 400,
    en: "{code} {name} is no active supplier. Choose a supplier from the list.",
    vi: "{code} {name} không phải nhà cung cấp đang hoạt động. Hãy chọn nhà xe trong danh sách.",
  },
  "trip.stopProven": {
    status: 409,
    en: "A stop with a signed proof of delivery stays on the trip.",
    vi: "Điểm dừng đã có biên bản giao hàng được ký phải giữ lại trên chuyến.",
  },
  "trip.strangeStop": {
    status: 400,
    en: "A stop is not of trip {tripNo}. Load the page again.",
    vi: "Có điểm dừng không thuộc chuyến {tripNo}. Hãy tải lại trang.",
  },
  "trip.strangeLine": {
    status: 400,
    en: "This is no buying charge of job {jobNo}. Choose one from the list, or leave the cost empty.",
    vi: "Đây không phải phí mua của lô {jobNo}. Hãy chọn trong danh sách hoặc để trống chi phí.",
  },
  "trip.allMade": {
    status: 409,
    en: "Every container of job {jobNo} has its trip already.",
    vi: "Mọi container của lô {jobNo} đã có chuyến xe.",
  },
  "trip.tooMany": {
    status: 400,
    en: "Job {jobNo} would have {count} new trips; at most {most} are made at once. Correct the quantities of its containers.",
    vi: "Lô {jobNo} sẽ có {count} chuyến mới; mỗi lần tạo tối đa {most} chuyến. Hãy sửa số lượng container.",
  },
  "trip.noService": {
    status: 409,
    en: "Jobs of the service of {jobNo} have no trips.",
    vi: "Dịch vụ của lô {jobNo} không có chuyến xe.",
  },
  "trip.supplierMissing": {
    status: 409,
    en: "Trip {tripNo} has no supplier. Assign one first.",
    vi: "Chuyến {tripNo} chưa có nhà xe. Hãy giao nhà xe trước.",
  },
  "trip.severalSuppliers": {
    status: 409,
    en: "A request goes to one supplier: {first} and {other} are two. Tick the trips of one.",
    vi: "Mỗi yêu cầu gửi cho một nhà xe: {first} và {other} là hai nhà xe. Hãy chọn chuyến của một nhà xe.",
  },
  "trip.noTruck": {
    status: 409,
    en: "Trip {tripNo} is “{state}”: a driver gets a link when a supplier has the trip.",
    vi: "Chuyến {tripNo} đang ở trạng thái “{state}”: tài xế chỉ có liên kết khi chuyến đã giao nhà xe.",
  },
  "tripLink.unknown": {
    status: 404,
    en: "This link is not valid. Ask the office that sent it for a new one.",
    vi: "Liên kết này không hợp lệ. Hãy xin liên kết mới từ văn phòng đã gửi.",
  },
  "tripLink.closed": {
    status: 409,
    en: "The office takes no more entries for this trip. Keep the signed paper and call the office.",
    vi: "Văn phòng không nhận thêm thông tin cho chuyến này. Hãy giữ bản ký và gọi cho văn phòng.",
  },
  "tripLink.notNow": {
    status: 409,
    en: "This is not possible now. Load the page again.",
    vi: "Chưa thể thực hiện lúc này. Hãy tải lại trang.",
  },
  "tripProof.given": {
    status: 409,
    en: "This delivery is confirmed already.",
    vi: "Lần giao hàng này đã được xác nhận.",
  },
  "tripProof.stopUnknown": {
    status: 404,
    en: "This stop is not of this trip. Load the page again.",
    vi: "Điểm dừng này không thuộc chuyến. Hãy tải lại trang.",
  },
  "tripProof.unknown": {
    status: 404,
    en: "Send the confirmation of the delivery first, then its photos.",
    vi: "Hãy gửi xác nhận giao hàng trước, rồi đến ảnh.",
  },
  "tripProof.timeWrong": {
    status: 400,
    en: "The time of delivery is not between the start of the trip and now. Check the clock of the phone.",
    vi: "Giờ giao hàng không nằm giữa lúc lập chuyến và hiện tại. Hãy kiểm tra đồng hồ điện thoại.",
  },
  "tripProof.signatureWrong": {
    status: 400,
    en: "The signature cannot be read. Sign again.",
    vi: "Không đọc được chữ ký. Hãy ký lại.",
  },
  "tripProof.tooManyPhotos": {
    status: 409,
    en: "A delivery has at most {most} photos.",
    vi: "Mỗi lần giao hàng có tối đa {most} ảnh.",
  },
  "tripProof.photoUnreadable": {
    status: 415,
    en: "This photo cannot be read. Take it again, as JPEG or PNG.",
    vi: "Không đọc được ảnh này. Hãy chụp lại, dạng JPEG hoặc PNG.",
  },
});
