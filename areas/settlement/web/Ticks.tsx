import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import { useState } from "react";
import { settlementWords as words } from "./words.ts";

/** The ticked rows of a table in a drawer. */
export interface Ticks {
  readonly ticked: ReadonlySet<string>;
  readonly has: (id: string) => boolean;
  readonly set: (ids: readonly string[]) => void;
  readonly toggle: (id: string) => void;
}

/** Manages the ticked rows of a table. */
export function useTicks(): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return {
    ticked,
    has: (id) => ticked.has(id),
    set: (ids) => setTicked(new Set(ids)),
    toggle: (id) => {
      const next = new Set(ticked);
      if (!next.delete(id)) next.add(id);
      setTicked(next);
    },
  };
}

/** Ticks every row or none. */
export function TickAll({
  ids,
  ticks,
}: {
  readonly ids: readonly string[];
  readonly ticks: Pick<Ticks, "has" | "set">;
}) {
  const say = useSay();
  const chosen = ids.filter(ticks.has).length;
  return (
    <Checkbox
      checked={chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      onChange={({ target }) => ticks.set(target.checked ? ids : [])}
    >
      {say(words.chosenOf, { chosen, count: ids.length })}
    </Checkbox>
  );
}

/** Ticks one row. */
export function TickOne(props: {
  readonly id: string;
  readonly ticks: Ticks;
  readonly label: string;
}) {
  const { id, ticks } = props;
  return (
    <Checkbox aria-label={props.label} checked={ticks.has(id)} onChange={() => ticks.toggle(id)} />
  );
}
