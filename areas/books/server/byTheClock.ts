import { notify } from "@fairway/areas/notification/server/notify.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { type BrokenRule, checkAllBooks } from "./checkBooks.ts";

const words = {
  title: {
    en: "The books: {count, plural, one {# rule does} other {# rules do}} not hold",
    vi: "Sổ sách: {count} quy tắc không đúng",
  },
  broken: { en: "Not true: {rules}", vi: "Không đúng: {rules}" },
};

const mostBreaches = 5;

/** The nightly jobs of this area. */
export function booksByTheClock(database: Database): { readonly checkBooks: () => Promise<void> } {
  return {
    async checkBooks() {
      for (const { companyId, broken } of await checkAllBooks(database)) {
        if (broken.length === 0) continue;
        await inTransaction(database, (tx) => tellAdministrators(tx, companyId, broken));
      }
    },
  };
}

/** Notifies the administrators of a company of broken rules. Source: rule BO-3 */
async function tellAdministrators(
  tx: Tx,
  companyId: string,
  broken: readonly BrokenRule[],
): Promise<void> {
  const administrators = await rows<{ id: string }>(
    tx,
    sql`select id from sys_user
      where company_id = ${companyId} and active and user_type in ('Local Admin', 'Super Admin')`,
  );
  const linesIn = (language: Language) =>
    broken
      .map(({ title, breaches }) => {
        const first = breaches.slice(0, mostBreaches).join(", ");
        const all = breaches.length > mostBreaches ? ` (${breaches.length})` : "";
        return `${title[language]}: ${first}${all}`;
      })
      .join("; ");
  await notify(
    tx,
    { companyId, userId: null },
    {
      title: inEach((language) => say(words.title, language, { count: broken.length })),
      description: inEach((language) => say(words.broken, language, { rules: linesIn(language) })),
      userIds: administrators.map((each) => each.id),
    },
  );
}

function inEach(text: (language: Language) => string): Words {
  return { en: text("en"), vi: text("vi") };
}
