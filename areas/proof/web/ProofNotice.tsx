import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import { useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { proofOfJob } from "../contract.ts";
import { proofFactTitle } from "../model/proof.ts";
import { proofWords as words } from "./words.ts";

/** Says above a paper or a mail of a job that its papers differ; nothing where they agree. */
export default function ProofNotice() {
  const say = useSay();
  const jobId = useParam("jobId");
  const found = useAsk(proofOfJob, { jobId }, { quiet: true, derived: true, when: jobId !== "" });
  const differences = found.data ?? [];
  const hasSome = differences.length > 0;
  const { data: job } = useAsk(getShipment, { id: jobId }, { quiet: true, when: hasSome });
  if (!hasSome || !job) return null;
  const service = serviceOf(job.transactionType);
  const titles = differences.map(({ fact }) => say(proofFactTitle(service, fact)));
  const facts = [...new Set(titles)].join(", ");
  return (
    <Alert
      type="warning"
      showIcon
      title={say(words.notice, { count: differences.length, facts })}
    />
  );
}
