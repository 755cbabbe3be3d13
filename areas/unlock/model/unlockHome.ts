/** The address of the list of unlock requests; that of each lies below it. */
export const unlockHome = "/home/tool/unlock-request";
