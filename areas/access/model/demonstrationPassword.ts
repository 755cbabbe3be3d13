/** The password of everybody in the demonstration; public, and refused everywhere else. */
export const demonstrationPassword = "Fairway-2026";
