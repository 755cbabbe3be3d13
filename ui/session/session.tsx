import type { Permission } from "@fairway/core/permission/permission.ts";
import { createContext, useContext } from "react";

/** Who sits at the screen, and what the buttons may offer. The server decides again on every call. */
export interface Session {
  readonly userId: string;
  readonly userName: string;
  readonly nameEn: string;
  readonly userType: string;
  readonly title: string | null;
  readonly companyId: string;
  readonly officeId: string;
  readonly timeZone: string;
  /** Does the person have this right on any row at all? */
  readonly may: (permission: Permission) => boolean;
  /** Names a few colleagues who have a right, the nearest first. */
  readonly whoMay?: (permission: Permission) => Promise<readonly string[]>;
  /** Acts as another user; only for whom may. */
  readonly actAs?: (userId: string) => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Gives the session to everything below. */
export const SessionProvider = SessionContext.Provider;

/** The session of the person at the screen. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession stands outside of SessionProvider");
  return session;
}

/** Asks for a right: `const may = useMay(); may("catUnit.add")`. */
export function useMay(): Session["may"] {
  return useSession().may;
}
