import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type CodeLookup, lookUpCodes } from '#content/code-lookup.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { usePlaceParams } from '../../shell/navigation/place-params.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { Redirect } from '../../shell/navigation/redirect.tsx';
import { DocumentTitle, Heading } from '../../shell/page/heading.tsx';
import { PlainPage, quietClass } from '../../shell/page/plain-page.tsx';
import { usePlaceColours } from '../../shell/page/use-place-colours.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { lateTexts, useLateTexts } from '../../shell/late/late-texts.tsx';
import { pathTo } from './path-to.ts';

const { Texts: ScanTexts } = lateTexts('scan');

/** Redirects the address in a printed code to its tour or station, or says that it does not exist. */
export function QrScreen(): ReactNode {
  const { tourCode = '', itemCode } = usePlaceParams();
  const { search, hash } = useLocation();
  const { catalogue } = useContent();
  const found = lookUpCodes(catalogue, itemCode === undefined ? { tourCode } : { tourCode, itemCode });
  const path = pathTo(found);
  const unknown = (
    <ScanTexts standIn={null}>
      <UnknownCode found={found} />
    </ScanTexts>
  );
  return path === undefined ? unknown : <Redirect to={`${path}${search}${hash}`} fallback={unknown} />;
}

function UnknownCode({ found }: { readonly found: CodeLookup }): ReactNode {
  const t = useLateTexts('scan');
  const general = useTranslate();
  const tour = found.kind === 'unknown-item' || found.kind === 'tour' ? found.tour : undefined;
  usePlaceColours(tour === undefined ? nowhere : { tour });
  return (
    <PlainPage>
      <Heading>{t('qr.title')}</Heading>
      <EmptyNote
        action={
          <>
            <Link
              className={buttonClass}
              to={tour === undefined ? routes.tours.href() : routes.locations.href(tour.ID)}
            >
              {tour === undefined ? general('tours.all') : t('qr.toTour')}
            </Link>
            <Link className={quietClass} to={routes.scan.href(tour?.ID)}>
              {t('qr.again')}
            </Link>
          </>
        }
      >
        <UnknownSentence found={found} />
      </EmptyNote>
      <DocumentTitle title={t('qr.title')} />
    </PlainPage>
  );
}

const nowhere = {};

function UnknownSentence({ found }: { readonly found: CodeLookup }): ReactNode {
  const t = useLateTexts('scan');
  if (found.kind === 'unknown-tour') return t('qr.unknownTour', { code: found.code });
  return found.kind === 'unknown-item' ? t('qr.unknownItem', { code: found.code }) : t('qr.unknownPath');
}
