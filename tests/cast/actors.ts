import { fullRights, rightsFor, type Rights } from "@fairway/areas/access/model/rightsFor.ts";
import { type Actor, makeActor } from "@fairway/core/permission/actor.ts";
import type { MenuRights } from "@fairway/core/permission/permission.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { type CastName, companyId, departments, groups, offices, people } from "./people.ts";

/** What may differ from the person's own place and from full rights. */
export interface ActorChange {
  /** All rights of the person; without it every right on every screen. */
  readonly rights?: Rights;
  /** Changes of single screens, e.g. `{ docSeaFCLExport: { write: "Owner" } }`. */
  readonly change?: Readonly<Record<string, Partial<MenuRights>>>;
  readonly companyId?: string;
  readonly officeId?: string;
  readonly departmentId?: string | null;
  readonly groupId?: string | null;
  readonly language?: Language;
}

/** Makes the actor of a person of the cast, with every right unless others are given. */
export function castActor(name: CastName, change: ActorChange = {}): Actor {
  const who = people[name];
  const rights: Record<string, MenuRights> = { ...(change.rights ?? fullRights()) };
  for (const [menu, part] of Object.entries(change.change ?? {})) {
    rights[menu] = { ...(rights[menu] ?? nothing), ...part };
  }
  return makeActor({
    userId: who.id,
    companyId: change.companyId ?? companyId,
    officeId: change.officeId ?? offices[who.office],
    departmentId:
      change.departmentId === undefined
        ? who.department && departments[who.department]
        : change.departmentId,
    groupId: change.groupId === undefined ? who.group && groups[who.group] : change.groupId,
    userName: name,
    nameEn: who.nameEn,
    userType: who.userType,
    language: change.language ?? "en",
    timeZone: "Asia/Ho_Chi_Minh",
    sessionId: null,
    rights,
  });
}

/** Makes the actor of a person of the cast with the rights of their role. */
export function actorInRole(name: CastName): Actor {
  return castActor(name, { rights: rightsFor(people[name].role) });
}

const nothing: MenuRights = {
  access: true,
  detail: "None",
  write: "None",
  delete: "None",
  list: "None",
  import: false,
  export: false,
  special: [],
};
