import type { SearchPack } from '../pack.ts';

/** Spanish texts of the search. */
export const search: SearchPack = {
  'search.title': 'Buscar',
  'search.clear': 'Borrar',
  'search.label.number': 'Número de la parada',
  'search.label.words': '¿Qué busca?',
  'search.label.both': 'Número o palabra',
  'search.hint.number': 'Escriba el número que figura junto a un objeto: la parada aparecerá aquí.',
  'search.hint.words':
    'Escriba una palabra: un nombre, un lugar, un material. Aquí aparecerá todo lo que cuentan nuestras paradas.',
  'search.hint.both':
    'Escriba el número que figura junto a un objeto o una palabra: un nombre, un lugar, un material. Aquí aparecerá lo que cuentan nuestras paradas.',
  'search.preparing': 'Repasando todas las paradas…',
  'search.count': { one: '{count} parada encontrada', other: '{count} paradas encontradas' },
  'search.results': 'Paradas encontradas',
  'search.nothing':
    'No hemos encontrado nada para «{typed}». Quizá haya una cifra equivocada, o convenga probar con otra palabra.',
};
