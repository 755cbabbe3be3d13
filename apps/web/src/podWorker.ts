/**
 * Keeps the page of a driver on the phone, so that it opens without a connection. A page is read from
 * the server where one is reached; a file with a fingerprint is read once. What a link opens is no
 * file: the text of a link never reaches this worker.
 */
const store = "fairway-driver";

// The types of workers and of pages exclude each other; a worker has these.
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Waiting {
  readonly data: readonly string[];
}
const worker = globalThis as unknown as {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
};

// A file is one for all who ask, whatever an answer says it varies by.
const anyVary = { ignoreVary: true };
const isPage = (path: string) => /^(\/vi)?\/pod\/$/.test(path);
const isFixed = (path: string) => path.startsWith("/assets/");

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (isPage(pathname)) event.respondWith(newestPage(request, pathname));
  else if (isFixed(pathname)) event.respondWith(fixedFile(request));
});

/** Keeps exactly these files: what an earlier version of the page used is forgotten. */
async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(store);
  const wanted = new Set(addresses.map((each) => new URL(each, worker.location.origin).href));
  await Promise.all(
    [...wanted].map(async (address) => {
      const isKept = !isPage(new URL(address).pathname) && (await cache.match(address, anyVary));
      if (!isKept) await cache.add(address);
    }),
  );
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

async function newestPage(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(store);
  try {
    const page = await fetch(request);
    if (page.ok) await cache.put(path, page.clone());
    return page;
  } catch (error) {
    const kept = await cache.match(path, anyVary);
    if (!kept) throw error;
    return kept;
  }
}

async function fixedFile(request: Request): Promise<Response> {
  return (await (await caches.open(store)).match(request, anyVary)) ?? fetch(request);
}
