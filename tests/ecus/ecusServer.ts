/** A database with the tables of ECUS 5, as another computer would offer it. */
export interface EcusServer {
  /** How a connection reaches it. */
  readonly fields: {
    readonly kind: "PostgreSQL" | "MariaDB";
    readonly serverName: string;
    readonly port: string;
    readonly dbname: string;
    readonly dbusername: string;
    readonly dbpassword: string;
  };
  /** Runs statements as the owner of the tables. */
  readonly run: (statement: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The account that connections use; it may read and nothing else. */
export const reader = { name: "ecus_reader", password: "Reader-2026" };

const texts = (names: string) => names.split(" ").map((name) => [name, "varchar(255)"] as const);

/** The tables of ECUS 5 with types as that program has them, and the tables of carriers. */
export const tables = {
  DTOKHAIMD: [
    ["_DToKhaiMDID", "decimal(18, 0)"],
    ["SOTK", "decimal(18, 0)"],
    ["SOTK_DAU_TIEN", "decimal(18, 0)"],
    ["NGAY_DK", "timestamp null"],
    ...texts("_XorN MA_DV VAN_DON MA_CK MA_HQ MA_CANGNN NUOC_XK NUOC_NK"),
    ["TR_LUONG", "double precision"],
    ["SO_KIEN", "double precision"],
    ["DVT_KIEN", "varchar(20)"],
    ["SO_CONTAINER", "double precision"],
    ["NGAYDEN", "varchar(30)"],
    ...texts("DV_DT _Ten_DV_L1 PLUONG NGAY_TQ"),
  ],
  DTOKHAIMD_VNACCS2: [
    ["_DToKhaiMDID", "decimal(18, 0)"],
    ["MA_HIEU_PTVC", "varchar(10)"],
  ],
  D_OLA: [
    ["SOTK", "decimal(18, 0)"],
    ["NGAY_KB", "timestamp null"],
    ...texts("_XorN MA_DV SO_VAN_DON MA_CANGNN MA_DVT TEN_DVXK PLUONG MA_HIEU_PTVC"),
    ["TRLUONG", "double precision"],
    ["THE_TICH", "double precision"],
    ["LUONG", "double precision"],
    ["SO_CONTAINER", "double precision"],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;

/** A row to insert: texts, null for nothing. */
export type SourceRow = Readonly<Record<string, string | null>>;

/** Empties a table and fills it with rows of one shape. */
export async function fill(
  server: EcusServer,
  table: keyof typeof tables,
  rows: readonly SourceRow[],
): Promise<void> {
  const quote = server.fields.kind === "MariaDB" ? "`" : '"';
  const named = (name: string) => `${quote}${name}${quote}`;
  const columns = tables[table].map(([name]) => name);
  await server.run(`delete from ${named(table)}`);
  for (let at = 0; at < rows.length; at += 1_000) {
    const values = rows.slice(at, at + 1_000).map((row) => {
      const cells = columns.map((name) => {
        const value = row[name] ?? null;
        return value === null ? "null" : `'${value.replaceAll("'", "''")}'`;
      });
      return `(${cells.join(", ")})`;
    });
    const into = `${named(table)} (${columns.map(named).join(", ")})`;
    // oxlint-disable-next-line no-await-in-loop
    await server.run(`insert into ${into} values ${values.join(",\n")}`);
  }
}

/** The statements that make the tables. */
export function tableStatements(quote: string): string[] {
  return Object.entries(tables).map(([table, columns]) => {
    const list = columns.map(([name, type]) => {
      const own = quote === "`" ? type.replace("timestamp", "datetime") : type;
      return `${quote}${name}${quote} ${own}`;
    });
    return `create table ${quote}${table}${quote} (${list.join(", ")})`;
  });
}
