/** A user's columns of one list. */
export interface ColumnChoice {
  /** Shown columns in order; null for the list's own choice. */
  readonly shown: readonly string[] | null;
  readonly frozen: readonly string[] | null;
  readonly widths: Readonly<Record<string, number>>;
}

/** The default columns. */
export const ownColumns: ColumnChoice = { shown: null, frozen: null, widths: {} };

const place = (userId: string, table: string) => `fairway.columns.${userId}.${table}`;

/** Reads the user's columns of a list from this browser. */
export function keptColumns(userId: string, table: string): ColumnChoice {
  try {
    const text = localStorage.getItem(place(userId, table));
    if (!text) return ownColumns;
    const { shown, frozen, widths } = { ...ownColumns, ...(JSON.parse(text) as ColumnChoice) };
    return { shown, frozen, widths };
  } catch {
    return ownColumns;
  }
}

/** Stores the columns of a list in this browser. */
export function keepColumns(userId: string, table: string, choice: ColumnChoice): void {
  localStorage.setItem(place(userId, table), JSON.stringify(choice));
}
