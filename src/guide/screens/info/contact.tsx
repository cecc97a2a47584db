import { Globe, Mail, MapPin, Phone, Printer } from 'lucide-react';
import { type ReactNode } from 'react';
import { mailAddress, phoneAddress, websiteAddress } from '#ui/addresses.ts';
import { type Provider } from '#content/entities/provider.ts';
import { SpokenText } from '../../shell/text/spoken-text.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import styles from './info-screen.module.css';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { OutsideLink } from './outside-link.tsx';

export function hasContact({ Address, Phone: phone, Fax, Email, Internet }: Provider): boolean {
  return [...Object.values(Address), phone, Fax, Email, Internet].some((text) => text.trim() !== '');
}

/** The museum's contact details. Entries that a phone cannot open stay plain text. */
export function Contact({ provider }: { readonly provider: Provider }): ReactNode {
  const t = useLateTexts('info');
  const { say } = useContent();
  const address = say(provider.Address);
  const website = websiteAddress(provider.Internet);
  return (
    <section>
      <h2>{t('info.contact')}</h2>
      <dl className={styles.contact}>
        <Line icon={<MapPin aria-hidden size={20} />} name={t('info.address')} text={address.text}>
          <span className={styles.address}>
            <SpokenText spoken={address} />
          </span>
        </Line>
        <Line icon={<Phone aria-hidden size={20} />} name={t('info.phone')} text={provider.Phone}>
          <bdi dir="ltr">
            <PlainLink to={phoneAddress(provider.Phone)}>{provider.Phone}</PlainLink>
          </bdi>
        </Line>
        <Line icon={<Printer aria-hidden size={20} />} name={t('info.fax')} text={provider.Fax}>
          <bdi dir="ltr">{provider.Fax}</bdi>
        </Line>
        <Line icon={<Mail aria-hidden size={20} />} name={t('info.email')} text={provider.Email}>
          <PlainLink to={mailAddress(provider.Email)}>{provider.Email}</PlainLink>
        </Line>
        <Line icon={<Globe aria-hidden size={20} />} name={t('info.web')} text={provider.Internet}>
          {website === undefined ? (
            provider.Internet
          ) : (
            <OutsideLink to={website}>{provider.Internet.replace(/^https?:\/\/|\/$/gi, '')}</OutsideLink>
          )}
        </Line>
      </dl>
    </section>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Line({ icon, name, text, children }: LineProps): ReactNode {
  if (text.trim() === '') return null;
  return (
    <div>
      <dt>
        {icon}
        <span>{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function PlainLink({ to, children }: { readonly to: string | undefined; readonly children: string }): ReactNode {
  return to === undefined ? (
    children
  ) : (
    <a className={styles.link} href={to}>
      {children}
    </a>
  );
}
