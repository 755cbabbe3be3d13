/** Texts of the palette and the list of keys. */
export const paletteWords = {
  title: { en: "Go to a screen, a record or an action", vi: "Tới màn hình, bản ghi hoặc thao tác" },
  placeholder: {
    en: "Type a screen, job, declaration, customer…",
    vi: "Nhập tên màn hình, số lô, số tờ khai, khách hàng…",
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
