import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useLanguage, useSay } from "../words/useSay.tsx";
import { tableWords } from "./tableWords.ts";

/** The number of rows, above the list. */
export function Count(props: {
  readonly page: {
    readonly totalItems: number;
    readonly capped?: boolean;
    readonly recentOnly?: boolean | undefined;
  };
}) {
  const say = useSay();
  const language = useLanguage();
  const { totalItems, recentOnly } = props.page;
  const total = sayNumber(String(totalItems), language);
  return (
    <span className="fw-quiet" role="status">
      {totalItems === 1
        ? say(tableWords.one)
        : say(tableWords.count, { total: props.page.capped ? `${total}+` : total })}
      {recentOnly ? `, ${say(tableWords.recentOnly)}` : null}
    </span>
  );
}
