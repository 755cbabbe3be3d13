import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { picker } from "@fairway/ui/form/picker.ts";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Modal, Space } from "antd";
import { useMemo, useState } from "react";
import { getPartnerById, getPartnerHistory, listPartners, queryPartners } from "../contract.ts";
import { listMerges, mergePartners, previewMerge } from "../contractSame.ts";
import { sameWords as words } from "./sameWords.ts";

const anyPartnerBut = (keptId: string) =>
  picker(`partner but ${keptId}`, async (client, keyword) =>
    (await client.ask(queryPartners, { keyword, active: null, size: 20 }))
      .filter((each) => each.id !== keptId)
      .map(({ id, accountNo, shortName }) => ({ id, code: accountNo, name: shortName })),
  );

/** Chooses the partner that is merged into this one, and shows what would go over. */
export function MergeDialog({
  row,
  onClose,
}: {
  readonly row: AnyRow;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const keptId = String(row["id"]);
  const source = useMemo(() => anyPartnerBut(keptId), [keptId]);
  const [mergedId, setMergedId] = useState<string | null>(null);
  const found = useAsk(
    previewMerge,
    { keptId, mergedId: mergedId ?? keptId },
    { when: mergedId !== null, quiet: true },
  );
  const merge = useVerb(mergePartners, {
    invalidates: [getPartnerById, listPartners, listMerges, getPartnerHistory],
    onDone: ({ data }) => {
      toast.success(say(words.merged, { count: data.moved }));
      onClose();
    },
  });
  const preview = mergedId ? found.data : undefined;
  const records = preview?.records ?? [];
  const yields = records.some((each) => each.yields > 0);
  return (
    <Modal
      open
      width={640}
      title={say(words.mergeTitle, { accountNo: String(row["accountNo"]) })}
      okText={say(words.mergeNow)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ danger: true, disabled: !preview, loading: merge.isPending }}
      onOk={() => {
        if (!preview || !mergedId) return;
        const keptVersion = Number(row["version"]);
        merge.mutate({ keptId, keptVersion, mergedId, mergedVersion: preview.mergedVersion });
      }}
      onCancel={onClose}
    >
      <Space orientation="vertical" className="fw-wide">
        <p>{say(words.mergeHint, { shortName: String(row["shortName"]) })}</p>
        <label htmlFor="merged-partner">{say(words.mergedPartner)}</label>
        <PickerInput
          id="merged-partner"
          source={source}
          value={mergedId}
          onChange={setMergedId}
          autoFocus
        />
        {mergedId && found.error ? (
          <Alert type="error" showIcon title={found.error.message} />
        ) : null}
        {mergedId && found.isLoading ? <RowSkeletons rows={3} /> : null}
        {preview && records.length === 0 ? <p>{say(words.nothingGoes)}</p> : null}
        {records.length > 0 ? (
          <PlainTable
            rows={records}
            rowKey={(each) => each.title}
            columns={[
              { key: "title", title: say(words.kindOfRecord), read: (each) => each.title },
              {
                key: "moves",
                title: say(words.goOver),
                right: true,
                read: (each) => say(words.count, { count: each.moves }),
              },
              {
                key: "stays",
                title: say(words.stay),
                right: true,
                read: (each) => say(words.count, { count: each.stays }),
              },
            ]}
          />
        ) : null}
        {records.some((each) => each.stays > 0) ? (
          <p className="fw-quiet">{say(words.stayHint)}</p>
        ) : null}
        {yields ? <p className="fw-quiet">{say(words.yieldHint)}</p> : null}
        {preview ? <p className="fw-quiet">{say(words.undoHint)}</p> : null}
      </Space>
    </Modal>
  );
}
