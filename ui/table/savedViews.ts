/** A view of a list that a person keeps: a name and the search of its address. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
}

const place = (userId: string, table: string) => `fairway.views.${userId}.${table}`;

/** The views this person keeps of a list. */
export function savedViews(userId: string, table: string): readonly SavedView[] {
  try {
    return JSON.parse(localStorage.getItem(place(userId, table)) ?? "[]") as SavedView[];
  } catch {
    return [];
  }
}

/** Keeps a view; one of the same name is replaced. */
export function saveView(userId: string, table: string, view: SavedView): readonly SavedView[] {
  const others = savedViews(userId, table).filter((each) => each.name !== view.name);
  return keep(userId, table, [...others, view]);
}

/** Takes a view away. */
export function dropView(userId: string, table: string, name: string): readonly SavedView[] {
  return keep(
    userId,
    table,
    savedViews(userId, table).filter((each) => each.name !== name),
  );
}

function keep(userId: string, table: string, views: readonly SavedView[]): readonly SavedView[] {
  localStorage.setItem(place(userId, table), JSON.stringify(views));
  return views;
}

/** The part of a search that makes a view: everything but the page. */
export function viewSearch(search: Readonly<Record<string, string>>): string {
  const { page: _page, ...rest } = search;
  return new URLSearchParams(rest).toString();
}
