import { EpcBadge } from '~/listings/cards/EpcBadge.tsx';
import { EpcScale } from '~/listings/detail/EpcScale.tsx';
import { KeyFigures } from '~/listings/detail/KeyFigures.tsx';
import type { PropertyCard } from '~/listings/cards/property-card.ts';
import { PropertyCardView } from '~/listings/cards/PropertyCardView.tsx';
import { epcLabel } from '~/listings/domain/rules/epc.ts';
import { Chapter, Sample } from './Chapter.tsx';

/** A middling score in each region; Luxembourg's labels are the CRM's own. */
const labels = [
  epcLabel({ region: 'flanders', value: 178, labelText: null, secondLabelText: null }),
  epcLabel({ region: 'brussels', value: 178, labelText: null, secondLabelText: null }),
  epcLabel({ region: 'wallonia', value: 178, labelText: null, secondLabelText: null }),
  epcLabel({ region: 'luxembourg', value: null, labelText: 'C', secondLabelText: 'D' }),
].filter((label) => label !== null);

/** Components that present a property. */
export function ListingParts({ cards }: { cards: PropertyCard[] }) {
  return (
    <Chapter title="Listings">
      <Sample name="cards">
        <ul className="item-grid">
          {cards.map((card) => (
            <li key={card.id}>
              <PropertyCardView card={card} headingLevel={4} />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="key figures">
        <KeyFigures
          figures={[
            { key: 'bedRoom', value: '4' },
            { key: 'livingSurface', value: '215 m²' },
            { key: 'groundSurface', value: '180 m²' },
            { key: 'constructionYear', value: '1904' },
          ]}
          epc={labels[0] ?? null}
        />
      </Sample>
      <div className="grid gap-8 tablet:grid-cols-2 desktop:grid-cols-4">
        {labels.map((label) => (
          <Sample key={label.region} name={`energy label, ${label.region}`}>
            <EpcBadge label={label} />
            <EpcScale label={label} value="178" />
          </Sample>
        ))}
      </div>
    </Chapter>
  );
}
