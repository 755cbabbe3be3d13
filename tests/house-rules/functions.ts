import { parseSync } from "vite";
import type { Source } from "./sources.ts";

/** A node of a syntax tree. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A call that stands in a function: the name that is called, and the names that it is given. */
export interface CallSite {
  /** `refuse`, or `actor.must` for a method of a name. */
  readonly callee: string;
  readonly node: SyntaxNode;
  /** Is the result used: tested, returned, passed on, or stored under a name that is read? */
  readonly isUsed: boolean;
}

/** What a module says on its top level: its imports and its functions by name. */
export interface ModuleShape {
  readonly path: string;
  readonly body: readonly SyntaxNode[];
  /** Local name of an import, or of what is passed on → the file from the project's root and the name there (`*` for all). */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
  /** Each function, constant or class of the top level by its name. */
  readonly declared: ReadonlyMap<string, SyntaxNode>;
}

/** Reads a module with the parser of the language, not by patterns. */
export function shapeOf(source: Source): ModuleShape {
  const { program, errors } = parseSync(source.path, source.text);
  if (errors.length > 0) throw new Error(`${source.path}: ${errors[0]?.message}`);
  const body = program.body as unknown as SyntaxNode[];
  const imports = new Map<string, { path: string; name: string }>();
  const declared = new Map<string, SyntaxNode>();
  for (const statement of body) {
    if (statement.type === "ImportDeclaration") {
      const path = pathOf(source.path, (statement["source"] as { value: string }).value);
      for (const each of statement["specifiers"] as SyntaxNode[]) {
        const local = nameOf(each["local"]);
        const name =
          each.type === "ImportNamespaceSpecifier" ? "*" : nameOf(each["imported"] ?? "default");
        imports.set(local, { path, name });
      }
      continue;
    }
    if (statement.type === "ExportNamedDeclaration" && statement["source"]) {
      // What is passed on under a name counts as imported under it.
      const path = pathOf(source.path, (statement["source"] as { value: string }).value);
      for (const each of statement["specifiers"] as SyntaxNode[]) {
        imports.set(nameOf(each["exported"]), { path, name: nameOf(each["local"]) });
      }
      continue;
    }
    const declaration = (statement["declaration"] as SyntaxNode | null | undefined) ?? statement;
    if (declaration.type === "VariableDeclaration") {
      for (const each of declaration["declarations"] as SyntaxNode[]) {
        if ((each["id"] as SyntaxNode).type === "Identifier")
          declared.set(nameOf(each["id"]), each);
      }
    } else if (/^(Function|Class)Declaration$/.test(declaration.type)) {
      declared.set(nameOf(declaration["id"]), declaration);
    }
  }
  return { path: source.path, body, imports, declared };
}

/** The names of all parameters and variables of a module. */
export function bindingsIn(source: Source): string[] {
  const found: string[] = [];
  const collect = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === "Identifier") found.push(nameOf(pattern));
    else if (pattern.type === "ObjectPattern") {
      for (const each of pattern["properties"] as SyntaxNode[]) {
        collect(each["value"] ?? each["argument"]);
      }
    } else if (pattern.type === "ArrayPattern") (pattern["elements"] as unknown[]).forEach(collect);
    else collect(pattern["left"] ?? pattern["argument"]);
  };
  walk(parseSync(source.path, source.text).program, (node) => {
    if (Array.isArray(node["params"])) node["params"].forEach(collect);
    if (node.type === "VariableDeclarator") collect(node["id"]);
  });
  return found;
}

/** Every call below a node, those of inner functions included. */
export function callsIn(node: unknown): CallSite[] {
  const read = new Set<string>();
  walkUses(node, (each, isUsed) => {
    if (each.type === "Identifier" && isUsed) read.add(nameOf(each));
  });
  const found: CallSite[] = [];
  const isRead = (name: string) => read.has(name);
  const visit = (each: SyntaxNode, isUsed: boolean) => {
    if (each.type !== "CallExpression") return;
    found.push({ callee: dotted(each["callee"]), node: each, isUsed });
  };
  walkUses(node, visit, isRead);
  return found;
}

/**
 * Goes through a node and all below it, and says of each whether its value is used. `isRead` says
 * of a local name whether it is read; without it, all are.
 */
function walkUses(
  root: unknown,
  visit: (node: SyntaxNode, isUsed: boolean) => void,
  isRead: (name: string) => boolean = () => true,
): void {
  const go = (node: unknown, isUsed: boolean): void => {
    if (Array.isArray(node)) {
      for (const each of node) go(each, isUsed);
      return;
    }
    if (!isNode(node)) return;
    visit(node, isUsed);
    for (const [field, below] of Object.entries(node)) {
      if (field === "type" || isOnlyName(node, field)) continue;
      if (Array.isArray(below))
        below.forEach((each, at) => go(each, uses(node, field, at, isUsed)));
      else go(below, uses(node, field, 0, isUsed));
    }
  };
  const uses = (node: SyntaxNode, field: string, at: number, isUsed: boolean): boolean => {
    switch (node.type) {
      case "ExpressionStatement":
        return false;
      case "UnaryExpression":
        return node["operator"] !== "void" && isUsed;
      case "SequenceExpression":
        return at === (node[field] as unknown[]).length - 1 && isUsed;
      case "LogicalExpression":
        return field === "left" || isUsed;
      case "ConditionalExpression":
        return field === "test" || isUsed;
      case "VariableDeclarator": {
        const id = node["id"] as SyntaxNode;
        return node === root || id.type !== "Identifier" || isRead(nameOf(id));
      }
      case "CallExpression":
        return field !== "arguments" || nameOfMember(node["callee"]) !== "forEach";
      case "ArrowFunctionExpression":
        return field !== "body" || node["expression"] !== true || isUsed;
      default:
        return !transparent.has(node.type) || isUsed;
    }
  };
  go(root, true);
}

/** Nodes whose value is that of what they contain. */
const transparent = new Set([
  "AwaitExpression",
  "BinaryExpression",
  "ChainExpression",
  "MemberExpression",
  "ParenthesizedExpression",
  "TSAsExpression",
  "TSNonNullExpression",
]);

const nameOfMember = (node: unknown) =>
  isNode(node) && node.type === "MemberExpression" ? nameOf(node["property"]) : "";

/** Does a field name something, so that the identifier in it reads no variable? */
const isOnlyName = (node: SyntaxNode, field: string) =>
  (node.type === "VariableDeclarator" && field === "id") ||
  (field === "property" && node["computed"] !== true) ||
  (field === "key" && node["computed"] !== true);

/** Goes through a node and all below it. */
export function walk(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
  } else if (isNode(node)) {
    visit(node);
    for (const [field, below] of Object.entries(node)) if (field !== "type") walk(below, visit);
  }
}

/** A name, or names with dots between them; empty for anything else. */
export function dotted(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "Identifier") return nameOf(node);
  if (node.type !== "MemberExpression" || node["computed"] === true) return "";
  const [object, property] = [dotted(node["object"]), dotted(node["property"])];
  return object && property ? `${object}.${property}` : "";
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}

const nameOf = (node: unknown) =>
  typeof node === "string" ? node : String((node as { name?: string; value?: string }).name);

function pathOf(from: string, name: string): string {
  if (name.startsWith("@fairway/")) {
    return name.slice("@fairway/".length).replace(/^(server|web)\//, "apps/$1/");
  }
  return name.startsWith(".") ? new URL(name, `file:///${from}`).pathname.slice(1) : name;
}
