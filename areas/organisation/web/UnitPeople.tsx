import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useMay, useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import {
  addUserToCompany,
  addUserToDepartment,
  addUserToGroup,
  addUserToOffice,
  queryLevels,
} from "../contract.ts";
import { positionsOn } from "../model/organisation.ts";
import type { UserLevel } from "../model/userLevel.ts";
import { AddPlace } from "./AddPlace.tsx";
import { PlaceTable } from "./PlaceTable.tsx";
import { userPicker } from "./pickers.ts";
import { organisationWords as words } from "./words.ts";

export type UnitKind = "company" | "office" | "department" | "group";

const adders = {
  company: addUserToCompany,
  office: addUserToOffice,
  department: addUserToDepartment,
  group: addUserToGroup,
};

/** The managers of a unit, or the users of a group. */
export function UnitPeople(props: {
  readonly kind: UnitKind;
  readonly id: string;
  /** Why users cannot be added or removed; null when they can. */
  readonly why: string | null;
}) {
  const say = useSay();
  const { kind, id, why } = props;
  const { officeId } = useSession();
  const mayOpenRights = useMay()("sysUserManagement.detail");
  const unit = kind === "company" ? {} : { [`${kind}Id`]: id };
  const found = useAsk(queryLevels, unit);
  const add = useVerb(adders[kind], {
    invalidates: [queryLevels],
    onDone: () => toast.success(say(words.saved)),
  });
  // A manager of the company has rights per office; the rights of the user's own office are shown first.
  const rightsAt = (row: UserLevel) => {
    const at = row.officeId ?? officeId;
    return kind === "office"
      ? `/home/system/office/${id}/${row.userId}/office`
      : `/home/system/${kind}/${id}/${at}/${row.userId}/${kind}`;
  };
  return (
    <Section title={kind === "group" ? words.people : words.management} columns={1}>
      <AddPlace
        source={userPicker}
        label={say(words.pickPerson)}
        positions={positionsOn(kind)}
        busy={add.isPending}
        why={why}
        add={(userId, position) => add.mutate({ ...unit, users: [{ userId, position }] } as never)}
      />
      <PlaceTable
        rows={found.data ?? []}
        of="unit"
        why={why}
        {...(mayOpenRights ? { rightsAt } : {})}
      />
    </Section>
  );
}
