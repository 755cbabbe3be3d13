/** The address of the list of vouchers. */
export const voucherHome = "/home/accounting/management/voucher";
