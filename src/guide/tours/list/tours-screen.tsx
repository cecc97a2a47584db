import { type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { type Tour } from '#content/entities/tour.ts';
import { type TourGroup } from '#content/entities/tour-group.ts';
import { idIn, routes } from '../../routes.ts';
import { usePlaceParams } from '../../shell/navigation/place-params.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { Page } from '../../shell/page/page.tsx';
import { plain } from '../../shell/text/plain.ts';
import { orInterfaceText, SpokenText } from '../../shell/text/spoken-text.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { Filling } from '../../state/visit/filling.tsx';
import { TourList } from './tour-list.tsx';
import styles from './tours-screen.module.css';

export function ToursScreen(): ReactNode {
  const { tourGroupId } = usePlaceParams();
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
      title={orInterfaceText(say(group.Name), t('tours.title'))}
      lead={plain(say(group.Description))}
      back={routes.groups.href()}
      crumb={say(catalogue.provider.Name)}
      place={{ group }}
    >
      <Filling at="aloud" />
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
      <Filling at="aloud" />
      {tours.length === 0 ? <EmptyNote>{t('tours.empty')}</EmptyNote> : <ToursByGroup tours={tours} />}
    </Page>
  );
}

/** With headings if there is more than one group; tours without a group come last. */
function ToursByGroup({ tours }: { readonly tours: readonly Tour[] }): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const byGroup = new Map<TourGroup | undefined, Tour[]>();
  for (const tour of tours) {
    const group = catalogue.group(tour.TourGroupID);
    byGroup.set(group, [...(byGroup.get(group) ?? []), tour]);
  }
  if (byGroup.size < 2) return <TourList tours={tours} />;
  return [...byGroup].map(([group, ofGroup], index) => (
    <section key={group?.ID ?? 'none'} className={styles.group}>
      <h2>
        <SpokenText spoken={orInterfaceText(say(group?.Name ?? {}), t('tours.more'))} />
      </h2>
      {group === undefined ? null : (
        <p className={styles.lead}>
          <SpokenText spoken={plain(say(group.Description))} />
        </p>
      )}
      <TourList tours={ofGroup} isNested isFirst={index === 0} />
    </section>
  ));
}
