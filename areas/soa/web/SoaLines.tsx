import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Pages } from "@fairway/ui/table/Pages.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Select } from "antd";
import { useState } from "react";
import { groupsOfSoa, linesOfSoa } from "../contract.ts";
import type { SoaDetail } from "../model/soa.ts";
import { ChargeTable, type Ticking } from "./ChargeTable.tsx";
import { linesOnPage } from "./PagedCharges.tsx";
import { SoaTotals } from "./SoaTotals.tsx";
import { soaWords as words } from "./words.ts";

interface OfRevision {
  readonly soaNo: string;
  readonly revision: number;
}

/** The lines of a statement in one of its revisions, page by page or by job and bill. */
export function SoaLines(
  props: Pick<Ticking, "ticked" | "onTick"> & {
    readonly soa: SoaDetail;
    readonly revision: number;
    readonly onRevision: (revision: number) => void;
  },
) {
  const say = useSay();
  const { soa, revision, ticked, onTick } = props;
  const [view, setView] = useState<"flat" | "grouped">("flat");
  const shown = { soaNo: soa.soano, revision };
  return (
    <Section title={words.lines} columns={1}>
      <div className="fw-soa-views">
        <Segmented
          value={view}
          aria-label={say(words.lines)}
          options={(["flat", "grouped"] as const).map((value) => ({
            value,
            label: say(words[value]),
          }))}
          onChange={setView}
        />
        {soa.revisions.length > 1 ? (
          <Select
            aria-label={say(words.revision)}
            value={revision}
            onChange={props.onRevision}
            options={soa.revisions.toReversed().map((value) => ({
              value,
              label: say(value === soa.revision ? words.presentRevision : words.revisionOf, {
                revision: value,
              }),
            }))}
          />
        ) : null}
      </div>
      {view === "grouped" ? (
        <Groups key={revision} {...shown} />
      ) : (
        <Flat
          key={revision}
          {...shown}
          {...(revision === soa.revision ? { ticked, onTick } : {})}
        />
      )}
    </Section>
  );
}

function Flat(props: OfRevision & Partial<Pick<Ticking, "ticked" | "onTick">>) {
  const { soaNo, revision, ticked, onTick } = props;
  const [page, setPage] = useState(1);
  const found = useList(linesOfSoa, { soaNo, revision, page, size: linesOnPage });
  if (!found.data) return <RowSkeletons />;
  const { data: lines, totalItems: count } = found.data;
  return (
    <>
      <ChargeTable
        lines={lines}
        {...(ticked && onTick ? { ticking: { ticked, onTick, all: lines, count } } : {})}
      />
      {count > linesOnPage ? (
        <Pages page={page} size={linesOnPage} totalItems={count} onChange={setPage} />
      ) : null}
    </>
  );
}

const groupsOnPage = 10;

/** The lines by job and bill, each group with its sums. */
function Groups({ soaNo, revision }: OfRevision) {
  const [page, setPage] = useState(1);
  const { data: groups } = useAsk(groupsOfSoa, { soaNo, revision });
  if (!groups) return <RowSkeletons />;
  return (
    <>
      {groups.slice((page - 1) * groupsOnPage, page * groupsOnPage).map((group) => (
        <section key={group.hblid} className="fw-section">
          <div className="fw-section-head">
            <b>
              {[group.jobNo, group.hwbno, group.mblno, group.personInCharge]
                .filter(Boolean)
                .join(" · ")}
            </b>
            <SoaTotals totals={group.totals} />
          </div>
          <ChargeTable lines={group.charges} />
        </section>
      ))}
      {groups.length > groupsOnPage ? (
        <Pages page={page} size={groupsOnPage} totalItems={groups.length} onChange={setPage} />
      ) : null}
    </>
  );
}
