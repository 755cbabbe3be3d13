import type { ConnectorSettings } from "@fairway/areas/outbox/model/connectors.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Entry, EntryLine } from "../model/entry.ts";
import type { Connector, LedgerAnswer, SentItem } from "./connector.ts";
import { openTryton, TrytonRefused, type TrytonSession } from "./trytonRpc.ts";

/** A move of Tryton as the connector reads it. */
interface Move {
  readonly id: number;
  readonly state: "draft" | "posted";
  readonly post_number: string | null;
}

/** What Tryton says of data that a person corrects, such as a missing account or a closed period. */
const ofData = ["UserError", "UserWarning", "LoginException"];

/**
 * Posts entries to Tryton: a draft under the key, a look-up of all drafts of the key, the first of
 * which is posted while the others go. Done twice, at the same time or after a break, it posts once.
 *
 * Source: decision 0512
 */
export function trytonConnector(at: {
  readonly address: string;
  readonly user: string;
  readonly password: string;
  readonly settings: ConnectorSettings;
}): Connector {
  const inSession = async (
    work: (tryton: TrytonSession) => Promise<LedgerAnswer | null>,
  ): Promise<LedgerAnswer | null> => {
    const tryton = await openTryton(at);
    try {
      return await work(tryton);
    } catch (error) {
      if (!(error instanceof TrytonRefused) || !ofData.includes(error.kind)) throw error;
      return { outcome: "Rejected", reason: error.message.slice(0, 500), answer: error.message };
    } finally {
      await tryton.close().catch(() => {});
    }
  };
  return {
    find: (item) => inSession((tryton) => postFirst(tryton, item.key)),
    async send(item) {
      const answer = await inSession(async (tryton) => {
        if (item.dataType === "PARTNER") {
          return acceptedAs(String(await partyOf(tryton, partyIn(item))));
        }
        const entry = item.request as Entry;
        const found = await postFirst(tryton, item.key);
        if (found) return found;
        await tryton.call("model.account.move.create", [await moveOf(tryton, entry, at.settings)]);
        return postFirst(tryton, item.key);
      });
      if (!answer) throw new Error(`Tryton has no move of ${item.number} after making it`);
      return answer;
    },
  };
}

const acceptedAs = (ledgerNo: string): LedgerAnswer => ({
  outcome: "Synced",
  ledgerNo,
  answer: ledgerNo,
});

/** Posts the first move of a key unless it is posted, and deletes the other drafts of the key. */
async function postFirst(tryton: TrytonSession, key: string): Promise<LedgerAnswer | null> {
  const [first, ...others] = await movesOf(tryton, key);
  if (!first) return null;
  const posted = [first, ...others].find(({ state }) => state === "posted") ?? first;
  const spare = [first, ...others].filter((each) => each !== posted && each.state === "draft");
  if (posted.state === "draft") {
    try {
      await tryton.call("model.account.move.post", [posted.id]);
    } catch (error) {
      // Another try may have posted it at the same time.
      const now = (await movesOf(tryton, key)).find(({ id }) => id === posted.id);
      if (now?.state !== "posted") throw error;
    }
  }
  if (spare.length > 0) {
    await tryton.call(
      "model.account.move.delete",
      spare.map(({ id }) => id),
    );
  }
  const [now] = await tryton.call<Move[]>("model.account.move.read", [posted.id], moveFields);
  return acceptedAs(now?.post_number ?? String(posted.id));
}

const moveFields = ["state", "post_number"];

function movesOf(tryton: TrytonSession, key: string): Promise<Move[]> {
  return tryton.call<Move[]>(
    "model.account.move.search_read",
    [["description", "=", key]],
    0,
    null,
    [["id", "ASC"]],
    moveFields,
  );
}

async function moveOf(tryton: TrytonSession, entry: Entry, settings: ConnectorSettings) {
  const [year = 0, month = 1, day = 1] = entry.day.split("-").map(Number);
  const date = { __class__: "date", year, month, day };
  const code = settings.journal ?? "MISC";
  const journal = await only(tryton, "account.journal", [["code", "=", code]], `journal ${code}`);
  const period = await only(
    tryton,
    "account.period",
    [
      ["start_date", "<=", date],
      ["end_date", ">=", date],
      ["state", "=", "open"],
    ],
    `open period on ${entry.day}`,
  );
  const party = await partyOf(tryton, { code: entry.partnerCode, name: entry.partnerName });
  const accounts = await accountsOf(tryton, entry.lines);
  return {
    journal,
    period,
    date,
    number: entry.number,
    description: entry.key,
    lines: [["create", entry.lines.map((line) => lineOf(line, accounts, { party, entry }))]],
  };
}

function lineOf(
  line: EntryLine,
  accounts: ReadonlyMap<string, Account>,
  { party, entry }: { readonly party: number; readonly entry: Entry },
) {
  const account = accounts.get(line.account);
  const isDebit = !decimal(line.debit).isZero();
  return {
    account: account?.id,
    party: account?.party_required ? party : null,
    debit: money(line.debit),
    credit: money(line.credit),
    description: `${line.kind} ${entry.number}`,
    // The sign of the second currency is that of the side.
    ...(line.foreign !== null && account?.second_currency
      ? {
          second_currency: account.second_currency,
          amount_second_currency: money(
            (isDebit ? decimal(line.foreign).abs() : decimal(line.foreign).abs().neg()).toString(),
          ),
        }
      : {}),
  };
}

const money = (amount: string) => ({ __class__: "Decimal", decimal: amount });

interface Account {
  readonly id: number;
  readonly code: string;
  readonly party_required: boolean;
  readonly second_currency: number | null;
}

/** The accounts of lines by their numbers. A missing one is the accountants' to add. */
async function accountsOf(
  tryton: TrytonSession,
  lines: readonly EntryLine[],
): Promise<ReadonlyMap<string, Account>> {
  const codes = [...new Set(lines.map(({ account }) => account))];
  const found = await tryton.call<Account[]>(
    "model.account.account.search_read",
    [["code", "in", codes]],
    0,
    null,
    null,
    ["code", "party_required", "second_currency"],
  );
  const byCode = new Map(found.map((each) => [each.code, each]));
  const missing = codes.filter((code) => !byCode.has(code));
  if (missing.length > 0) {
    throw new TrytonRefused("UserError", `Tryton has no account ${missing.join(", ")}`);
  }
  return byCode;
}

function partyIn({ request }: SentItem): { readonly code: string; readonly name: string } {
  const { CustomerCode, CustomerName } = request as Readonly<Record<string, string>>;
  return { code: CustomerCode ?? "", name: CustomerName ?? "" };
}

/** The party of a partner; it is made where Tryton has none. */
async function partyOf(
  tryton: TrytonSession,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<number> {
  const find = () =>
    tryton.call<number[]>("model.party.party.search", [["code", "=", code]], 0, 1, null);
  const [known] = await find();
  if (known !== undefined) return known;
  try {
    const [made] = await tryton.call<number[]>("model.party.party.create", [{ code, name }]);
    return made as number;
  } catch (error) {
    // Another try made it at the same time: its code is unique.
    const [now] = await find();
    if (now === undefined) throw error;
    return now;
  }
}

/** The first record of a model; `what` says what a person is missing. */
async function only(
  tryton: TrytonSession,
  model: string,
  domain: unknown,
  what: string,
): Promise<number> {
  const [id] = await tryton.call<number[]>(`model.${model}.search`, domain, 0, 1, null);
  if (id === undefined) throw new TrytonRefused("UserError", `Tryton has no ${what}`);
  return id;
}
