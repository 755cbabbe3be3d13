/** The titles of the screens of unlocking. */
export const titles = {
  unlock: { en: "Lock and unlock", vi: "Khóa và mở khóa" },
  requests: { en: "Unlock requests", vi: "Yêu cầu mở khóa" },
  newRequest: { en: "New unlock request", vi: "Lập yêu cầu mở khóa" },
  request: { en: "Unlock request", vi: "Yêu cầu mở khóa" },
} as const;
