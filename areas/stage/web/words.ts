import { titles } from "./titles.ts";

/** Texts of the screens of stages. */
export const stageWords = {
  ...titles,
  add: { en: "Assign stage", vi: "Giao công đoạn" },
  arrange: { en: "Arrange", vi: "Sắp xếp" },
  applySet: { en: "Apply set", vi: "Thêm theo bộ" },
  setApplied: { en: "{count} stages of the set are added", vi: "Đã thêm {count} công đoạn của bộ" },
  setIsComplete: {
    en: "The job has every stage of its set",
    vi: "Lô hàng đã có đủ công đoạn của bộ",
  },
  search: { en: "Find a stage", vi: "Tìm công đoạn" },
  none: { en: "No stages yet", vi: "Chưa có công đoạn" },
  noneDetail: {
    en: "Stages are the tasks of this job, each with its user and deadline. Assign the first one, or choose several and arrange them.",
    vi: "Công đoạn cho biết ai làm việc gì trên lô hàng và hạn đến khi nào. Hãy giao công đoạn đầu tiên, hoặc chọn nhiều công đoạn rồi sắp xếp.",
  },
  noMatch: { en: "No stage matches", vi: "Không có công đoạn phù hợp" },
  doneOf: { en: "{done} of {all} done", vi: "Xong {done}/{all}" },
  late: { en: "{count} overdue", vi: "{count} quá hạn" },

  no: { en: "#", vi: "STT" },
  person: { en: "Person in charge", vi: "Người phụ trách" },
  status: { en: "Status", vi: "Trạng thái" },
  code: { en: "Code", vi: "Mã" },
  name: { en: "Name", vi: "Tên" },
  description: { en: "Description", vi: "Mô tả" },
  houseBill: { en: "House bill", vi: "Vận đơn nhà" },
  houseBills: { en: "House bills", vi: "Vận đơn nhà" },
  wholeJob: { en: "Whole job", vi: "Cả lô hàng" },
  role: { en: "Role", vi: "Bộ phận" },
  deadline: { en: "Deadline", vi: "Hạn hoàn thành" },
  finished: { en: "Finish date", vi: "Ngày hoàn thành" },
  doneByRecord: { en: "by its record", vi: "theo chứng từ" },
  system: { en: "recorded by the system", vi: "hệ thống ghi nhận" },

  alsoOnReplica: { en: "Also on the replica", vi: "Giao cả ở lô sao chép" },
  addTitle: { en: "Assign a stage", vi: "Giao công đoạn" },
  stage: { en: "Stage", vi: "Công đoạn" },
  assignTo: { en: "Assign to", vi: "Giao cho" },
  billsHint: {
    en: "One stage for each bill; if empty, the stage is for the whole job.",
    vi: "Mỗi vận đơn một công đoạn; để trống là cho cả lô hàng.",
  },
  deadlineHint: {
    en: "The job is warned a day before and overdue after it.",
    vi: "Lô hàng được cảnh báo trước một ngày và quá hạn khi trễ.",
  },
  assigned: { en: "Stage {code} is assigned", vi: "Đã giao công đoạn {code}" },
  save: { en: "Save", vi: "Lưu" },

  editTitle: { en: "Stage {code} · {name}", vi: "Công đoạn {code} · {name}" },
  realPerson: { en: "Done by", vi: "Người thực hiện" },
  processTime: { en: "Process time", vi: "Thời gian xử lý" },
  hours: { en: "hours", vi: "giờ" },
  takeOverStage: { en: "Take over", vi: "Nhận việc" },
  tookOver: { en: "Stage {code} is yours", vi: "Bạn đã nhận công đoạn {code}" },
  ofDepartment: { en: "any of the department", vi: "chưa ai trong phòng nhận" },
  departmentHint: {
    en: "Empty: the department has it until one of its people takes it over.",
    vi: "Để trống: thuộc về phòng cho đến khi có người nhận.",
  },
  comment: { en: "Comment", vi: "Ghi chú" },
  commentHint: {
    en: "Required when the stage is postponed or dropped.",
    vi: "Bắt buộc khi tạm hoãn hoặc bỏ công đoạn.",
  },
  assignedBy: { en: "Assigned by {user} on {at}", vi: "{user} giao lúc {at}" },
  notedBy: { en: "Recorded for {user} on {at}", vi: "Ghi nhận cho {user} lúc {at}" },
  isSystem: {
    en: "The system recorded this stage; it cannot be changed.",
    vi: "Công đoạn do hệ thống ghi nhận, không thay đổi được.",
  },
  isFirst: { en: "It is already the first.", vi: "Đã ở đầu danh sách." },
  isLast: { en: "It is already the last.", vi: "Đã ở cuối danh sách." },
  mayNotTake: {
    en: "Only {user}, who assigned it, or a user who may delete the job can remove it.",
    vi: "Chỉ {user} là người giao và người được xóa lô hàng mới bỏ được công đoạn này.",
  },
  mayNotChange: {
    en: "Only its users, the user who assigned it, and users who may change the job can change this stage.",
    vi: "Chỉ người phụ trách, người giao và người được sửa lô hàng mới thay đổi được công đoạn này.",
  },
  saved: { en: "Stage {code} is saved", vi: "Đã lưu công đoạn {code}" },

  edit: { en: "Change", vi: "Sửa" },
  view: { en: "View", vi: "Xem" },
  remove: { en: "Remove", vi: "Gỡ" },
  removeSure: { en: "Remove stage {code} from the job?", vi: "Bỏ công đoạn {code} khỏi lô hàng?" },
  removed: { en: "Stage {code} was removed", vi: "Đã bỏ công đoạn {code}" },

  arrangeTitle: { en: "Stages of job {jobNo}", vi: "Công đoạn của lô hàng {jobNo}" },
  findStage: { en: "Find a stage", vi: "Tìm công đoạn" },
  offered: { en: "Catalogue", vi: "Danh mục" },
  allDepartments: { en: "All departments", vi: "Mọi phòng ban" },
  department: { en: "Department", vi: "Phòng ban" },
  onJob: { en: "On the job, in order", vi: "Trên lô hàng, theo thứ tự" },
  nothingOffered: {
    en: "Every stage of the catalogue is on the job.",
    vi: "Mọi công đoạn trong danh mục đã có trên lô hàng.",
  },
  nothingChosen: { en: "Choose stages on the left.", vi: "Hãy chọn công đoạn ở bên trái." },
  takeOver: { en: "Add {code}", vi: "Chọn {code}" },
  up: { en: "Move {code} up", vi: "Chuyển {code} lên" },
  down: { en: "Move {code} down", vi: "Chuyển {code} xuống" },
  leaveOut: { en: "Remove {code}", vi: "Bỏ {code}" },
  progress: { en: "Progress of the shipment", vi: "Tiến độ lô hàng" },
  planned: { en: "planned", vi: "dự kiến" },
  arranged: { en: "The stages are arranged", vi: "Đã sắp xếp công đoạn" },
} as const;

/** The keys that save, shown on the button. */
export const saveKeys = "mod+s";
