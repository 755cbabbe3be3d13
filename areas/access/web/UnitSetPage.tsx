import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { getUser, officesOfUser } from "@fairway/areas/organisation/contract.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Select } from "antd";
import { setOfUserInOffice, setsOfUser } from "../contract.ts";
import { OpenSet } from "./SetPage.tsx";
import { UserSets } from "./UserSets.tsx";
import { accessWords as words } from "./words.ts";

const kinds = ["company", "office", "department", "group"];

/** The rights of a user of a unit in one office; opened from the users of the unit. */
export default function UnitSetPage() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { path, go } = useAddress();
  const kind = kinds.find((each) => path.startsWith(`/home/system/${each}/`)) ?? "office";
  const [id, userId, type] = [useParam("id"), useParam("uid"), useParam("type")];
  const named = useParam("ido");
  const officeId = kind === "office" ? id : named;
  const user = useAsk(getUser, { id: userId });
  const sets = useAsk(setsOfUser, { id: userId });
  const offices = useAsk(officesOfUser, { id: userId });
  const hasSet = sets.data?.some((each) => each.officeId === officeId) ?? false;
  const set = useAsk(setOfUserInOffice, { userId, officeId }, { when: hasSet });
  if (!user.data || !sets.data || !offices.data) return <PageSkeleton />;
  const back = `/home/system/${kind}/${id}?tab=${kind === "group" ? "user" : "management"}`;
  const aside =
    kind === "office" ? null : (
      <Select
        showSearch={typeAhead}
        size="small"
        aria-label={say(words.office)}
        value={officeId}
        options={offices.data.map((each) => ({ value: each.id, label: each.shortName }))}
        onChange={(other) => go(`/home/system/${kind}/${id}/${other}/${userId}/${type}`)}
      />
    );
  if (hasSet) {
    if (!set.data) return <PageSkeleton />;
    return (
      <OpenSet
        key={`${set.data.id} ${set.data.version}`}
        set={set.data}
        back={back}
        aside={aside}
      />
    );
  }
  const why = whyNot("sysUserManagement.write", !user.data.permission.allowUpdate);
  return (
    <div className="fw-page">
      <PageHeader
        title={user.data.username}
        facts={
          <>
            <span>{say(words.noSetHere)}</span>
            {aside}
          </>
        }
        back={back}
      />
      <UserSets userId={userId} why={why} />
    </div>
  );
}
