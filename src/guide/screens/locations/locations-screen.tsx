import { type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isRedirect } from '#content/catalogue.ts';
import { type Tour } from '#content/entities/tour.ts';
import { itemTree } from '#content/item-tree.ts';
import { idIn, routes } from '../../routes.ts';
import { EmptyNote } from '../../shell/empty-note.tsx';
import { Page } from '../../shell/page.tsx';
import { Picture } from '../../shell/picture.tsx';
import { orWords } from '../../shell/spoken-text.tsx';
import { useContent } from '../../state/content-context.tsx';
import { useTranslate } from '../../state/interface-context.tsx';
import styles from './locations-screen.module.css';
import { RedirectScreen } from './redirect-screen.tsx';
import { StationList } from './station-list.tsx';

export function LocationsScreen(): ReactNode {
  const { tourId } = useParams();
  const { catalogue } = useContent();
  const tour = catalogue.tour(idIn(tourId) ?? -1);
  if (tour === undefined) return <Navigate to={routes.notFound.href()} replace />;
  return isRedirect(tour) ? <RedirectScreen tour={tour} /> : <Stations tour={tour} />;
}

function Stations({ tour }: { readonly tour: Tour }): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const items = catalogue.itemsOf(tour.ID);
  const group = catalogue.group(tour.TourGroupID);
  return (
    <Page
      title={orWords(say(tour.Name), t('tours.title'))}
      lead={say(tour.Description)}
      back={routes.tours.href(group?.ID)}
      crumb={say(group?.Name ?? {})}
      place={{ tour }}
    >
      {tour.ImageDescriptor === undefined || tour.ImageDescriptor.ImageURL === '' ? null : (
        <Picture image={tour.ImageDescriptor} className={styles.banner} decorative first withCopyright />
      )}
      {items.length === 0 ? <EmptyNote>{t('locations.empty')}</EmptyNote> : <StationList branches={itemTree(items)} />}
    </Page>
  );
}
