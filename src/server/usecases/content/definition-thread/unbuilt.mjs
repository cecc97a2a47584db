// Lets a thread read TypeScript where the server runs without being built, as in tests: a thread does not inherit that.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
