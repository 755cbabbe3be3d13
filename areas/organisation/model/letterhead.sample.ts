import type { Language } from "@fairway/core/words/words.ts";
import type { Letterhead } from "./letterhead.ts";

/** The letterhead of an invented office, to print in tests. */
export function letterheadSample(
  language: Language,
  reachedBy: Partial<Pick<Letterhead, "fax" | "email" | "website">> = {},
): Letterhead {
  const vi = language === "vi";
  return {
    company: vi ? "CÔNG TY CỔ PHẦN GIAO NHẬN HẢI ĐĂNG" : "HAI DANG FREIGHT FORWARDING JSC",
    office: vi ? "Văn phòng Thành phố Hồ Chí Minh" : "Ho Chi Minh City Office",
    address: vi
      ? "Tầng 9, Tòa nhà Cảng Xanh, 12 Tôn Đức Thắng, Phường Sài Gòn, TP. Hồ Chí Minh"
      : "9th Floor, Green Port Tower, 12 Ton Duc Thang, Sai Gon Ward, Ho Chi Minh City, Vietnam",
    tel: "+84 28 3822 1234",
    fax: "",
    email: "",
    website: "",
    taxCode: "0312345678",
    ...reachedBy,
  };
}
