import { OfficeSettingDrawer } from "@fairway/areas/organisation/web/OfficeSettingDrawer.tsx";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, InputNumber } from "antd";
import { type ReactNode, useState } from "react";
import { getBillingDays, listJobsToBill, saveBillingDays } from "../contract.ts";
import {
  type BillingEvent,
  billingEventKeys,
  billingEvents,
  usualBillingDays,
} from "../model/billingDays.ts";
import { billMeWords as words } from "./words.ts";

type Days = Answer<typeof getBillingDays>;
type OfService = Days["services"][number];

/** The days after which an office bills the jobs of each service. */
export function BillingDaysDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <OfficeSettingDrawer call={getBillingDays} size={860} onClose={onClose}>
      {(days, picker) => <Opened days={days} picker={picker} onClose={onClose} />}
    </OfficeSettingDrawer>
  );
}

function Opened(props: {
  readonly days: Days;
  readonly picker: ReactNode;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const whyNot = useWhyNot();
  const { officeId, version, mayUpdate } = props.days;
  const [services, setServices] = useState<readonly OfService[]>(props.days.services);
  const save = useVerb(saveBillingDays, {
    invalidates: [getBillingDays, listJobsToBill],
    onDone: () => toast.success(say(words.saved)),
  });
  const set = (service: string, change: Partial<OfService>) =>
    setServices((all) =>
      all.map((each) => (each.service === service ? { ...each, ...change } : each)),
    );
  const cell = (row: OfService, event: BillingEvent) => (
    <InputNumber<number>
      size="small"
      className="fw-wide"
      min={0}
      max={365}
      precision={0}
      disabled={!mayUpdate}
      aria-label={say(words.ofService, {
        service: say(serviceNames[row.service]),
        event: say(billingEvents[event]),
      })}
      value={row[event]}
      onChange={(value) => {
        // The opening of a job always decides at last.
        if (event !== "opened") set(row.service, { [event]: value, isOwn: true });
        else if (value !== null) set(row.service, { opened: value, isOwn: true });
      }}
    />
  );
  return (
    <SideDrawer
      size={860}
      title={say(words.daysOf)}
      onClose={props.onClose}
      primary={{
        words: partWords.save,
        busy: save.isPending,
        why: whyNot("sysOffice.write", !mayUpdate),
        run: () =>
          save.mutate({
            officeId,
            version,
            services: services.map(({ isOwn: _own, ...days }) => days),
          }),
      }}
    >
      {props.picker}
      <p className="fw-quiet">{say(words.daysWhy)}</p>
      <PlainTable
        rows={services}
        rowKey={(row) => row.service}
        columns={[
          {
            key: "service",
            title: say(words.service),
            read: (row) => say(serviceNames[row.service]),
          },
          ...billingEventKeys.map((event) => ({
            key: event,
            title: say(billingEvents[event]),
            read: (row: OfService) => cell(row, event),
          })),
          {
            key: "own",
            title: "",
            read: (row) =>
              row.isOwn && mayUpdate ? (
                <Button
                  size="small"
                  type="link"
                  onClick={() =>
                    set(row.service, { ...usualBillingDays[row.service], isOwn: false })
                  }
                >
                  {say(words.usualAgain)}
                </Button>
              ) : null,
          },
        ]}
      />
    </SideDrawer>
  );
}
