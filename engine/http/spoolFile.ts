import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SpooledFile } from "@fairway/core/contract/call.ts";
import { refuseRequest } from "./httpRefusals.ts";

const PIECE = 512 * 1024;

/** A file that lies on the disk while its request is answered. */
export interface Spooled extends SpooledFile {
  /** Frees its place on the disk. */
  readonly close: () => Promise<void>;
}

/**
 * Writes an uploaded file to the disk while it arrives, so that the memory does not grow with it.
 *
 * Shape: the file has no name on the disk from the start, so a process that ends leaves nothing
 *   behind. `most` has the refusal of a file that reaches its bytes.
 * Refuses: request.diskFull
 */
export async function spoolFile(
  source: AsyncIterable<Uint8Array>,
  { name, mime }: { readonly name: string; readonly mime: string },
  most: { readonly bytes: number; readonly refusal: () => Error },
): Promise<Spooled> {
  const path = join(tmpdir(), `fairway-${randomUUID()}`);
  const handle = await open(path, "wx+", 0o600).catch((error: unknown) => {
    throw isDiskFull(error) ? refuseRequest("request.diskFull") : error;
  });
  await unlink(path);
  const hash = createHash("sha256");
  let size = 0;
  try {
    for await (const piece of source) {
      if (size + piece.length >= most.bytes) throw most.refusal();
      hash.update(piece);
      await writeWhole(handle, piece, size);
      size += piece.length;
    }
  } catch (error) {
    await handle.close();
    if (isDiskFull(error)) throw refuseRequest("request.diskFull");
    throw error;
  }
  return {
    name,
    mime,
    size,
    sha256: hash.digest("hex"),
    read: () => piecesOf(handle),
    close: () => handle.close(),
  };
}

// A disk that gets full takes a part of a piece without an error.
async function writeWhole(handle: FileHandle, piece: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < piece.length; ) {
    const { bytesWritten } = await handle.write(piece, done, piece.length - done, at + done);
    done += bytesWritten;
  }
}

const isDiskFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT"].includes((error as { code?: string } | null)?.code ?? "");

async function* piecesOf(handle: FileHandle): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(PIECE), 0, PIECE, at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
