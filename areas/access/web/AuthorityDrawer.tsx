import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { linkStem, type Resource } from "@fairway/core/resource/resource.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { DeleteButton } from "@fairway/ui/parts/DeleteButton.tsx";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import { HistoryButton } from "@fairway/ui/history/HistoryButton.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { type Session, useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Drawer } from "antd";
import { useMemo } from "react";
import { authorityWords as words } from "./authorityWords.ts";

interface Props {
  readonly resource: Resource;
  readonly calls: ResourceCalls;
  readonly giver: string;
  readonly add: Words;
  /** The authority to change; null for a new one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One authority in a drawer; it is given for oneself, or by an administrator for others. */
export function AuthorityDrawer(props: Props) {
  const { id, calls } = props;
  const say = useSay();
  const found = useAsk(calls.get as CallSpec, { id } as never, { when: id !== null });
  const row = (id === null ? null : found.data) as AnyRow | null | undefined;
  if (row === undefined) {
    return (
      <Drawer open size={640} onClose={props.onClose} title={say(props.resource.title)}>
        <PageSkeleton />
      </Drawer>
    );
  }
  return <OpenDrawer key={id} {...props} row={row} />;
}

function OpenDrawer(props: Props & { readonly row: AnyRow | null }) {
  const { resource, calls, giver, row, onClose } = props;
  const say = useSay();
  const whyNot = useWhyNot();
  const session = useSession();
  const client = useClient();
  const cache = useQueryClient();
  const confirm = useConfirm();
  const isAdministrator = session.userType !== "Normal User";
  const shown = useMemo(
    () => (row || !isAdministrator ? resource : openField(resource, giver)),
    [resource, giver, row, isAdministrator],
  );
  const schema = useMemo(() => formShape(resource), [resource]);
  const mine = ownWork(giver, session);
  const changed = () => {
    for (const call of [calls.paging, calls.get, calls.history]) {
      if (call) void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
    onClose();
  };
  const latest = async () =>
    formStart(
      resource,
      (await client.ask(calls.get as CallSpec, { id: row?.["id"] } as never)) as unknown as AnyRow,
    );
  const form = useRecordForm({
    schema,
    start: row ? formStart(resource, row) : { ...formStart(resource, null), ...mine },
    save: (values) => client.ask((row ? calls.update : calls.add) as CallSpec, values as never),
    onSaved: () => {
      toast.success(say(words.saved));
      changed();
    },
    ...(row ? { latest } : {}),
  });
  const allowed = (row?.["permission"] ?? {}) as { allowUpdate?: boolean; allowDelete?: boolean };
  const isGiver = !row || isAdministrator || row[giver] === session.userId;
  const why = row ? whyNot("sysAuthorize.write", !allowed.allowUpdate) : whyNot("sysAuthorize.add");
  const save = async () => {
    const isOff = row?.["active"] === true && form.form.getValues("active") === false;
    const question = { title: say(words.offTitle), detail: say(words.offDetail) };
    if (!isOff || (await confirm(question))) form.submit();
  };
  const remove = async () => {
    await client.ask(calls.remove as CallSpec, { id: row?.["id"] } as never);
    toast.success(say(words.deleted));
    changed();
  };
  const whyNotDelete =
    whyNot("sysAuthorize.delete", !allowed.allowDelete) ??
    (row?.["active"] === true ? say(words.stillActive) : null);
  const title = say(row ? resource.title : props.add);
  return (
    <SideDrawer
      size={640}
      onClose={onClose}
      title={title}
      primary={{ words: partWords.save, run: () => void save(), busy: form.saving, why }}
      extra={
        row && calls.history ? (
          <HistoryButton call={calls.history} id={String(row["id"])} what={title} />
        ) : null
      }
      dangerous={
        row ? (
          <DeleteButton
            what={title}
            uses={calls.uses}
            id={String(row["id"])}
            why={whyNotDelete}
            run={remove}
          />
        ) : null
      }
    >
      {isGiver ? null : <p className="fw-quiet">{say(words.notYours)}</p>}
      <RecordForm form={form} readOnly={why !== null}>
        <ResourceFields resource={shown} row={row ?? mine} />
      </RecordForm>
    </SideDrawer>
  );
}

/** The person at the screen as the giver, with code and name for the picker. */
function ownWork(giver: string, session: Session): AnyRow {
  const stem = linkStem(giver);
  return {
    [giver]: session.userId,
    [`${stem}Code`]: session.userName,
    [`${stem}Name`]: session.name,
  };
}

/** The same declaration with one field that may be keyed in a new record. */
function openField(resource: Resource, name: string): Resource {
  const spec = resource.fields[name] as Field;
  return { ...resource, fields: { ...resource.fields, [name]: { ...spec, locked: false } } };
}
