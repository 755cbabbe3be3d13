import { addDays } from "@fairway/core/time/day.ts";
import type { EcusRow } from "../../model/declarationOfEcus.ts";
import { refuseEcus } from "../../model/ecusRefusals.ts";
import { type FeedName, type FoundColumn, spellingOf } from "../../model/ecusTables.ts";
import type { DeclarationSource, SourceTarget } from "./declarationSource.ts";
import { type Dialect, pageStatement, probedFeed, tableNames } from "./ecusStatement.ts";
import { pagesOf } from "./pagesOf.ts";

/** A session on SQL Server, as a driver opens it: fixed statements with parameters p1, p2, … */
export interface SqlServerSession {
  readonly query: (
    statement: string,
    parameters: readonly string[],
  ) => Promise<readonly Readonly<Record<string, string | null>>[]>;
  readonly close: () => void;
}

/** Opens a session; a statement ends after 30 seconds. Faults have `number` and `code` of the driver. */
export type OpenSqlServer = (target: SourceTarget) => Promise<SqlServerSession>;

const columnsOfTables = `select table_name as [table], column_name as [column], data_type as [type]
  from information_schema.columns where upper(table_name) in (@p1, @p2)`;

// A locked row of the customs software is not waited for longer than a statement may run.
const ofSession = "set language us_english; set lock_timeout 30000; set nocount on";

/**
 * ECUS tables in SQL Server, without the driver.
 *
 * Source: decision 0580
 */
export function sqlServerSource(open: OpenSqlServer): DeclarationSource {
  return {
    probe: async (target) => {
      const session = await opened(open, target);
      try {
        await columnsOf(session, target, probedFeed);
      } catch (error) {
        throw toldSqlServerFault(error, target);
      } finally {
        session.close();
      }
    },
    pages: async function* (target, { feed, window, after }) {
      const session = await opened(open, target);
      try {
        const { names, types } = await columnsOf(session, target, feed);
        const statement = pageStatement(feed, names, sqlServerDialect(types));
        yield* pagesOf(feed, after, async ({ day, key }) => {
          const values = [window.from, addDays(window.to, 1), day, key];
          return (await session.query(statement, values)) as EcusRow[];
        });
      } catch (error) {
        throw toldSqlServerFault(error, target);
      } finally {
        session.close();
      }
    },
  };
}

async function opened(open: OpenSqlServer, target: SourceTarget): Promise<SqlServerSession> {
  try {
    const session = await open(target);
    await session.query(ofSession, []);
    return session;
  } catch (error) {
    throw toldSqlServerFault(error, target, "ecus.silent");
  }
}

async function columnsOf(session: SqlServerSession, { dbname }: SourceTarget, feed: FeedName) {
  const [first = "", second = first] = tableNames(feed);
  const found = (await session.query(columnsOfTables, [
    first,
    second,
  ])) as unknown as readonly (FoundColumn & { readonly type: string })[];
  const names = spellingOf(feed, found);
  if ("missing" in names) throw refuseEcus("ecus.noTable", { dbname, what: names.missing });
  return { names, types: new Map(found.map(({ column, type }) => [column.toLowerCase(), type])) };
}

/**
 * How SQL Server writes the statement. It needs the type of each column: a plain cast of a float has six
 * digits, that of a time is in the language of the session.
 *
 * Shape: works from version 2008 on, which customs software still ships.
 */
export function sqlServerDialect(types: ReadonlyMap<string, string>): Dialect {
  return {
    name: (name) => `[${name}]`,
    text: (column) => {
      const name = /\[([^\]]+)\]$/.exec(column)?.[1]?.toLowerCase() ?? "";
      const type = types.get(name) ?? "";
      if (/date|time/i.test(type)) return `convert(nvarchar(30), ${column}, 120)`;
      if (/float|real/i.test(type)) return `ltrim(str(${column}, 38, 6))`;
      if (/money/i.test(type)) return `convert(nvarchar(40), ${column}, 2)`;
      return `cast(${column} as nvarchar(4000))`;
    },
    ordered: (text) => `(${text} collate Latin1_General_BIN2)`,
    parameter: (at) => `@p${at}`,
    first: (rows) => ({ before: `top (${rows})` }),
  };
}

const wrongAccount = [18_456, 18_452, 18_470];
const noDatabase = [4_060, 911, 916];
const noTable = [207, 208, 229, 230];
// A lock that was waited for, and a statement that the driver ended.
const tooSlow = [1_222, -2];

/** Says what a fault of the server or the driver means to the user. */
export function toldSqlServerFault(
  error: unknown,
  { host, dbname }: Pick<SourceTarget, "host" | "dbname">,
  broken: "ecus.silent" | "ecus.dropped" = "ecus.dropped",
) {
  const fault = error as { name?: string; number?: number; code?: string; message?: string };
  if (fault.name === "Refused") return error;
  const said = { host, dbname };
  const is = (numbers: readonly number[]) => numbers.includes(fault.number ?? 0);
  if (is(wrongAccount)) return refuseEcus("ecus.wrongPassword", said, { field: "dbpassword" });
  if (is(noDatabase)) return refuseEcus("ecus.noDatabase", said, { field: "dbname" });
  if (is(noTable)) return refuseEcus("ecus.noTable", { dbname, what: fault.message ?? "" });
  const isEnded = fault.code === "ETIMEOUT" && broken === "ecus.dropped";
  if (is(tooSlow) || isEnded) return refuseEcus("ecus.slow", said);
  return refuseEcus(broken, said, { field: "serverName" });
}
