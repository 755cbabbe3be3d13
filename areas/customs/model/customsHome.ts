/** The address of the list of customs declarations. */
export const customsHome = "/home/operation/custom-clearance";
