import { HistoryOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { Suspense, useState } from "react";
import { soon } from "../parts/later.ts";
import { useSay } from "../words/useSay.tsx";
import type { HistoryProps } from "./HistoryDrawer.tsx";
import { historyWords } from "./historyWords.ts";

const Drawer = soon(async () => (await import("./HistoryDrawer.tsx")).HistoryDrawer);

/** Opens the history of a record: user, field, old and new value. */
export function HistoryButton(props: HistoryProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setOpen(true)}>
        {say(historyWords.history)}
      </Button>
      {open ? <HistoryDrawer {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The history of a record in a drawer. */
export function HistoryDrawer(props: HistoryProps & { readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  );
}
