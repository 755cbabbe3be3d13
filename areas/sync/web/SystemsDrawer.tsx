import { officePicker, userPicker } from "@fairway/areas/organisation/web/pickers.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input } from "antd";
import { useState } from "react";
import { addKey, listSystems, removeKey, saveSystem } from "../contract.ts";
import { words } from "./words.ts";

type System = Answer<typeof listSystems>[number];

/** The systems that may call, each with its keys; a secret is shown once. */
export function SystemsDrawer({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const asked = useAsk(listSystems, {}, { quiet: true });
  const [made, setMade] = useState<{ readonly key: string; readonly secret: string } | null>(null);
  return (
    <SideDrawer isRead size={640} title={say(words.systems)} onClose={onClose}>
      <div className="fw-form">
        {made ? (
          <Section title={words.newKey}>
            <p>{say(words.shownOnce)}</p>
            <Fact name={words.keyName}>{made.key}</Fact>
            <Fact name={words.secretOnce}>{made.secret}</Fact>
          </Section>
        ) : null}
        {asked.error ? <ErrorState fault={asked.error} retry={() => void asked.refetch()} /> : null}
        {asked.data ? (
          asked.data.map((system) => <Keys key={system.id} system={system} onMade={setMade} />)
        ) : (
          <RowSkeletons />
        )}
        <NewSystem />
      </div>
    </SideDrawer>
  );
}

function Keys({
  system,
  onMade,
}: {
  readonly system: System;
  readonly onMade: (key: { readonly key: string; readonly secret: string }) => void;
}) {
  const say = useSay();
  const whyNot = useWhyNot();
  const invalidates = [listSystems];
  const add = useVerb(addKey, { invalidates, onDone: ({ data }) => onMade(data) });
  const remove = useVerb(removeKey, { invalidates });
  const save = useVerb(saveSystem, { invalidates });
  const { keys, userName, userId, id, name, active, officeIds, version } = system;
  const why = whyNot("sysCompany.write");
  return (
    <Section title={{ en: name, vi: name }}>
      <Fact name={words.userName}>{userName}</Fact>
      <PlainTable
        rows={keys}
        rowKey={(row) => row.id}
        columns={[
          { key: "key", title: say(words.keyName), read: (row) => row.key },
          {
            key: "made",
            title: say(words.sent),
            read: (row) => <InstantText instant={row.datetimeCreated} />,
          },
          {
            key: "remove",
            title: "",
            read: (row) => (
              <Button
                size="small"
                disabled={why !== null}
                aria-label={say(words.removeKeyOf, { key: row.key })}
                onClick={() => remove.mutate({ id: row.id })}
              >
                {say(words.removeKey)}
              </Button>
            ),
          },
        ]}
      />
      <Button
        size="small"
        disabled={why !== null || keys.length >= 2}
        loading={add.isPending}
        onClick={() => add.mutate({ systemId: id })}
      >
        {say(words.newKey)}
      </Button>{" "}
      <Button
        size="small"
        disabled={why !== null}
        onClick={() => save.mutate({ id, version, name, userId, officeIds, active: !active })}
      >
        {say(active ? words.switchOff : words.switchOn)}
      </Button>
    </Section>
  );
}

function NewSystem() {
  const say = useSay();
  const whyNot = useWhyNot();
  const [name, setName] = useState("");
  const [userId, setUserId] = useState<string | null>(null);
  const [officeId, setOfficeId] = useState<string | null>(null);
  const save = useVerb(saveSystem, {
    invalidates: [listSystems],
    onDone: () => {
      toast.success(say(words.systemSaved));
      setName("");
    },
  });
  const why = whyNot("sysCompany.write", name.trim() === "" || userId === null);
  return (
    <Section title={words.newSystem}>
      <Labelled label={words.systemName}>
        <Input
          aria-label={say(words.systemName)}
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Labelled>
      <Labelled label={words.userName}>
        <PickerInput
          label={say(words.userName)}
          source={userPicker}
          value={userId}
          required
          onChange={setUserId}
        />
      </Labelled>
      <Labelled label={words.office} hint={words.allOffices}>
        <PickerInput
          label={say(words.office)}
          source={officePicker}
          value={officeId}
          onChange={setOfficeId}
        />
      </Labelled>
      <Button
        type="primary"
        disabled={why !== null}
        loading={save.isPending}
        onClick={() =>
          save.mutate({
            id: null,
            version: 0,
            name,
            userId: userId ?? "",
            officeIds: officeId ? [officeId] : [],
            active: true,
          })
        }
      >
        {say(partWords.save)}
      </Button>
    </Section>
  );
}
