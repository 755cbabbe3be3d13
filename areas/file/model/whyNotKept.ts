import type { SentFile } from "@fairway/core/contract/call.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { type FileKindName, fileKinds, isNamedAs, pictureKinds } from "./fileKinds.ts";
import { longestSide, pictureSize } from "@fairway/core/pictures/pictureSize.ts";
import { refuseFile } from "./refusals.ts";

/** A file of which the kind is known. */
interface ReadFile {
  readonly name: string;
  readonly size: number;
  readonly kind: FileKindName | null;
}

/**
 * Returns why a file is refused, or null (FI-1).
 *
 * Refuses: file.empty · file.kindUnknown · file.misnamed
 */
export function whyNotKept(
  { name, size, kind }: ReadFile,
  allowed: readonly FileKindName[] = Object.keys(fileKinds) as FileKindName[],
): Refused | null {
  if (size === 0) return refuseFile("file.empty", { name });
  if (!kind || !allowed.includes(kind)) {
    const kinds = allowed.flatMap((each) => fileKinds[each].endings).join(", ");
    return refuseFile("file.kindUnknown", { name, kinds });
  }
  return isNamedAs(kind, name)
    ? null
    : refuseFile("file.misnamed", { name, kinds: fileKinds[kind].endings.join(", ") });
}

/** Are these the kinds of pictures that papers and pages draw? Only such a picture is unpacked. */
export function arePictures(allowed: readonly FileKindName[] | undefined): boolean {
  return allowed?.every((each) => pictureKinds.includes(each)) ?? false;
}

/**
 * Returns why a picture cannot be drawn, or null (FI-2).
 *
 * Refuses: file.pictureUnreadable · file.pictureTooWide
 */
export function whyNotDrawn({ name, bytes }: Pick<SentFile, "name" | "bytes">): Refused | null {
  const size = pictureSize(bytes);
  if (!size) return refuseFile("file.pictureUnreadable", { name });
  if (Math.max(size.width, size.height) <= longestSide) return null;
  return refuseFile("file.pictureTooWide", { name, ...size, longest: longestSide });
}
