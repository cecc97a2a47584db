import { type ReactNode } from 'react';
import { cardPicture } from '#content/card-picture.ts';
import { type TourGroup } from '#content/entities/tour-group.ts';
import { routes } from '../../routes.ts';
import { Card, CardGrid } from '../../shell/lists/card.tsx';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { Page } from '../../shell/page/page.tsx';
import { orInterfaceText } from '../../shell/text/spoken-text.tsx';
import { plain } from '../../shell/text/plain.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { Filling } from '../../state/visit/filling.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';

export function GroupsScreen(): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const museum = say(catalogue.provider.Name);
  return (
    <Page title={t('groups.title')} back={routes.welcome.href()} crumb={museum}>
      {catalogue.groups.length === 0 ? <EmptyNote>{t('groups.empty')}</EmptyNote> : null}
      <Filling at="aloud" />
      <CardGrid>
        {catalogue.groups.map((group, index) => (
          <GroupCard key={group.ID} group={group} first={index === 0} />
        ))}
      </CardGrid>
    </Page>
  );
}

function GroupCard({ group, first }: { readonly group: TourGroup; readonly first: boolean }): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  return (
    <Card
      to={routes.tours.href(group.ID)}
      title={orInterfaceText(say(group.Name), t('tours.title'))}
      description={plain(say(group.Description))}
      image={cardPicture(group)}
      first={first}
    />
  );
}
