import type { ReactNode } from "react";
import { ScreenLink } from "../address/ScreenLink.tsx";

/** One figure of a dashboard: name, number, remark, and a link to its lines. */
export function Tile(props: {
  readonly name: string;
  readonly children: ReactNode;
  readonly remark?: ReactNode;
  readonly bad?: boolean;
  readonly to?: string;
}) {
  const figure = (
    <span className={props.bad ? "fw-tile-figure fw-bad" : "fw-tile-figure"}>{props.children}</span>
  );
  return (
    <section className="fw-tile">
      <h2>{props.name}</h2>
      {props.to ? <ScreenLink to={props.to}>{figure}</ScreenLink> : figure}
      <span className="fw-quiet">{props.remark ?? " "}</span>
    </section>
  );
}
