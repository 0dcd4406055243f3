import type { ReactNode } from 'react';
import { colon } from '~/i18n/colon.ts';
import { useTranslation } from '~/i18n/translation.ts';
import { Island } from '~/ui/islands/Island.tsx';
import { FavouriteButton } from '../saved/FavouriteButton.tsx';
import { Badge, Price } from '../cards/Price.tsx';
import { Actions } from './Actions.tsx';
import type { NextStep } from './AgentCard.tsx';
import { ContactBar } from './ContactBar.tsx';
import type { PropertyForms } from './property-forms.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { LanguageNote } from './LanguageNote.tsx';
import type { PropertyDetail } from './property-detail.server.ts';
import { PropertyAside } from './PropertyAside.tsx';
import PropertyGallery from './PropertyGallery.island.tsx';
import { PropertySections } from './PropertySections.tsx';
import type { QrCode } from './qr-code.server.ts';
import { SectionNav, type SectionId } from './SectionNav.tsx';
import '../costs/costs.css';
import '../renovation/renovation.css';
import './property-page.css';
import './property-print.css';

interface Props {
  property: PropertyDetail;
  breadcrumb: ReactNode;
  /** The agency; the contact if the listing names no agent. */
  agency: { name: string; phone: string | null; email: string | null; recognitionNumber: string | null };
  /** The page's canonical URL. */
  url: string;
  forms: PropertyForms;
  /** Links to other forms: a viewing, an offer. */
  steps?: readonly NextStep[];
  qr: QrCode;
  /** Day-month-year. */
  today: string;
  /** The section on the costs of buying. */
  costs?: ReactNode;
}

/** A property page: facts in the order of a buyer's questions, with the contact always visible beside them. */
export function PropertyPage({ property, breadcrumb, agency, url, forms, steps, qr, today, costs }: Props) {
  const { t } = useTranslation();
  const { id, title, description, epc, plans, media, place } = property;
  const agent = property.agent ?? { ...agency, role: '', mobile: null, picture: null };
  const hasPlace = place.coordinates !== null || place.mobility !== null;
  const parts: Record<SectionId, boolean> = {
    description: true,
    media: media.length > 0,
    plans: plans.length > 0,
    facts: property.facts.length > 0,
    energy: epc !== null,
    place: hasPlace,
    costs: costs !== undefined,
    documents: property.documents.length > 0,
    agent: true,
  };
  return (
    <>
      <article className="property-sheet page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-6 tablet:py-8">
        {breadcrumb}
        <Head property={property} />
        <Island of={PropertyGallery} props={{ images: property.images, title: title.text }} />
        <SectionNav sections={sectionIds.filter((section) => parts[section])}>
          <Price price={property.price} goal={property.goal} />
        </SectionNav>
        <div className="property-columns">
          <div className="property-body">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <Actions id={id} title={title.text} url={url} friend={forms.friend} />
              <KeyFigures figures={property.figures} epc={epc} />
              {property.market.length > 0 && (
                <ul data-market className="text-small text-slate-soft figures">
                  {property.market.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </div>
            <section aria-labelledby="description" className="property-words">
              <h2 id="description" className="text-heading">
                {t('property.description')}
              </h2>
              <LanguageNote lang={description?.lang} />
              <div className="mt-4 grid max-w-text gap-4" lang={description?.lang}>
                {description ? (
                  description.paragraphs.map((text, index) => <p key={index}>{text}</p>)
                ) : (
                  <p>{t('property.noDescription')}</p>
                )}
              </div>
            </section>
            <PropertySections property={property} costs={costs} />
          </div>
          <PropertyAside
            property={property}
            agent={agent}
            agency={agency}
            url={url}
            forms={forms}
            steps={steps}
            qr={qr}
            today={today}
          />
        </div>
      </article>
      <ContactBar beside={<FavouriteButton id={id} title={title.text} />}>
        <Price price={property.price} goal={property.goal} />
      </ContactBar>
    </>
  );
}

const sectionIds: readonly SectionId[] = [
  'description',
  'media',
  'plans',
  'facts',
  'energy',
  'place',
  'costs',
  'documents',
  'agent',
];

/** Title and price, visible without scrolling: below the photo on phones, above the photos elsewhere. */
function Head({ property }: { property: PropertyDetail }) {
  const { t, language } = useTranslation();
  const { title, badge, titlePrefix, price, charges, priceHistory, goal, address, type } = property;
  return (
    <header className="property-head">
      <h1 className="text-heading" lang={title.lang}>
        {titlePrefix && t(`property.${titlePrefix}Prefix`) + colon(language)}
        {title.text}
      </h1>
      <div className="property-where text-slate-soft">
        {badge && <Badge badge={badge} tone="highlight" />}
        <p>{[address, type].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="property-price">
        <p data-price className="font-serif">
          <Price price={price} goal={goal} />
        </p>
        {charges !== null && <p className="text-slate-soft figures">{t('price.plusCharges', { amount: charges })}</p>}
        {priceHistory.length > 0 && (
          <ul data-price-history className="text-small text-slate-soft figures">
            {priceHistory.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}
