/** The part of the search that belongs to a view: everything except the page. */
export function viewSearch(search: Readonly<Record<string, string>>): string {
  const { page: _page, ...rest } = search;
  return new URLSearchParams(rest).toString();
}
