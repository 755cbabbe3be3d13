import { useSay } from "../words/useSay.tsx";
import { partWords } from "./partWords.ts";

/** Grey rows in place of a list that is loading. */
export function RowSkeletons(props: { readonly rows?: number }) {
  const say = useSay();
  const rows = Array.from({ length: props.rows ?? 8 }, (_, at) => `row ${at}`);
  return (
    <div className="fw-skeleton-rows" role="status" aria-label={say(partWords.loading)}>
      {rows.map((row) => (
        <div key={row} className="fw-skeleton" />
      ))}
    </div>
  );
}

/** Grey fields in place of a form or page that is loading. */
export function PageSkeleton() {
  const say = useSay();
  const cells = Array.from({ length: 12 }, (_, at) => `cell ${at}`);
  return (
    <div className="fw-skeleton-page" role="status" aria-label={say(partWords.loading)}>
      {cells.map((cell) => (
        <div key={cell} className="fw-skeleton" />
      ))}
    </div>
  );
}
