/** The title of the cut-offs of a job, needed before they are loaded. */
export const cutoffTitle = { en: "Cut-offs", vi: "Các hạn chót" } as const;
