import { Tooltip, type TooltipProps } from "antd";

/** A few words over what the mouse or the focus stands on. */
export function Tip(props: TooltipProps) {
  return <Tooltip {...props} />;
}
