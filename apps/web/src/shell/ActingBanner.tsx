import { UserSwitchOutlined } from "@ant-design/icons";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { Me } from "../session/me.ts";
import { leave } from "../session/signIn.ts";
import { shellWords } from "./shellWords.ts";

/**
 * Shows on every screen that an administrator acts as another user, until when, with a button to
 * stop.
 */
export function ActingBanner({ me }: { readonly me: Me }) {
  const say = useSay();
  const { actedBy, actingUntil, nameEn } = me.claims;
  if (!actedBy) return null;
  const until = new Date(actingUntil ?? 0);
  const time = `${String(until.getHours()).padStart(2, "0")}:${String(until.getMinutes()).padStart(2, "0")}`;
  return (
    <div className="fw-acting" role="status">
      <UserSwitchOutlined aria-hidden />
      <span>{say(shellWords.actingAs, { name: nameEn, by: actedBy, time })}</span>
      <PlainButton onClick={() => void leave(me)}>{say(shellWords.stopActing)}</PlainButton>
    </div>
  );
}
