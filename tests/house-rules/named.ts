/** Something that a document names between backticks, in a block of commands or in a link. */
export interface Named {
  readonly line: number;
  readonly kind: "path" | "address" | "command" | "code" | "word";
  readonly name: string;
}

const endings = "tsv|ts|tsx|mjs|js|json|md|sql|css|typ|yml|png";
const isPath = new RegExp(`^[\\w@.-]+(/[\\w@.-]+)*/?$`);
const hasEnding = new RegExp(`\\w\\.(${endings})$`);

/** All that a document names of the project: files, folders, calls, commands, codes with a dot, words. */
export function namedIn(text: string): Named[] {
  let inBlock = false;
  return text.split("\n").flatMap((each, at): Named[] => {
    if (each.startsWith("```")) {
      inBlock = !inBlock;
      return [];
    }
    const named = (kind: Named["kind"], name: string): Named => ({ line: at + 1, kind, name });
    const commandsOf = (words: string) =>
      [...words.matchAll(/\bnpm (?:run )?([a-z][\w:]*)(?: -- ([a-z]+)\b)?/g)].map(
        ([, script = "", part]) => named("command", part ? `${script} ${part}` : script),
      );
    if (inBlock) return commandsOf(each);
    const links = [...each.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, to = ""]) => to)
      .filter((to) => !/^\w+:/.test(to))
      .map((to) => named("path", to));
    const spans = [...each.matchAll(/`([^`]+)`/g)].flatMap(([, span = ""]): Named[] => {
      if (/^[a-z]\w*\.[a-z]\w*$/.test(span) && !hasEnding.test(span)) return [named("code", span)];
      if (/^[a-z]+([A-Z]\w*|_\w+)(\(\))?$/.test(span)) {
        return [named("word", span.replace("()", ""))];
      }
      // Calls and the places of files begin with a capital letter.
      if (/^[A-Z]\w*\/[A-Z]\w*$/.test(span)) return [named("address", span)];
      const isFile = isPath.test(span) && (hasEnding.test(span) || /^\.?\w+\//.test(span));
      if (isFile && !/\/\d+$/.test(span)) return [named("path", span)];
      return commandsOf(span);
    });
    return [...links, ...spans];
  });
}
