import { Button, Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { Download, Printer, QrCode } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { location } from '#content/entities/location.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useTexts } from '../language/texts.tsx';
import { saveAs } from '../session/save-as.ts';
import { useConnection } from '../session/session-context.tsx';
import { firstText } from '../workspace/object-label.ts';
import { useLateCatalogue } from '../workspace/use-catalogue.ts';
import { LocalAddressAlert } from './local-address-alert.tsx';
import { type PrintedCode, qrAddress, qrPicture } from './qr-codes.ts';
import styles from './qr-sheet.module.css';

export interface QrSheetButtonProps {
  readonly tour: number;
  /** If given, only the code of this item is shown. */
  readonly item?: number;
}

/** The QR codes of a tour and its stations, or of one station: shown, printed, and saved as pictures. */
export function QrSheetButton({ tour, item }: QrSheetButtonProps): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="sm" leftSection={<QrCode aria-hidden size={16} />} onClick={() => setOpen(true)}>
        {t(item === undefined ? 'print.qrCodes' : 'print.qrCode')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="xl"
        title={t('print.title')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        {isOpen ? <Sheet tour={tour} {...(item === undefined ? {} : { item })} /> : null}
      </Dialog>
    </>
  );
}

const sizes = ['3', '5', '8'] as const;

function Sheet({ tour, item }: QrSheetButtonProps): ReactNode {
  const { t } = useTexts();
  const { guideAddress: base } = useConnection();
  const codes = useCodes(tour, item, base);
  const [size, setSize] = useState<string>('5');
  const [hasNames, setNames] = useState(true);
  if (codes.length === 0) return <Text>{t('print.noCode')}</Text>;
  return (
    <Stack>
      <Text size="sm">{t('print.address', { address: base })}</Text>
      <LocalAddressAlert />
      <Group>
        <SegmentedControl
          aria-label={t('print.size')}
          value={size}
          onChange={setSize}
          data={sizes.map((value) => ({ value, label: t('print.centimetres', { size: value }) }))}
        />
        <Switch
          label={t('print.names')}
          checked={hasNames}
          onChange={({ currentTarget }) => setNames(currentTarget.checked)}
        />
        <Button leftSection={<Printer aria-hidden size={16} />} onClick={() => globalThis.print()}>
          {t('print.print')}
        </Button>
      </Group>
      <Codes codes={codes} size={size} hasNames={hasNames} className={styles.sheet}>
        {({ key, name, number, address }) => (
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<Download aria-hidden size={12} />}
            aria-label={t('print.saveOne', { name: `${number} ${name}`.trim() })}
            onClick={() => saveAs(new Blob([qrPicture(address)], { type: 'image/svg+xml' }), `${key}.svg`)}
          >
            SVG
          </Button>
        )}
      </Codes>
      {createPortal(<Codes codes={codes} size={size} hasNames={hasNames} className={styles.paper} />, document.body)}
    </Stack>
  );
}

interface CodesProps {
  readonly codes: readonly PrintedCode[];
  /** Centimetres. */
  readonly size: string;
  readonly hasNames: boolean;
  readonly className: string | undefined;
  /** The text below each code. */
  readonly children?: (code: PrintedCode) => ReactNode;
}

function Codes({ codes, size, hasNames, className, children }: CodesProps): ReactNode {
  return (
    <ul className={className}>
      {codes.map((code) => (
        <li key={code.key} className={styles.code} style={{ inlineSize: `${size}cm` }}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qrPicture(code.address))}`}
            alt={code.address}
            className={styles.picture}
          />
          {hasNames ? (
            <span className={styles.words}>
              {code.number === '' ? null : <strong>{code.number} </strong>}
              {code.name}
            </span>
          ) : null}
          {children?.(code)}
        </li>
      ))}
    </ul>
  );
}

function useCodes(tour: number, item: number | undefined, base: string): readonly PrintedCode[] {
  const { language, t } = useTexts();
  const catalogue = useLateCatalogue();
  const own = catalogue.tour(tour);
  if (own === undefined || own.Code === '') return [];
  const whole: PrintedCode = {
    key: own.Code,
    name: firstText(own.Name, language),
    number: '',
    address: qrAddress(base, own.Code),
  };
  const stations = catalogue
    .itemsOf(tour)
    .filter(({ ID, Code }) => Code !== '' && (item === undefined || ID === item))
    .map(({ Code, LocationID }): PrintedCode => {
      const { Name } = catalogue.location(LocationID) ?? location.complete({});
      return {
        key: `${own.Code}-${Code}`,
        name: firstText(Name, language) || t('unnamed'),
        number: Code,
        address: qrAddress(base, own.Code, Code),
      };
    });
  return item === undefined ? [whole, ...stations] : stations;
}
