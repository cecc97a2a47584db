import { ArrowUpRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { orInterfaceText, SpokenText } from '../../shell/text/spoken-text.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { storeLinks } from './store-links.ts';
import styles from './welcome-screen.module.css';

const anyDevice = { userAgent: '', maxTouchPoints: 0 };

/** Links to the museum's app (AppstoreHint); hidden in the app itself. */
export function AppHint(): ReactNode {
  const t = useTranslate();
  const { native } = useVisit();
  const { catalogue, say } = useContent();
  const { AppstoreHint, ...addresses } = catalogue.configuration.WelcomeScreen;
  const isHydrated = useHydrated();
  const links = storeLinks(addresses, isHydrated ? navigator : anyDevice);
  const hint = say(AppstoreHint.text);
  // Without a link, the guide's own words would be an empty promise.
  if (!AppstoreHint.shown || native !== undefined || (links.length === 0 && hint.text === '')) return null;
  return (
    <div className={styles.app}>
      <p>
        <SpokenText spoken={orInterfaceText(hint, t('welcome.app'))} />
      </p>
      {links.length === 0 ? null : (
        <ul>
          {links.map(({ shop, href }) => (
            <li key={shop}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {t(shop === 'ios' ? 'welcome.appIos' : 'welcome.appAndroid')}
                <ArrowUpRight aria-hidden size={16} />
                <span className="visually-hidden">{t('info.newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
