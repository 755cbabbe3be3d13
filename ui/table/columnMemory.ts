/** How a person has arranged the columns of one list. */
export interface ColumnChoice {
  /** Shown columns in order; null for the list's own choice. */
  readonly shown: readonly string[] | null;
  readonly frozen: readonly string[] | null;
  readonly widths: Readonly<Record<string, number>>;
}

/** The list's own arrangement. */
export const ownColumns: ColumnChoice = { shown: null, frozen: null, widths: {} };

const place = (userId: string, table: string) => `fairway.columns.${userId}.${table}`;

/** What this browser knows of the person's columns of a list. */
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

/** Keeps the columns of a list in this browser. */
export function keepColumns(userId: string, table: string, choice: ColumnChoice): void {
  localStorage.setItem(place(userId, table), JSON.stringify(choice));
}
