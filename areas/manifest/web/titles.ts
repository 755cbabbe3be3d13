/** The title of the screen and of the link to it. */
export const titles = {
  manifest: { en: "Cargo manifest", vi: "Bản lược khai hàng hóa" },
} as const;
