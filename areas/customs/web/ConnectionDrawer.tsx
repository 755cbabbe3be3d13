import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { rememberPicks } from "@fairway/ui/form/picker.ts";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { HistoryButton } from "@fairway/ui/history/HistoryButton.tsx";
import { DeleteButton } from "@fairway/ui/parts/DeleteButton.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { z } from "zod";
import {
  checkStoredConnection,
  checkTypedConnection,
  connectionCalls as calls,
  declaredConnection as resource,
} from "../contract.ts";
import { PasswordField } from "./PasswordField.tsx";
import { connectionWords as words } from "./connectionWords.ts";

interface Props {
  /** The connection to change; null for a new one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** The form of an ECUS connection in a drawer. */
export function ConnectionDrawer({ id, onClose }: Props) {
  const say = useSay();
  const found = useAsk(calls.get, { id } as never, { when: id !== null });
  const row = (id === null ? null : found.data) as AnyRow | null | undefined;
  if (row === undefined) {
    return (
      <SideDrawer size={640} title={say(words.list)} onClose={onClose} isRead>
        <PageSkeleton />
      </SideDrawer>
    );
  }
  return <OpenDrawer row={row} onClose={onClose} />;
}

function OpenDrawer({
  row,
  onClose,
}: {
  readonly row: AnyRow | null;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const { userId, userName, name: ownName } = useSession();
  const [isChecking, setChecking] = useState(false);
  const schema = useMemo(
    () => formShape(resource).safeExtend({ dbpassword: z.string().max(100).nullish() }),
    [],
  );
  const start = useMemo(() => {
    // A new connection is one's own.
    if (!row) rememberPicks([{ id: userId, code: userName, name: ownName }]);
    return { ...formStart(resource, row), ...(row ? {} : { userId }), dbpassword: "" };
  }, [row, userId, userName, ownName]);
  const changed = () => {
    for (const call of [calls.paging, calls.get, calls.history]) {
      if (call) void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
    onClose();
  };
  const form = useRecordForm({
    schema,
    start,
    // What is typed here is kept nowhere in the browser.
    unguarded: true,
    save: (values) => client.ask((row ? calls.update : calls.add) as CallSpec, values as never),
    onSaved: () => {
      toast.success(say(words.saved, { name: String(form.form.getValues("name")) }));
      changed();
    },
  });
  const check = async () => {
    setChecking(true);
    try {
      const { form: typed, dirty } = form;
      const values = typed.getValues();
      await (row && !dirty
        ? client.ask(checkStoredConnection, { id: String(row["id"]) })
        : client.ask(checkTypedConnection, values as never));
      toast.success(say(words.checked, { name: String(values["serverName"]) }));
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setChecking(false);
    }
  };
  const { menu } = resource;
  const allowed = (row?.["permission"] ?? {}) as { allowUpdate?: boolean; allowDelete?: boolean };
  const why = row ? whyNot(`${menu}.write`, !allowed.allowUpdate) : whyNot(`${menu}.add`);
  const name = String(row?.["name"] ?? "");
  const remove = async () => {
    await client.ask(calls.remove, { id: String(row?.["id"]) });
    toast.success(say(words.deleted, { name }));
    changed();
  };
  return (
    <SideDrawer
      size={640}
      onClose={onClose}
      title={row ? `${say(resource.title)} ${name}` : say(words.create)}
      primary={{ words: partWords.save, run: form.submit, busy: form.saving, why, keys: "mod+s" }}
      actions={[{ words: words.check, run: () => void check(), busy: isChecking }]}
      extra={
        row && calls.history ? (
          <HistoryButton call={calls.history} id={String(row["id"])} what={name} />
        ) : null
      }
      dangerous={
        row ? (
          <DeleteButton
            what={name}
            uses={calls.uses}
            id={String(row["id"])}
            why={whyNot(`${menu}.delete`, !allowed.allowDelete)}
            run={remove}
          />
        ) : null
      }
    >
      <RecordForm form={form} readOnly={why !== null}>
        <ResourceFields resource={resource} row={row} rows={[["name", "userId"]]} />
        <ResourceFields resource={resource} row={row} rows={[["kind", "serverName", "port"]]} />
        <div className="fw-columns fw-columns-3">
          <ResourceFields resource={resource} row={row} rows={[["dbname"]]} />
          <ResourceFields resource={resource} row={row} rows={[["dbusername"]]} />
          <PasswordField
            name="dbpassword"
            label={words.password}
            max={100}
            {...(row?.["hasPassword"] ? { placeholder: say(words.kept) } : {})}
          />
        </div>
        <ResourceFields resource={resource} row={row} rows={[["note"], ["active", "nightly"]]} />
      </RecordForm>
    </SideDrawer>
  );
}
