/** The address of the list of statements. */
export const soaHome = "/home/accounting/statement-of-account";

/** The addresses of one statement. */
export const soaAddress = (page: "detail" | "edit", soano: string, currency: string) =>
  `${soaHome}/${page}?no=${encodeURIComponent(soano)}&currency=${currency}`;
