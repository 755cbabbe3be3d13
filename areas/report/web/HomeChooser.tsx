import { rememberColumns } from "@fairway/core/listMemory/contract.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ArrangeList } from "@fairway/ui/parts/ArrangeList.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Drawer } from "antd";
import { useState } from "react";
import { getHome } from "../contract.ts";
import { homeList } from "../model/home.ts";
import { isTile, panels, type PartKey, tiles } from "../model/homeParts.ts";
import { words } from "./words.ts";

const titleOf = (key: PartKey) => (isTile(key) ? tiles[key].title : panels[key]);

/** Chooses and orders the tiles and panels of the home; kept for the user on the server. */
export function HomeChooser(props: {
  readonly offered: readonly PartKey[];
  readonly shown: readonly PartKey[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  const [shown, setShown] = useState(props.shown);
  const remember = useVerb(rememberColumns, { invalidates: [getHome] });
  const keep = (next: readonly PartKey[] | null) => {
    if (next) setShown(next);
    else props.onClose();
    remember.mutate({ list: homeList, shown: next && [...next], frozen: null, widths: {} });
  };
  return (
    <Drawer
      open
      size="default"
      title={say(words.choose)}
      onClose={props.onClose}
      footer={<Button onClick={() => keep(null)}>{say(words.usual)}</Button>}
    >
      <ArrangeList
        hint={words.chooseHint}
        lines={props.offered.map((key) => ({ key, title: titleOf(key) }))}
        shown={shown}
        onChange={keep}
      />
    </Drawer>
  );
}
