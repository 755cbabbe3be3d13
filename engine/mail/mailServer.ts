import { createTransport } from "nodemailer";

/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** Sent as part of the message id, so that a repeated delivery can be recognised. */
  readonly id: string;
  /** The sender that the receiver reads; without it the address of the server. */
  readonly from: string | null;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  /** Named in the envelope alone. */
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly files: readonly {
    readonly name: string;
    readonly mime: string;
    readonly bytes: Uint8Array;
    /** Shown below the text instead of being attached. */
    readonly isShown?: boolean;
  }[];
}

/** Delivers mails to a mail server; a refused or unreachable delivery is an error. */
export interface MailServer {
  /** Returns why receivers were refused while the others got the mail; empty where all got it. */
  send(mail: OutgoingMail): Promise<readonly string[]>;
  close(): void;
}

// A server that accepts a connection and then says nothing fails the attempt.
const patienceMs = 30_000;

/**
 * Connects to a mail server.
 *
 * Shape: `url` is `smtp://user:password@host:port` or `smtps://…`; `sender` is the address of the
 *   envelope, to which failures are returned.
 */
export function openMailServer(url: string, sender: string): MailServer {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // A mail never reads a file or an address of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = sender.slice(sender.indexOf("@") + 1);
  return {
    send: async ({ id, from, to, cc, bcc, files, html, ...content }) => {
      const contentIdOf = (at: number) => `${id}.${at}@${host}`;
      const shown = files.flatMap(({ isShown }, at) =>
        isShown ? `<br><img src="cid:${contentIdOf(at)}" alt="">` : [],
      );
      const sent = await transport.sendMail({
        ...content,
        html: html + shown.join(""),
        messageId: `<${id}@${host}>`,
        from: from ?? sender,
        sender,
        envelope: { from: sender, to: [...to, ...cc, ...bcc] },
        to: [...to],
        cc: [...cc],
        attachments: files.map(({ name, mime, bytes, isShown }, at) => ({
          filename: name,
          contentType: mime,
          content: Buffer.from(bytes),
          ...(isShown ? { cid: contentIdOf(at) } : {}),
        })),
      });
      return (sent.rejectedErrors ?? []).map(
        ({ recipient, response }) => `${recipient}: ${response}`,
      );
    },
    close: () => transport.close(),
  };
}
