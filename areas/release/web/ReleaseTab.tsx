import { getHouseBill } from "@fairway/areas/housebill/contract.ts";
import { billLanguage, billLayouts } from "@fairway/areas/housebill/model/billPlacing.ts";
import type { BillTabProps } from "@fairway/areas/housebill/web/places.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { type GotFile, useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { chosenPlacing } from "@fairway/ui/paper/chosenPlacing.ts";
import { usePaperPlacing } from "@fairway/ui/paper/usePaperPlacing.ts";
import { DocumentViewer } from "@fairway/ui/parts/DocumentViewer.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { InHeader } from "@fairway/ui/parts/InHeader.tsx";
import { ActionButton, type PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert } from "antd";
import { useState } from "react";
import { getRelease, printOriginals } from "../contract.ts";
import type { ReleaseRecord } from "../model/billRelease.ts";
import { releaseStates, type ReleaseVerb, releaseVerbs } from "../model/releaseSteps.ts";
import { printableOriginals, whyNotRelease } from "../model/whyNotRelease.ts";
import { Originals } from "./Originals.tsx";
import { type DaySteps, ReleaseStep } from "./ReleaseStep.tsx";
import { words } from "./words.ts";

/** The release of a bill of lading: its originals, surrender, telex and release. */
export default function ReleaseTab(props: BillTabProps) {
  const asked = useAsk(getRelease, { hblid: props.bill.id });
  if (asked.error) return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <RowSkeletons rows={4} />;
  return <Release {...props} release={asked.data} />;
}

function Release({ bill, whyNot, release }: BillTabProps & { readonly release: ReleaseRecord }) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const confirm = useConfirm();
  const [kept] = usePaperPlacing("houseBill");
  const [isPrinting, setPrinting] = useState(false);
  const [printed, setPrinted] = useState<GotFile | null>(null);
  const [step, setStep] = useState<DaySteps | null>(null);
  const { hblid, hwbno, count, out, state } = release;
  const changed = async (next?: ReleaseRecord) => {
    if (next) cache.setQueryData(cacheKey(getRelease, { hblid }), next);
    else await cache.invalidateQueries({ queryKey: cacheKey(getRelease, { hblid }) });
    await cache.invalidateQueries({ queryKey: cacheKey(getHouseBill, { id: hblid }) });
  };
  const print = async () => {
    const originals = printableOriginals(release);
    const title = say(words.issueAsk, { numbers: originals.join(", "), hwbno });
    if (!(await confirm({ title }))) return;
    const { layout: reportType, ...offsets } = chosenPlacing(kept ?? null, billLayouts);
    const ask = { hblid, version: release.version, originals, reportType, ...offsets };
    setPrinting(true);
    try {
      setPrinted(await client.download(printOriginals, { ...ask, language: billLanguage }));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      toast.error(fault.message);
    } finally {
      setPrinting(false);
      await changed();
    }
  };
  const why = (verb: ReleaseVerb) => {
    if (whyNot) return whyNot;
    const refused = whyNotRelease(release, verb);
    return refused ? say(refused.entry, refused.facts) : null;
  };
  const actions = releaseVerbs
    .filter((verb) => verb !== "issue" || release.isOurs)
    .map((verb): PageAction & { readonly verb: ReleaseVerb } => ({
      verb,
      words: words[verb],
      why: why(verb),
      busy: verb === "issue" && isPrinting,
      run: () => {
        if (verb === "issue") void print();
        else setStep(verb);
      },
    }));
  // Printing again is no next step once originals are back.
  const possible = actions.filter((action) => action.why === null);
  const isAgain = release.originals.length > 0;
  const next = possible.find(({ verb }) => verb !== "issue" || !isAgain) ?? possible[0];
  return (
    <>
      <InHeader>
        {actions.map((action) => (
          <ActionButton
            key={action.verb}
            action={action}
            {...(action === next ? { type: "primary" as const } : {})}
          />
        ))}
      </InHeader>
      <div className="fw-form">
        {whyNot ? <Alert type="info" showIcon title={whyNot} /> : null}
        <Section columns={3}>
          <Fact name={words.state}>
            <StatusTag {...releaseStates[state]} />
          </Fact>
          <Fact name={words.issued}>
            {say(words.issuedOf, {
              count: release.isOurs ? printedNumbers(release) : count,
              all: count,
            })}
          </Fact>
          <Fact name={release.releasedOn ? words.outVoid : words.out}>
            {out.join(", ") || say(words.none)}
          </Fact>
          {release.surrenderedOn ? (
            <Fact name={release.isTelex ? words.telexed : words.surrendered}>
              {say(words.onDay, {
                day: sayDay(release.surrenderedOn),
                person: release.surrenderedBy ?? "",
              })}
            </Fact>
          ) : null}
          {release.releasedOn ? (
            <Fact name={words.released}>
              {say(words.onDay, {
                day: sayDay(release.releasedOn),
                person: release.releasedBy ?? "",
              })}
            </Fact>
          ) : null}
          {release.releasedTo ? <Fact name={words.toWhom}>{release.releasedTo}</Fact> : null}
        </Section>
        <Originals release={release} />
      </div>
      {printed ? (
        <DocumentViewer
          title={printed.name}
          load={() => Promise.resolve(printed)}
          onClose={() => setPrinted(null)}
        />
      ) : null}
      {step ? (
        <ReleaseStep
          key={step}
          step={step}
          release={release}
          onDone={(saved) => {
            toast.success(say(words.saved, { hwbno: bill.hwbno }));
            setStep(null);
            void changed(saved);
          }}
          onClose={() => setStep(null)}
        />
      ) : null}
    </>
  );
}

/** How many of the originals were printed, each counted once. */
const printedNumbers = ({ originals }: ReleaseRecord) =>
  new Set(originals.map(({ originalNo }) => originalNo)).size;
