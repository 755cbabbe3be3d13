import { type Actor, makeActor } from "@fairway/core/permission/actor.ts";

/**
 * The user who sent a record, without rights: what the accounting system says is written under that
 * user's name and requires no right.
 */
export function systemActor(
  companyId: string,
  { userCreated, officeId }: { readonly userCreated: string; readonly officeId: string | null },
): Actor {
  return makeActor({
    companyId,
    userId: userCreated,
    officeId: officeId ?? "",
    departmentId: null,
    groupId: null,
    userName: "",
    nameEn: "",
    userType: "",
    language: "en",
    timeZone: "Asia/Ho_Chi_Minh",
    sessionId: null,
    rights: {},
  });
}
