import { existsSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";

/** Connections whose other end takes or sends a byte a second. */
export interface Slow {
  /** How many connections the server has closed. */
  closed(): number;
  end(): void;
}

/** Sends a request and reads a byte a second of the answer. */
export function readSlowly(address: string, path: string, token: string, count: number): Slow {
  return open(address, count, (socket) => {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: slow\r\nauthorization: Bearer ${token}\r\n\r\n`);
    socket.pause();
    const reading = setInterval(() => socket.read(1), 1000);
    socket.on("close", () => clearInterval(reading));
  });
}

/** Sends a request a byte a second, and never all of it. */
export function sendSlowly(address: string, count: number): Slow {
  return open(address, count, (socket) => {
    socket.write("POST /connect/token HTTP/1.1\r\nhost: slow\r\ncontent-length: 100000\r\n\r\n");
    const sending = setInterval(() => socket.write("a"), 1000);
    socket.on("close", () => clearInterval(sending));
  });
}

const little = { highWaterMark: 1 };

function open(address: string, count: number, begin: (socket: Socket) => void): Slow {
  const { hostname, port } = new URL(address);
  const sockets = Array.from({ length: count }, () => {
    // The client buffers little, so that the answer waits in the server.
    const socket = connect({ host: hostname, port: Number(port), ...little });
    socket.on("error", () => {});
    socket.once("connect", () => begin(socket));
    return socket;
  });
  return {
    closed() {
      const held = heldBy(Number(port));
      return sockets.filter(({ localPort }) => !held.has(localPort ?? 0)).length;
    },
    end() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * The client ports of the connections that a server holds open. The reader itself would see the end
 * only after days: it follows the bytes that it has not read.
 */
function heldBy(port: number): Set<number> {
  const held = new Set<number>();
  for (const table of ["/proc/net/tcp", "/proc/net/tcp6"].filter(existsSync)) {
    for (const line of readFileSync(table, "utf8").split("\n").slice(1)) {
      const [, near = "", far = "", state] = line.trim().split(/\s+/);
      const portOf = (end: string) => Number.parseInt(end.slice(end.indexOf(":") + 1), 16);
      if (state === ESTABLISHED && portOf(near) === port) held.add(portOf(far));
    }
  }
  return held;
}

const ESTABLISHED = "01";
