import type { Permission } from "@fairway/core/permission/permission.ts";
import { createContext, useContext } from "react";

/** The signed-in user and the rights for buttons. The server checks again on every call. */
export interface Session {
  readonly userId: string;
  readonly userName: string;
  /** In the language of the page. */
  readonly name: string;
  readonly userType: string;
  readonly title: string | null;
  readonly companyId: string;
  readonly officeId: string;
  readonly timeZone: string;
  /** Does the user have this right with any reach? */
  readonly may: (permission: Permission) => boolean;
  /** Returns the names of a few colleagues with a right, nearest first. */
  readonly whoMay?: (permission: Permission) => Promise<readonly string[]>;
  /** Acts as another user; only with the right to do so. */
  readonly actAs?: (userId: string) => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Provides the session to all children. */
export const SessionProvider = SessionContext.Provider;

/** Returns the session of the user at the screen. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession stands outside of SessionProvider");
  return session;
}

/** Checks a right: `const may = useMay(); may("catUnit.add")`. */
export function useMay(): Session["may"] {
  return useSession().may;
}
