/** The longest side of a picture that is stored or printed, in pixels. */
export const longestSide = 4000;

/** The most bytes that the pictures of one paper unpack to. */
export const mostUnpacked = 256 * 1024 * 1024;

/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the size of a PNG or JPEG from its header; null when the header is not of such a picture.
 * A small file may unpack to gigabytes, so the size is known before anything is unpacked.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = isPng(view)
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : ofJpeg(view);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The most bytes that a picture unpacks to, from its header: four channels of one or two bytes. */
export function unpackedBytes(bytes: Uint8Array): number {
  const size = pictureSize(bytes);
  if (!size) return 0;
  const isDeep = bytes[0] === 0x89 && bytes[24] === 16;
  return size.width * size.height * (isDeep ? 8 : 4);
}

/** The most bytes that pictures unpack to together. */
export function unpackedTogether(pictures: readonly Uint8Array[]): number {
  return pictures.reduce((sum, bytes) => sum + unpackedBytes(bytes), 0);
}

/**
 * The pictures of one paper, in their order, that unpack to at most `mostUnpacked` bytes together;
 * null for one that does not fit.
 */
export function withinUnpacked<T>(
  pictures: readonly T[],
  bytesOf: (picture: T) => Uint8Array,
): (T | null)[] {
  let room = mostUnpacked;
  return pictures.map((picture) => {
    const unpacked = unpackedBytes(bytesOf(picture));
    if (unpacked > room) return null;
    room -= unpacked;
    return picture;
  });
}

/** Checks the signature of a PNG and that its first chunk is its header. */
function isPng(view: DataView): boolean {
  if (view.byteLength < 24) return false;
  return view.getBigUint64(0) === 0x89504e470d0a1a0an && view.getUint32(12) === 0x49484452;
}

/** Walks the segments of a JPEG up to the frame header, which has the size. */
function ofJpeg(view: DataView): PictureSize | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // C4, C8 and CC are tables, not frames.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
