import { useTranslation } from 'react-i18next';
import { RichText } from '~/content/rich-text/RichText.tsx';
import { groupPhone } from '~/listings/rules/phone.ts';
import type { Agency, Office, OpeningHours, PostalAddress } from '~/site/agency.ts';
import { linkStyle } from '~/ui/button.ts';
import { itemLevel } from '../Items.tsx';
import type { ModuleOf } from '../registry.ts';

/** How to reach the agency: address, phone, mail and opening hours, of the head office and of each other one. */
export function View({ module }: { module: ModuleOf<'contactModule'> }) {
  const { t } = useTranslation();
  const { text, agency, shows } = module;
  const level = itemLevel(module);
  const Heading = `h${level}` as 'h2';
  return (
    <div className="grid gap-10">
      {text && (
        <div className="max-w-text" lang={text.lang}>
          <RichText blocks={text.blocks} />
        </div>
      )}
      <div className="grid gap-10 tablet:grid-cols-2">
        {shows.includes('address') && (
          <Place {...agency} name={agency.legalName ?? agency.name} openingHours={[]} level={level} />
        )}
        {shows.includes('openingHours') && agency.openingHours.length > 0 && (
          <section>
            <Heading className="text-title">{t('contact.openingHours')}</Heading>
            <Hours hours={agency.openingHours} />
          </section>
        )}
        {shows.includes('offices') &&
          agency.offices.map((office) => <Place {...office} key={office.key} level={level} />)}
      </div>
    </div>
  );
}

type PlaceProps = Pick<Office, 'name' | 'address' | 'phone' | 'email' | 'openingHours'> & { level: number };

function Place({ name, address, phone, email, openingHours, level }: PlaceProps) {
  const Heading = `h${level}` as 'h2';
  return (
    <section className="grid content-start gap-2">
      <Heading className="text-title">{name}</Heading>
      {address && <Address address={address} />}
      <ReachBy phone={phone} email={email} />
      {openingHours.length > 0 && <Hours hours={openingHours} />}
    </section>
  );
}

function Address({ address }: { address: PostalAddress }) {
  return (
    <address className="not-italic">
      {address.street}
      <br />
      {address.place}
    </address>
  );
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

function Hours({ hours }: { hours: readonly OpeningHours[] }) {
  const { t } = useTranslation();
  return (
    <table className="w-fit text-left figures">
      <caption className="sr-only">{t('contact.openingHours')}</caption>
      <tbody>
        {hours.map(({ days, opens, closes }) => (
          <tr key={days.join() + opens}>
            <th scope="row" className="pr-6 font-normal">
              {daySpan(days)
                .map((day) => t(`days.${day}`))
                .join(' – ')}
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

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Day = (typeof week)[number];

/** First and last of days in a row; a single day, or days apart, as they are. */
function daySpan(days: readonly string[]): Day[] {
  const known = week.filter((day) => days.includes(day));
  const [first, last] = [known[0], known[known.length - 1]];
  const inRow =
    first !== undefined && last !== undefined && week.indexOf(last) - week.indexOf(first) === known.length - 1;
  return inRow && known.length > 1 ? [first, last] : known;
}
