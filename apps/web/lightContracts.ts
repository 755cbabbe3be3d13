import { type ESTree, type Plugin, Visitor } from "vite";

const contract = /\/areas\/\w+\/contract\w*\.ts$/;

/**
 * Leaves out of the contracts what only the server reads: the shape of an answer and the summary of
 * a call. A declaration that nothing in the browser uses is left out whole, with all it imports.
 */
export function lightContracts(): Plugin {
  return {
    name: "light-contracts",
    apply: "build",
    transform(code, file) {
      if (!contract.test(file)) return null;
      const program = this.parse(code);
      const calls: ESTree.CallExpression[] = [];
      new Visitor({ CallExpression: (node) => calls.push(node) }).visit(program);
      const edits = [...calls.flatMap(serverParts), ...program.body.flatMap(unusedMayGo)];
      return { code: edited(code, edits), map: null, moduleSideEffects: false };
    },
  };
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What only the server reads of a declared call; the client asks whether the answer is a file. */
function serverParts({ callee, arguments: [spec] }: ESTree.CallExpression): Edit[] {
  if (callee.type !== "Identifier" || callee.name !== "call") return [];
  if (spec?.type !== "ObjectExpression") return [];
  return spec.properties.flatMap((each, index) => {
    if (each.type !== "Property" || each.key.type !== "Identifier") return [];
    const isFile = each.value.type === "Literal" && each.value.value === "file";
    if (each.key.name !== "summary" && (each.key.name !== "answer" || isFile)) return [];
    return { from: each.start, to: spec.properties[index + 1]?.start ?? each.end, text: "" };
  });
}

/** Marks what a module declares as free of side effects. */
function unusedMayGo(statement: ESTree.Program["body"][number]): Edit[] {
  const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declared?.type !== "VariableDeclaration") return [];
  return declared.declarations.flatMap(({ init }) =>
    init?.type === "CallExpression" || init?.type === "ObjectExpression"
      ? [
          { from: init.start, to: init.start, text: "/* @__PURE__ */ (() => (" },
          { from: init.end, to: init.end, text: "))()" },
        ]
      : [],
  );
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);
}
