/** Is this the address of a screen of this product, optionally with a query? */
export function isScreen(link: string): boolean {
  return /^#?\/home(\/[\w%-][\w%.-]*)*\/?(\?[^\s"'<>\\]*)?$/.test(link);
}
