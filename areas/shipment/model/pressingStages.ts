/** Open statuses of stages, whose deadline counts: not done, postponed or dropped. Rule OP-5. */
export const pressingStages: readonly string[] = ["InSchedule", "Processing", "Overdued"];
