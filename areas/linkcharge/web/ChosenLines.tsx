import type { ShownSurcharge } from "@fairway/areas/charge/model/shownSurcharge.ts";
import { lineLabel } from "@fairway/areas/charge/web/lineLabel.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import { linkWords as words } from "./words.ts";

/** Lines to choose from, with the job that they are linked with. */
export function ChosenLines(props: {
  readonly title: Words;
  readonly lines: readonly ShownSurcharge[];
  readonly chosen: ReadonlySet<string>;
  readonly choose: (chosen: ReadonlySet<string>) => void;
}) {
  const { lines, chosen, choose } = props;
  const say = useSay();
  const language = useLanguage();
  const isLinked = lines.some(({ linked }) => linked !== null);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  return (
    <PlainTable
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "line",
          title: say(props.title),
          read: (line) => (
            <Checkbox checked={chosen.has(line.id)} onChange={() => toggle(line.id)}>
              {lineLabel(line, language)}
            </Checkbox>
          ),
        },
        ...(isLinked
          ? [
              {
                key: "job",
                title: say(words.otherJob),
                read: ({ linked }: ShownSurcharge) =>
                  linked ? (
                    <ScreenLink
                      to={`${jobHome({ ...linked, id: linked.jobId })}?tab=CHARGES&hbl=${linked.hblid}`}
                    >
                      {linked.jobNo}
                    </ScreenLink>
                  ) : null,
              },
            ]
          : []),
      ]}
    />
  );
}
