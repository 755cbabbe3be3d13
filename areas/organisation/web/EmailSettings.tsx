import { addressesOf } from "@fairway/core/text/mailAddresses.ts";
import type { Answered } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ConfirmButton } from "@fairway/ui/parts/ConfirmButton.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Space } from "antd";
import { useState } from "react";
import { deleteEmailSetting, emailSettingsOf } from "../contract.ts";
import { emailTypes, type EmailType } from "../model/emailSetting.ts";
import { EmailDrawer } from "./EmailDrawer.tsx";
import { emailWords as words } from "./emailWords.ts";
import { organisationWords } from "./words.ts";

type Row = Answered<typeof emailSettingsOf>[number];

/** The mail recipients of a department. */
export function EmailSettings(props: {
  readonly id: string;
  readonly why: string | null;
  readonly shown: boolean;
  /** The kinds of mail that are shown; all by default. */
  readonly types?: readonly EmailType[];
}) {
  const { id, why } = props;
  const say = useSay();
  const found = useAsk(emailSettingsOf, { id }, { quiet: true });
  const [open, setOpen] = useState<Row | "new" | null>(null);
  const remove = useVerb(deleteEmailSetting, {
    invalidates: [emailSettingsOf],
    onDone: () => toast.success(say(organisationWords.saved)),
  });
  if (!props.shown) return null;
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageSkeleton />;
  const types = props.types ?? (Object.keys(emailTypes) as EmailType[]);
  const rows = found.data.filter((row) => types.includes(row.emailType));
  const free = types.filter((type) => !rows.some((row) => row.emailType === type));
  const add = (
    <Why text={why ?? (free.length === 0 ? say(words.all) : null)}>
      <Button disabled={why !== null || free.length === 0} onClick={() => setOpen("new")}>
        {say(words.add)}
      </Button>
    </Why>
  );
  return (
    <Section title={words.title} columns={1} extra={rows.length > 0 ? add : null}>
      {rows.length === 0 ? (
        <EmptyState title={words.none} detail={words.noneDetail} action={add} />
      ) : (
        <PlainTable<Row>
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            { key: "type", title: say(words.type), read: (row) => say(emailTypes[row.emailType]) },
            {
              key: "addresses",
              title: say(words.addresses),
              read: (row) => (
                <>
                  {addressesOf(row.emailInfo).map((each) => (
                    <div key={each}>{each}</div>
                  ))}
                </>
              ),
            },
            {
              key: "changed",
              title: say(words.changed),
              read: (row) => (
                <>
                  <InstantText instant={row.datetimeModified} /> {row.userNameModified}
                </>
              ),
            },
            {
              key: "actions",
              title: say(organisationWords.actions),
              read: (row) => (
                <Space>
                  <Why text={why}>
                    <Button size="small" disabled={why !== null} onClick={() => setOpen(row)}>
                      {say(words.edit)}
                    </Button>
                  </Why>
                  <ConfirmButton
                    words={organisationWords.remove}
                    size="small"
                    danger
                    why={why}
                    question={{
                      title: say(words.removeTitle, { type: say(emailTypes[row.emailType]) }),
                      detail: say(words.removeDetail),
                      danger: true,
                    }}
                    run={() => remove.mutate({ id: row.id })}
                  />
                </Space>
              ),
            },
          ]}
        />
      )}
      {open ? (
        <EmailDrawer
          deptId={id}
          row={open === "new" ? null : open}
          types={open === "new" ? free : [open.emailType, ...free]}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Section>
  );
}
