/** The longest side of a photo that is sent, in pixels, and the most bytes of one that is sent whole. */
const longest = 1600;
const mostBytes = 20 * 1024 * 1024;
/** A larger one may end the page of a phone while it is drawn. */
const mostDrawn = 50 * 1024 * 1024;

/** Why a photo is not taken. */
export type WhyNoPhoto = "photoLarge" | "photoHuge" | "photoWrong";

/**
 * Makes the photo that is sent: drawn again and smaller, which leaves out the place at which it was
 * taken; or as the camera made it.
 */
export async function photoToSend(file: File, isWhole: boolean): Promise<Blob | WhyNoPhoto> {
  if (isWhole && /^image\/(jpeg|png)$/.test(file.type)) {
    return file.size < mostBytes ? file : "photoLarge";
  }
  if (file.size > mostDrawn) return "photoHuge";
  const drawn = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!drawn) return "photoWrong";
  const scale = Math.min(1, longest / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(drawn.width * scale));
  canvas.height = Math.max(1, Math.round(drawn.height * scale));
  canvas.getContext("2d")?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  drawn.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.8));
  return blob ?? "photoWrong";
}
