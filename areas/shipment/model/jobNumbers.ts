import type { NumberRule } from "@fairway/areas/numbering/model/numberRule.ts";

/** The numbers of jobs count by office, service and month: SEF2611/00001. Source: rule SH-3. */
export const jobNumbers: NumberRule = { series: "job", period: "month", between: "/", digits: 5 };
