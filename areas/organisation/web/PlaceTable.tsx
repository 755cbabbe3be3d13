import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ConfirmButton } from "@fairway/ui/parts/ConfirmButton.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { type PlainColumn, PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Space } from "antd";
import { levelsOfUser, queryLevels, removeLevel, setDefaultLevel } from "../contract.ts";
import type { UserLevel } from "../model/userLevel.ts";
import { organisationWords as words, positionWords } from "./words.ts";

/** The users of a unit, or the places of one user, with their verbs. */
export function PlaceTable(props: {
  readonly rows: readonly UserLevel[];
  readonly of: "unit" | "person";
  /** Why the table is read-only. */
  readonly why: string | null;
  /** The address of a user's rights; without it there is no link. */
  readonly rightsAt?: (row: UserLevel) => string;
  /** The user's own places: only the default can be changed. */
  readonly own?: boolean;
}) {
  const say = useSay();
  const language = useLanguage();
  const invalidates = [queryLevels, levelsOfUser];
  const done = () => toast.success(say(words.saved));
  const remove = useVerb(removeLevel, { invalidates, onDone: done });
  const choose = useVerb(setDefaultLevel, { invalidates, onDone: done });
  const nameOf = (row: UserLevel) => (language === "vi" ? row.employeeNameVn : row.employeeNameEn);
  const text = (key: string, title: string, read: (row: UserLevel) => string) => ({
    key,
    title,
    read: (row: UserLevel) => read(row) || "–",
  });
  const mayChoose = (row: UserLevel) =>
    props.of === "person" && row.officeId !== null && !row.isDefault;
  const hasActions = !props.own || props.rightsAt !== undefined || props.rows.some(mayChoose);
  const actions: PlainColumn<UserLevel> = {
    key: "actions",
    title: say(words.actions),
    read: (row) => (
      <Space>
        {props.rightsAt ? (
          <ScreenLink to={props.rightsAt(row)}>{say(words.rights)}</ScreenLink>
        ) : null}
        {mayChoose(row) ? (
          <Why text={props.why}>
            <Button
              size="small"
              disabled={props.why !== null}
              onClick={() => choose.mutate({ Id: row.id })}
            >
              {say(words.setDefault)}
            </Button>
          </Why>
        ) : null}
        {props.own ? null : (
          <ConfirmButton
            words={words.remove}
            danger
            why={props.why}
            question={{
              title: say(words.removeTitle, { name: nameOf(row) }),
              detail: say(words.removeDetail),
              danger: true,
            }}
            run={() => remove.mutate({ id: row.id })}
          />
        )}
      </Space>
    ),
  };
  const columns: PlainColumn<UserLevel>[] = [
    ...(props.of === "unit"
      ? [
          text("username", say(words.userName), (row) => row.username),
          text("name", say(words.fullName), nameOf),
        ]
      : [
          text("group", say(words.group), (row) => row.groupName ?? ""),
          text("department", say(words.department), (row) => row.departmentName ?? ""),
          text("office", say(words.office), (row) => row.officeName ?? ""),
          text("company", say(words.company), (row) => row.companyName),
        ]),
    text("position", say(words.position), (row) => say(positionWords[row.position])),
    text("isDefault", say(words.isDefault), (row) => (row.isDefault ? "✓" : "")),
    ...(hasActions ? [actions] : []),
  ];
  if (props.rows.length === 0) {
    const person = props.of === "person";
    return (
      <EmptyState
        title={person ? words.noPlaces : words.noPeople}
        detail={person ? words.noPlacesDetail : words.noPeopleDetail}
      />
    );
  }
  return <PlainTable rows={props.rows} rowKey={(row) => row.id} columns={columns} />;
}
