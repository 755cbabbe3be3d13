let current: string | null = null;

/** Sets the address under which users open the product, when the server starts. */
export function usePublicAddress(address: string | null): void {
  current = address;
}

/**
 * The address of a screen for a reader outside the product, in the reader's language.
 *
 * Shape: `screen` is the address below the root, such as `/home/documentation/…`. Without a public
 *   address it throws: the job that writes the mail is repeated when the server listens.
 */
export function linkTo(screen: string, language: "en" | "vi"): string {
  if (current === null) throw new Error("the server has no address yet");
  return `${current}/${language === "vi" ? "vi/" : ""}#${screen}`;
}

/** The address of a page besides the screens, such as `pod`; of a server without one as it was asked. */
export function publicPage(page: string, language: "en" | "vi", asked: string): string {
  return `${current ?? asked}/${language === "vi" ? "vi/" : ""}${page}/`;
}
