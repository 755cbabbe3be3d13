import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { endMySession, mySessions } from "../contract.ts";
import { sessionWords as words } from "./sessionWords.ts";

/** Where I am signed in; every other place can be signed out, unless there is a reason `why` not. */
export function MySessions({ why }: { readonly why: string | null }) {
  const say = useSay();
  const found = useAsk(mySessions, {});
  const end = useVerb(endMySession, {
    invalidates: [mySessions],
    onDone: () => toast.success(say(words.ended)),
  });
  return (
    <Section title={words.sessions} columns={1}>
      <PlainTable
        rows={found.data ?? []}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "since",
            title: say(words.since),
            read: (row) => <InstantText instant={row.loggedInOn} />,
          },
          { key: "office", title: say(words.office), read: (row) => row.officeName },
          { key: "address", title: say(words.address), read: (row) => row.address ?? "–" },
          {
            key: "browser",
            title: say(words.browser),
            read: (row) => browserOf(row.userAgent) ?? "–",
          },
          {
            key: "end",
            title: say(words.actions),
            read: (row) =>
              row.isThis ? (
                <StatusTag words={words.here} meaning="good" />
              ) : (
                <Why text={why}>
                  <Button
                    size="small"
                    disabled={why !== null}
                    onClick={() => end.mutate({ id: row.id })}
                  >
                    {say(words.signOut)}
                  </Button>
                </Why>
              ),
          },
        ]}
      />
    </Section>
  );
}

/** Browser and system in few words, because users cannot read the whole line. */
function browserOf(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const browser = /(Edg|Chrome|Firefox|Safari)\/[\d]+/.exec(userAgent)?.[0]?.replace("/", " ");
  const system = /(Windows|Mac OS X|Android|iPhone|Linux)/.exec(userAgent)?.[0];
  return [browser ?? userAgent.slice(0, 40), system].filter(Boolean).join(", ");
}
