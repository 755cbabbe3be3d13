/** The families of services; master bills are unique and numbered within one of them. */
export const families = {
  sea: { letter: "S", module: "doc", root: "/home/documentation" },
  air: { letter: "A", module: "doc", root: "/home/documentation" },
  // One bill of a carrier is cleared and carried by several jobs, for several house bills.
  operations: { letter: "O", module: "ops", root: "/home/operation" },
} as const;
export type Family = keyof typeof families;

/** The transport modes of the ports that forms of a family offer; absent for every port. */
export const portModes: Readonly<Record<Family, readonly string[] | null>> = {
  sea: ["SEA", "AIR - SEA", "INLAND - SEA", "INLAND - AIR - SEA", "INLAND"],
  air: ["AIR", "AIR - SEA", "AIR - INLAND", "INLAND - AIR - SEA"],
  operations: null,
};
/** The families as stored. */
export type FamilyLetter = (typeof families)[Family]["letter"];
