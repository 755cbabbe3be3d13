import { documentsOfJob } from "@fairway/areas/edoc/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useWhyReadOnly } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { type Language, languages } from "@fairway/core/words/words.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import { useState } from "react";
import "./dossier.css";
import { filePaperSet, paperSet, printPaperSet } from "../contract.ts";
import { type PaperOfSet, papersOfSets } from "../model/paperSet.ts";
import { mostPapers, type OfferedPaper } from "../model/paperSetShapes.ts";
import { words } from "./words.ts";

const languageWords = { en: words.english, vi: words.vietnamese } as const;
const keyOf = ({ paper, recordId }: OfferedPaper) => `${paper} ${recordId}`;
const named = ({ paper, recordId }: OfferedPaper) => ({ paper, recordId });

/** The papers of a job's set: each with the reason why it is missing, printed or filed together. */
export default function PaperSetDialog(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job } = props;
  const say = useSay();
  const client = useClient();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [shown, setShown] = useState<OfferedPaper | null>(null);
  const { download, underWay } = useDownload();
  const whyReadOnly = useWhyReadOnly(job);
  const asked = useAsk(paperSet, { id: job.id });
  const file = useVerb(filePaperSet, {
    invalidates: [documentsOfJob],
    onDone: ({ data }) => {
      toast.success(say(words.filed, { count: data.filed.length }));
      const missing = data.missing.map(({ why }) => why);
      if (missing.length > 0) toast.error(say(words.missing, { papers: missing.join(" ") }));
    },
  });
  const offered = asked.data ?? [];
  const ready = offered.filter(({ why }) => why === null);
  const isChosen = (each: OfferedPaper) => {
    const paper: PaperOfSet = papersOfSets[each.paper];
    return byHand.get(keyOf(each)) ?? !paper.isInternal;
  };
  const chosen = ready.filter(isChosen);
  const papers = chosen.map(named);
  const whyNone = chosen.length > mostPapers ? say(words.tooMany, { most: mostPapers }) : null;
  const choose = (each: readonly OfferedPaper[], isOn: boolean) => {
    setByHand(new Map([...byHand, ...each.map((one) => [keyOf(one), isOn] as const)]));
  };
  const load = (which: readonly OfferedPaper[], inLanguage: Language) =>
    client.download(printPaperSet, {
      id: job.id,
      papers: which.map(named),
      language: inLanguage,
    });
  const count = chosen.length;
  return (
    <SideDrawer
      size={760}
      isRead
      title={say(words.title, { jobNo: job.jobNo })}
      onClose={props.onClose}
      extra={
        <Segmented
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: say(languageWords[value]) }))}
        />
      }
      primary={
        count > 0
          ? {
              words: filled(words.file, count),
              run: () => file.mutate({ id: job.id, papers, language }),
              busy: file.isPending,
              why: whyReadOnly ?? whyNone,
            }
          : null
      }
      actions={[
        count > 1 && {
          words: filled(words.together, count),
          run: () => void download(printPaperSet, { id: job.id, papers, language, together: true }),
          why: whyNone,
        },
        count > 0 && {
          words: filled(words.print, count),
          run: () => void download(printPaperSet, { id: job.id, papers, language }),
          why: whyNone,
        },
      ]}
    >
      {asked.error ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : asked.data ? (
        <table className="fw-plain fw-paper-set" aria-label={say(words.papers)}>
          <thead>
            <tr>
              <th>
                <Checkbox
                  aria-label={say(words.all)}
                  checked={count > 0 && count === ready.length}
                  indeterminate={count > 0 && count < ready.length}
                  onChange={({ target }) => choose(ready, target.checked)}
                />
              </th>
              <th>{say(words.papers)}</th>
              <th>{say(words.bill)}</th>
              <th>{say(words.state)}</th>
              <th aria-hidden />
            </tr>
          </thead>
          <tbody>
            {offered.map((each) => {
              const paper = say(papersOfSets[each.paper].words);
              const isReady = each.why === null;
              return (
                <tr key={keyOf(each)} className={isReady ? undefined : "fw-quiet"}>
                  <td>
                    <Checkbox
                      aria-label={say(words.choose, {
                        paper: [paper, each.hwbno ?? each.noteNo].join(" "),
                      })}
                      disabled={!isReady}
                      checked={isReady && isChosen(each)}
                      onChange={({ target }) => choose([each], target.checked)}
                    />
                  </td>
                  <td>{paper}</td>
                  <td>{each.hwbno ?? each.noteNo ?? say(words.whole)}</td>
                  <td>{isReady ? <StatusTag words={words.ready} meaning="good" /> : each.why}</td>
                  <td className="fw-right">
                    {isReady ? (
                      <PlainButton onClick={() => setShown(each)}>{say(words.show)}</PlainButton>
                    ) : null}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : (
        <RowSkeletons rows={6} />
      )}
      {underWay}
      {shown ? (
        <PaperViewer
          title={[
            say(papersOfSets[shown.paper].words),
            shown.hwbno ?? shown.noteNo ?? job.jobNo,
          ].join(" ")}
          language={language}
          load={(inLanguage) => load([shown], inLanguage)}
          onClose={() => setShown(null)}
        />
      ) : null}
    </SideDrawer>
  );
}

/** A text of a button with its number. */
function filled(text: { readonly en: string; readonly vi: string }, count: number) {
  const put = (said: string) => said.replace("{count}", String(count));
  return { en: put(text.en), vi: put(text.vi) };
}
