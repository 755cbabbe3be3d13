/** The address of the radar. */
export const radarHome = "/home/operation/radar";

/** The title of the radar, needed before its screen is loaded. */
export const radarTitle = { en: "Cut-off radar", vi: "Hạn chót" } as const;
