import { sayNumber } from "@fairway/core/words/numbers.ts";
import { Pagination } from "antd";
import { useLanguage, useSay } from "../words/useSay.tsx";
import { pageSizes } from "./tableState.ts";
import { toolWords } from "./toolWords.ts";
import type { TableState } from "./useTableState.ts";

/** The pages of a list, five at a time; a capped count reads “1,000+”. */
export function Pager(props: {
  readonly state: TableState<string>;
  readonly page: { readonly totalItems: number; readonly capped?: boolean };
}) {
  const say = useSay();
  const language = useLanguage();
  const { state, page } = props;
  const number = (value: number) => sayNumber(String(value), language);
  return (
    <div className="fw-pager">
      <Pagination
        size="small"
        current={state.page}
        pageSize={state.size}
        total={page.totalItems}
        showLessItems
        showSizeChanger={{
          options: pageSizes().map((size) => ({
            value: size,
            label: `${size} ${say(toolWords.perPage)}`,
          })),
          showSearch: false,
        }}
        showTotal={(total, [from, to]) =>
          say(toolWords.rows, {
            from: number(from),
            to: number(to),
            total: page.capped ? `${number(total)}+` : number(total),
          })
        }
        onChange={state.setPage}
      />
    </div>
  );
}
