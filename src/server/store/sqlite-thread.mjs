// Runs SQLite's statements on a thread of its own, in the order in which they come, so that neither long ones nor
// waiting for another process stop the server. Plain JavaScript, because a thread does not read TypeScript;
// sqlite-thread-dialect.ts starts it.
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

const { path, patience, pragmas, isWriting, keptStatements } = workerData;
const statements = new Map();
let database;

answer(() => {
  // The timeout is set before the journal mode: otherwise two processes that open at once would fail.
  database = new DatabaseSync(path, { timeout: patience });
  for (const pragma of pragmas) database.exec(`pragma ${pragma}`);
});

parentPort.on('message', (question) => {
  if (question !== 'close') return answer(() => run(question));
  database?.close();
  parentPort.close();
});

function answer(work) {
  let told;
  try {
    told = { result: work() };
  } catch (error) {
    const { message, code, errcode } = error;
    told = { error: { message: String(message), code, errcode } };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: threads have no origin
  parentPort.postMessage(told);
}

function run({ sql, parameters }) {
  const { statement, isReading } = prepare(sql);
  if (isReading) return { rows: statement.all(...parameters) };
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

function prepare(sql) {
  const kept = statements.get(sql);
  if (kept !== undefined) return kept;
  // A transaction that starts with a read could not wait for its turn to write.
  const statement = database.prepare(sql === 'begin' && isWriting ? 'begin immediate' : sql);
  const prepared = { statement, isReading: statement.columns().length > 0 };
  if (statements.size >= keptStatements) statements.clear();
  statements.set(sql, prepared);
  return prepared;
}
