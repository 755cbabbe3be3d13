import { useParam } from "@fairway/ui/address/useAddress.ts";
import type { Answered } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useGrid } from "@fairway/ui/grid/useGrid.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReactNode } from "react";
import { getSet, reapplyTemplate, setOfUserInOffice, setsOfUser, updateSet } from "../contract.ts";
import { linesOf } from "./Matrix.tsx";
import { RightsTabs } from "./RightsTabs.tsx";
import { accessWords as words } from "./words.ts";

type PermissionSet = Answered<typeof getSet>;

/** What a user may do in one office. */
export default function SetPage() {
  const id = useParam("permissionId");
  const found = useAsk(getSet, { id });
  if (!found.data) return <PageSkeleton />;
  const back = `/home/system/user-management/${found.data.userId}?tab=role`;
  return <OpenSet key={`${id} ${found.data.version}`} set={found.data} back={back} />;
}

/** The editor of one set. */
export function OpenSet(props: {
  readonly set: PermissionSet;
  readonly back: string;
  /** Shown next to the title: links to the user's other offices. */
  readonly aside?: ReactNode;
}) {
  const { set } = props;
  const say = useSay();
  const whyNot = useWhyNot();
  const { userId, userType } = useSession();
  const hold = useGrid(linesOf(set.menus));
  const done = {
    invalidates: [getSet, setsOfUser, setOfUserInOffice],
    onDone: () => toast.success(say(words.saved)),
  };
  const save = useVerb(updateSet, done);
  const apply = useVerb(reapplyTemplate, done);
  const isOwn = set.userId === userId && userType !== "Super Admin";
  const why = isOwn
    ? say(words.notYourOwn)
    : whyNot("sysUserManagement.write", !set.permission.allowUpdate);
  return (
    <div className="fw-page">
      <PageHeader
        title={`${set.userName} · ${set.officeName}`}
        facts={
          <>
            <span>{set.sampleName ?? say(words.noTemplate)}</span>
            {props.aside ?? null}
          </>
        }
        status={set.differs ? <StatusTag words={words.differs} meaning="waiting" /> : null}
        back={props.back}
        primary={{
          words: partWords.save,
          keys: "mod+s",
          busy: save.isPending,
          why,
          run: () =>
            save.mutate({
              id: set.id,
              version: set.version,
              menus: hold.rows.map(({ key: _, ...row }) => row),
            }),
        }}
        actions={[
          set.sampleName !== null && {
            words: words.reapply,
            why,
            busy: apply.isPending,
            confirm: { title: say(words.reapplyTitle), detail: say(words.reapplyDetail) },
            run: () => apply.mutate({ id: set.id, version: set.version }),
          },
        ]}
      />
      <RightsTabs hold={hold} why={why} />
    </div>
  );
}
