import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { Tile } from "@fairway/ui/parts/Tile.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { Home, TilePart } from "../model/home.ts";
import { type Tile as Declared, tileAddress, tiles } from "../model/homeParts.ts";
import { words } from "./words.ts";

/** A tile of the home; it opens exactly the rows that it counts, of each service separately. */
export function HomeTile(props: { readonly tile: Home["tiles"][number]; readonly today: string }) {
  const say = useSay();
  const language = useLanguage();
  const { key, parts } = props.tile;
  const { title, why, isBad }: Declared = tiles[key];
  const some = parts.filter((each) => each.count > 0);
  const open = some.length > 0 ? some : parts.slice(0, 1);
  const [only] = open;
  const to = (part: TilePart) => tileAddress(key, part.service, props.today);
  const count = parts.reduce((sum, each) => sum + each.count, 0);
  const counted =
    sayNumber(String(count), language) + (parts.some((each) => each.capped) ? "+" : "");
  const amount = only?.amount ?? null;
  const remark = [amount === null ? "" : counted, why ? say(why) : ""].filter(Boolean).join(" · ");
  return (
    <Tile
      name={say(title)}
      bad={isBad === true && count > 0}
      {...(only && open.length === 1 ? { to: to(only) } : {})}
      remark={
        open.length > 1
          ? open.map((part, at) => (
              <span key={part.service}>
                {at > 0 ? " · " : ""}
                <ScreenLink to={to(part)}>
                  {`${part.service ? say(serviceOf(part.service).name) : say(words.all)} ${part.count}`}
                </ScreenLink>
              </span>
            ))
          : remark
      }
    >
      {amount === null ? counted : <MoneyText amount={amount} currency={localCurrency} code />}
    </Tile>
  );
}
