/**
 * Returns a picture without what a camera wrote into it besides the picture: where it was taken, with
 * which device, when. How it is to be turned stays. Null for anything but a whole PNG or JPEG.
 *
 * Shape: the picture itself is copied as it is, so nothing is lost by packing it again.
 */
export function withoutPlace(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.byteLength >= 4 && view.getUint16(0) === 0xffd8) return plainJpeg(bytes, view);
    if (view.byteLength >= 8 && view.getBigUint64(0) === pngStart) return plainPng(bytes, view);
  } catch (error) {
    // A length that leads beyond the end.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

const pngStart = 0x89504e470d0a1a0an;
// Texts, times and Exif; every other chunk belongs to the picture.
const toldByPng = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return Array.from(bytes.subarray(from, from + length), (byte) => String.fromCharCode(byte)).join(
    "",
  );
}

function plainPng(bytes: Uint8Array, view: DataView): Uint8Array | null {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; ; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const type = textAt(bytes, at + 4, 4);
    if (!toldByPng.has(type)) parts.push(bytes.subarray(at, end));
    if (type === "IEND") return joined(parts);
    at = end;
  }
}

/** Of the segments of applications only those stay that say how colours are read. */
function isOfPicture(bytes: Uint8Array, marker: number, at: number): boolean {
  if (marker === 0xe2) {
    return textAt(bytes, at + 4, 11) === "ICC_PROFILE";
  }
  if (marker === 0xe0 || marker === 0xee) return true;
  return !(marker >= 0xe1 && marker <= 0xef) && marker !== 0xfe;
}

function plainJpeg(bytes: Uint8Array, view: DataView): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let turned = 1;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      // What follows the end is no picture: some cameras hide a film and its place there.
      parts.push(bytes.subarray(at, at + 2));
      break;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return null;
    if (marker === 0xe1) turned = turnOf(view, at, end) ?? turned;
    const stop = marker === 0xda ? endOfScan(view, end) : end;
    if (isOfPicture(bytes, marker, at)) parts.push(bytes.subarray(at, stop));
    at = stop;
  }
  return joined([bytes.subarray(0, 2), ...(turned > 1 ? [turnSegment(turned)] : []), ...parts]);
}

/** The next marker after the packed lines of a scan. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7) && next !== 0xff) return at;
  }
}

const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
const turnTag = 0x0112;

/** How an Exif segment says that the picture is to be turned; null when it does not. */
function turnOf(view: DataView, at: number, end: number): number | null {
  if (
    !exif.every((byte, offset) => at + 4 + offset < end && view.getUint8(at + 4 + offset) === byte)
  )
    return null;
  const tiff = at + 10;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const list = tiff + view.getUint32(tiff + 4, isLittle);
  if (list + 2 > end) return null;
  const count = view.getUint16(list, isLittle);
  for (let no = 0; no < count; no += 1) {
    const entry = list + 2 + no * 12;
    if (entry + 12 > end) return null;
    if (view.getUint16(entry, isLittle) !== turnTag) continue;
    const turned = view.getUint16(entry + 8, isLittle);
    return turned >= 1 && turned <= 8 ? turned : null;
  }
  return null;
}

/** An Exif segment that says nothing but how the picture is to be turned. */
function turnSegment(turned: number): Uint8Array {
  const big = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turned, 0, 0];
  const body = [...exif, ...big, 0, 1, ...entry, 0, 0, 0, 0];
  return Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
