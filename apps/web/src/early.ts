import type { EarlyAnswers, EarlyCall, StartOfPage } from "./earlyAnswers.ts";

// A script of its own without imports, because it runs while the other scripts still load: it
// renews the token if the tab has none, sends the requests with which the same address began last
// time, and loads its files.

const storage = "fairway.starts";
const MOST_PAGES = 12;
const LONGEST_USE_MS = 10_000;
// As long as the client waits: a second renewal must not overtake the first.
const LONGEST_RENEWAL_MS = 60_000;

const page = location.pathname + location.hash;
const today = new Date().toDateString();
// The files of another build have other names.
const build = document.currentScript?.dataset.build ?? "";
const begun = performance.now();
const asked = new Map<string, Promise<Response>>();
// Other addresses, e.g. the login screen, open without a user.
const needsUser = /^(#\/?|#\/home\b.*)?$/.test(location.hash);
// Lists and dashboards, not records, and without what somebody searched for.
const isGeneral = needsUser && !/\?|[0-9a-f]{8}-/.test(location.hash);

const nameOf = (call: EarlyCall) => `${call.method} ${call.url} ${call.body ?? ""}`;

function read<Kept>(store: Storage, key: string): Kept | null {
  try {
    return JSON.parse(store.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

const keptIn = (store: Storage) => read<StartOfPage[]>(store, storage) ?? [];
const held = read<{ text: string; endsAt: number; acting?: boolean }>(
  sessionStorage,
  "fairway.token",
);
const isActing = held?.acting ?? false;
let token = held && held.endsAt > Date.now() ? held.text : null;

const hasCookie = !isActing && localStorage.getItem("fairway.signedIn") !== null;
const starts =
  token || (needsUser && hasCookie)
    ? [...keptIn(sessionStorage), ...(isActing ? [] : keptIn(localStorage))]
    : [];
const own = starts.find((each) => each.page === page);
// An address that is new still needs the user and the rights.
const start = own ?? starts.find((each) => each.page.startsWith(`${location.pathname}#`));

for (const href of own?.build === build ? own.files : []) {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
}

function send(call: EarlyCall, more: RequestInit = {}): Promise<Response> {
  const answer = fetch(call.url, {
    method: call.method,
    credentials: "same-origin",
    // One that hangs is sent again by the client.
    signal: AbortSignal.timeout(LONGEST_USE_MS),
    headers: {
      "accept-language": document.documentElement.lang,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.body === null ? {} : { "content-type": "application/json" }),
    },
    ...(call.body === null ? {} : { body: call.body }),
    ...more,
  });
  answer.catch(() => undefined);
  return answer;
}

function sendCalls(): void {
  for (const call of start?.calls ?? []) {
    // Yesterday's lists asked for other days.
    if (!call.ofSession && (start !== own || start?.day !== today)) continue;
    asked.set(nameOf(call), send(call));
  }
}

async function renew(): Promise<Response> {
  const body = JSON.stringify({ grant_type: "refresh_token" });
  const call = { method: "POST", url: "/connect/token", body };
  // The cookie that comes with the answer is kept even if the page is left meanwhile.
  const signal = AbortSignal.timeout(LONGEST_RENEWAL_MS);
  const answer = await send(call, { keepalive: true, signal });
  if (answer.ok) {
    token = ((await answer.clone().json()) as { access_token: string }).access_token;
    sendCalls();
  }
  return answer;
}

let renewal: Promise<Response> | null = null;
if (token) sendCalls();
else if (needsUser && hasCookie) {
  renewal = renew();
  renewal.catch(() => undefined);
}

const early: EarlyAnswers = {
  take(call, now) {
    const name = nameOf(call);
    const answer = asked.get(name);
    // Taken once, soon and by the user who asked: an answer is never older than its page.
    asked.delete(name);
    const isOld = performance.now() - begun > LONGEST_USE_MS;
    return answer && now === token && !isOld ? answer : null;
  },
  takeRenewal() {
    const answer = renewal;
    renewal = null;
    return answer;
  },
  keep(calls, files) {
    asked.clear();
    const kept = { page, day: today, build, calls, files };
    for (const store of isGeneral && !isActing
      ? [sessionStorage, localStorage]
      : [sessionStorage]) {
      const others = keptIn(store).filter((each) => each.page !== page);
      store.setItem(storage, JSON.stringify([kept, ...others].slice(0, MOST_PAGES)));
    }
  },
  forget() {
    asked.clear();
    sessionStorage.removeItem(storage);
    localStorage.removeItem(storage);
  },
};
(globalThis as { fairwayEarly?: EarlyAnswers }).fairwayEarly = early;
