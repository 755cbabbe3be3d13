import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Modal } from "antd";
import { accessWords as words } from "./words.ts";

/** A one-time password with its user. */
export interface GivenPassword {
  readonly username: string;
  readonly employeeNameVn: string;
  readonly oneTimePassword: string;
}

/** Passwords that are shown once, to be noted or copied. */
export function Passwords(props: {
  readonly passwords: readonly GivenPassword[];
  /** What has been done, and what is left to do. */
  readonly title: string;
  readonly detail: string;
  readonly onNoted: () => void;
}) {
  const { passwords, title, detail } = props;
  const say = useSay();
  const copy = async () => {
    const lines = passwords.map((each) =>
      [each.username, each.employeeNameVn, each.oneTimePassword].join("\t"),
    );
    await navigator.clipboard.writeText(lines.join("\n"));
    toast.success(say(words.copied));
  };
  return (
    <Modal
      open
      width={640}
      title={title}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={[
        <Button key="copy" onClick={() => void copy()}>
          {say(words.copyAll)}
        </Button>,
        <Button key="noted" type="primary" onClick={props.onNoted}>
          {say(words.noted)}
        </Button>,
      ]}
    >
      <p>{detail}</p>
      <div className="fw-scroll">
        <PlainTable
          rows={passwords}
          rowKey={(row) => row.username}
          columns={[
            { key: "username", title: say(words.userName), read: (row) => row.username },
            { key: "name", title: say(words.nameVn), read: (row) => row.employeeNameVn },
            {
              key: "password",
              title: say(words.oneTimePassword),
              read: (row) => <span className="fw-number">{row.oneTimePassword}</span>,
            },
          ]}
        />
      </div>
    </Modal>
  );
}
