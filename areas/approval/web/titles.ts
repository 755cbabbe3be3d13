/** The title of the list of requests, and of the way to it. */
export const titles = {
  approvals: { en: "To approve", vi: "Chờ phê duyệt" },
} as const;
