import { jobHome, listHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import { mailKind } from "./mailKinds.ts";

/** A job whose ETD or ETA has passed, with the days that are missing. */
export interface LateJob {
  readonly id: string;
  readonly transactionType: string;
  readonly jobNo: string;
  readonly mawb: string | null;
  readonly polName: string | null;
  readonly podName: string | null;
  readonly etd: Day | null;
  readonly eta: Day | null;
  readonly missesAtd: boolean;
  readonly missesAta: boolean;
}

const words = {
  noAtd: { en: "ETD {day}, no ATD", vi: "ETD {day}, chưa có ATD" },
  noAta: { en: "ETA {day}, no ATA", vi: "ETA {day}, chưa có ATA" },
  others: {
    en: "{count, plural, one {One more job is} other {# more jobs are}} in the list: {link}",
    vi: "Còn {count} lô hàng khác trong danh sách: {link}",
  },
};

/** The most jobs that a mail names. */
const mostJobs = 50;

/** The screen on which a person finds their late jobs: the job, or the list of its service. */
export function screenOfLate([first, ...others]: readonly [LateJob, ...LateJob[]]): string {
  if (others.length === 0) return jobHome(first);
  return `${listHome(serviceOf(first.transactionType))}?work=noDays&from=any`;
}

/**
 * Writes the mail that reminds a person in charge of late jobs.
 *
 * Shape: `linkTo` makes the address of a screen for a reader outside the product.
 * Source: rule MA-13, decision 0178
 */
export function reminderMail(
  jobs: readonly [LateJob, ...LateJob[]],
  language: Language,
  linkTo: (screen: string) => string,
): { readonly subject: string; readonly body: string } {
  const { subject, opening } = mailKind("missingDays");
  const paragraphs = jobs.slice(0, mostJobs).map((job) => {
    const route = [job.polName, job.podName].filter(Boolean).join(" - ");
    const head = [job.jobNo, job.mawb, route].filter(Boolean).join(", ");
    const missing = [
      job.missesAtd ? say(words.noAtd, language, { day: sayDay(job.etd) }) : null,
      job.missesAta ? say(words.noAta, language, { day: sayDay(job.eta) }) : null,
    ];
    const days = missing.filter(Boolean).join("; ");
    return `<b>${escapeMarkup(head)}</b><br>${days}<br>${linkTo(jobHome(job))}`;
  });
  const others = jobs.length - mostJobs;
  const rest = { count: others, link: linkTo(screenOfLate(jobs)) };
  return {
    subject: say(subject, language, { count: jobs.length }),
    body: [
      escapeMarkup(opening[language]),
      ...paragraphs,
      ...(others > 0 ? [say(words.others, language, rest)] : []),
    ].join("<br><br>"),
  };
}
