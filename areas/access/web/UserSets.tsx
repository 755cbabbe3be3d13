import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { officesOfUser } from "@fairway/areas/organisation/contract.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ConfirmButton } from "@fairway/ui/parts/ConfirmButton.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Select } from "antd";
import { useState } from "react";
import { addSets, deleteSet, setsOfUser, templateChoices } from "../contract.ts";
import { accessWords as words } from "./words.ts";

/** The rights of a user, office by office, with a line to give those of a template. */
export function UserSets(props: { readonly userId: string; readonly why: string | null }) {
  const { userId, why } = props;
  const say = useSay();
  const sets = useAsk(setsOfUser, { id: userId });
  const offices = useAsk(officesOfUser, { id: userId });
  const templates = useAsk(templateChoices, {}, { when: why === null });
  const [officeId, setOffice] = useState<string | null>(null);
  const [permissionSampleId, setTemplate] = useState<string | null>(null);
  const done = { invalidates: [setsOfUser], onDone: () => toast.success(say(words.saved)) };
  const add = useVerb(addSets, done);
  const take = useVerb(deleteSet, done);
  const rows = sets.data ?? [];
  const free = (offices.data ?? []).filter((each) => !rows.some((row) => row.officeId === each.id));
  const isChosen = officeId !== null && permissionSampleId !== null;
  const whyNotGive =
    why ?? (free.length === 0 ? say(words.noFreeOffice) : isChosen ? null : say(words.chooseBoth));
  const give = () => {
    if (!officeId || !permissionSampleId) return;
    add.mutate({ userId, sets: [{ officeId, permissionSampleId }] });
    setOffice(null);
  };
  return (
    <Section title={words.rights} columns={1}>
      <div className="fw-columns fw-columns-3">
        <Select
          showSearch={typeAhead}
          value={officeId}
          aria-label={say(words.office)}
          placeholder={say(words.office)}
          disabled={why !== null || free.length === 0}
          options={free.map((each) => ({ value: each.id, label: each.shortName }))}
          onChange={setOffice}
        />
        <Select
          showSearch={typeAhead}
          value={permissionSampleId}
          aria-label={say(words.template)}
          placeholder={say(words.template)}
          disabled={why !== null || free.length === 0}
          options={(templates.data ?? []).map((each) => ({ value: each.id, label: each.name }))}
          onChange={setTemplate}
        />
        <div>
          <Why text={whyNotGive}>
            <Button disabled={whyNotGive !== null} loading={add.isPending} onClick={give}>
              {say(words.give)}
            </Button>
          </Why>
        </div>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={words.noSets} detail={words.noSetsDetail} />
      ) : (
        <PlainTable
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "office",
              title: say(words.office),
              read: (row) => (
                <ScreenLink to={`/home/system/user-management/${userId}/permission/${row.id}/user`}>
                  {row.officeName}
                </ScreenLink>
              ),
            },
            {
              key: "template",
              title: say(words.template),
              read: (row) => row.sampleName ?? say(words.noTemplate),
            },
            {
              key: "differs",
              title: say(words.status),
              read: (row) =>
                row.sampleName ? (
                  <StatusTag
                    words={row.differs ? words.differs : words.asTemplate}
                    meaning={row.differs ? "waiting" : "good"}
                  />
                ) : (
                  "–"
                ),
            },
            {
              key: "actions",
              title: say(words.actions),
              read: (row) => (
                <ConfirmButton
                  words={words.take}
                  danger
                  why={why}
                  question={{
                    title: say(words.takeTitle, { office: row.officeName }),
                    detail: say(words.takeDetail),
                    danger: true,
                  }}
                  run={() => take.mutate({ id: row.id })}
                />
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
