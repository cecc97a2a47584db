import { type Place } from '#content/sheets/sheet.ts';
import { useTexts } from '../../language/texts.tsx';

/** Returns where something stands in a file: `texts.xlsx, row 7, column C`. */
export function usePlaceWords(): (place: Place) => string {
  const { t } = useTexts();
  return ({ file, sheet, row, column }) =>
    [
      file,
      ...(sheet === undefined ? [] : [t('exchange.sheet', { sheet })]),
      ...(row === undefined ? [] : [t(column === undefined ? 'exchange.line' : 'exchange.row', { row: String(row) })]),
      ...(column === undefined || row === undefined ? [] : [t('exchange.column', { column })]),
    ].join(', ');
}
