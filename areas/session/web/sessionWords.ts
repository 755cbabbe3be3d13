import { accessWords } from "@fairway/areas/access/web/words.ts";

/** Texts about the signed-in user and the place of work. */
export const sessionWords = {
  sessions: { en: "My sessions", vi: "Phiên đăng nhập của tôi" },
  since: { en: "Signed in", vi: "Đăng nhập lúc" },
  office: { en: "Office", vi: "Văn phòng" },
  address: { en: "IP address", vi: "Địa chỉ IP" },
  browser: { en: "Browser", vi: "Trình duyệt" },
  actions: { en: "Actions", vi: "Thao tác" },
  here: { en: "This session", vi: "Phiên này" },
  signOut: { en: "Sign out", vi: "Đăng xuất" },
  ended: { en: "Signed out there.", vi: "Đã đăng xuất phiên đó." },
  staffCode: accessWords.staffCode,
  userName: accessWords.userName,
  workingStatus: accessWords.workingStatus,
  creditLimit: accessWords.creditLimit,
  standing: { en: "Managed by the company", vi: "Do công ty quản lý" },
  creditRate: accessWords.creditRate,
} as const;
