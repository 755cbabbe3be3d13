import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { getRoles } from "../contract.ts";
import { ActiveTag } from "./ActiveTag.tsx";
import { accessWords as words } from "./words.ts";

/** The roles of the company with their users. */
export default function RoleList() {
  const say = useSay();
  const found = useAsk(getRoles, {});
  return (
    <div className="fw-page">
      <PageHeader title={say(words.roles)} />
      <Section title={words.roles} columns={1}>
        <PlainTable
          rows={found.data ?? []}
          rowKey={(row) => row.id}
          columns={[
            { key: "code", title: say(words.code), read: (row) => row.code },
            { key: "name", title: say(words.name), read: (row) => row.name },
            { key: "description", title: say(words.description), read: (row) => row.description },
            {
              key: "templates",
              title: say(words.templatesCount),
              right: true,
              read: (row) => row.templates,
            },
            { key: "users", title: say(words.usersCount), right: true, read: (row) => row.users },
            {
              key: "active",
              title: say(words.status),
              read: (row) => <ActiveTag active={row.active} />,
            },
          ]}
        />
      </Section>
    </div>
  );
}
