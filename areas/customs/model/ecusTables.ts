/** The tables of ECUS 5 that are read, with the columns of each. Source: rule CU-9 */
export const ecusTables = {
  DTOKHAIMD: [
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
  DTOKHAIMD_VNACCS2: ["_DToKhaiMDID", "MA_HIEU_PTVC"],
} as const;

/** What a database lacks: the first table or column, compared without case; null when it is whole. */
export function missingOfEcus(
  found: readonly { readonly table: string; readonly column: string }[],
): string | null {
  const known = new Set(found.map(({ table, column }) => `${table}.${column}`.toLowerCase()));
  const tables = new Set(found.map(({ table }) => table.toLowerCase()));
  for (const [table, columns] of Object.entries(ecusTables)) {
    if (!tables.has(table.toLowerCase())) return table;
    const column = columns.find((each) => !known.has(`${table}.${each}`.toLowerCase()));
    if (column) return `${table}.${column}`;
  }
  return null;
}
