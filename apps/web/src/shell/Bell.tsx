import { BellOutlined, DeleteOutlined } from "@ant-design/icons";
import {
  deleteNotification,
  pageNotifications,
  readAllNotifications,
  readNotification,
} from "@fairway/areas/notification/contract.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { RichText } from "@fairway/ui/parts/RichText.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Badge, Button, Popover } from "antd";
import { useState } from "react";
import { shellWords } from "./shellWords.ts";
import { useMessages } from "./useMessages.ts";

const readAllWords = { en: "Mark all as read", vi: "Đánh dấu đã đọc tất cả" };
const FIRST = 15;
const MORE = 10;

/**
 * The bell: unread count up to +99 and a drop-down with the newest messages; `why` disables
 * changing them.
 */
export function Bell({ why = null }: { readonly why?: string | null }) {
  const say = useSay();
  const { go } = useAddress();
  const [shown, setShown] = useState(FIRST);
  const [isOpen, setOpen] = useState(false);
  const { rows, unread, hasMore, refetch } = useMessages(shown);
  const failed = { quiet: true, onRefused: () => toast.error(say(shellWords.notificationFailed)) };
  const read = useVerb(readNotification, { invalidates: [pageNotifications], ...failed });
  const remove = useVerb(deleteNotification, { invalidates: [pageNotifications], ...failed });
  const readAll = useVerb(readAllNotifications, { invalidates: [pageNotifications], ...failed });
  const label = `${say(shellWords.notifications)}: ${say(shellWords.unread, { count: unread })}`;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      classNames={{ root: "fw-bell-over" }}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (open) void refetch();
      }}
      title={
        <span className="fw-bell-top">
          {say(shellWords.notifications)}
          {unread > 0 ? (
            <Why text={why}>
              <Button
                type="link"
                size="small"
                disabled={why !== null || readAll.isPending}
                onClick={() => readAll.mutate({})}
              >
                {say(readAllWords)}
              </Button>
            </Why>
          ) : null}
        </span>
      }
      content={
        <div className="fw-bell">
          {rows.length === 0 ? <p className="fw-quiet">{say(shellWords.noNotification)}</p> : null}
          <ul>
            {rows.map((each) => (
              <li key={each.id} className={each.status === "New" ? "fw-bell-new" : undefined}>
                <button
                  type="button"
                  onClick={() => {
                    if (each.status === "New" && !why) read.mutate({ id: each.id });
                    if (each.actionLink) {
                      setOpen(false);
                      go(each.actionLink.replace(/^#/, ""));
                    }
                  }}
                >
                  <b>
                    <RichText text={each.title} />
                  </b>
                  {each.description ? (
                    <span>
                      <RichText text={each.description} />
                    </span>
                  ) : null}
                  <span className="fw-quiet">
                    <InstantText instant={each.datetimeCreated} />
                  </span>
                </button>
                <Why text={why}>
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={say(partWords.remove)}
                    disabled={why !== null}
                    onClick={() => remove.mutate({ id: each.id })}
                  />
                </Why>
              </li>
            ))}
          </ul>
          {hasMore ? (
            <Button type="link" block onClick={() => setShown(shown + MORE)}>
              {say(shellWords.loadMore)}
            </Button>
          ) : null}
        </div>
      }
    >
      <Badge count={unread > 99 ? "+99" : unread} size="small" offset={[-6, 6]}>
        <Button type="text" icon={<BellOutlined />} aria-label={label} />
      </Badge>
    </Popover>
  );
}
