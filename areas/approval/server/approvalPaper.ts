import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Sheet } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import type { Level } from "../model/levels.ts";
import type { PaperStatus, SignedLevel, SignedLevels } from "../model/signedLevels.ts";
import { approvalOf } from "./approvalOf.ts";

const words = {
  denied: { en: "DENIED", vi: "TỪ CHỐI" },
  requester: { en: "Requester", vi: "Người đề nghị" },
  manager: { en: "Department manager", vi: "Trưởng phòng" },
} as const;

const stamps = {
  New: { words: paperWords.draft, colour: "pale" },
  "Request Approval": { words: paperWords.draft, colour: "pale" },
  Denied: { words: words.denied, colour: "warning" },
  Canceled: { words: paperWords.cancelled, colour: "warning" },
  Done: null,
} as const;

/** Returns the stamp of a paper whose document is not approved; none of an approved one. */
export function approvalStamp({ say }: Writing, status: PaperStatus): Pick<Sheet, "stamp"> {
  const stamp = stamps[status];
  return stamp ? { stamp: { said: say(stamp.words), colour: stamp.colour } } : {};
}

/** Returns the signatures of the requester and of the levels, each with its name and day. */
export function approvalSignatures(
  writing: Writing,
  { requester, manager, accountant, director }: SignedLevels & { readonly requester: string },
) {
  const signed = ({ name, on }: SignedLevel) => [name, writing.day(on)].filter(Boolean).join("\n");
  return signatures(writing, [
    { title: words.requester, name: requester },
    { title: words.manager, name: signed(manager) },
    { title: paperWords.accountant, name: signed(accountant) },
    { title: paperWords.director, name: signed(director), stamps: true },
  ]);
}

/** Reads who approved a document on which day of the office; the caller has checked the right. */
export async function signedLevels(
  tx: Tx,
  actor: Actor,
  documentId: string,
  timeZone: string,
): Promise<SignedLevels> {
  const approval = await approvalOf(tx, actor, documentId);
  const signedAt = (level: Level): SignedLevel => {
    const step = approval?.steps.find((each) => each.level === level);
    const { decidedByName, decidedAt } = step ?? {};
    return decidedByName && decidedAt
      ? { name: decidedByName, on: dayOf(decidedAt, timeZone) }
      : { name: "", on: "" };
  };
  return {
    manager: signedAt("manager"),
    accountant: signedAt("accountant"),
    director: signedAt("bod"),
  };
}
