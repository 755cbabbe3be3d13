import type { FileProgress } from "./client.ts";

/** Reads a file from an answer, with progress if the server has sent its length. */
export async function readFile(
  answer: Response,
  progress?: (progress: FileProgress) => void,
): Promise<Blob> {
  const rows = Number(answer.headers.get("x-file-rows") ?? 0);
  const expected = Number(answer.headers.get("x-file-bytes") ?? 0);
  if (!progress || !rows || !expected || !answer.body) return answer.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  progress({ part: 0, rows });
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    read += value.length;
    // An estimate never reaches the whole: the last part may be longer than expected.
    progress({ part: Math.min(0.99, read / expected), rows });
  }
  return new Blob(parts, { type: answer.headers.get("content-type") ?? "" });
}
