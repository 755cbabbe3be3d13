import { useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { proofOfJob } from "../contract.ts";
import { proofFacts } from "../model/proof.ts";
import { proofWords as words } from "./words.ts";

/** Says above a paper or a mail of a job that its papers differ; nothing where they agree. */
export default function ProofNotice() {
  const say = useSay();
  const jobId = useParam("jobId");
  const found = useAsk(proofOfJob, { jobId }, { quiet: true, derived: true, when: jobId !== "" });
  const differences = found.data ?? [];
  if (differences.length === 0) return null;
  const facts = [...new Set(differences.map(({ fact }) => say(proofFacts[fact])))].join(", ");
  return (
    <Alert
      type="warning"
      showIcon
      title={say(words.notice, { count: differences.length, facts })}
    />
  );
}
