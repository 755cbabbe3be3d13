import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isSignedWith } from "@fairway/engine/signed/signature.ts";
import type { AddressInfo } from "node:net";

/**
 * How an accounting system treats a record: it takes it, sends it back, keeps it and breaks the
 * line before or within its answer, answers what nobody understands, or is away.
 */
export type LedgerManner =
  | "takes"
  | "rejects"
  | "breaksAfter"
  | "halfAnswer"
  | "wrongAnswer"
  | "away";

interface Kept {
  readonly number: string;
  readonly request: unknown;
  readonly ledgerNo: string;
}

/** An accounting system over signed HTTP: it keeps a record once for each key. */
export async function startLedger(secret: string) {
  const kept = new Map<string, Kept>();
  const tellers = { posts: 0, asked: 0, unsigned: 0 };
  let manner: LedgerManner = "takes";
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString("utf8");
    const said = (name: string) => String(request.headers[name] ?? "");
    const signed = {
      method: request.method ?? "",
      path: request.url ?? "",
      timestamp: said("x-timestamp"),
      nonce: said("x-nonce"),
      body,
    };
    if (!isSignedWith(secret, signed, said("x-signature"))) {
      tellers.unsigned += 1;
      response.writeHead(401).end();
      return;
    }
    if (manner === "away") {
      response.writeHead(503).end("closed for the month");
      return;
    }
    const send = (status: number, content: object) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify(content));
    if (request.method === "GET") {
      tellers.asked += 1;
      const key = new URL(request.url ?? "", "http://ledger").searchParams.get("key") ?? "";
      const found = kept.get(key);
      send(found ? 200 : 404, found ? { status: "Synced", ledgerNo: found.ledgerNo } : {});
      return;
    }
    tellers.posts += 1;
    if (manner === "rejects") {
      send(422, { status: "Rejected", reason: "Account 13111 is closed" });
      return;
    }
    const { key, number, request: sent } = JSON.parse(body) as { key: string } & Kept;
    const ledgerNo = `L${kept.size + 1}`;
    if (!kept.has(key)) kept.set(key, { number, request: sent, ledgerNo });
    if (manner === "breaksAfter") {
      request.socket.destroy();
      return;
    }
    if (manner === "halfAnswer") {
      response.writeHead(200, { "content-length": "100" }).write('{"status":"Syn');
      request.socket.destroy();
      return;
    }
    if (manner === "wrongAnswer") {
      send(200, { status: "Perhaps" });
      return;
    }
    send(200, { status: "Synced", ledgerNo: kept.get(key)?.ledgerNo });
  }
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/api/documents`,
    kept,
    tellers,
    be: (next: LedgerManner) => {
      manner = next;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
