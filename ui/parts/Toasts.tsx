import { notification } from "antd";
import { useEffect } from "react";
import { showToastsWith } from "./toast.ts";

/**
 * The place of toasts: over the bar at the top, where no figures and no buttons of a form stand;
 * messages of other users top right.
 */
export function Toasts() {
  const [shower, holder] = notification.useNotification({ maxCount: 5, top: 4 });
  useEffect(
    () =>
      showToastsWith((toast) => {
        shower[toast.kind]({
          title: toast.title,
          description: toast.detail,
          placement: toast.live ? "topRight" : "top",
          duration: toast.live ? 15 : toast.kind === "error" ? 8 : 4,
          showProgress: toast.live ?? false,
          pauseOnHover: true,
          role: toast.kind === "error" ? "alert" : "status",
          ...(toast.open ? { onClick: toast.open } : {}),
        });
      }),
    [shower],
  );
  return holder;
}
