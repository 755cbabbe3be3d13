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
import { Alert, Checkbox, Input, Modal, Space } from "antd";
import { useMemo, useState } from "react";
import { getPartnerById, getPartnerHistory, listPartners, queryPartners } from "../contract.ts";
import { listMerges, mergePartners, previewMerge } from "../contractSame.ts";
import { partnerPick } from "./partnerPick.ts";
import { sameWords as words } from "./sameWords.ts";

const anyPartnerBut = (keptId: string) =>
  picker(
    `partner but ${keptId}`,
    async (client, keyword) =>
      (await client.ask(queryPartners, { keyword, active: null, size: 20 }))
        .filter((each) => each.id !== keptId)
        .map((each) => partnerPick(each, client.language)),
    { byName: true },
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
  const [isOne, setOne] = useState(false);
  const [reason, setReason] = useState("");
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
  const taxCodes = preview?.taxCodes ?? null;
  const mustConfirm = taxCodes !== null && taxCodes.invoices > 0;
  const isConfirmed = !mustConfirm || (isOne && reason.trim() !== "");
  const yields = records.some((each) => each.yields > 0);
  return (
    <Modal
      open
      width={640}
      title={say(words.mergeTitle, { accountNo: String(row["accountNo"]) })}
      okText={say(mustConfirm ? words.mergeDespite : words.mergeNow)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ danger: true, disabled: !preview || !isConfirmed, loading: merge.isPending }}
      onOk={() => {
        if (!preview || !mergedId) return;
        const keptVersion = Number(row["version"]);
        const { mergedVersion } = preview;
        merge.mutate({
          keptId,
          keptVersion,
          mergedId,
          mergedVersion,
          ...(mustConfirm ? { reason } : {}),
        });
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
          onChange={(id) => {
            setMergedId(id);
            setOne(false);
            setReason("");
          }}
          autoFocus
        />
        {mergedId && found.error ? (
          <Alert type="error" showIcon title={found.error.message} />
        ) : null}
        {mergedId && found.isLoading ? <RowSkeletons rows={3} /> : null}
        {taxCodes ? (
          <Alert
            type={mustConfirm ? "error" : "warning"}
            showIcon
            title={say(words.taxCodesDiffer, {
              keptTaxCode: taxCodes.keptTaxCode,
              mergedTaxCode: taxCodes.mergedTaxCode,
            })}
            description={say(words.taxCodesOfInvoices, { count: taxCodes.invoices })}
          />
        ) : null}
        {mustConfirm ? (
          <>
            <Checkbox checked={isOne} onChange={(event) => setOne(event.target.checked)}>
              {say(words.oneCompany)}
            </Checkbox>
            <label htmlFor="merge-reason">{say(words.mergeReason)}</label>
            <Input.TextArea
              id="merge-reason"
              rows={2}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        ) : null}
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
