import { flagWords } from "@fairway/core/resource/flag/flag.ts";
import { SwitchField } from "../../form/fields.tsx";
import { StatusTag } from "../../parts/StatusTag.tsx";
import { partWords } from "../../parts/partWords.ts";
import { frameOf, type Kind } from "../kind.ts";

/** On or off; the flag `active` has its own words. */
export const flag: Kind = {
  Input: (props) => <SwitchField {...frameOf(props)} required={false} />,
  Cell: ({ row, name }) => {
    const on = row[name] === true;
    if (name === "active") {
      return <StatusTag words={on ? flagWords.on : flagWords.off} meaning={on ? "good" : "new"} />;
    }
    return (
      <StatusTag words={on ? partWords.yes : partWords.no} meaning={on ? "progress" : "new"} />
    );
  },
  width: 110,
  filter: {
    of: { true: flagWords.on, false: flagWords.off },
    read: (value) => value === "true",
  },
};
