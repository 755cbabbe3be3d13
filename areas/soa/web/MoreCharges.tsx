import { useClient } from "@fairway/ui/client/client.ts";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { AskInput } from "@fairway/core/contract/call.ts";
import { Input, Switch } from "antd";
import { useState } from "react";
import { moreCharges } from "../contract.ts";
import type { SoaLine } from "../model/soa.ts";
import { PagedCharges } from "./PagedCharges.tsx";
import { soaWords as words } from "./words.ts";

/** Finds further lines for a statement by numbers of jobs, bills, declarations or notes. */
export function MoreCharges(props: {
  /** The criteria of the statement, with the lines that it lists. */
  readonly ask: AskInput<typeof moreCharges>;
  readonly onAdd: (lines: readonly SoaLine[]) => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const client = useClient();
  const { ask } = props;
  const [shipments, setShipments] = useState("");
  const [cdNotes, setNotes] = useState("");
  const [obh, setObh] = useState(ask.obh ?? true);
  const [lines, setLines] = useState<readonly SoaLine[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const find = async () => {
    setBusy(true);
    try {
      const found = await client.ask(moreCharges, { ...ask, shipments, cdNotes, obh });
      setLines(found);
      setTicked(new Set());
      if (found.length === 0) toast.info(say(words.noLines));
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SideDrawer
      title={say(words.more)}
      size={1100}
      onClose={props.onClose}
      primary={{
        words: words.addTicked,
        why: ticked.size === 0 ? say(words.chooseFirst) : null,
        run: () => {
          if (ticked.size > 0) props.onAdd(lines.filter(({ id }) => ticked.has(id)));
        },
      }}
      actions={[{ words: words.apply, busy: isBusy, run: () => void find() }]}
    >
      <div className="fw-columns fw-columns-3">
        <Labelled label={words.numbers}>
          <Input.TextArea
            aria-label={say(words.numbers)}
            rows={3}
            value={shipments}
            onChange={({ target }) => setShipments(target.value)}
          />
        </Labelled>
        <Labelled label={words.cdNotes}>
          <Input.TextArea
            aria-label={say(words.cdNotes)}
            rows={3}
            value={cdNotes}
            onChange={({ target }) => setNotes(target.value)}
          />
        </Labelled>
        <Labelled label={words.obh}>
          <Switch aria-label={say(words.obh)} checked={obh} onChange={setObh} />
        </Labelled>
      </div>
      {lines.length > 0 ? <PagedCharges lines={lines} ticked={ticked} onTick={setTicked} /> : null}
    </SideDrawer>
  );
}
