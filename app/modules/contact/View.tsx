import { useTranslation } from '~/i18n/translation.ts';
import { Form } from '~/forms/Form.tsx';
import { groupPhone } from '~/listings/domain/rules/phone.ts';
import type { Agency, Office, OpeningHours, PostalAddress } from '~/site/agency.ts';
import { linkStyle } from '~/ui/button.ts';
import { Island } from '~/ui/islands/Island.tsx';
import { RichText } from '~/content/rich-text/RichText.tsx';
import { itemLevel, itemsVariable } from '../item-layout.tsx';
import type { Loaded } from '../module-view.ts';
import type { ContactPart, Hours, load } from './load.server.ts';
import OpenNow from './OpenNow.island.tsx';

/** Contact details of the head office and of each branch: address, phone, mail and opening hours. */
export function View({ module }: { module: Loaded<typeof load> }) {
  const { text, shows, view, itemsPerRow } = module;
  return (
    <div className="grid gap-10">
      {text && (
        <div className="max-w-text" lang={text.lang}>
          <RichText blocks={text.blocks} />
        </div>
      )}
      <div className="item-grid" style={itemsVariable(view === 'list' ? 1 : itemsPerRow)}>
        {shows.map((part) => (
          <Part key={part} part={part} module={module} />
        ))}
      </div>
    </div>
  );
}

function Part({ part, module }: { part: ContactPart; module: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { agency } = module;
  const level = itemLevel(module);
  const Heading = `h${level}` as 'h2';
  switch (part) {
    case 'address':
      return (
        <Place
          {...agency}
          name={agency.legalName ?? agency.name}
          openingHours={[]}
          hours={agency.hours}
          level={level}
        />
      );
    case 'openingHours':
      return agency.openingHours.length === 0 ? null : (
        <section>
          <Heading className="text-title">{t('contact.openingHours')}</Heading>
          <HoursTable hours={agency.openingHours} />
        </section>
      );
    case 'offices':
      return agency.offices.map((office) => <Place {...office} key={office.key} level={level} />);
    default: {
      const form = module.forms.find(({ name }) => name === part);
      return form ? <Form {...form} /> : null;
    }
  }
}

interface PlaceProps extends Pick<Office, 'name' | 'address' | 'phone' | 'email'> {
  openingHours: readonly Hours[];
  /** The unformatted opening hours, used to tell whether it is open. */
  hours: readonly OpeningHours[];
  level: number;
}

function Place({ name, address, phone, email, openingHours, hours, level }: PlaceProps) {
  const Heading = `h${level}` as 'h2';
  return (
    <section className="grid content-start gap-2">
      <Heading className="text-title">{name}</Heading>
      {hours.length > 0 && <Island of={OpenNow} props={{ hours }} />}
      {address && <Address address={address} />}
      <ReachBy phone={phone} email={email} />
      {openingHours.length > 0 && <HoursTable hours={openingHours} />}
    </section>
  );
}

function Address({ address: { street, place } }: { address: PostalAddress }) {
  const { t } = useTranslation();
  return (
    <div>
      <address className="not-italic">
        {street}
        <br />
        {place}
      </address>
      <a
        href={routeTo(`${street}, ${place}`)}
        target="_blank"
        rel="noopener"
        className={`${linkStyle} inline-flex min-h-9 items-center`}
      >
        {t('contact.route')}
      </a>
    </div>
  );
}

/** https://developers.google.com/maps/documentation/urls/get-started#directions-action */
function routeTo(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

function ReachBy({ phone, email }: Pick<Agency, 'phone' | 'email'>) {
  return (
    <ul>
      {phone && (
        <li>
          <a
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            className={`${linkStyle} inline-flex min-h-9 items-center figures`}
          >
            {groupPhone(phone)}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={`${linkStyle} inline-flex min-h-9 items-center`}>
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}

function HoursTable({ hours }: { hours: readonly Hours[] }) {
  const { t } = useTranslation();
  return (
    <table className="w-fit text-left figures">
      <caption className="sr-only">{t('contact.openingHours')}</caption>
      <tbody>
        {hours.map(({ days, opens, closes }) => (
          <tr key={days.join() + opens}>
            <th scope="row" className="pr-6 font-normal">
              {days.map((day) => t(`days.${day}`)).join(' – ')}
            </th>
            <td>
              {opens} – {closes}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
