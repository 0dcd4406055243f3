import { figuresOf, pictureAddresses } from './constants.js';

/** A property in the results: pictures, price, title, place and figures. Its child is the favourite button. */
export function Card({ card, isFirst, Link, children }) {
  const { title, price, epc } = card;
  return (
    <article
      data-listing={card.id}
      className="group relative grid content-start gap-3 outline-offset-8 outline-brick data-on-map:outline-2"
    >
      <div className="relative aspect-[3/2] overflow-hidden bg-line">
        <div className="card-photos">
          <Link href={card.path} tabIndex={-1} aria-hidden="true" className="card-strip">
            <Picture image={card.images[0]} isFirst={isFirst} />
            {card.images.slice(1).map(({ src }) => (
              <i key={src} />
            ))}
          </Link>
          <span className="card-count figures" aria-hidden="true">{`1/${card.images.length}`}</span>
        </div>
        {card.badge && (
          <div className="pointer-events-none absolute top-3 right-16 left-3 z-1 empty:hidden">
            <span className="flex flex-wrap gap-2">
              <span className="inline-block rounded-small bg-surface px-2 py-0.5 text-small font-semibold text-slate">
                {card.badge.label ?? 'Nieuw'}
              </span>
            </span>
          </div>
        )}
      </div>
      <div className="grid content-start gap-1">
        <p className="font-serif text-title first-letter:uppercase">
          <span className="whitespace-nowrap figures">{price.text ?? 'Prijs op aanvraag'}</span>
        </p>
        <h3 className="font-sans text-base font-semibold tracking-normal">
          <Link href={card.path} className="group-hover:underline after:absolute after:inset-0">
            {title.text}
          </Link>
        </h3>
        <p className="text-small text-slate-soft">{`${card.place} · ${card.type}`}</p>
        <ul className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2 text-small figures">
          {figuresOf(card).map((text) => (
            <li key={text}>{text}</li>
          ))}
          {epc && (
            <li>
              <EpcBadge text={epc.text} />
            </li>
          )}
        </ul>
      </div>
      {children}
    </article>
  );
}

function Picture({ image, isFirst }) {
  return (
    <img
      {...pictureAddresses(image)}
      sizes="(min-width: 1280px) 390px, (min-width: 767px) 50vw, calc(100vw - 2rem)"
      width="800"
      height="533"
      alt={image.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      className="size-full object-cover"
    />
  );
}

function EpcBadge({ text }) {
  return (
    <span className="inline-flex items-center gap-1">
      <span className="sr-only">Energielabel</span>
      <svg width="40" height="20" viewBox="0 0 40 20" role="img" aria-label={text}>
        <path d="M0 0H32L40 10L32 20H0Z" fill="#ec7d2d" />
        <text x="16" y="14.5" textAnchor="middle" fontSize="13" fontWeight="700" fill="#1b1b1b">
          {text}
        </text>
      </svg>
    </span>
  );
}
