import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** One file of an archive. */
export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
}

const UTF8_AND_SIZES_AFTER = 0x0808;
// The size is almost that of the best level, in a third of its time.
const FAST = 1;

/**
 * Packs files into one archive while they are read.
 *
 * Shape: the caller makes the names unique; less than 4 GB in total. Parts without `press` are
 * stored uncompressed, for files that are already compressed, such as papers and pictures.
 */
export async function* writeZip(
  parts: Iterable<ZipPart>,
  press = false,
): AsyncGenerator<Uint8Array> {
  const entries: Buffer[] = [];
  let offset = 0;
  const { day, time } = dosTime(new Date());
  for (const part of parts) {
    const name = Buffer.from(part.name, "utf8");
    const shared = Buffer.alloc(10);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(UTF8_AND_SIZES_AFTER, 2);
    shared.writeUInt16LE(press ? 8 : 0, 4);
    shared.writeUInt16LE(time, 6);
    shared.writeUInt16LE(day, 8);
    const nameSize = Buffer.alloc(4);
    nameSize.writeUInt16LE(name.length, 0);
    const head = Buffer.concat([signature(0x04034b50), shared, Buffer.alloc(12), nameSize, name]);
    yield head;
    const plain = { crc: 0, size: 0 };
    const read = measured(part.bytes instanceof Uint8Array ? [part.bytes] : part.bytes, plain);
    let size = 0;
    for await (const piece of press ? pressed(read) : read) {
      size += piece.length;
      yield piece;
    }
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(plain.crc, 0);
    sums.writeUInt32LE(size, 4);
    sums.writeUInt32LE(plain.size, 8);
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

async function* measured(pieces: Pieces, plain: { crc: number; size: number }) {
  for await (const piece of pieces) {
    plain.crc = crc32(piece, plain.crc);
    plain.size += piece.length;
    yield piece;
  }
}

function pressed(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const press = createDeflateRaw({ level: FAST, chunkSize: 64 * 1024 });
  // An error of the source ends the compression, which throws it to the reader.
  return pipeline(Readable.from(pieces, { objectMode: false }), press, () => undefined);
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
