import {
  accountKinds,
  type ConnectorKind,
  connectorSettings,
  connectorWords,
  takesEntries,
  usualAccounts,
} from "@fairway/areas/outbox/model/connectors.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Select } from "antd";
import { useState } from "react";
import { getConnector, saveConnector } from "../contract.ts";
import { accountWords } from "./accountWords.ts";
import { words } from "./words.ts";

type Stored = Answer<typeof getConnector>;

/** The way to the accounting system of the company, and the accounts of its entries. */
export function ConnectorDrawer({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const asked = useAsk(getConnector, {}, { quiet: true });
  const { data } = asked;
  if (data) return <Opened key={data.version} stored={data} onClose={onClose} />;
  return (
    <SideDrawer isRead size={520} title={say(words.connector)} onClose={onClose}>
      {asked.error ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : (
        <RowSkeletons />
      )}
    </SideDrawer>
  );
}

const ways = Object.keys(connectorWords) as (ConnectorKind | "hand")[];

function Opened({ stored, onClose }: { readonly stored: Stored; readonly onClose: () => void }) {
  const say = useSay();
  const whyNot = useWhyNot();
  const { hasSecret, waiting: _, ...kept } = stored;
  const [form, setForm] = useState({
    ...kept,
    settings: connectorSettings.parse(kept.settings),
    secret: null as string | null,
  });
  const { connector, settings } = form;
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  const save = useVerb(saveConnector, {
    invalidates: [getConnector],
    onDone: () => {
      toast.success(say(words.saved));
      onClose();
    },
  });
  const isReached = connector === "documents" || connector === "tryton";
  return (
    <SideDrawer
      size={520}
      title={say(words.connector)}
      onClose={onClose}
      primary={{
        words: partWords.save,
        busy: save.isPending,
        why: whyNot("sysCompany.write"),
        run: () => save.mutate(form),
      }}
    >
      <Labelled label={words.way}>
        <Select<ConnectorKind | "hand">
          className="fw-wide"
          aria-label={say(words.way)}
          value={connector ?? "hand"}
          options={ways.map((value) => ({ value, label: say(connectorWords[value]) }))}
          onChange={(value) => change({ connector: value === "hand" ? null : value })}
        />
      </Labelled>
      {isReached ? (
        <>
          <Labelled label={words.address}>
            <Input
              aria-label={say(words.address)}
              maxLength={300}
              value={form.address ?? ""}
              onChange={(event) => change({ address: event.target.value })}
            />
          </Labelled>
          {connector === "tryton" ? (
            <>
              <Labelled label={words.userName}>
                <Input
                  aria-label={say(words.userName)}
                  maxLength={100}
                  value={form.userName ?? ""}
                  onChange={(event) => change({ userName: event.target.value })}
                />
              </Labelled>
              <Labelled label={words.journal}>
                <Input
                  aria-label={say(words.journal)}
                  maxLength={20}
                  value={settings.journal ?? ""}
                  onChange={(event) =>
                    change({ settings: { ...settings, journal: event.target.value || null } })
                  }
                />
              </Labelled>
            </>
          ) : null}
          <Labelled label={words.secret} {...(hasSecret ? { hint: words.secretKept } : {})}>
            <Input.Password
              aria-label={say(words.secret)}
              autoComplete="new-password"
              maxLength={200}
              value={form.secret ?? ""}
              onChange={(event) => change({ secret: event.target.value || null })}
            />
          </Labelled>
        </>
      ) : null}
      {connector && takesEntries(connector) ? (
        <Section title={words.accounts} columns={2}>
          {accountKinds.map((kind) => (
            <Labelled key={kind} label={accountWords[kind]}>
              <Input
                aria-label={say(accountWords[kind])}
                maxLength={20}
                placeholder={usualAccounts[kind]}
                value={settings.accounts[kind] ?? ""}
                onChange={(event) => {
                  const { [kind]: __, ...others } = settings.accounts;
                  const account = event.target.value.trim();
                  const accounts = account ? { ...others, [kind]: account } : others;
                  change({ settings: { ...settings, accounts } });
                }}
              />
            </Labelled>
          ))}
        </Section>
      ) : null}
    </SideDrawer>
  );
}
