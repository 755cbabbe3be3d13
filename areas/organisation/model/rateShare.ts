/** The most that an office may set as the share in percent of a typed rate. */
export const mostRateShare = 50;
