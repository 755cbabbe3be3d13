import { partnerPlaces } from "@fairway/areas/partner/web/partnerPlaces.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { today } from "@fairway/core/time/day.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput, dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input } from "antd";
import { useState } from "react";
import { decideRelease, pageReleases } from "../contract.ts";
import { type CheckPointType, checkPointTypes } from "../model/checkPointType.ts";
import { reasonNames } from "../model/reasonNames.ts";
import type { ReasonCode } from "../model/reasons.ts";
import { type Release, releaseStates } from "../model/release.ts";
import { releaseMeanings } from "./releaseMeanings.ts";
import { creditWords as words } from "./words.ts";

type Passage = Release["passages"][number];

/** One release with what passed by it; users with the right approve or deny it here. */
export function ReleaseDrawer(props: { readonly release: Release; readonly onClose: () => void }) {
  const say = useSay();
  const { timeZone } = useSession();
  const { release } = props;
  const { id, version, partnerName, jobId, jobNo, transactionType, passages } = release;
  const [until, setUntil] = useState<string | null>(release.releasedUntil);
  const [comment, setComment] = useState("");
  const day = dayOnly(until);
  const decide = useVerb(decideRelease, {
    invalidates: [pageReleases],
    onDone: (_, { approve }) => {
      toast.success(say(approve ? words.approved : words.denied));
      props.onClose();
    },
  });
  const send = (approve: boolean) =>
    decide.mutate({ id, version, approve, releasedUntil: day, comment: comment.trim() || null });
  const decides = release.may.includes("decide");
  return (
    <SideDrawer
      title={`${release.partnerCode} · ${partnerName}`}
      size={640}
      isRead={!decides}
      onClose={props.onClose}
      extra={
        <StatusTag words={releaseStates[release.state]} meaning={releaseMeanings[release.state]} />
      }
      primary={
        decides
          ? {
              words: words.approve,
              busy: decide.isPending,
              why: day ? null : say(words.noDay),
              run: () => send(true),
            }
          : null
      }
      actions={[
        decides && {
          words: words.deny,
          busy: decide.isPending,
          why: comment.trim() === "" ? say(words.denyWhy) : null,
          run: () => send(false),
        },
      ]}
    >
      <div className="fw-form">
        <Section columns={2}>
          <Fact name={words.job}>
            {jobId && transactionType ? (
              <ScreenLink to={jobHome({ id: jobId, transactionType })}>{jobNo}</ScreenLink>
            ) : (
              say(release.isOfJob ? words.hiddenJob : words.allJobs)
            )}
          </Fact>
          <Fact name={words.partner}>
            <ScreenLink to={`${partnerPlaces.Customer.detail}/${release.partnerId}?tab=agreement`}>
              {partnerName}
            </ScreenLink>
          </Fact>
          <Fact name={words.office}>{release.officeCode}</Fact>
          <Fact name={words.types}>
            {release.types.map((type) => say(checkPointTypes[type as CheckPointType])).join(", ")}
          </Fact>
          <Fact name={words.until}>
            <DayText day={release.releasedUntil} />
          </Fact>
          <Fact name={words.askedBy}>
            {release.askedBy} <InstantText instant={release.datetimeCreated} />
          </Fact>
          <Fact name={words.reason}>{release.reason}</Fact>
          {release.decidedBy ? (
            <>
              <Fact name={words.decidedBy}>
                {release.decidedBy} <InstantText instant={release.decidedAt} />
              </Fact>
              <Fact name={words.comment}>{release.comment}</Fact>
            </>
          ) : null}
        </Section>
        {decides ? (
          <Section title={words.decision} columns={2}>
            <Labelled label={words.until} required>
              <DayInput
                label={say(words.until)}
                min={today(timeZone)}
                value={until}
                onChange={setUntil}
              />
            </Labelled>
            <Labelled label={words.comment} hint={words.denyWhy}>
              <Input.TextArea
                aria-label={say(words.comment)}
                maxLength={500}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            </Labelled>
          </Section>
        ) : null}
        {passages.length > 0 ? (
          <Section title={words.passages} columns={1}>
            <PlainTable<Passage>
              rows={passages}
              rowKey={(row) => `${row.at} ${row.jobNo} ${row.hwbno} ${row.type}`}
              columns={[
                {
                  key: "what",
                  title: say(words.what),
                  read: (row) => row.documentNo ?? row.hwbno ?? row.jobNo ?? say(words.hiddenJob),
                },
                {
                  key: "type",
                  title: say(words.types),
                  read: (row) => say(checkPointTypes[row.type as CheckPointType]),
                },
                {
                  key: "reasons",
                  title: say(words.stoppedBy),
                  read: (row) =>
                    row.reasons.map((code) => say(reasonNames[code as ReasonCode])).join(", "),
                },
                { key: "by", title: say(words.by), read: (row) => row.by },
                {
                  key: "at",
                  title: say(words.at),
                  read: (row) => <InstantText instant={row.at} />,
                },
              ]}
            />
          </Section>
        ) : null}
      </div>
    </SideDrawer>
  );
}
