/** The group of the charges that are commission. */
export const commissionGroup = "Com";
