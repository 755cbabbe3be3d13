import { needText } from "@fairway/core/contract/shapes.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { type Answered, useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { SelectField, SwitchField, TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { useGrid } from "@fairway/ui/grid/useGrid.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import {
  addTemplate,
  deleteTemplate,
  getRoles,
  getTemplate,
  pageTemplates,
  setsOfUser,
  templateChoices,
  updateTemplate,
} from "../contract.ts";
import { linesOf } from "./Matrix.tsx";
import { RightsTabs } from "./RightsTabs.tsx";
import { accessWords as words, templateTypeWords } from "./words.ts";

type Template = Answered<typeof getTemplate>;
const list = "/home/system/permission";
const heading = z.object({
  name: needText(150),
  type: z.enum(["Standard", "User"]),
  roleId: z.uuid(),
  active: z.boolean(),
});

/** One template of rights; a new one starts blank or as a copy (`?from=`). */
export default function TemplatePage() {
  const say = useSay();
  const id = useParam("id");
  const { search } = useAddress();
  const from = String((search as Record<string, unknown>)["from"] ?? "");
  const wanted = id || from;
  const found = useAsk(getTemplate, wanted ? { id: wanted } : {});
  const roles = useAsk(getRoles, {});
  if (!found.data || !roles.data) return <PageSkeleton />;
  const template = id
    ? found.data
    : {
        ...found.data,
        id: null,
        name: from ? say(words.copyOf, { name: found.data.name }) : "",
        users: 0,
      };
  return (
    <OpenTemplate
      key={`${wanted} ${template.version}`}
      template={template}
      roles={Object.fromEntries(
        roles.data.map((each) => [each.id, { en: each.name, vi: each.description ?? each.name }]),
      )}
    />
  );
}

function OpenTemplate(props: {
  readonly template: Template;
  readonly roles: Readonly<Record<string, { en: string; vi: string }>>;
}) {
  const { template } = props;
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const { go } = useAddress();
  const hold = useGrid(linesOf(template.menus));
  const menusNow = () => hold.rows.map(({ key: _, ...row }) => row);
  const { id } = template;
  const changed = () => {
    for (const call of [pageTemplates, getTemplate, setsOfUser, templateChoices]) {
      void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
  };
  const form = useRecordForm({
    schema: heading,
    start: {
      name: template.name,
      type: template.type,
      roleId: template.roleId,
      active: template.active,
    },
    save: (values) =>
      id
        ? client.ask(updateTemplate, {
            ...values,
            id,
            version: template.version,
            menus: menusNow(),
          })
        : client.ask(addTemplate, { ...values, menus: menusNow() }),
    onSaved: (saved) => {
      toast.success(say(words.saved));
      changed();
      // The form is saved; the leave guard must be updated before the page changes.
      hold.load(hold.rows);
      if (!id) setTimeout(() => go(`${list}/${saved.data.id}`));
    },
  });
  const remove = useVerb(deleteTemplate, {
    onDone: () => {
      toast.success(say(words.deleted));
      changed();
      go(list);
    },
  });
  const why = whyNot(id ? "sysPermission.write" : "sysPermission.add");
  return (
    <div className="fw-page">
      <PageHeader
        title={id ? template.name : say(words.templateNew)}
        back={list}
        primary={{ words: partWords.save, run: form.submit, busy: form.saving, why }}
        actions={[
          id !== null && {
            words: words.copy,
            why: whyNot("sysPermission.add"),
            run: () => go(`${list}/new?from=${id}`),
          },
        ]}
        dangerous={[
          id !== null && {
            words: partWords.remove,
            why:
              whyNot("sysPermission.delete") ??
              (template.active
                ? say(words.templateActive)
                : template.users > 0
                  ? say(words.templateUsed)
                  : null),
            confirm: {
              title: say(words.deleteTitle, { name: template.name }),
              detail: say(words.deleteDetail),
              danger: true,
            },
            run: () => remove.mutate({ id }),
          },
        ]}
      />
      <RecordForm form={form} readOnly={why !== null}>
        <Section title={words.template} columns={3}>
          <TextField name="name" label={words.name} required max={150} />
          <SelectField name="roleId" label={words.role} of={props.roles} required />
          <SelectField name="type" label={words.type} of={templateTypeWords} required />
          <SwitchField name="active" label={words.active} />
        </Section>
      </RecordForm>
      <RightsTabs hold={hold} why={why} />
    </div>
  );
}
