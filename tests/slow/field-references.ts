import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const entities = 'src/shared/content/entities';

/** Where visitors' screens, rules and calls are. */
const rooms = ['src/guide', 'src/shared/content', 'src/server', 'src/shared/contract', 'games', 'engine'];

/** Code that defines and checks fields doesn't use them. */
const notUsing = /^src\/shared\/content\/(?:entities|schema|rules|yaml|testing)\/|\/contract\/calls\//;

/**
 * Returns, for each field of the content whose name several entities have, the files that read that very field:
 * `tour.IconURL` and not just any `IconURL`.
 */
export function readersOfSharedNames(root: string): ReadonlyMap<string, readonly string[]> {
  const program = openProgram(root);
  const checker = program.getTypeChecker();
  const fields = readdirSync(join(root, entities))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => fieldsIn(program, join(root, entities, file)));
  const shared = fields.filter(({ name }) => fields.filter((other) => other.name === name).length > 1);
  const names = new Set(shared.map(({ name }) => name));
  const readers = new Map(shared.map(({ node }) => [node, new Set<string>()]));
  for (const source of program.getSourceFiles()) {
    const path = relative(root, source.fileName);
    if (path.startsWith('node_modules') || notUsing.test(path)) continue;
    eachRead(source, names, checker, (field) => readers.get(field)?.add(path));
  }
  return new Map(
    shared.map(({ file, name, node }) => [
      `${relative(join(root, entities), file).replace('.ts', '')}.${name}`,
      [...(readers.get(node) ?? [])],
    ]),
  );
}

interface FoundField {
  readonly file: string;
  readonly name: string;
  readonly node: ts.Node;
}

function fieldsIn(program: ts.Program, file: string): readonly FoundField[] {
  const found: FoundField[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && /^[A-Z]/.test(node.name.text))
      found.push({ file, name: node.name.text, node });
    ts.forEachChild(node, visit);
  };
  const source = program.getSourceFile(file);
  if (source !== undefined) visit(source);
  return found;
}

/** Finds `tour.Name`, `const { Name } = tour` and `{ Name: 1 }` as a tour, and says where the field is declared. */
function eachRead(
  source: ts.SourceFile,
  names: ReadonlySet<string>,
  checker: ts.TypeChecker,
  found: (declaration: ts.Node) => void,
): void {
  const note = (field: ts.Symbol | undefined): void => field?.declarations?.forEach(found);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && names.has(node.text)) {
      const { parent } = node;
      if (ts.isPropertyAccessExpression(parent)) note(checker.getSymbolAtLocation(node));
      else if (ts.isBindingElement(parent) && node !== parent.initializer)
        note(checker.getTypeAtLocation(parent.parent).getProperty((parent.propertyName ?? parent.name).getText()));
      else if (ts.isObjectLiteralElementLike(parent) && ts.isObjectLiteralExpression(parent.parent))
        note(checker.getContextualType(parent.parent)?.getProperty(node.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function openProgram(root: string): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  const files = rooms
    .flatMap((room) => ts.sys.readDirectory(join(root, room), ['.ts', '.tsx']))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  return ts.createProgram(files, parsed?.options ?? {});
}
