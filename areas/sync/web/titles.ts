/** The title of the screen, needed before it is loaded. */
export const titles = {
  outbox: { en: "Sent to accounting", vi: "Đã gửi kế toán" },
} as const;
