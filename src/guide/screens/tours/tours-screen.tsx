import { type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { type TourGroup } from '#content/entities/tour-group.ts';
import { idIn, routes } from '../../routes.ts';
import { EmptyNote } from '../../shell/empty-note.tsx';
import { Page } from '../../shell/page.tsx';
import { orWords } from '../../shell/spoken-text.tsx';
import { useContent } from '../../state/content-context.tsx';
import { useTranslate } from '../../state/interface-context.tsx';
import { TourList } from './tour-list.tsx';

export function ToursScreen(): ReactNode {
  const { tourGroupId } = useParams();
  const { catalogue } = useContent();
  const group = catalogue.group(idIn(tourGroupId) ?? -1);
  if (tourGroupId !== undefined && group === undefined) return <Navigate to={routes.notFound.href()} replace />;
  return group === undefined ? <AllTours /> : <ToursOfGroup group={group} />;
}

function ToursOfGroup({ group }: { readonly group: TourGroup }): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const tours = catalogue.tours(group.ID);
  return (
    <Page
      title={orWords(say(group.Name), t('tours.title'))}
      lead={say(group.Description)}
      back={routes.groups.href()}
      crumb={say(catalogue.provider.Name)}
      place={{ group }}
    >
      {tours.length === 0 ? <EmptyNote>{t('tours.empty')}</EmptyNote> : <TourList tours={tours} />}
    </Page>
  );
}

function AllTours(): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const tours = catalogue.tours();
  const back = catalogue.configuration.TourGroupsAsNavigationLayer ? routes.groups.href() : routes.welcome.href();
  return (
    <Page title={t('tours.all')} back={back} crumb={say(catalogue.provider.Name)}>
      {tours.length === 0 ? <EmptyNote>{t('tours.empty')}</EmptyNote> : <TourList tours={tours} />}
    </Page>
  );
}
