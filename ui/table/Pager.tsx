import { useSay } from "../words/useSay.tsx";
import { Pages } from "./Pages.tsx";
import { pageSizes } from "./tableState.ts";
import { toolWords } from "./toolWords.ts";
import type { TableState } from "./useTableState.ts";

/** The pages of a list, with the size that the user chooses. */
export function Pager(props: {
  readonly state: TableState<string>;
  readonly page: { readonly totalItems: number; readonly capped?: boolean };
}) {
  const say = useSay();
  const { state, page } = props;
  return (
    <Pages
      page={state.page}
      size={state.size}
      totalItems={page.totalItems}
      capped={page.capped ?? false}
      showSizeChanger={{
        options: pageSizes().map((size) => ({
          value: size,
          label: `${size} ${say(toolWords.perPage)}`,
        })),
        showSearch: false,
      }}
      onChange={state.setPage}
    />
  );
}
