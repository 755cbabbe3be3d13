import { notification } from "antd";
import { useEffect } from "react";
import { showToastsWith } from "./toast.ts";

/** A drawer has its buttons on the right, above and below; a toast stands on its left then. */
const isDrawn = () => document.querySelector(".ant-drawer-content-wrapper") !== null;

/**
 * The place of toasts: over the bar at the top, where no figures and no buttons of a form stand;
 * messages of other users top right. Older ones lie under the newest one until the pointer is on it.
 * While a drawer is open, all of them are top left.
 */
export function Toasts() {
  const [shower, holder] = notification.useNotification({
    maxCount: 5,
    top: 4,
    stack: { threshold: 1 },
  });
  useEffect(
    () =>
      showToastsWith((toast) => {
        shower[toast.kind]({
          title: toast.title,
          description: toast.detail,
          placement: isDrawn() ? "topLeft" : toast.live ? "topRight" : "top",
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
