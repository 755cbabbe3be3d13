import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useMemo, useState, Suspense } from "react";
import { type UnitKind, UnitPeople } from "./UnitPeople.tsx";
import { organisationWords as words } from "./words.ts";

interface TabProps {
  readonly id: string;
  /** Why nothing can be changed here; null when it can. */
  readonly why: string | null;
  readonly shown: boolean;
}

/** A further tab of a unit; once opened it stays mounted, so that typed values are kept. */
export interface UnitTab {
  readonly key: string;
  readonly words: Words;
  readonly Content: ComponentType<TabProps>;
}

interface Props {
  readonly kind: UnitKind;
  readonly resource: Resource;
  readonly calls: ResourceCalls;
  readonly list: string;
  readonly newTitle: Words;
  readonly tabs?: readonly UnitTab[];
  /** Why units of this kind cannot be deleted. */
  readonly stays?: Words;
  /** The content below the particulars. */
  readonly below?: (id: string) => ReactNode;
}

/** One unit: its particulars and its users. */
export function UnitPage(props: Props) {
  const id = useParam("id");
  const found = useAsk(props.calls.get as CallSpec, { id } as never, { when: id !== "" });
  if (id !== "" && !found.data) return <PageSkeleton />;
  return <OpenUnit key={id} {...props} row={id === "" ? null : (found.data as AnyRow)} />;
}

function OpenUnit(props: Props & { readonly row: AnyRow | null }) {
  const { resource, calls, row, list } = props;
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const { go, search } = useAddress();
  const schema = useMemo(() => formShape(resource), [resource]);
  const id = String(row?.["id"] ?? "");
  const changed = () => {
    for (const call of [calls.paging, calls.get]) {
      if (call) void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
    void cache.invalidateQueries({ queryKey: ["picker"] });
  };
  const form = useRecordForm({
    schema,
    start: formStart(resource, row),
    save: (values) => client.ask((row ? calls.update : calls.add) as CallSpec, values as never),
    onSaved: (saved) => {
      toast.success(say(words.saved));
      changed();
      const made = (saved as { data?: { id?: string } }).data?.id;
      if (!row && made) go(`${list}/${made}`);
    },
    ...(row
      ? {
          latest: async () =>
            formStart(
              resource,
              (await client.ask(calls.get as CallSpec, { id } as never)) as unknown as AnyRow,
            ),
        }
      : {}),
  });
  const allowed = (row?.["permission"] ?? {}) as { allowUpdate?: boolean; allowDelete?: boolean };
  const why = row
    ? whyNot(`${resource.menu}.write`, !allowed.allowUpdate)
    : whyNot(`${resource.menu}.add`);
  const readOnly = why !== null;
  const code = String(row?.[resource.key] ?? "");
  const tabs: readonly UnitTab[] = [...(props.tabs ?? []), peopleTab(props.kind)];
  const current = row
    ? (tabs.find((tab) => tab.key === search["tab"])?.key ?? "general")
    : "general";
  const [visited, setVisited] = useState<readonly string[]>([current]);
  if (!visited.includes(current)) setVisited([...visited, current]);
  const remove = async () => {
    try {
      await client.ask(calls.remove as CallSpec, { id } as never);
      toast.success(say(words.deleted));
      changed();
      go(list);
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={row ? `${say(resource.title)} ${code}` : say(props.newTitle)}
        back={list}
        primary={
          current === "general"
            ? {
                words: partWords.save,
                run: form.submit,
                busy: form.saving,
                why,
              }
            : null
        }
        dangerous={[
          row !== null &&
            calls.remove !== undefined && {
              words: partWords.remove,
              why:
                whyNot(`${resource.menu}.delete`, !allowed.allowDelete) ??
                (props.stays ? say(props.stays) : row["active"] ? say(words.stillActive) : null),
              confirm: {
                title: say(words.deleteTitle, { code }),
                detail: say(words.deleteDetail),
                danger: true,
              },
              run: () => void remove(),
            },
        ]}
      />
      {row ? (
        <Tabs
          tabs={[{ key: "general", words: words.main }, ...tabs].map((tab) => ({
            key: tab.key,
            words: tab.words,
            content: () => null,
          }))}
        />
      ) : null}
      {current === "general" ? (
        <>
          <RecordForm form={form} readOnly={readOnly}>
            <Section title={words.main} columns={1}>
              <ResourceFields resource={resource} row={row} />
            </Section>
          </RecordForm>
          {row ? <Suspense fallback={null}>{props.below?.(id)}</Suspense> : null}
        </>
      ) : null}
      {tabs
        .filter((tab) => visited.includes(tab.key))
        .map(({ key, Content }) => (
          <Content key={key} id={id} why={why} shown={key === current} />
        ))}
    </div>
  );
}

const peopleTab = (kind: UnitKind): UnitTab => ({
  key: kind === "group" ? "user" : "management",
  words: kind === "group" ? words.people : words.management,
  Content: peopleOf[kind],
});

const people = (kind: UnitKind) =>
  function People(props: TabProps) {
    return props.shown ? <UnitPeople kind={kind} id={props.id} why={props.why} /> : null;
  };

const peopleOf = {
  company: people("company"),
  office: people("office"),
  department: people("department"),
  group: people("group"),
};
