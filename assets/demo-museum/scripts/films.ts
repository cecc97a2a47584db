import { saveFilm, type Film } from './drawing/film.js';
import { attractor } from './films/attractor.js';
import { lissajous } from './films/lissajous.js';

const films: Record<string, () => Film> = { lissajous, attractor };

const wanted = process.argv.slice(2);
for (const [name, make] of Object.entries(films)) {
  if (wanted.length === 0 || wanted.includes(name)) await saveFilm(make());
}
