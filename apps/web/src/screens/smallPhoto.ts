const MOST_BYTES = 5 * 1024 * 1024;
const SIDE = 192;

/**
 * Makes a small square JPEG of a picture, as a data address that fits into a profile.
 *
 * Rejects a file that is not JPEG or PNG, or is larger than 5 MB.
 */
export async function smallPhoto(file: File): Promise<string> {
  if (!/^image\/(png|jpeg)$/.test(file.type) || file.size > MOST_BYTES) {
    throw new Error("not a photo");
  }
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  return canvas.toDataURL("image/jpeg", 0.85);
}
