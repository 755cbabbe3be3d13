import { SafetyCertificateOutlined } from "@ant-design/icons";
import { Tip } from "@fairway/ui/parts/Tip.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { Passage } from "../model/passage.ts";
import { sayPassage } from "./sayPassage.ts";
import { chargeWords as words } from "./words.ts";

/** Says that the bill passed check points by a release, with each passage on focus. Rule CH-37 */
export function PassedMark(props: { readonly passages: readonly Passage[] }) {
  const say = useSay();
  const language = useLanguage();
  const { timeZone } = useSession();
  const told = props.passages.map((each) => ({
    id: each.id,
    text: sayPassage(each, language, timeZone),
  }));
  return (
    <Tip title={told.map(({ id, text }) => <div key={id}>{text}</div>)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tip opens on focus */}
      <span tabIndex={0} className="fw-charge-passed">
        <SafetyCertificateOutlined /> {say(words.passed)}
      </span>
    </Tip>
  );
}
