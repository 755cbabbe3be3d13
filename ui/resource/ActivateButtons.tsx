import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Space } from "antd";
import { useState } from "react";
import { useClient } from "../client/client.ts";
import { cacheKey } from "../client/useAsk.ts";
import { toast } from "../parts/toast.ts";
import { useSay } from "../words/useSay.tsx";
import { resourceWords } from "./resourceWords.ts";

/** Activates or deactivates the selected records of a list. */
export function ActivateButtons(props: {
  readonly call: CallSpec;
  /** The call of the list, which is sent again. */
  readonly paging: CallSpec;
  readonly ids: readonly string[];
  readonly onDone: () => void;
}) {
  const { call, paging, ids } = props;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (ids.length === 0) return null;
  const turn = async (active: boolean) => {
    setBusy(true);
    try {
      const answer = await client.ask(call, { ids, active } as never);
      const { data } = answer as unknown as { data: { count: number } };
      toast.success(say(resourceWords.activated, data));
      props.onDone();
      await cache.invalidateQueries({ queryKey: cacheKey(paging) });
      await cache.invalidateQueries({ queryKey: ["picker"] });
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Space>
      <span>{say(resourceWords.chosen, { count: ids.length })}</span>
      <Button disabled={busy} onClick={() => void turn(true)}>
        {say(resourceWords.activate)}
      </Button>
      <Button disabled={busy} onClick={() => void turn(false)}>
        {say(resourceWords.deactivate)}
      </Button>
    </Space>
  );
}
