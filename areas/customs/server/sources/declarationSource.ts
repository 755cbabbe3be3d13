import type { ecusKinds } from "../../model/ecusConnection.ts";
import type { EcusRow } from "../../model/declarationOfEcus.ts";
import type { FeedName } from "../../model/ecusTables.ts";
import type { EcusWindow } from "../../model/ecusWindow.ts";
import { mariadbSource } from "./mariadbSource.ts";
import { postgresSource } from "./postgresSource.ts";

/** Where to connect, at an address that was resolved and checked before. */
export interface SourceTarget {
  /** The host as the user knows it, for messages. */
  readonly host: string;
  readonly address: string;
  readonly port: number;
  readonly dbname: string;
  readonly dbusername: string;
  readonly password: string;
}

/** The last row of a page: the next page begins after it. */
export interface PageCursor {
  readonly day: string;
  readonly key: string;
}

/** Up to a thousand rows. */
export interface SourcePage {
  readonly rows: readonly EcusRow[];
  readonly cursor: PageCursor;
}

/** What is read of a database. */
export interface SourceAsk {
  readonly feed: FeedName;
  readonly window: EcusWindow;
  /** Rows after this one; null for the newest. */
  readonly after: PageCursor | null;
}

/** The database of a customs software; sessions are read-only and a statement ends after 30 seconds. */
export interface DeclarationSource {
  /**
   * Connects, and looks whether the tables and columns of ECUS 5 can be read.
   *
   * Refuses: ecus.silent · ecus.wrongPassword · ecus.noDatabase · ecus.noTable
   */
  readonly probe: (target: SourceTarget) => Promise<void>;
  /**
   * Reads the declarations with a number, the newest first, page after page on one connection.
   *
   * Refuses: as `probe` · ecus.slow · ecus.dropped
   */
  readonly pages: (target: SourceTarget, ask: SourceAsk) => AsyncGenerator<SourcePage>;
}

/** The source of each kind of database. */
export const declarationSources: Readonly<Record<keyof typeof ecusKinds, DeclarationSource>> = {
  PostgreSQL: postgresSource,
  MariaDB: mariadbSource,
};
