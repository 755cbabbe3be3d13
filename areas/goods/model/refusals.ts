import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of goods lines and of the papers that travel with them. */
export const refuseGoods = refusals({
  "goods.side": {
    status: 400,
    en: "A side is more than 0 and at most {most} cm, with at most two decimals.",
    vi: "Mỗi cạnh phải lớn hơn 0, không quá {most} cm và có tối đa hai số lẻ.",
  },
  "goods.pieces": {
    status: 400,
    en: "The number of pieces is a whole number from 1 to {most}.",
    vi: "Số kiện là số nguyên từ 1 đến {most}.",
  },
  "goods.otherGoods": {
    status: 400,
    en: "Jobs of this service have no dimension lines; enter their goods as they are declared.",
    vi: "Dịch vụ này không có dòng kích thước; hãy nhập hàng theo đúng loại của dịch vụ.",
  },
  "goods.packages": {
    status: 400,
    en: "Enter the packages of this line: a whole number from 1 to {most}.",
    vi: "Hãy nhập số kiện của dòng này: số nguyên từ 1 đến {most}.",
  },
  "goods.packageType": {
    status: 400,
    en: "Choose the type of the packages of this line.",
    vi: "Hãy chọn loại kiện của dòng này.",
  },
  "goods.measure": {
    status: 400,
    en: "Enter a value above 0: loose goods are charged by weight and volume.",
    vi: "Hãy nhập giá trị lớn hơn 0: hàng lẻ tính cước theo trọng lượng và thể tích.",
  },
  "goods.negative": {
    status: 400,
    en: "This value is below zero. Enter 0 or more, or leave it empty.",
    vi: "Giá trị này nhỏ hơn 0. Hãy nhập từ 0 trở lên hoặc để trống.",
  },
  "goods.tooMuch": {
    status: 400,
    en: "A line has at most {most}; check the digits and the unit.",
    vi: "Một dòng tối đa {most}; hãy kiểm tra chữ số và đơn vị.",
  },
  "goods.number": {
    status: 400,
    en: "{value} can be read in several ways or is no number; enter a number such as 1250.5, without separators of thousands.",
    vi: "{value} có thể hiểu nhiều cách hoặc không phải số; hãy nhập số như 1250.5, không dùng dấu phân cách hàng nghìn.",
  },
  "goods.hsCode": {
    status: 400,
    en: "{value} is not an HS code: 4, 6, 8 or 10 digits, e.g. 640510.",
    vi: "{value} không phải mã HS: gồm 4, 6, 8 hoặc 10 chữ số, ví dụ 640510.",
  },
  "goods.vgmOfContainer": {
    status: 400,
    en: "Only a container of the job has a verified mass; enter it on the list of the job, on a line with a container number.",
    vi: "Chỉ container của lô hàng mới có VGM; hãy nhập ở danh sách của lô, trên dòng có số container.",
  },
  "goods.vgmTwice": {
    status: 400,
    en: "Container {containerNo} has its verified mass on another line; keep one of them.",
    vi: "Container {containerNo} đã có VGM ở dòng khác; hãy giữ một dòng.",
  },
  "goods.unNumber": {
    status: 400,
    en: "{value} is not a UN number: four digits, e.g. 2735.",
    vi: "{value} không phải số UN: gồm bốn chữ số, ví dụ 2735.",
  },
  "goods.imoClass": {
    status: 400,
    en: "{value} is not a class of dangerous goods; enter 1.1A to 9, e.g. 8 or 2.1.",
    vi: "{value} không phải loại hàng nguy hiểm; nhập từ 1.1A đến 9, ví dụ 8 hoặc 2.1.",
  },
  "goods.packingGroup": {
    status: 400,
    en: "The packing group is I, II or III; classes 1, 2, 6.2 and 7 have none.",
    vi: "Nhóm đóng gói là I, II hoặc III; loại 1, 2, 6.2 và 7 không có.",
  },
  "goods.flashPoint": {
    status: 400,
    en: "The flash point is between -100 and 500 °C.",
    vi: "Điểm chớp cháy từ -100 đến 500 °C.",
  },
  "goods.ems": {
    status: 400,
    en: "{value} is not an EmS code: one for fire and one for spillage, e.g. F-A, S-B.",
    vi: "{value} không phải mã EmS: một mã cháy và một mã tràn đổ, ví dụ F-A, S-B.",
  },
  "goods.notDangerous": {
    status: 400,
    en: "Enter UN number, class and proper shipping name first: this field describes dangerous goods.",
    vi: "Nhập số UN, loại và tên vận chuyển trước: trường này mô tả hàng nguy hiểm.",
  },
  "goods.notReefer": {
    status: 400,
    en: "{type} is not a reefer container; clear this field, or choose a type such as 40RF.",
    vi: "{type} không phải container lạnh; xóa trường này hoặc chọn loại như 40RF.",
  },
  "goods.setPoint": {
    status: 400,
    en: "The set point is between -70 and 50 °C.",
    vi: "Nhiệt độ cài đặt từ -70 đến 50 °C.",
  },
  "goods.percent": {
    status: 400,
    en: "The percentage is between 0 and 100.",
    vi: "Tỷ lệ phần trăm từ 0 đến 100.",
  },
  "goods.vgmMass": {
    status: 400,
    en: "The verified mass {mass} kg is below cargo and tare together, {least} kg; weigh or enter it again.",
    vi: "Khối lượng VGM {mass} kg nhỏ hơn hàng và vỏ cộng lại, {least} kg; hãy cân hoặc nhập lại.",
  },
  "goods.vgmPositive": {
    status: 400,
    en: "The verified mass is more than 0 kg.",
    vi: "Khối lượng VGM phải lớn hơn 0 kg.",
  },
  "goods.vgmIncomplete": {
    status: 400,
    en: "A verified gross mass needs mass, method, date and signer together.",
    vi: "VGM cần đủ khối lượng, phương pháp, ngày và người ký.",
  },
  "goods.vgmLate": {
    status: 400,
    en: "The mass was verified after the cut-off {cutOff}; correct the date or the cut-off.",
    vi: "VGM được xác nhận sau giờ cắt máng {cutOff}; hãy sửa ngày hoặc giờ cắt máng.",
  },
});
