/** Where the list of open costs stands. */
export const openCostsHome = "/home/operation/open-costs";
