import type { ecusKinds } from "../../model/ecusConnection.ts";
import { probePostgres } from "./probePostgres.ts";

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

/** The database of a customs software. */
interface DeclarationSource {
  /**
   * Connects, and looks whether the tables and columns of ECUS 5 can be read.
   *
   * Refuses: ecus.silent · ecus.wrongPassword · ecus.noDatabase · ecus.noTable
   */
  readonly probe: (target: SourceTarget) => Promise<void>;
}

/** The source of each kind of database. */
export const declarationSources: Readonly<Record<keyof typeof ecusKinds, DeclarationSource>> = {
  PostgreSQL: { probe: probePostgres },
};
