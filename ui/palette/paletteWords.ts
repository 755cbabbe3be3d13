/** Texts of the palette and the list of keys. */
export const paletteWords = {
  title: { en: "Go to a screen, a record or an action", vi: "Tới màn hình, bản ghi hoặc thao tác" },
  placeholder: {
    en: "Type a screen, job, declaration, customer…",
    vi: "Nhập tên màn hình, số lô, số tờ khai, khách hàng…",
  },
  scan: { en: "Scan a code", vi: "Quét mã" },
  scanEnd: { en: "Stop scanning", vi: "Dừng quét" },
  noCamera: {
    en: "The camera cannot be used. Allow it for this site, or type the number.",
    vi: "Không dùng được camera. Hãy cho phép trang này dùng camera hoặc nhập số.",
  },
  screens: { en: "Screens", vi: "Màn hình" },
  actions: { en: "Actions", vi: "Thao tác" },
  nothing: { en: "Nothing found", vi: "Không tìm thấy" },
  keys: { en: "Keys", vi: "Phím tắt" },
  open: { en: "Open the palette", vi: "Mở bảng lệnh" },
  help: { en: "Help on this screen", vi: "Trợ giúp màn hình này" },
  close: { en: "Close", vi: "Đóng" },
  rowKeys: { en: "Move through rows, open", vi: "Di chuyển giữa các dòng, mở" },
};
