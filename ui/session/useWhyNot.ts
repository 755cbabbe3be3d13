import type { Permission } from "@fairway/core/permission/permission.ts";
import { useSyncExternalStore } from "react";
import { useSay } from "../words/useSay.tsx";
import { rightHolders } from "./rightHolders.ts";
import { useSession } from "./session.tsx";

const words = {
  alone: {
    en: "You do not have the right to do this. Ask your administrator.",
    vi: "Bạn không có quyền thực hiện việc này. Hãy liên hệ quản trị viên.",
  },
  ask: {
    en: "You do not have the right to do this. Ask {names}.",
    vi: "Bạn không có quyền thực hiện việc này. Hãy nhờ {names}.",
  },
} as const;

/**
 * Returns why the user may not do something and which colleagues may:
 * `why: whyNot("sysOffice.write", !row.permission.allowUpdate)`; null when it is open.
 *
 * Shape: the names are requested only after a refusal, once per session and right.
 */
export function useWhyNot(): (permission: Permission, refused?: boolean) => string | null {
  const say = useSay();
  const { may, whoMay } = useSession();
  const holders = rightHolders(whoMay);
  useSyncExternalStore(holders.listen, holders.count);
  return (permission, refused = !may(permission)) => {
    if (!refused) return null;
    const names = holders.look(permission);
    return names.length > 0 ? say(words.ask, { names: names.join(", ") }) : say(words.alone);
  };
}
