// Runs SQLite's statements on a separate thread, in the order in which they come, so that neither long ones nor
// waiting for another process stop the server. Plain JavaScript, because a thread does not read TypeScript;
// sqlite-thread-dialect.ts starts it.
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

const { pragmas, cachedStatements } = workerData;
const statements = new Map();
/** Rows that are handed over at once: taking many would stop the server's thread, so it asks for the next ones. */
const rowsAtOnce = 500;
let database;
let isWriting = false;
/** Rows that wait to be requested. */
const remaining = new Map();
let marks = 0;

parentPort.on('message', (question) => answer(() => run(question)));

function open({ path, timeoutMs, isWriting: isWriter }) {
  isWriting = isWriter;
  // The timeout is set before the journal mode: otherwise two processes that open at once would fail.
  database = new DatabaseSync(path, { timeout: timeoutMs });
  // Works only before the journal writes the first page, and would write a page each time: a full disk has none.
  if (isWriting && database.prepare('pragma page_count').get().page_count === 0)
    database.exec('pragma auto_vacuum = incremental');
  for (const pragma of pragmas) database.exec(`pragma ${pragma}`);
}

function close() {
  statements.clear();
  remaining.clear();
  database.close();
}

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

function run({ sql, parameters, more, ...question }) {
  if (question.open !== undefined) return open(question.open);
  if (question.close === true) return close();
  if (more !== undefined) return nextRows(more);
  const { statement, isReading } = prepare(sql);
  if (isReading) {
    const rows = statement.all(...parameters);
    if (rows.length <= rowsAtOnce) return { rows };
    marks += 1;
    remaining.set(marks, { rows, from: 0 });
    return nextRows(marks);
  }
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

function nextRows(mark) {
  const { rows, from } = remaining.get(mark);
  const to = from + rowsAtOnce;
  if (to < rows.length) remaining.set(mark, { rows, from: to });
  else remaining.delete(mark);
  return { rows: rows.slice(from, to), ...(to < rows.length ? { more: mark } : {}) };
}

function prepare(sql) {
  const kept = statements.get(sql);
  if (kept !== undefined) return kept;
  // A transaction that starts with a read could not wait for its turn to write.
  const statement = database.prepare(sql === 'begin' && isWriting ? 'begin immediate' : sql);
  const prepared = { statement, isReading: statement.columns().length > 0 };
  if (statements.size >= cachedStatements) statements.clear();
  statements.set(sql, prepared);
  return prepared;
}
