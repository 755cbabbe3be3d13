/** The families of services; master bills are unique and numbered within one of them. */
export const families = {
  sea: { letter: "S", module: "doc", root: "/home/documentation" },
  air: { letter: "A", module: "doc", root: "/home/documentation" },
  operations: { letter: "O", module: "ops", root: "/home/operation" },
} as const;
export type Family = keyof typeof families;
/** The families as stored. */
export type FamilyLetter = (typeof families)[Family]["letter"];
