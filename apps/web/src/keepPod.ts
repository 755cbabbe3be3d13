const pages = ["/pod/", "/vi/pod/"];

/** Keeps the page of a driver in both languages on the phone, where the browser can keep pages. */
export async function keepPod(): Promise<void> {
  // Only pages of a secure address have it.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  for (const scope of pages) {
    // oxlint-disable-next-line no-await-in-loop
    await serviceWorker.register("/podWorker.js", { scope });
  }
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
  active?.postMessage([...pages, ...files]);
}
