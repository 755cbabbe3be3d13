import { type Language } from "@fairway/core/words/words.ts";
import { languageNames } from "@fairway/areas/mail/web/languageNames.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button, Checkbox, Input } from "antd";
import { useState } from "react";
import { makeLink, revokeLink } from "../contract.ts";
import type { TripRecord } from "../model/trip.ts";
import { staleAfterTrips } from "./afterTrips.ts";
import { tripWords as words } from "./words.ts";

/** Makes the link of a trip for its driver, shows it once, and ends it. */
export default function LinkDrawer(props: {
  readonly trip: TripRecord;
  readonly onClose: () => void;
}) {
  const { trip, onClose } = props;
  const say = useSay();
  const { timeZone } = useSession();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [keepsPosition, setKeeps] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const make = useVerb(makeLink, {
    invalidates: staleAfterTrips,
    onDone: ({ data }) => setLink(data.link),
  });
  const end = useVerb(revokeLink, {
    invalidates: staleAfterTrips,
    onDone: () => {
      toast.success(say(words.revoked));
      onClose();
    },
  });
  const copy = async () => {
    await navigator.clipboard.writeText(link ?? "");
    toast.success(say(words.copied));
  };
  const has = link !== null || trip.linkSince !== null;
  return (
    <SideDrawer
      size={520}
      title={say(words.linkTitle, { tripNo: trip.tripNo })}
      onClose={onClose}
      isRead
      dangerous={
        has ? (
          <Button danger loading={end.isPending} onClick={() => end.mutate({ id: trip.id })}>
            {say(words.revoke)}
          </Button>
        ) : null
      }
      primary={
        link
          ? null
          : {
              words: words.makeLink,
              busy: make.isPending,
              run: () => make.mutate({ id: trip.id, keepsPosition, language }),
            }
      }
    >
      <div className="fw-form">
        <p>{say(words.linkDetail)}</p>
        {link ? (
          <div className="fw-trip-link">
            <Input
              readOnly
              value={link}
              aria-label={say(words.link)}
              onFocus={(event) => event.target.select()}
            />
            <Button type="primary" onClick={() => void copy()}>
              {say(words.copy)}
            </Button>
          </div>
        ) : (
          <>
            {trip.linkSince ? (
              <Alert
                type="info"
                showIcon
                title={say(words.linkOld, { since: sayInstant(trip.linkSince, timeZone) })}
              />
            ) : null}
            <Labelled label={words.linkLanguage}>
              <Segmented value={language} onChange={setLanguage} options={languageNames} />
            </Labelled>
            <Checkbox checked={keepsPosition} onChange={(event) => setKeeps(event.target.checked)}>
              {say(words.keepsPosition)}
            </Checkbox>
          </>
        )}
      </div>
    </SideDrawer>
  );
}
