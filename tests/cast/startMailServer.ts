import type { Socket } from "node:net";
import { useMailServer } from "@fairway/areas/mail/server/mailServer.ts";
import { openMailServer } from "@fairway/engine/mail/mailServer.ts";
import { SMTPServer } from "smtp-server";

/**
 * How a mail server treats a mail: it takes it, refuses its text or receivers named nobody, or goes
 * away after the receivers, in the middle of the text, or at its end, before it confirms.
 */
type Manner =
  | "takes"
  | "refuses"
  | "refusesNobody"
  | "leavesAfterReceivers"
  | "leavesInText"
  | "leavesAtEnd";

/** Starts an SMTP server, which the product uses from now on, and notes the mails that it takes. */
export async function startMailServer(manner: Manner = "takes") {
  const got: { to: string[]; text: string }[] = [];
  const sockets = new Set<Socket>();
  const leave = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const isRefused = manner === "refusesNobody" && address.startsWith("nobody@");
      if (isRefused) return done(new Error("no such user here"));
      // The answer is on its way before the server is gone.
      if (manner === "leavesAfterReceivers") setTimeout(leave);
      return done();
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => {
        parts.push(part);
        if (manner === "leavesInText") leave();
      });
      stream.on("end", () => {
        if (manner === "leavesAtEnd") return leave();
        if (manner === "refuses") return done(new Error("mailbox is full"));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        got.push({ to, text: Buffer.concat(parts).toString("utf8") });
        return done();
      });
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as { port: number };
  const own = openMailServer(`smtp://127.0.0.1:${port}`, "mail@fairway.example");
  useMailServer(own);
  return {
    got,
    stop: () => {
      own.close();
      useMailServer(null);
      return new Promise<void>((stopped) => server.close(() => stopped()));
    },
  };
}
