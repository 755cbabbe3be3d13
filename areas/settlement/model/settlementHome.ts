/** The list of settlements. */
export const settlementHome = "/home/accounting/settlement-payment";
