import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const entities = 'src/content/entities';

/** Where visitors' screens, rules and calls are. */
const rooms = ['src/guide', 'src/content', 'src/server', 'src/contract', 'games', 'engine'];

/** What defines and checks fields doesn't use them. */
const notUsing = /^src\/content\/(?:entities|schema|rules|yaml|testing)\/|\/contract\/calls\//;

/**
 * Returns, for each field of the content whose name several entities have, the files that read that very field:
 * `tour.IconURL` and not just any `IconURL`.
 */
export function readersOfSharedNames(root: string): ReadonlyMap<string, readonly string[]> {
  const service = openService(root);
  const fields = readdirSync(join(root, entities))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => fieldsIn(service, join(root, entities, file)));
  const shared = fields.filter(({ name }) => fields.filter((other) => other.name === name).length > 1);
  return new Map(
    shared.map(({ file, name, at }) => {
      const references = (service.findReferences(file, at) ?? []).flatMap((found) => found.references);
      const readers = new Set(references.map(({ fileName }) => relative(root, fileName)));
      return [
        `${relative(join(root, entities), file).replace('.ts', '')}.${name}`,
        [...readers].filter((reader) => !notUsing.test(reader)),
      ];
    }),
  );
}

interface FoundField {
  readonly file: string;
  readonly name: string;
  readonly at: number;
}

function fieldsIn(service: ts.LanguageService, file: string): readonly FoundField[] {
  const source = service.getProgram()?.getSourceFile(file);
  const found: FoundField[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && /^[A-Z]/.test(node.name.text))
      found.push({ file, name: node.name.text, at: node.name.getStart(source) });
    ts.forEachChild(node, visit);
  };
  if (source !== undefined) visit(source);
  return found;
}

function openService(root: string): ts.LanguageService {
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
  return ts.createLanguageService({
    getScriptFileNames: () => files,
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) =>
      existsSync(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, 'utf8')) : undefined,
    getCurrentDirectory: () => root,
    getCompilationSettings: () => parsed?.options ?? {},
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: existsSync,
    readFile: (file) => ts.sys.readFile(file),
  });
}
