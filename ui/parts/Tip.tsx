import { Tooltip, type TooltipProps } from "antd";

/** A tooltip for the element under the mouse or focus. */
export function Tip(props: TooltipProps) {
  return <Tooltip {...props} />;
}
