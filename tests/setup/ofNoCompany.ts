/** A statement of no single company: the file that sends it, how it begins, and why it may. */
interface Exempt {
  readonly file: string;
  readonly begins: string;
  readonly why: string;
}

/** Statements of no single company, each with its reason. */
export const ofNoCompany: readonly Exempt[] = [
  {
    file: "areas/access/server/foundTemplates.ts",
    begins: "select c.id from company c where not exists",
    why: "a start looks which companies have no roles yet",
  },
  {
    file: "areas/organisation/server/organisationTable.ts",
    begins: "select c.id, c.abbreviation from company c",
    why: "the sign-in screen offers the companies before anybody is known",
  },
  {
    file: "engine/db/companyIds.ts",
    begins: "select id from company order by id",
    why: "the clock goes through the companies one by one",
  },
  {
    file: "areas/access/server/byTheClock.ts",
    begins: "update ",
    why: "what has ended has ended in every company",
  },
  {
    file: "areas/session/server/byTheClock.ts",
    begins: "delete from remembered_sign_in",
    why: "what has ended has ended in every company",
  },
  {
    file: "areas/session/server/failureTable.ts",
    begins: "with here as (delete from sign_in_failure",
    why: "a failure is over after a day in every company",
  },
  {
    file: "engine/idempotency/forgetKeys.ts",
    begins: "delete from idempotency_key",
    why: "a key is over after a day in every company",
  },
  {
    file: "areas/access/server/addCompany.ts",
    begins: "select text_key(code) = text_key(",
    why: "a new company must not be called as another is",
  },
  // A parameter does not reach the subqueries of a view.
  ...["profit_day", "job_unbilled", "job_customer"].map((kept) => ({
    file: "engine/kept/foldKept.ts",
    begins: `insert into "${kept}"`,
    why: "its view takes the company of the outer row, which is given",
  })),
  {
    file: "areas/books/server/checkBooks.ts",
    begins: "select x.* from ( select case when x.is_kept",
    why: "views of what is kept take the company of the outer row, which is given",
  },
];

/** May a statement do without a company? */
export function isOfNoCompany(file: string, text: string): boolean {
  const plain = text.replace(/\s+/g, " ").trim();
  return ofNoCompany.some((each) => each.file === file && plain.startsWith(each.begins));
}
