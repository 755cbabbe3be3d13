import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input, Modal } from "antd";
import { useDeferredValue, useState } from "react";
import { getWardsOfOldAddress } from "../contract.ts";
import type { OldAddress } from "../model/oldAddress.ts";
import { catalogueWords as words } from "./words.ts";

/** Finds the present ward of an address on papers from before 1 July 2025. */
export function OldAddressSearch() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say(words.oldAddress)}
      </Button>
      <Modal
        open={isOpen}
        title={say(words.oldAddressTitle)}
        footer={null}
        width={860}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <Found />
      </Modal>
    </>
  );
}

function Found() {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const keyword = useDeferredValue(typed.trim());
  const found = useAsk(getWardsOfOldAddress, { keyword, size: 50 }, { when: keyword.length > 2 });
  const rows = keyword.length > 2 ? ((found.data ?? []) as readonly OldAddress[]) : [];
  return (
    <div className="fw-form">
      <Input
        autoFocus
        allowClear
        value={typed}
        placeholder={say(words.oldAddressHint)}
        aria-label={say(words.oldAddressHint)}
        onChange={(event) => setTyped(event.target.value)}
      />
      {rows.length === 0 ? (
        <p className="fw-quiet">
          {say(keyword.length > 2 && found.data ? words.oldAddressNone : words.oldAddressHelp)}
        </p>
      ) : (
        <div className="fw-scroll">
          <PlainTable
            rows={rows}
            rowKey={(row) =>
              `${row.oldProvinceName} ${row.oldDistrictName} ${row.oldWardName} ${row.newWardCode}`
            }
            columns={[
              {
                key: "old",
                title: say(words.before),
                read: (row) =>
                  [row.oldWardName, row.oldDistrictName, row.oldProvinceName].join(", "),
              },
              {
                key: "new",
                title: say(words.since),
                read: (row) => `${row.newWardName}, ${row.newProvinceName}`,
              },
              { key: "code", title: say(words.wardCode), read: (row) => row.newWardCode },
            ]}
          />
        </div>
      )}
    </div>
  );
}
