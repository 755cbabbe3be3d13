import type { Words } from "@fairway/core/words/words.ts";
import { titles } from "./titles.ts";

/** The texts of the screen of connections. */
export const connectionWords = {
  list: titles.connections,
  create: { en: "New ECUS connection", vi: "Thêm kết nối ECUS" },
  password: { en: "Database password", vi: "Mật khẩu CSDL" },
  kept: { en: "Kept; empty: unchanged", vi: "Đã lưu; để trống: giữ nguyên" },
  check: { en: "Check connection", vi: "Kiểm tra kết nối" },
  checked: {
    en: "{name} answers, and its tables are those of ECUS 5.",
    vi: "{name} trả lời, các bảng đúng là của ECUS 5.",
  },
  saved: { en: "Connection {name} saved.", vi: "Đã lưu kết nối {name}." },
  deleted: { en: "Connection {name} deleted.", vi: "Đã xóa kết nối {name}." },
  sqlServer: {
    en: "PostgreSQL, MariaDB and MySQL can be connected. An ECUS on SQL Server cannot be yet: export its declarations as XML or Excel and read the files under Customs clearance, From ECUS.",
    vi: "Kết nối được PostgreSQL, MariaDB và MySQL. ECUS chạy trên SQL Server chưa kết nối được: hãy xuất tờ khai ra tệp XML hoặc Excel rồi đọc tệp ở Tờ khai hải quan, Từ ECUS.",
  },
  none: { en: "No ECUS connections", vi: "Chưa có kết nối ECUS" },
  noneDetail: {
    en: "A connection leads to the database of a person's customs software. Its password is kept encrypted and never shown.",
    vi: "Kết nối dẫn đến cơ sở dữ liệu phần mềm hải quan của một người. Mật khẩu được mã hóa khi lưu và không bao giờ hiển thị.",
  },
} as const satisfies Record<string, Words>;
