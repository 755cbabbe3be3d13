import { today } from "@fairway/core/time/day.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal } from "antd";
import { useState } from "react";
import { exportDailyBills } from "../contract.ts";
import { houseBillWords as words } from "./words.ts";

/** Asks for a day and downloads the list of the bills that were issued on it. */
export default function DailyList({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { timeZone } = useSession();
  const { download, underWay } = useDownload();
  const [issuedDate, setDay] = useState<string | null>(today(timeZone));
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    if (!issuedDate) return;
    setBusy(true);
    await download(exportDailyBills, { issuedDate });
    setBusy(false);
    onClose();
  };
  return (
    <Modal
      open
      width={420}
      title={say(words.dailyList)}
      okText={say(partWords.download)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: isBusy, disabled: !issuedDate }}
      onOk={() => void load()}
      onCancel={onClose}
    >
      <p className="fw-quiet">{say(words.dailyListHint)}</p>
      <DayInput value={issuedDate} onChange={setDay} label={say(words.issuedOn)} />
      {underWay}
    </Modal>
  );
}
