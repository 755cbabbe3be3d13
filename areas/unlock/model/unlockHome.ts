/** The address of the list of unlock requests; that of each lies below it. */
export const unlockHome = "/home/tool/unlock-request";

/** The address of the screen that locks and unlocks at once. */
export const unlockScreenHome = "/home/tool/unlock";
