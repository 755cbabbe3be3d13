/** The address of the list of advances; that of each lies below it. */
export const advanceHome = "/home/accounting/advance-payment";
