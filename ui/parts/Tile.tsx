import type { ReactNode } from "react";
import { ScreenLink } from "../address/ScreenLink.tsx";

/** One figure of a home: name, number, remark; the whole tile is the link to its rows. */
export function Tile(props: {
  readonly name: string;
  readonly children: ReactNode;
  readonly remark?: ReactNode;
  readonly bad?: boolean;
  readonly to?: string;
}) {
  const figure = (
    <>
      <h2>{props.name}</h2>
      <span className={props.bad ? "fw-tile-figure fw-bad" : "fw-tile-figure"}>
        {props.children}
      </span>
    </>
  );
  return (
    <section className="fw-tile">
      {props.to ? (
        <ScreenLink to={props.to} className="fw-tile-link">
          {figure}
        </ScreenLink>
      ) : (
        figure
      )}
      <span className="fw-quiet">{props.remark ?? " "}</span>
    </section>
  );
}
