/** The title of the screen and of the link to it, needed before the screen is loaded. */
export const titles = {
  instruction: { en: "Shipping instruction", vi: "Hướng dẫn xếp hàng (SI)" },
} as const;
