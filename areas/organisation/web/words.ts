import { titles } from "./titles.ts";

/** Texts of the screens of units and users. */
export const organisationWords = {
  ...titles,
  main: { en: "Particulars", vi: "Thông tin chung" },
  people: { en: "People", vi: "Nhân sự" },
  management: { en: "Management group", vi: "Ban quản lý" },
  saved: { en: "Saved.", vi: "Đã lưu." },
  deleted: { en: "Deleted.", vi: "Đã xóa." },
  deleteTitle: { en: "Delete {code}?", vi: "Xóa {code}?" },
  deleteDetail: {
    en: "This cannot be undone. A record in use is not deleted.",
    vi: "Không thể hoàn tác. Bản ghi đang được dùng sẽ không bị xóa.",
  },
  userName: { en: "User name", vi: "Tên đăng nhập" },
  fullName: { en: "Full name", vi: "Họ và tên" },
  position: { en: "Position", vi: "Chức vụ" },
  isDefault: { en: "Default", vi: "Mặc định" },
  setDefault: { en: "Make default", vi: "Đặt mặc định" },
  addPerson: { en: "Add", vi: "Thêm" },
  pickPerson: { en: "Choose a person", vi: "Chọn nhân viên" },
  pickGroup: { en: "Choose a group", vi: "Chọn nhóm" },
  remove: { en: "Remove", vi: "Gỡ" },
  removeTitle: { en: "Remove {name} from here?", vi: "Gỡ {name} khỏi đây?" },
  removeDetail: {
    en: "They can no longer sign in here. You can add them again.",
    vi: "Người này không còn đăng nhập tại đây. Bạn có thể thêm lại.",
  },
  companyStays: {
    en: "You cannot delete the company you work in. Ask the operator of the server.",
    vi: "Không ai xóa được công ty mình đang làm việc. Hãy nhờ người vận hành máy chủ.",
  },
  stillActive: {
    en: "Switch Active off and save before deleting it.",
    vi: "Hãy tắt Đang dùng và lưu trước khi xóa.",
  },
  rights: { en: "Rights", vi: "Phân quyền" },
  noParts: { en: "No subunits yet", vi: "Chưa có đơn vị trực thuộc" },
  noPartsDetail: {
    en: "Set up the first one from its own list.",
    vi: "Hãy tạo đơn vị đầu tiên từ danh sách tương ứng.",
  },
  noPeople: { en: "No users here yet", vi: "Chưa có ai làm việc tại đây" },
  noPlaces: { en: "No place of work yet", vi: "Chưa có nơi làm việc" },
  noPlacesDetail: {
    en: "Without a place in an office this user cannot sign in.",
    vi: "Chưa có nơi làm việc trong văn phòng thì chưa đăng nhập được.",
  },
  noPeopleDetail: { en: "Add the first person above.", vi: "Thêm người đầu tiên ở trên." },
  actions: { en: "Actions", vi: "Thao tác" },
} as const;

/** The names of the positions in a unit. */
export const positionWords = {
  "Manager-Leader": { en: "Manager / leader", vi: "Trưởng bộ phận" },
  Deputy: { en: "Deputy", vi: "Phó bộ phận" },
  Assistant: { en: "Assistant", vi: "Trợ lý" },
  Staff: { en: "Staff", vi: "Nhân viên" },
} as const;
