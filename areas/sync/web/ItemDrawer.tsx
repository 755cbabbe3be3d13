import { dataTypeWords, itemTags, type Outcome } from "@fairway/areas/outbox/model/item.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { getItem, pageItems, resendItem } from "../contract.ts";
import { words } from "./words.ts";

const outcomeWords: Readonly<Record<Outcome, Words>> = {
  Synced: itemTags.Synced.words,
  Rejected: itemTags.Rejected.words,
  Refused: { en: "Not reached", vi: "Không kết nối được" },
  Unknown: { en: "No answer", vi: "Không rõ kết quả" },
};

/** A record on its way to the accounting system: what is sent, and every try with its answer. */
export function ItemDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const say = useSay();
  const asked = useAsk(getItem, { id }, { quiet: true });
  const item = asked.data;
  const resend = useVerb(resendItem, {
    invalidates: [pageItems, getItem],
    onDone: ({ data }) => toast.success(say(words.resent, { number: data.number })),
  });
  return (
    <SideDrawer
      title={item ? `${say(dataTypeWords[item.dataType])} ${item.number}` : null}
      size={680}
      isRead
      onClose={onClose}
      extra={item ? <StatusTag {...itemTags[item.state]} /> : null}
      primary={
        item?.may.includes("resend")
          ? {
              words: words.resend,
              busy: resend.isPending,
              run: () => resend.mutate({ id, version: item.version }),
            }
          : null
      }
    >
      {asked.error ? <ErrorState fault={asked.error} retry={() => void asked.refetch()} /> : null}
      {item ? (
        <div className="fw-form">
          <Section columns={2}>
            <Fact name={words.partner}>{item.partnerName}</Fact>
            <Fact name={words.action}>{`${item.action} ${item.syncVersion}`}</Fact>
            <Fact name={words.ledgerNo}>{item.ledgerNo}</Fact>
            <Fact name={words.reason}>{item.reason}</Fact>
            <Fact name={words.sender}>{item.userNameCreated}</Fact>
            <Fact name={words.nextTry}>
              <InstantText instant={item.nextTryAt} />
            </Fact>
          </Section>
          <Section title={words.history}>
            {item.tried.length === 0 ? (
              <p className="fw-quiet">{say(words.noTry)}</p>
            ) : (
              <PlainTable
                rows={item.tried}
                rowKey={(row) => row.triedAt}
                columns={[
                  {
                    key: "tried",
                    title: say(words.tried),
                    read: (row) => <InstantText instant={row.triedAt} />,
                  },
                  {
                    key: "outcome",
                    title: say(words.outcome),
                    read: (row) => (row.outcome ? say(outcomeWords[row.outcome]) : null),
                  },
                  { key: "answer", title: say(words.answer), read: (row) => row.answer },
                ]}
              />
            )}
          </Section>
          <Section title={words.request}>
            <pre className="fw-outbox-request">{JSON.stringify(item.request, null, 2)}</pre>
          </Section>
        </div>
      ) : (
        <RowSkeletons />
      )}
    </SideDrawer>
  );
}
