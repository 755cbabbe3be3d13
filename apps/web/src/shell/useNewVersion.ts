import { keepDrafts } from "@fairway/ui/form/drafts.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useEffect } from "react";
import { shellWords } from "./shellWords.ts";

const CHECK_EVERY = 5 * 60_000;
const PAUSE = 60_000;

/**
 * Offers a reload when the server has a newer version of the application; typed values are kept.
 */
export function useNewVersion(): void {
  const say = useSay();
  const confirm = useConfirm();
  useEffect(() => {
    let checkedAt = Date.now();
    let declined = "";
    const check = async () => {
      checkedAt = Date.now();
      const found = await publishedVersion();
      if (!found || found.script === ownScript() || found.script === declined) return;
      declined = found.script;
      const yes = await confirm({
        title: say(shellWords.newVersion, { version: found.version }),
        detail: say(shellWords.newVersionDetail),
        yes: shellWords.reload,
        no: shellWords.later,
      });
      if (!yes) return;
      keepDrafts();
      location.reload();
    };
    const looked = () => void (Date.now() - checkedAt > PAUSE && check());
    const timer = setInterval(() => void check(), CHECK_EVERY);
    addEventListener("focus", looked);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", looked);
    };
  }, [confirm, say]);
}

/** Returns the script that started this page; its name contains a hash of its content. */
function ownScript(): string {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return own ? new URL(own.src).pathname : "";
}

/**
 * Returns the script and version that the server publishes now; null when the server does not
 * answer.
 */
async function publishedVersion(): Promise<{ script: string; version: string } | null> {
  try {
    const answer = await fetch("/index.html", { cache: "no-store" });
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const script = page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "";
    const version = page.querySelector('meta[name="version"]')?.getAttribute("content") ?? "";
    return script ? { script: new URL(script, location.href).pathname, version } : null;
  } catch {
    return null;
  }
}
