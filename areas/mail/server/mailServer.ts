import type { MailServer } from "@fairway/engine/mail/mailServer.ts";

let current: MailServer | null = null;

/** Sets the mail server of this process, once, when it starts; null without one. */
export function useMailServer(server: MailServer | null): void {
  current = server;
}

/** The mail server; null without one, then mails wait. */
export function mailServer(): MailServer | null {
  return current;
}
