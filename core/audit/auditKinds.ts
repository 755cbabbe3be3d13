import type { Words } from "../words/words.ts";

/** The kinds of audit entries, with their names. */
export const auditKinds = {
  signIn: { en: "Sign-in", vi: "Đăng nhập" },
  signInRefused: { en: "Sign-in refused", vi: "Từ chối đăng nhập" },
  refusal: { en: "Access refused", vi: "Từ chối truy cập" },
  switchUnit: { en: "Office or group switch", vi: "Đổi văn phòng hoặc nhóm" },
  permissionChange: { en: "Permission change", vi: "Thay đổi phân quyền" },
  placeChange: { en: "Change of place of work", vi: "Thay đổi nơi làm việc" },
  passwordChange: { en: "Password change", vi: "Đổi mật khẩu" },
  impersonation: { en: "Acting as another user", vi: "Thao tác thay người dùng khác" },
  lock: { en: "Lock", vi: "Khóa" },
  unlock: { en: "Unlock", vi: "Mở khóa" },
  approval: { en: "Approval", vi: "Phê duyệt" },
  print: { en: "Print", vi: "In" },
  export: { en: "Export", vi: "Xuất dữ liệu" },
  systemMessage: { en: "System message", vi: "Thông báo hệ thống" },
} as const satisfies Record<string, Words>;

/** A kind of audit entry. */
export type AuditKind = keyof typeof auditKinds;
