import { createHashHistory, type RouterHistory } from "@tanstack/react-router";

/**
 * Makes the history of the application's hash addresses.
 *
 * The router restores a refused move by the places of its entries. An entry that the browser made,
 * such as an address typed by the user, gets its place here: after the present entry.
 */
export function hashHistory(page: Window = window): RouterHistory {
  // Taken before the router replaces it by one that notifies the router.
  const replaceState = page.history.replaceState.bind(page.history);
  let history: RouterHistory | null = null;
  // Registered before the router's own listener, which reads the place.
  page.addEventListener("popstate", () => {
    if (!history || page.history.state) return;
    const { href, state } = history.location;
    const isSame = page.location.hash.slice(1) === href;
    const key = Math.random().toString(36).slice(2);
    const place = state.__TSR_index + (isSame ? 0 : 1);
    replaceState({ key, __TSR_key: key, __TSR_index: place }, "");
  });
  history = createHashHistory({ window: page });
  return history;
}
