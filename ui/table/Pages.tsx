import { sayNumber } from "@fairway/core/words/numbers.ts";
import { Pagination, type PaginationProps } from "antd";
import { useLanguage, useSay } from "../words/useSay.tsx";
import { toolWords } from "./toolWords.ts";

/** The pages of rows, five at a time; a capped count reads “1,000+”. */
export function Pages(
  props: Pick<PaginationProps, "onChange" | "showSizeChanger"> & {
    readonly page: number;
    readonly size: number;
    readonly totalItems: number;
    readonly capped?: boolean;
  },
) {
  const say = useSay();
  const language = useLanguage();
  const { page, size, totalItems, capped = false, ...rest } = props;
  const number = (value: number) => sayNumber(String(value), language);
  return (
    <div className="fw-pager">
      <Pagination
        {...rest}
        size="small"
        current={page}
        pageSize={size}
        total={totalItems}
        showLessItems
        showTotal={(total, [from, to]) =>
          say(toolWords.rows, {
            from: number(from),
            to: number(to),
            total: capped ? `${number(total)}+` : number(total),
          })
        }
      />
    </div>
  );
}
