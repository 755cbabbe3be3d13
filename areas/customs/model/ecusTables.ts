/** A table of ECUS 5 with the columns that are read. */
export interface EcusTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** Columns that some versions have; without them the value is empty. */
  readonly maybe: readonly string[];
}

/** The two tables of declarations. Source: rules CU-9, CU-11 */
export const declarationTable: EcusTable = {
  table: "DTOKHAIMD",
  columns: [
    "_DToKhaiMDID",
    "SOTK",
    "SOTK_DAU_TIEN",
    "NGAY_DK",
    "_XorN",
    "MA_DV",
    "VAN_DON",
    "MA_CK",
    "MA_HQ",
    "MA_CANGNN",
    "NUOC_XK",
    "NUOC_NK",
    "TR_LUONG",
    "SO_KIEN",
    "DVT_KIEN",
    "SO_CONTAINER",
    "NGAYDEN",
    "DV_DT",
    "_Ten_DV_L1",
    "PLUONG",
  ],
  maybe: ["NGAY_TQ"],
};
export const transportTable: EcusTable = {
  table: "DTOKHAIMD_VNACCS2",
  columns: ["_DToKhaiMDID", "MA_HIEU_PTVC"],
  maybe: [],
};
/** The table of transport declarations, the carrier feed. */
export const carrierTable: EcusTable = {
  table: "D_OLA",
  columns: [
    "SOTK",
    "NGAY_KB",
    "_XorN",
    "MA_DV",
    "SO_VAN_DON",
    "MA_CANGNN",
    "TRLUONG",
    "THE_TICH",
    "LUONG",
    "MA_DVT",
    "SO_CONTAINER",
    "TEN_DVXK",
    "PLUONG",
    "MA_HIEU_PTVC",
  ],
  maybe: [],
};

/** What is read from a connection: declarations, or the transport declarations of carriers. */
export const feeds = {
  Declarations: { tables: [declarationTable, transportTable], day: "NGAY_DK", key: "_DToKhaiMDID" },
  CarrierFeed: { tables: [carrierTable], day: "NGAY_KB", key: "SOTK" },
} as const satisfies Record<
  string,
  { readonly tables: readonly EcusTable[]; readonly day: string; readonly key: string }
>;
export type FeedName = keyof typeof feeds;

/** A column as the database of a user spells it. */
export interface FoundColumn {
  readonly table: string;
  readonly column: string;
}

/** The spelling of the tables and columns of a feed in a database. */
export interface EcusSpelling {
  readonly table: (table: string) => string;
  /** Null for a column that this version does not have. */
  readonly column: (table: string, column: string) => string | null;
}

const placeOf = (table: string, column: string) => `${table}.${column}`.toLowerCase();

/**
 * Finds the spelling of the tables and columns of a feed; `missing` names the first that a database
 * lacks. Names are compared without case, so a found name differs from the fixed list in case only.
 */
export function spellingOf(
  feed: FeedName,
  found: readonly FoundColumn[],
): { readonly missing: string } | EcusSpelling {
  const wanted: readonly EcusTable[] = feeds[feed].tables;
  const columns = new Map<string, FoundColumn>();
  for (const each of found) {
    const place = placeOf(each.table, each.column);
    const exact = wanted.some(
      ({ table, columns: own }) => table === each.table && own.includes(each.column),
    );
    if (exact || !columns.has(place)) columns.set(place, each);
  }
  const tables = new Set(found.map(({ table }) => table.toLowerCase()));
  for (const { table, columns: own } of wanted) {
    if (!tables.has(table.toLowerCase())) return { missing: table };
    const lacking = own.find((column) => !columns.has(placeOf(table, column)));
    if (lacking) return { missing: `${table}.${lacking}` };
  }
  const column = (table: string, name: string) => columns.get(placeOf(table, name))?.column ?? null;
  const table = (name: string) => {
    const first = wanted.find((each) => each.table === name)?.columns[0] ?? "";
    return columns.get(placeOf(name, first))?.table ?? name;
  };
  return { table, column };
}
