import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";

/** A mail server on this machine. */
export interface ReceivingServer {
  /** As `MAIL_URL` names it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a mail server that accepts every mail and keeps it as a file in a folder. */
export async function startMailServer(folder: string): Promise<ReceivingServer> {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const name = join(folder, `${Date.now()}-${randomUUID()}`);
        // A reader finds whole mails only.
        writeFileSync(`${name}.part`, Buffer.concat(parts));
        renameSync(`${name}.part`, `${name}.eml`);
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  };
}

/** The mails in such a folder, as they came over the wire. */
export function receivedMails(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}
