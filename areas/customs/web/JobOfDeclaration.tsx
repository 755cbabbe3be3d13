import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";

/** The number of the job of a declaration, which opens the job. */
export function JobOfDeclaration({ row }: { readonly row: Readonly<Record<string, unknown>> }) {
  const { jobId, jobNo, jobService } = row as {
    readonly jobId?: string | null;
    readonly jobNo?: string | null;
    readonly jobService?: ServiceCode | null;
  };
  if (!jobId || !jobService) return <>{jobNo ?? ""}</>;
  return (
    <ScreenLink to={jobHome({ id: jobId, transactionType: jobService })}>{jobNo ?? ""}</ScreenLink>
  );
}
