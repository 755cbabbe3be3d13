import { validateCheckPoint } from "@fairway/areas/charge/contractChecks.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { soon } from "@fairway/ui/parts/later.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button } from "antd";
import { Suspense, useState } from "react";
import type { NoteLine, NoteType } from "../model/note.ts";
import { words } from "./words.ts";

const AskReleaseDialog = soon(
  async () => (await import("@fairway/areas/credit/web/AskReleaseDialog.tsx")).default,
);

/**
 * Shows what the check point says of a note that is about to be issued: why it would be stopped, with
 * the way to ask for a release, or what it only alerts of. The server decides when the note is issued.
 *
 * Source: rule CK-17, areas/credit/README.md
 */
export function PointOfNote(props: {
  readonly type: NoteType;
  readonly partnerId: string | null;
  readonly lines: readonly NoteLine[];
}) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const { type, partnerId, lines } = props;
  // A note with a refund fee is not checked (CK-9).
  const isChecked = lines.length > 0 && lines.every((line) => !line.isRefundFee);
  const point = useAsk(
    validateCheckPoint,
    {
      partnerId: partnerId ?? "",
      hblId: lines[0]?.hblid ?? null,
      type: type === "CREDIT" ? 4 : 3,
    },
    { when: partnerId !== null && isChecked, quiet: true },
  );
  if (!isChecked) return null;
  const { error, data } = point;
  if (error?.cure) {
    return (
      <>
        <Alert
          type="error"
          showIcon
          title={say(words.wouldStop)}
          description={<Reasons texts={error.fields.map(({ message }) => message)} />}
          action={
            <Button size="small" onClick={() => setAsking(true)}>
              {say(words.askRelease)}
            </Button>
          }
        />
        <Suspense>
          {isAsking ? <AskReleaseDialog refusal={error} onClose={() => setAsking(false)} /> : null}
        </Suspense>
      </>
    );
  }
  const alerts = data?.alerts ?? [];
  if (alerts.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={say(words.wouldAlert)}
      description={<Reasons texts={alerts.map(({ message }) => message)} />}
    />
  );
}

function Reasons({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
