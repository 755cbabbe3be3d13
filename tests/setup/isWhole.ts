/** Does this run leave nothing out, as the gate does? */
export const isWhole = process.env["FAIRWAY_WHOLE"] === "1";
