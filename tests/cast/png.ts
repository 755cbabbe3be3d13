const whole = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNgCGCoD2BgYAiorw+oBwARvAM9s5IhUwAAAABJRU5ErkJggg==",
  "base64",
);

/** A PNG of 2 × 2 pixels, or one whose header says another width; `more` bytes follow its end. */
export function pngOf({ width = 2, more = 0 } = {}): Buffer {
  const bytes = Buffer.concat([whole, Buffer.alloc(more)]);
  bytes.writeUInt32BE(width, 16);
  return bytes;
}
