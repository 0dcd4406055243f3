import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { Island } from '~/ui/islands/Island.tsx';
import Renovation from '../renovation/Renovation.island.tsx';
import { EpcScale } from './EpcScale.tsx';
import FloorPlans from './FloorPlans.island.tsx';
import { Location } from './Location.tsx';
import { Media } from './Media.tsx';
import { Nearby } from './Nearby.tsx';
import type { PropertyDetail } from './property-detail.server.ts';
import { PropertyFacts } from './PropertyFacts.tsx';

interface Props {
  property: PropertyDetail;
  /** The section on the costs of buying. */
  costs?: ReactNode;
}

/** The sections further down a property page. */
export function PropertySections({ property, costs }: Props) {
  const { t } = useTranslation();
  const { id, title, epc, energy, facts, images, media, plans, place, nearby, renovation } = property;
  return (
    <>
      {media.length > 0 && <Media media={media} photos={images} title={title.text} />}
      {plans.length > 0 && <Island of={FloorPlans} props={{ plans }} />}
      {facts.length > 0 && (
        <section aria-labelledby="facts">
          <h2 id="facts" className="mb-6 text-heading">
            {t('property.facts')}
          </h2>
          <PropertyFacts groups={facts} />
        </section>
      )}
      {epc && (
        <section aria-labelledby="energy" className="print:hidden">
          <h2 id="energy" className="mb-4 text-heading">
            {t('facts.epcLabel')}
          </h2>
          <EpcScale label={epc} value={energy} />
        </section>
      )}
      {renovation && <Island of={Renovation} props={{ renovation }} />}
      {(place.coordinates ?? place.mobility) && <Location place={place} id={id} title={title.text} />}
      {nearby && <Nearby nearby={nearby} />}
      {costs}
    </>
  );
}
