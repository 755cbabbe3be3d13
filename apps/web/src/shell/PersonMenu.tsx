import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Dropdown } from "antd";
import type { Me } from "../session/me.ts";
import { shellWords } from "./shellWords.ts";

/** The user in the header: name, account, sign-out. */
export function PersonMenu(props: {
  readonly me: Me;
  readonly name: string;
  readonly logout: () => void;
}) {
  const say = useSay();
  const { go } = useAddress();
  const { name } = props;
  const { claims } = props.me;
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items: [
          {
            key: "who",
            disabled: true,
            label: `${name}${claims.title ? ` · ${claims.title}` : ""}`,
          },
          { type: "divider" },
          {
            key: "account",
            label: say(shellWords.account),
            onClick: () => go(`/home/profile/${claims.id}`),
          },
          { key: "out", label: say(shellWords.signOut), onClick: props.logout },
        ],
      }}
    >
      <button type="button" className="fw-person">
        {claims.photo ? (
          <img className="fw-face" src={claims.photo} alt="" />
        ) : (
          <span className="fw-face">{name.slice(0, 1).toUpperCase()}</span>
        )}
        <span>{name}</span>
      </button>
    </Dropdown>
  );
}
