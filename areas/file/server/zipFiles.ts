import { crc32 } from "node:zlib";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";

const UTF8_AND_SIZES_AFTER = 0x0808;

/**
 * Packs files into one archive while they are read; papers are packed already, so nothing is
 * pressed further.
 *
 * Shape: names are told apart by the caller; together less than 4 GB, which no record reaches.
 */
export async function* zipFiles(files: readonly AnsweredFile[]): AsyncGenerator<Uint8Array> {
  const entries: Buffer[] = [];
  let offset = 0;
  const { day, time } = dosTime(new Date());
  for (const file of files) {
    const name = Buffer.from(file.name, "utf8");
    const shared = Buffer.alloc(10);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(UTF8_AND_SIZES_AFTER, 2);
    shared.writeUInt16LE(time, 6);
    shared.writeUInt16LE(day, 8);
    const nameSize = Buffer.alloc(4);
    nameSize.writeUInt16LE(name.length, 0);
    const head = Buffer.concat([signature(0x04034b50), shared, Buffer.alloc(12), nameSize, name]);
    yield head;
    let crc = 0;
    let size = 0;
    const pieces = file.bytes instanceof Uint8Array ? [file.bytes] : file.bytes;
    for await (const piece of pieces) {
      crc = crc32(piece, crc);
      size += piece.length;
      yield piece;
    }
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(crc, 0);
    sums.writeUInt32LE(size, 4);
    sums.writeUInt32LE(size, 8);
    yield Buffer.concat([signature(0x08074b50), sums]);
    const madeBy = Buffer.from([20, 0]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([signature(0x02014b50), madeBy, shared, sums, nameSize, place, name]),
    );
    offset += head.length + size + 16;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([directory, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}

function dosTime(at: Date): { day: number; time: number } {
  return {
    day: ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
    time: (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
  };
}
