import { notificationHub, pageNotifications } from "@fairway/areas/notification/contract.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { whenQuiet } from "@fairway/ui/client/quiet.ts";
import type { HubConnection } from "@fairway/ui/live/connectHub.ts";
import { RichText } from "@fairway/ui/parts/RichText.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { z } from "zod";
import { heldToken } from "../session/tokenStore.ts";
import { shellWords } from "./shellWords.ts";

type Message = z.output<typeof notificationHub.events.NotificationWhenChange.content>;

const MOST_MISSED = 5;

/**
 * Receives messages live: shows each as a toast and updates the bell. After a lost connection it
 * requests and shows the missed messages.
 */
export function useLive(): void {
  const client = useClient();
  const cache = useQueryClient();
  const say = useSay();
  const { go } = useAddress();
  // The connection persists while the user changes screens.
  const here = useLatest({ client, cache, say, go });
  useEffect(() => {
    let connection: HubConnection | null = null;
    let closed = false;
    let newest = "";
    const show = ({ title, description, actionLink }: Message) => {
      const open = actionLink ? () => here.current.go(actionLink.replace(/^#/, "")) : undefined;
      toast.live(<RichText text={title} />, description && <RichText text={description} />, open);
    };
    // A message is about work that figures and lists of what waits count, too.
    const recount = () =>
      here.current.cache.invalidateQueries({
        predicate: ({ queryKey, meta }) =>
          queryKey[0] === pageNotifications.path || meta?.["derived"] === true,
      });
    const text = (said: string) =>
      toast.live(here.current.say(shellWords.systemMessage), <RichText text={said} />);
    const catchUp = async (again: boolean) => {
      const asked = await here.current.client
        .ask(pageNotifications, { page: 1, size: 15 })
        // The bell sends the same request and shows its error.
        .catch(() => null);
      const rows = asked?.data ?? [];
      const missed = rows.filter((each) => each.status === "New" && each.datetimeCreated > newest);
      newest = rows[0]?.datetimeCreated ?? newest;
      if (!again) return;
      for (const each of missed.slice(0, MOST_MISSED).toReversed()) show(each);
      await recount();
    };
    const fetched = whenQuiet().then(() => import("@fairway/ui/live/connectHub.ts"));
    void fetched.then(({ connectHub }) => {
      if (closed) return;
      connection = connectHub({
        path: notificationHub.path,
        token: () => heldToken()?.text ?? null,
        language: () => here.current.client.language,
        connected: (again) => void catchUp(again),
        heard: {
          NotificationWhenChange: (message: Message) => {
            newest = message.datetimeCreated > newest ? message.datetimeCreated : newest;
            show(message);
            void recount();
          },
          NotificationWhenGone: () => void recount(),
          SendMessageToAllClient: text,
          SendMessageToClient: text,
          BroadCastMessage: text,
        },
      });
    });
    return () => {
      closed = true;
      connection?.close();
    };
  }, [here]);
}
