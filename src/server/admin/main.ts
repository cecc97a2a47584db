import { runAdmin } from './run-admin.ts';

process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  input: process.stdin,
  output: process.stderr,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
