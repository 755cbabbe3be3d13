/** The title of the screen, needed before it is loaded. */
export const titles = {
  outbox: { en: "Accounting outbox", vi: "Hộp gửi kế toán" },
} as const;
