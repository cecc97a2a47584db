/** A room, and the share of mutants that its unit tests must kill. */
export interface MutatedRoom {
  /** Git's glob pathspecs, relative to the project. */
  readonly files: readonly string[];
  /** The least percentage of killed mutants. */
  readonly atLeast: number;
}

export const rooms: Readonly<Record<string, MutatedRoom>> = {
  content: { files: ['src/shared/content/**/*.ts'], atLeast: 85 },
  rules: {
    files: [
      'games/**/rules.ts',
      'games/**/rules/**/*.ts',
      'games/**/machine.ts',
      'games/flow/**/*.ts',
      'engine/station/**/*.ts',
      'engine/play/**/*.ts',
      'cms/**/rules/**/*.ts',
      'cms/**/rules.ts',
    ],
    atLeast: 85,
  },
  drafts: { files: ['cms/draft/**/*.ts'], atLeast: 85 },
  engine: { files: ['engine/**/*.ts'], atLeast: 60 },
  server: { files: ['src/server/**/*.ts', 'src/shared/contract/**/*.ts'], atLeast: 60 },
};
