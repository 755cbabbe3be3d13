/** Is this the address of a screen of this product, possibly with a query, and of nothing else? */
export function isScreen(link: string): boolean {
  return /^#?\/home(\/[\w%-][\w%.-]*)*\/?(\?[^\s"'<>\\]*)?$/.test(link);
}
