import { linkStyle } from '~/ui/button.ts';
import { Facts } from '~/ui/Facts.tsx';
import type { NearbyView } from '../nearby/nearby-view.server.ts';

export function Nearby({ nearby: { title, places, note, source, attribution } }: { nearby: NearbyView }) {
  return (
    <section aria-labelledby="nearby" className="property-nearby">
      <h2 id="nearby" className="mb-4 text-heading">
        {title}
      </h2>
      <Facts
        facts={places.map(({ key, kind, name, distance }) => ({
          key,
          name: kind,
          value: (
            <>
              {name} <span className="ml-2 font-semibold whitespace-nowrap">{distance}</span>
            </>
          ),
        }))}
      />
      <p className="mt-3 text-small text-slate-soft">
        {note} {source}{' '}
        {attribution.url === null ? (
          attribution.text
        ) : (
          <a href={attribution.url} target="_blank" rel="noopener noreferrer" className={linkStyle}>
            {attribution.text}
          </a>
        )}
      </p>
    </section>
  );
}
