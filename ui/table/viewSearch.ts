/** The part of an address's search that makes a view: everything but the page. */
export function viewSearch(search: Readonly<Record<string, string>>): string {
  const { page: _page, ...rest } = search;
  return new URLSearchParams(rest).toString();
}
