import type { SentFile } from "@fairway/core/contract/call.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { type FileKindName, fileKinds, isNamedAs, kindOf, pictureKinds } from "./fileKinds.ts";
import { longestSide, pictureSize } from "@fairway/core/pictures/pictureSize.ts";
import { refuseFile } from "./refusals.ts";

/**
 * Returns why a file is refused, or null (FI-1, FI-2).
 *
 * Refuses: file.empty · file.kindUnknown · file.misnamed · file.pictureUnreadable, .pictureTooWide
 */
export function whyNotKept(
  file: SentFile,
  allowed: readonly FileKindName[] = Object.keys(fileKinds) as FileKindName[],
): Refused | null {
  const { name, bytes } = file;
  if (bytes.length === 0) return refuseFile("file.empty", { name });
  const kind = kindOf(bytes);
  if (!kind || !allowed.includes(kind)) {
    const kinds = allowed.flatMap((each) => fileKinds[each].endings).join(", ");
    return refuseFile("file.kindUnknown", { name, kinds });
  }
  if (!isNamedAs(kind, name)) {
    return refuseFile("file.misnamed", { name, kinds: fileKinds[kind].endings.join(", ") });
  }
  // Only a picture that papers and pages draw is unpacked.
  return allowed.every((each) => pictureKinds.includes(each)) ? whyNotDrawn(file) : null;
}

/** Returns why a picture cannot be drawn, or null. */
function whyNotDrawn({ name, bytes }: SentFile): Refused | null {
  const size = pictureSize(bytes);
  if (!size) return refuseFile("file.pictureUnreadable", { name });
  if (Math.max(size.width, size.height) <= longestSide) return null;
  return refuseFile("file.pictureTooWide", { name, ...size, longest: longestSide });
}
