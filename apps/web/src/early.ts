import type { EarlyAnswers, EarlyCall, StartOfPage } from "./earlyAnswers.ts";

// A script of its own without imports, because it runs while the other scripts still load: it sends
// the requests with which the same address began last time in this tab, and loads its files.

const storage = "fairway.starts";
const MOST_PAGES = 12;
const LONGEST_USE_MS = 10_000;

const page = location.pathname + location.hash;
const today = new Date().toDateString();
// The files of another build have other names.
const build = document.currentScript?.dataset.build ?? "";
const begun = performance.now();
const asked = new Map<string, Promise<Response>>();

const nameOf = (call: EarlyCall) => `${call.method} ${call.url} ${call.body ?? ""}`;

function heldToken(): string | null {
  try {
    const held = JSON.parse(sessionStorage.getItem("fairway.token") ?? "null");
    return held && held.endsAt > Date.now() ? held.text : null;
  } catch {
    return null;
  }
}

function keptStarts(): StartOfPage[] {
  try {
    return JSON.parse(sessionStorage.getItem(storage) ?? "[]") as StartOfPage[];
  } catch {
    return [];
  }
}

const token = heldToken();
const starts = token ? keptStarts() : [];
// An address that is new in this tab still needs the user and the rights.
const own = starts.find((each) => each.page === page);
const start = own ?? starts[0];
if (start) {
  for (const href of own?.build === build ? own.files : []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
  for (const call of start.calls) {
    // Yesterday's lists asked for other days.
    if (!call.ofSession && (start !== own || start.day !== today)) continue;
    const answer = fetch(call.url, {
      method: call.method,
      credentials: "same-origin",
      // One that hangs is sent again by the client.
      signal: AbortSignal.timeout(LONGEST_USE_MS),
      headers: {
        "accept-language": document.documentElement.lang,
        authorization: `Bearer ${token}`,
        ...(call.body === null ? {} : { "content-type": "application/json" }),
      },
      ...(call.body === null ? {} : { body: call.body }),
    });
    answer.catch(() => undefined);
    asked.set(nameOf(call), answer);
  }
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
  keep(calls, files) {
    asked.clear();
    const others = keptStarts().filter((each) => each.page !== page);
    const kept = [{ page, day: today, build, calls, files }, ...others].slice(0, MOST_PAGES);
    sessionStorage.setItem(storage, JSON.stringify(kept));
  },
  forget() {
    asked.clear();
    sessionStorage.removeItem(storage);
  },
};
(globalThis as { fairwayEarly?: EarlyAnswers }).fairwayEarly = early;
