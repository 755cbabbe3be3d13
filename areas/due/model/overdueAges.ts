/** The ages of what is overdue, in days after the due day; the last one has no end. */
export const overdueAges = {
  over1To15: { from: 1, to: 15 },
  over16To30: { from: 16, to: 30 },
  over30: { from: 31, to: null },
} as const;

/** A range of days after a due day. */
export interface DaysLate {
  readonly from: number;
  readonly to: number | null;
}
