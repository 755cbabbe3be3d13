/** The title of the dialog, needed before it is loaded. */
export const titles = {
  booking: { en: "Booking note", vi: "Phiếu đặt chỗ" },
} as const;
