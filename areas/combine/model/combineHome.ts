/** The addresses of the list of combined billings; the first one is used in links. */
export const combineHomes = [
  "/home/accounting/combine-billing",
  "/home/accounting/statement-of-account/combine-billing",
] as const;

/** The address of the list of combined billings. */
export const [combineHome] = combineHomes;
