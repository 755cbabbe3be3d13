import type { getReplicateTarget } from "@fairway/areas/operation/contract.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import type { Answered } from "@fairway/ui/client/client.ts";
import { useMay, useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { replicaWords as words } from "./words.ts";

interface Condition {
  readonly text: string;
  readonly right: Permission;
  readonly to: string;
}

/** All conditions of a copy that are missing, each with its page, or the colleagues who may mend it. */
export function ReplicaConditions(props: { readonly target: Answered<typeof getReplicateTarget> }) {
  const { officeName, ofOffice, worksThere, hasSalesman, withoutHouse } = props.target;
  const say = useSay();
  const { companyId } = useSession();
  const officePage = (id: string) => `/home/system/office/${id}`;
  const before: Condition[] = [
    ...(officeName === null
      ? [
          {
            text: say(words.noOffice, { office: ofOffice.name }),
            right: "sysOffice.write" as const,
            to: officePage(ofOffice.id),
          },
        ]
      : []),
    ...(officeName !== null && !worksThere
      ? [
          {
            text: say(words.noLevel, { office: officeName }),
            right: "sysUserManagement.write" as const,
            to: "/home/system/user-management",
          },
        ]
      : []),
    ...(hasSalesman
      ? []
      : [
          {
            text: say(words.noSalesman),
            right: "sysCompany.write" as const,
            to: `/home/system/company/${companyId}`,
          },
        ]),
  ];
  const later = withoutHouse.map(({ id, name }) => ({
    text: say(words.noHouse, { office: name }),
    right: "sysOffice.write" as const,
    to: officePage(id),
  }));
  return (
    <div className="fw-stack">
      <List title={say(words.missing)} conditions={before} type="warning" />
      <List title={say(words.missingLater)} conditions={later} type="info" />
    </div>
  );
}

function List(props: {
  readonly title: string;
  readonly conditions: readonly Condition[];
  readonly type: "warning" | "info";
}) {
  const say = useSay();
  const may = useMay();
  const whyNot = useWhyNot();
  if (props.conditions.length === 0) return null;
  return (
    <Alert
      type={props.type}
      showIcon
      title={props.title}
      description={
        <ul>
          {props.conditions.map(({ text, right, to }) => (
            <li key={text}>
              {text}{" "}
              {may(right) ? <ScreenLink to={to}>{say(words.openPage)}</ScreenLink> : whyNot(right)}
            </li>
          ))}
        </ul>
      }
    />
  );
}
