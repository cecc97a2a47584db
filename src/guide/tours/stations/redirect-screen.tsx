import { type ReactNode } from 'react';
import { isGuidePath } from '#content/guide-path.ts';
import { type Tour } from '#content/entities/tour.ts';
import { buttonClass } from '#ui/button.tsx';
import { routes } from '../../routes.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { Redirect } from '../../shell/navigation/redirect.tsx';
import { Page } from '../../shell/page/page.tsx';
import { orInterfaceText } from '../../shell/text/spoken-text.tsx';
import { plain } from '../../shell/text/plain.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';

/** A tour that leads elsewhere: redirects within the guide, or shows a link to another site. */
export function RedirectScreen({ tour }: { readonly tour: Tour }): ReactNode {
  const t = useTranslate();
  const target = tour.RedirectTarget;
  const broken = (
    <RedirectPage tour={tour}>
      <EmptyNote>{t('redirect.broken')}</EmptyNote>
    </RedirectPage>
  );
  if (isGuidePath(target)) return <Redirect to={target} fallback={broken} />;
  const host = hostOf(target);
  if (host === undefined) return broken;
  return (
    <RedirectPage tour={tour}>
      <p>
        <a className={buttonClass} href={target} rel="noopener noreferrer" target="_blank">
          {t('action.continue', { title: host })}
        </a>
      </p>
    </RedirectPage>
  );
}

function RedirectPage({ tour, children }: { readonly tour: Tour; readonly children: ReactNode }): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const title = orInterfaceText(say(tour.Name), t('redirect.title'));
  return (
    <Page title={title} lead={plain(say(tour.Description))} back={routes.tours.href()} place={{ tour }}>
      {children}
    </Page>
  );
}

function hostOf(target: string): string | undefined {
  return /^https?:\/\//.test(target) && URL.canParse(target) ? new URL(target).hostname : undefined;
}
