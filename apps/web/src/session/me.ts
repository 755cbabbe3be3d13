import { getMenus, getPermissions, whoMay } from "@fairway/areas/access/contractStart.ts";
import { myDepartmentGroups, myOffices } from "@fairway/areas/organisation/contractHeader.ts";
import { userinfo } from "@fairway/areas/session/contractStart.ts";
import { reachOf } from "@fairway/core/permission/permission.ts";
import { noteUserKnown } from "../earlyAnswers.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import type { Answered, Client } from "@fairway/ui/client/client.ts";
import type { Session } from "@fairway/ui/session/session.tsx";

/** One right of the user on one screen. */
export type ScreenRight = Answered<typeof getPermissions>[number];
/** A module of the side menu with its screens. */
export type MenuModule = Answered<typeof getMenus>[number];

/** The data of the signed-in user that the shell uses. */
export interface Me {
  readonly claims: Answered<typeof userinfo>;
  readonly menus: readonly MenuModule[];
  readonly offices: Answered<typeof myOffices>;
  readonly groups: Answered<typeof myDepartmentGroups>;
  readonly rights: ReadonlyMap<string, ScreenRight>;
  readonly session: Session;
}

/** Thrown when the password was set by another user and must be changed first. */
export class MustChangePassword extends Error {}

let loading: Promise<Me> | null = null;

/** Clears the loaded user, e.g. at sign-out. */
export function forgetSession(): void {
  loading = null;
}

/** Loads the user once per token: claims, menu, rights, offices and groups. */
export function loadMe(client: Client, actAs?: Session["actAs"]): Promise<Me> {
  loading ??= load(client, actAs).catch((fault: unknown) => {
    loading = null;
    throw fault;
  });
  return loading;
}

const LOOK_AGAIN_MS = 5000;
let looked = 0;

/** The user of this page while the server cannot be reached; null before the first answer. */
export function knownMe(): Promise<Me> | null {
  return loading;
}

const isUnreachable = (fault: unknown) =>
  fault instanceof Refusal && (fault.status === 0 || fault.status >= 502);

/**
 * Loads the user, and again after the user's rights have changed. While the server cannot be reached
 * the known rights stay: a page that is open is not replaced, and what was typed on it is not lost.
 */
export async function freshMe(client: Client, actAs?: Session["actAs"]): Promise<Me> {
  const me = await loadMe(client, actAs);
  if (Date.now() - looked < LOOK_AGAIN_MS) return me;
  looked = Date.now();
  const rights = await client.ask(getPermissions, {}).catch((fault: unknown) => {
    if (isUnreachable(fault)) return null;
    throw fault;
  });
  if (rights === null) {
    looked = 0;
    return me;
  }
  if (JSON.stringify(rights) === JSON.stringify([...me.rights.values()])) return me;
  forgetSession();
  return loadMe(client, actAs);
}

async function load(client: Client, actAs: Session["actAs"]): Promise<Me> {
  looked = Date.now();
  // Requests that do not need the claims are sent with them, because nothing is shown before all
  // have answered.
  const rightsAsked = Promise.all([client.ask(getMenus, {}), client.ask(getPermissions, {})]);
  // Until a required change of password, the server refuses these calls.
  rightsAsked.catch(() => undefined);
  const claims = await client.ask(userinfo, {});
  if (claims.mustChangePassword) throw new MustChangePassword();
  const at = { userId: claims.id, companyId: claims.companyId, officeId: claims.officeId };
  const [[menus, permissions], offices, groups] = await Promise.all([
    rightsAsked,
    client.ask(myOffices, at),
    client.ask(myDepartmentGroups, at),
  ]);
  noteUserKnown();
  const rights = new Map(permissions.map((each) => [each.menuId, each]));
  return {
    claims,
    menus,
    offices,
    groups,
    rights,
    session: {
      userId: claims.id,
      userName: claims.userName,
      name: client.language === "vi" ? claims.nameVn : claims.nameEn,
      userType: claims.userType,
      title: claims.title,
      companyId: claims.companyId,
      officeId: claims.officeId,
      timeZone: claims.timeZone,
      ...(actAs && claims.userType === "Super Admin" ? { actAs } : {}),
      whoMay: async (permission) =>
        (await client.ask(whoMay, { permission })).map((each) =>
          client.language === "vi" ? each.employeeNameVn : each.employeeNameEn,
        ),
      may: (permission) => {
        const dot = permission.indexOf(".");
        const right = rights.get(permission.slice(0, dot));
        if (!right) return false;
        const special = right.specialActions.flatMap((each) => (each.isAllow ? each.action : []));
        return reachOf({ ...right, special }, permission.slice(dot + 1)) !== "None";
      },
    },
  };
}
